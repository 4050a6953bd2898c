import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventFor } from '#engine/event.ts';
import { maySee } from '#engine/seat.ts';
import { RESOURCE_NAMES, SECOND_NAMES, TASK_NAMES, TIRO_NAMES } from '#games/house-of-gladiators/cards.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { gain } from '#games/house-of-gladiators/state.ts';
import {
  alone,
  askedOf,
  barredFor,
  decide,
  eventsOf,
  fallbackOf,
  names,
  offered,
  TWO_HOUSES,
  trainingAt,
} from '#games/house-of-gladiators/testing/positions.ts';

const tiro = (name: string): number => TIRO_NAMES.indexOf(name);
const card = (name: string): number => RESOURCE_NAMES.indexOf(name);

test('HG-9.5, HG-9.7, HG-9.9 a sold gladiator leaves with all that was counted on him', () => {
  const t = alone(['seat 0 gladiator brasus glory=5 victories=2 second=twin-fangs', 'seat 0 gladiator dizas glory=3']);
  decide(t, 0, 'manage sell brasus');
  assert.deepEqual(
    t.state.tiroDiscard.map((one) => TIRO_NAMES[one]),
    ['brasus'],
  );
  assert.deepEqual(
    t.state.secondDiscard[0]!.map((one) => SECOND_NAMES[one]),
    ['twin-fangs'],
  );
  assert.deepEqual(
    t.state.houses[0]!.ludus.map((one) => one.glory),
    [3],
  );
  // Brasus at 10 of 12: over half, and doubled.
  assert.deepEqual(eventsOf(t, 'sold')[0]!.fields, { seat: 0, gladiator: tiro('brasus'), coins: 6, purse: 16 });
});

test('HG-9.6 the last gladiator is neither sold nor freed', () => {
  const t = alone(['seat 0 gladiator brasus']);
  assert.deepEqual(offered(t, 0, 'how'), ['discard']);
  assert.match(barredFor(t, 0, 'sell')!, /^HG-9\.6 /);
  assert.match(barredFor(t, 0, 'free')!, /^HG-9\.6 /);
});

test('HG-9.8 a freed gladiator brings no coins, and counts for the task', () => {
  const t = alone(['seat 0 gladiator brasus glory=9', 'seat 0 gladiator dizas']);
  decide(t, 0, 'manage free brasus');
  assert.equal(t.state.houses[0]!.coins, 10);
  assert.deepEqual(t.state.houses[0]!.deeds.freed, [9]);
  assert.deepEqual(t.state.tiroDiscard, [tiro('brasus')]);
});

test('HG-10.1, HG-25.6 what a House can do in Training; silent: nothing more', () => {
  const t = alone([
    'seat 0 gladiator brasus victories=2',
    'seat 0 gladiator dizas hp=3',
    'seat 0 rations 5',
    'seat 0 hand purse-of-mercury',
  ]);
  assert.deepEqual(offered(t, 0, 'do'), ['heal', 'bless', 'upgrade', 'manage', 'lock']);
  assert.deepEqual(offered(t, 0, 'how'), ['sell', 'free', 'discard']);
  assert.equal(fallbackOf(t, 0), 'lock');
});

test('HG-10.2 the Houses act at once and independently, in any order', () => {
  const t = trainingAt(TWO_HOUSES);
  decide(t, 1, 'manage sell florus');
  decide(t, 0, 'manage sell brasus');
  decide(t, 1, 'lock');
  assert.deepEqual(
    t.asked.map((request) => request.seat),
    [0],
  );
});

test('HG-10.4, HG-10.5, HG-10.8 a ration is a point of health, never above the maximum', () => {
  const t = alone(['seat 0 gladiator brasus hp=7', 'seat 0 gladiator dizas', 'seat 0 rations 5']);
  assert.deepEqual(offered(t, 0, 'patient'), ['brasus']);
  assert.throws(() => decide(t, 0, 'heal brasus 4'), /outside 1 to 3/);
  decide(t, 0, 'heal brasus 2');
  decide(t, 0, 'heal brasus 1');
  assert.equal(t.state.houses[0]!.rations, 2);
  assert.equal(t.state.houses[0]!.ludus[0]!.hp, 10);
  assert.equal(barredFor(t, 0, 'heal'), 'HG-10.8 nobody lacks health');
});

test('HG-10.4 nobody is healed with more rations than there are', () => {
  const t = alone(['seat 0 gladiator brasus hp=2', 'seat 0 gladiator dizas', 'seat 0 rations 3']);
  assert.throws(() => decide(t, 0, 'heal brasus 4'), /outside 1 to 3/);
  decide(t, 0, 'heal brasus 3');
  assert.deepEqual([t.state.houses[0]!.rations, t.state.houses[0]!.ludus[0]!.hp], [0, 5]);
});

test('HG-10.4 without rations nobody is healed with them', () => {
  const t = alone(['seat 0 gladiator brasus hp=7', 'seat 0 gladiator dizas']);
  assert.equal(barredFor(t, 0, 'heal'), 'HG-10.4 there are no rations');
});

test('HG-10.6, HG-10.7, HG-23.14, HG-8.2 a healing Blessing is played from the hand and discarded', () => {
  const t = alone([
    'seat 0 gladiator brasus hp=1',
    'seat 0 gladiator dizas hp=9',
    'seat 0 hand salve-of-aesculapius night-in-the-temple hearth-of-vesta',
  ]);
  decide(t, 0, 'bless salve-of-aesculapius brasus');
  assert.equal(t.state.houses[0]!.ludus[0]!.hp, 5);
  decide(t, 0, 'bless hearth-of-vesta');
  assert.deepEqual(
    t.state.houses[0]!.ludus.map((one) => one.hp),
    [7, 10],
  );
  decide(t, 0, 'bless night-in-the-temple brasus');
  assert.equal(t.state.houses[0]!.ludus[0]!.hp, 10);
  assert.deepEqual(names(t.state.discard), ['salve-of-aesculapius', 'night-in-the-temple', 'hearth-of-vesta']);
  assert.deepEqual(t.state.houses[0]!.hand, []);
});

test('HG-10.7 a DUTIES card is not played in Training, and a healing card not without need', () => {
  const t = alone(['seat 0 gladiators brasus dizas', 'seat 0 hand toll-of-pluto salve-of-aesculapius']);
  assert.ok(!offered(t, 0, 'do').includes('bless'));
  assert.equal(barredFor(t, 0, card('toll-of-pluto'), 'bless'), 'HG-10.7 it is played in House Duties');
  assert.equal(barredFor(t, 0, card('salve-of-aesculapius'), 'bless'), 'HG-10.8 nobody lacks health');
});

test('HG-10.7 nothing is said against a Blessing that can be played, nor against equipment', () => {
  const t = alone(['seat 0 gladiators brasus dizas', 'seat 0 hand purse-of-mercury feint oiled-limbs']);
  for (const name of ['purse-of-mercury', 'feint', 'oiled-limbs'])
    assert.equal(barredFor(t, 0, card(name), 'bless'), null, name);
});

test('HG-10.7 only what a Blessing in the hand needs is asked for', () => {
  const fields = (card: string): string[] => {
    const request = askedOf(alone(['seat 0 gladiator brasus hp=3', 'seat 0 starters none', `seat 0 hand ${card}`]), 0);
    return request.kind === 'form' ? request.fields.map(({ name }) => name) : [];
  };
  assert.deepEqual(fields('purse-of-mercury'), ['do', 'card', 'how', 'cards']);
  assert.deepEqual(fields('salve-of-aesculapius'), ['do', 'card', 'on', 'how', 'cards']);
  assert.deepEqual(fields('hearth-of-vesta'), ['do', 'card', 'how', 'cards']);
  assert.deepEqual(fields('whisper-of-fortuna'), ['do', 'card', 'house', 'how', 'cards']);
});

test('HG-10.9 actions can be mixed in any order', () => {
  const t = alone(['seat 0 gladiator brasus hp=7', 'seat 0 gladiator dizas', 'seat 0 hand sheaf-of-ceres']);
  decide(t, 0, 'manage discard practice-sica');
  decide(t, 0, 'bless sheaf-of-ceres');
  decide(t, 0, 'heal brasus 3');
  decide(t, 0, 'manage sell dizas');
  decide(t, 0, 'lock');
  assert.equal(t.asked[0]!.seat, 1);
});

test('HG-23.13 GAIN in Training brings coins or rations from the reservoirs', () => {
  const t = alone(['seat 0 gladiators brasus dizas', 'seat 0 hand sheaf-of-ceres purse-of-mercury']);
  decide(t, 0, 'bless purse-of-mercury');
  decide(t, 0, 'bless sheaf-of-ceres');
  assert.deepEqual([t.state.houses[0]!.coins, t.state.houses[0]!.rations], [14, 3]);
  assert.deepEqual(
    eventsOf(t, 'gained').map((event) => event.fields),
    [
      { seat: 0, coins: 4, rations: 0, purse: 14, store: 0 },
      { seat: 0, coins: 0, rations: 3, purse: 14, store: 3 },
    ],
  );
});

test('HG-23.16, HG-22.7, HG-10.2 LOOK shows the task and the hand of a House of the user’s choice, to the user', () => {
  const t = trainingAt(
    [
      ...TWO_HOUSES,
      'seat 2 gladiators hanno juba',
      'seat 2 hand feint trip-cord',
      'seat 2 task missio',
      'seat 0 hand whisper-of-fortuna',
    ],
    {},
    3,
  );
  assert.deepEqual(offered(t, 0, 'house'), ['1', '2']);
  decide(t, 0, 'bless whisper-of-fortuna 2');
  assert.ok(maySee(t.disclosed, 0));
  const [peeked] = eventsOf(t, 'peeked');
  assert.deepEqual(eventFor(peeked!, 0)['tasks'], [TASK_NAMES.indexOf('missio')]);
  assert.equal(eventFor(peeked!, 1)['tasks'], undefined);
  const view = houseOfGladiators.viewFor(t.state, 0).houses[2]!;
  assert.deepEqual(view.task, [TASK_NAMES.indexOf('missio')]);
  assert.deepEqual(names(view.known), ['feint', 'trip-cord']);
  assert.deepEqual(houseOfGladiators.viewFor(t.state, 1).houses[2]!.known, []);
  // A second look takes the place of the first.
  gain(t.state.houses[0]!, t.state.discard.pop()!);
  t.run();
  decide(t, 0, 'bless whisper-of-fortuna 2');
  assert.deepEqual(names(houseOfGladiators.viewFor(t.state, 0).houses[2]!.known), ['feint', 'trip-cord']);
  // What was seen stays known until it is played.
  decide(t, 2, 'manage discard feint');
  assert.deepEqual(names(houseOfGladiators.viewFor(t.state, 0).houses[2]!.known), ['trip-cord']);
});

test('HG-20.6 with the option a House may once pay 5 coins for another task', () => {
  const lines = ['seat 0 gladiators brasus dizas', 'seat 0 task strongbox', 'tasks missio untouched'];
  const others = TWO_HOUSES.filter((line) => !line.startsWith('seat 0'));
  const exchangeAt = (coins: number, taskExchange: boolean) =>
    trainingAt([...others, ...lines, `seat 0 coins ${coins}`], { taskExchange });
  assert.ok(!offered(exchangeAt(9, false), 0, 'do').includes('exchange'));
  assert.ok(!offered(exchangeAt(4, true), 0, 'do').includes('exchange'));
  const t = exchangeAt(5, true);
  decide(t, 0, 'exchange');
  assert.equal(t.state.houses[0]!.coins, 0);
  decide(t, 0, offered(t, 0)[0]!);
  assert.equal(t.state.houses[0]!.task.length, 1);
  t.state.houses[0]!.coins = 9;
  t.run();
  assert.ok(!offered(t, 0, 'do').includes('exchange'));
});

test('HG-20.6 a House without a task has none to exchange', () => {
  const lines = [...TWO_HOUSES.filter((line) => !line.startsWith('seat 0 task')), 'seat 0 coins 9'];
  const t = trainingAt(lines, { taskExchange: true });
  assert.ok(!offered(t, 0, 'do').includes('exchange'));
  assert.ok(offered(t, 1, 'do').includes('exchange'));
});

test('HG-25.17 locking ends a House’s Training, and the phase ends when all have locked', () => {
  const t = trainingAt(TWO_HOUSES);
  decide(t, 0, 'lock');
  assert.equal(t.requestFor(0), null);
  decide(t, 1, 'lock');
  assert.ok(t.over);
});
