import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventFor } from '#engine/event.ts';
import { maySee, NOBODY } from '#engine/seat.ts';
import { SECOND_CARDS } from '#games/house-of-gladiators/cards/gladiators.ts';
import { ATTRIBUTES, SECOND_CLASS, SECOND_NAMES, TIRO_CLASS, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { training } from '#games/house-of-gladiators/rules/10-training.ts';
import { classOf, levelOf, maxHp, statOf } from '#games/house-of-gladiators/state.ts';
import {
  alone,
  askedOf,
  barredFor,
  decide,
  eventsOf,
  fallbackOf,
  names,
  offered,
  tableAt,
  trainingAt,
} from '#games/house-of-gladiators/testing/positions.ts';

const tiro = (name: string): number => TIRO_NAMES.indexOf(name);

test('HG-11.1 a hurt gladiator is not upgraded', () => {
  const t = alone(['seat 0 gladiator bithys victories=2 hp=8', 'seat 0 coins 20', 'seat 0 rations 9']);
  assert.equal(barredFor(t, 0, tiro('bithys'), 'upgrade'), 'HG-11.1 he is not at full health');
  assert.equal(barredFor(t, 0, 'upgrade'), 'HG-10.1 no gladiator of the House can be upgraded now');
  assert.ok(!offered(t, 0, 'do').includes('upgrade'));
  decide(t, 0, 'heal bithys 1');
  assert.deepEqual(offered(t, 0, 'trainee'), ['bithys']);
});

test('HG-11.2 victories, coins and rations must all be there', () => {
  const base = ['seat 0 coins 12', 'seat 0 rations 5', 'seat 0 gladiator bithys victories=2'];
  assert.deepEqual(offered(alone(base), 0, 'trainee'), ['bithys']);
  for (const lacking of [
    ['seat 0 coins 11', base[1]!, base[2]!],
    [base[0]!, 'seat 0 rations 4', base[2]!],
    [base[0]!, base[1]!, 'seat 0 gladiator bithys victories=1'],
  ]) {
    assert.equal(
      barredFor(alone(lacking), 0, tiro('bithys'), 'upgrade'),
      'HG-11.2 he needs 2 victories, 12 coins and 5 rations',
    );
  }
});

test('HG-11.3 coins and rations go back to the reservoirs', () => {
  const t = alone(['seat 0 coins 15', 'seat 0 rations 5', 'seat 0 gladiator bithys victories=2']);
  const before = t.state.reservoir.slice();
  decide(t, 0, 'upgrade bithys');
  assert.deepEqual(t.state.reservoir, [before[0]! + 12, before[1]! + 5]);
});

test('HG-11.5 a Secutor becomes a Murmillo and a Laquearius a Retiarius', () => {
  for (const [name, cls] of [
    ['florus', 1],
    ['hanno', 2],
    ['brasus', 0],
  ] as const) {
    const t = tableAt(
      [
        'round 3',
        `seat 0 gladiator ${name} victories=3`,
        'seat 1 gladiators castor juba',
        'seat 0 coins 30',
        'seat 0 rations 9',
      ],
      {
        frames: [training.frame({ open: [0] })],
      },
    );
    decide(t, 0, `upgrade ${name}`);
    assert.equal(t.state.seconds[cls]!.length, 6);
  }
});

test('HG-11.7 level, class, attributes and health are those of both cards together, for every second-level card', () => {
  for (const [second, { level, hp, ...card }] of SECOND_CARDS.entries()) {
    const cls = SECOND_CLASS[second]!;
    const trained = { tiro: TIRO_CLASS.indexOf(cls), second, hp: 1, victories: 0, glory: 0 };
    const bare = { ...trained, second: -1 };
    assert.deepEqual([levelOf(bare), classOf(bare)], [1, cls]);
    assert.deepEqual([levelOf(trained), classOf(trained)], [level, 3 + cls]);
    assert.equal(maxHp(trained), maxHp(bare) + hp);
    for (const [i, attribute] of ATTRIBUTES.entries())
      assert.equal(statOf(trained, i), statOf(bare, i) + card[attribute], card.name);
  }
});

test('HG-25.7 silent: the higher attribute sum, then the first drawn; nobody else sees the cards', () => {
  const upgraded = (cards: string) => {
    const t = alone(['seat 0 coins 15', 'seat 0 rations 5', 'seat 0 gladiator bithys victories=2', `seconds ${cards}`]);
    decide(t, 0, 'upgrade bithys');
    return t;
  };
  assert.equal(fallbackOf(upgraded('twin-fangs hornet-pair'), 0), 'hornet-pair');
  assert.equal(fallbackOf(upgraded('dusk-dancer hornet-pair'), 0), 'dusk-dancer');
  const t = upgraded('twin-fangs butcher-of-nola');
  const shows = (viewer: number): boolean =>
    JSON.stringify(houseOfGladiators.viewFor(t.state, viewer).flow).includes('[0,5]');
  assert.deepEqual([shows(0), shows(1)], [true, false]);
  assert.equal(eventFor(eventsOf(t, 'trained')[0]!, 1)['seconds'], undefined);
});

test('HG-11.9 several may be upgraded in one phase, each once', () => {
  const t = alone([
    'seat 0 coins 40',
    'seat 0 rations 20',
    'seat 0 gladiator bithys victories=2',
    'seat 0 gladiator brasus victories=2',
  ]);
  decide(t, 0, 'upgrade bithys');
  decide(t, 0, fallbackOf(t, 0));
  assert.deepEqual(offered(t, 0, 'trainee'), ['brasus']);
  decide(t, 0, 'upgrade brasus');
  decide(t, 0, fallbackOf(t, 0));
  assert.equal(barredFor(t, 0, tiro('bithys'), 'upgrade'), 'HG-11.9 he has been upgraded already');
  assert.equal(t.state.houses[0]!.deeds.upgrades, 2);
});

test('HG-11.10 a short class deck takes its discard pile; a single card is taken; without any there is no upgrade', () => {
  const base = ['seat 0 coins 15', 'seat 0 rations 5', 'seat 0 gladiator bithys victories=2'];
  const short = alone([...base, 'deck-size dimachaerus 1']);
  decide(short, 0, 'upgrade bithys');
  assert.equal(eventsOf(short, 'reshuffled')[0]!.clause, 'HG-11.10');
  assert.equal(askedOf(short, 0).clause, 'HG-11.6');
  const enough = alone([...base, 'deck-size dimachaerus 2']);
  decide(enough, 0, 'upgrade bithys');
  assert.equal(eventsOf(enough, 'reshuffled').length, 0);
  const rejected = alone(base);
  rejected.state.houses[1]!.rejected[0] = rejected.state.seconds[0]!.splice(0, 8);
  rejected.run();
  decide(rejected, 0, 'upgrade bithys');
  assert.equal(rejected.state.seconds[0]!.length, 6);
  const others = SECOND_NAMES.slice(0, 8).map(
    (second, i) => `seat 1 gladiator ${TIRO_NAMES[i < 7 ? i : 8]} second=${second}`,
  );
  const single = alone([...base, ...others.slice(0, 7)]);
  decide(single, 0, 'upgrade bithys');
  assert.equal(single.state.houses[0]!.ludus[0]!.second, 7);
  const none = alone([...base, ...others]);
  assert.equal(barredFor(none, 0, tiro('bithys'), 'upgrade'), 'HG-11.10 no card of his class is left');
});

test('HG-11.11, HG-23.15 Eye of Mars stands for a victory, and both discounts can help at once', () => {
  const t = alone([
    'seat 0 coins 8',
    'seat 0 rations 4',
    'seat 0 gladiator bithys victories=1',
    'seat 0 hand eye-of-mars counsel-of-minerva',
  ]);
  assert.deepEqual(offered(t, 0, 'aid'), ['eye-of-mars+counsel-of-minerva']);
  t.disclosed = NOBODY;
  decide(t, 0, 'upgrade bithys eye-of-mars+counsel-of-minerva');
  assert.ok(maySee(t.disclosed, 1));
  assert.deepEqual([t.state.houses[0]!.coins, t.state.houses[0]!.rations], [0, 0]);
  assert.deepEqual(names(t.state.discard), ['eye-of-mars', 'counsel-of-minerva']);
});

test('HG-11.12 draws are made in the order in which the decisions come in', () => {
  const lines = ['round 3', 'seat 0 gladiator bithys victories=2', 'seat 1 gladiator brasus victories=2'];
  const rich = [
    'seat 0 coins 20',
    'seat 0 rations 9',
    'seat 1 coins 20',
    'seat 1 rations 9',
    'seconds twin-fangs hornet-pair steady-hands dusk-dancer',
  ];
  const t = trainingAt([...lines, ...rich]);
  decide(t, 1, 'upgrade brasus');
  assert.deepEqual(offered(t, 1), ['twin-fangs', 'hornet-pair']);
  decide(t, 1, 'hornet-pair');
  decide(t, 0, 'upgrade bithys');
  assert.deepEqual(offered(t, 0), ['steady-hands', 'dusk-dancer']);
});

test('HG-11.10 a card of the deck and one that another House rejected are two', () => {
  const t = alone(['seat 0 coins 15', 'seat 0 rations 5', 'seat 0 gladiator bithys victories=2']);
  const [deck] = t.state.seconds;
  t.state.houses[1]!.rejected[0] = deck!.splice(0, 1);
  deck!.splice(1);
  t.run();
  decide(t, 0, 'upgrade bithys');
  assert.deepEqual([askedOf(t, 0).clause, offered(t, 0).length], ['HG-11.6', 2]);
});
