// Edges of the rules: the last card that is enough, the first that is too few, and what is there before anything is.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { Frame } from '#engine/flow/flow.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { CARDS, isScheme, REQS } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { SupportLocals } from '#games/spartacus/rules/05-support.ts';
import { reroll } from '#games/spartacus/rules/09-dice.ts';
import { withAbility } from '#games/spartacus/testing/card.ts';
import { say, sit } from '#games/spartacus/testing/sitting.ts';

const kindNamed = (slug: string): number => CARDS.findIndex((card) => card.slug === slug);
const turnOf = (by: number): [string, object][] => [['intrigue-turn', { by, asks: [0, 0] }]];
const items = (table: ReturnType<typeof sit>, seat: number): readonly unknown[] => {
  const request = table.requestFor(seat)!;
  assert.ok(request.kind === 'pick');
  return request.from;
};

test('SP-2.12 SP-2.13 before the cards are dealt nobody has gold, cards, bets or knowledge', () => {
  const g = sit({ seats: 3, at: [['ledgers', {}]] }).state;
  assert.deepEqual(g.gold.slice(0, 3), [0, 0, 0]);
  for (const numbers of [g.showed, g.slipped, g.bets]) assert.ok(numbers.every((one) => one === 0));
  assert.deepEqual([g.showed.length, g.slipped.length, g.bets.length], [3, 9, 12]);
  for (const list of [...g.known, ...g.seen, g.row, g.lot, g.played, g.trades]) assert.equal(list.length, 0);
});

test('SP-14.3 a cost of cards can be paid with exactly as many as it asks for, and not with one fewer', () => {
  const may = (house: string, cards: string, word: string): boolean =>
    items(
      sit({ at: turnOf(0), set: [`seat 0 house ${house}`, `seat 0 table ${cards}`, 'seat 0 hand guard'] }),
      0,
    ).includes(word);
  assert.ok(may('batiatus', 'crixus agron', 'use.batiatus'));
  assert.ok(!may('batiatus', 'crixus pietros', 'use.batiatus'));
  assert.ok(may('glaber', 'guard guard', 'use.glaber'));
  assert.ok(!may('glaber', 'guard crixus', 'use.glaber'));
  assert.ok(may('solonius', 'house-servant', 'use.solonius#2'));
  assert.ok(!may('solonius', 'crixus', 'use.solonius#2'));
});

test('SP-14.3 Late Substitution needs one other combatant, and one is enough', () => {
  const table = (others: string) =>
    sit({
      at: [['window', { window: 'betsPlaced', activeSeat: 0, seats: [0, 1] }]],
      set: [
        'seat 0 influence 6',
        'seat 0 hand late-substitution',
        'seat 0 table crixus',
        `seat 1 table agron ${others}`,
        'fight 0 crixus against 1 agron',
      ],
    });
  assert.deepEqual(items(table(''), 0), ['pass']);
  assert.deepEqual(items(table('castus.x'), 0), ['pass']);
  const one = table('house-servant');
  say(one, '0: play.late-substitution.1');
  assert.equal(one.state.fight!.cards[1], kindNamed('house-servant'));
});

test('SP-14.3 an effect that finds no card left, after another has taken the last, does nothing', () => {
  withAbility('runaway', 'T:scheme TG:rival E:kill(slave)+injure(slave)+influence(-1)', () => {
    const set = ['seat 0 influence 7', 'seat 0 hand runaway', 'seat 1 table pietros crixus'];
    const table = sit({ at: turnOf(0), set });
    say(table, '0: launch.runaway.1');
    assert.deepEqual(table.state.houses[1]!.assets, [kindNamed('crixus')]);
    assert.equal(table.state.houses[1]!.influence, 6);
  });
});

test('SP-12.15 of two dice that show the same face the one not yet rolled again is taken', () => {
  const table = sit({ at: [['ledgers', {}]], dice: [5, 6] });
  const rerolled = 8;
  const dice = [3 + rerolled, 3];
  reroll(table, 0, dice, 3, true, 0);
  assert.deepEqual(dice, [3 + rerolled, 5 + rerolled]);
  reroll(table, 0, dice, 5, false, 0);
  assert.deepEqual(dice, [3 + rerolled, 6 + rerolled], 'a forced roll does not make a die fresh');
});

test('SP-6.12 the card that lets a guard roll again is offered by its name alone', () => {
  const table = sit({
    at: turnOf(0),
    set: ['seat 0 influence 8', 'seat 0 hand poisoned-tongues', 'seat 1 table guard praegustator'],
    dice: [2],
  });
  say(table, '0: launch.poisoned-tongues.1', '1: table.guard');
  assert.deepEqual(items(table, 1), ['use.praegustator', 'keep']);
});

test('SP-3.6 who only watches learns nothing of gold that passed unseen', () => {
  const table = sit({
    at: [['auction', { bidders: [0, 1], stacks: [0, 0] }]],
    set: ['lot agron', 'seat 0 gold 4', 'seat 1 gold 4', 'hidden 0 1'],
  });
  assert.equal(table.decide(0, 'give', { to: 1, gold: 3 }), null);
  const slipped = (viewer: number): number[] =>
    spartacus.viewFor(table.state, viewer).houses.map((house) => house.slipped);
  assert.deepEqual(
    [slipped(0), slipped(1), slipped(SPECTATOR)],
    [
      [0, 3],
      [-3, 0],
      [0, 0],
    ],
  );
});

test('SP-5.31 where no scheme of a guessed hand needs support, none is guessed', () => {
  const table = sit({
    at: turnOf(0),
    set: ['seat 0 influence 4', 'seat 0 hand poisoned-tongues'],
  });
  say(table, '0: ask.poisoned-tongues', '0: 1 0');
  const view = spartacus.viewFor(table.state, 1);
  const counts = [0, 0];
  let reactions = 0;
  for (let seed = 0; seed < 60; seed++) {
    const g = spartacus.determinise(view, fastRandom(seed));
    const [kind] = g.houses[0]!.hand;
    const needy = isScheme(kind!) && REQS[kind!]! > 4;
    if (!isScheme(kind!) && REQS[kind!]! > 4) reactions++;
    counts[needy ? 1 : 0]!++;
    assert.equal((g.flow.frames[1] as Frame & SupportLocals).card, needy ? kind : -1);
  }
  assert.ok(reactions > 0 && counts[0]! > reactions && counts[1]! > 5, String(counts));
});

test('SP-1.25 a request for support whose scheme nobody could guess contradicts nothing', () => {
  const consistent = (card: number): boolean => {
    const { state } = sit({
      at: [...turnOf(0), ['support', { by: 0, card, gold: 0, askedSeats: [1], open: [1] }]],
      set: ['seat 0 hand poisoned-tongues guard'],
    });
    return spartacus.consistent!(state, 1);
  };
  assert.ok(consistent(kindNamed('poisoned-tongues')));
  assert.ok(consistent(-1));
  assert.ok(!consistent(kindNamed('grand-feast')));
});

test('SP-11.11 SP-16.6 into a tournament goes by default the dearest that is ready of each kind', () => {
  const table = sit({
    at: [['duel', { pair: [0, 1] }]],
    set: ['seat 0 table crixus theokeles.x agron war-axe.x sword helmet lorica net.x javelin', 'seat 1 table castus'],
  });
  const entry = table.requestFor(0)!.fallback as { [field: string]: number };
  const named = Object.entries(entry).map(([field, asset]) => [field, spartacus.nouns['asset']!.print(asset)]);
  assert.deepEqual(named, [
    ['combatant', 'crixus'],
    ['weapon', 'sword'],
    ['armor', 'lorica'],
    ['special', 'javelin'],
  ]);
});
