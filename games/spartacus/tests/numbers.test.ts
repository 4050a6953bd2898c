import assert from 'node:assert/strict';
import { test } from 'node:test';
import { only } from '#engine/seat.ts';
import { act, actOf, VERBS } from '#games/spartacus/acts.ts';
import { CARDS, isGuard, WINDOW_BITS } from '#games/spartacus/cards.ts';
import { learn } from '#games/spartacus/house.ts';
import { lockedGold } from '#games/spartacus/rules/03-turn.ts';
import { compare } from '#games/spartacus/rules/09-dice.ts';
import { TARGETS } from '#games/spartacus/rules/14-conditions.ts';
import { clockwise, handSize } from '#games/spartacus/state.ts';
import { answer, say, sit } from '#games/spartacus/testing/sitting.ts';

test('SP-5.4 SP-5.5 the hand size for every influence', () => {
  const sizes = Array.from({ length: 13 }, (_, influence) => handSize(influence));
  assert.deepEqual(sizes, [3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]);
});

test('SP-0.1 clockwise is upwards and round', () => {
  const { state } = sit({ seats: 3, at: [['ledgers', {}]] });
  assert.deepEqual([clockwise(state, 0, 1), clockwise(state, 2, 1), clockwise(state, 1, 3)], [1, 0, 1]);
});

test('SP-9.14–9.19 comparison of dice, case by case', () => {
  const cases: [attack: number[], defense: number[], opposed: number, unopposed: number][] = [
    [[6], [5], 1, 0],
    [[5], [5], 0, 0],
    [[1, 6], [6, 1], 0, 0],
    [[6, 5, 4], [5, 5, 3], 2, 0],
    [[4, 3, 2, 1], [1], 1, 1],
    [[2, 3], [], 0, 1],
    [[6], [1, 1, 1, 6], 0, 0],
  ];
  for (const [attack, defense, opposed, unopposed] of cases)
    assert.deepEqual(compare(attack, defense), { opposed, unopposed });
});

test('SP-14.2 the opponent of a fighter is the other one', () => {
  const { state } = sit({
    seats: 3,
    at: [['bets', {}]],
    set: ['seat 2 table crixus', 'seat 1 table agron', 'fight 2 crixus against 1 agron'],
  });
  assert.deepEqual(TARGETS.opp(state, 2), [1]);
  assert.deepEqual(TARGETS.opp(state, 1), [2]);
  assert.deepEqual(TARGETS.participant(state, 0), [2, 1]);
  assert.deepEqual(TARGETS.rival(state, 1), [0, 2]);
  assert.deepEqual(TARGETS.any(state, 1), [0, 1, 2]);
  assert.deepEqual(TARGETS.none(state, 1), [-1]);
});

test('SP-6.1 only reactions have windows', () => {
  for (const [kind, { type }] of CARDS.entries()) assert.equal(WINDOW_BITS[kind]! > 0, type === 'reaction');
});

test('acts are read back from their words', () => {
  const words = [
    'launch.petty-theft.2',
    'use.batiatus#2',
    'use.tullius.1',
    'play.hidden-purse.1=2',
    'use.sword=3',
    'hand.guard',
    'end',
  ];
  for (const word of words) {
    const { verb, card, seat, ability, number } = actOf(word);
    assert.equal(act(verb, card, seat, ability, number), word);
    assert.ok(VERBS.includes(verb));
  }
  assert.throws(() => actOf('launch.nothing.1'), /is no act/);
  assert.throws(() => actOf('sing'), /is no act/);
});

test('SP-1.25 what was seen of a hand is a lower bound: the same card may be seen twice', () => {
  const { state } = sit({ at: [['ledgers', {}]], set: ['seat 1 hand guard guard petty-theft'] });
  const guard = state.houses[1]!.hand.find(isGuard)!;
  learn(state, 0, 1, [guard]);
  learn(state, 0, 1, [guard]);
  assert.deepEqual(state.known[1], [guard]);
  learn(state, 0, 1, [guard, guard]);
  assert.deepEqual(state.known[1], [guard, guard]);
});

test('SP-1.25 SP-1.26 who knew of a card in a hand forgets it when one like it is shown', () => {
  const table = sit({
    at: [['intrigue-turn', { by: 1, asks: [0, 0] }]],
    set: ['seat 1 hand guard guard petty-theft'],
  });
  learn(table.state, 0, 1, table.state.houses[1]!.hand);
  say(table, '1: cash.guard');
  assert.equal(table.state.known[1]!.length, 2);
  assert.equal(table.disclosed & only(0), only(0));
});

test('SP-3.5 what is locked in an auction: the stack, the sealed bid, the open bid', () => {
  const table = sit({
    at: [['auction', { bidders: [0, 1], stacks: [2, 2] }]],
    set: ['lot agron', 'seat 0 gold 9', 'seat 1 gold 9', 'seat 1 hand guard'],
  });
  assert.deepEqual([lockedGold(table.state, 0), lockedGold(table.state, 1)], [2, 2]);
  say(table, '0: 3');
  assert.deepEqual([lockedGold(table.state, 0), lockedGold(table.state, 1)], [5, 2]);
  say(table, '1: 1');
  assert.deepEqual([lockedGold(table.state, 0), lockedGold(table.state, 1)], [5, 3]);
  say(table, '1: pass');
  assert.deepEqual(table.state.gold.slice(0, 2), [4, 9]);
});

test('SP-8.27 SP-8.33 sealed bets lock their gold until they are settled', () => {
  const table = sit({
    seats: 3,
    at: [['bets', {}]],
    set: ['seat 0 table crixus', 'seat 1 table agron', 'seat 2 gold 7', 'fight 0 crixus against 1 agron'],
  });
  say(table, '2: 1 0 2 1');
  assert.equal(lockedGold(table.state, 2), 4);
  assert.equal(answer(table, 2, '0 0 0 1'), null);
  assert.equal(lockedGold(table.state, 2), 1);
});

test('SP-8.26 the corner of the opponent is barred to the owners of the two combatants, and only to them', () => {
  const table = sit({
    seats: 3,
    at: [['bets', {}]],
    set: ['seat 2 table crixus', 'seat 1 table agron', 'fight 2 crixus against 1 agron'],
  });
  const barred = [0, 1, 2].map((seat) => table.requestFor(seat)!.barred!.map(({ item, clause }) => [item, clause]));
  assert.deepEqual(barred, [[], [['victory-1', 'SP-8.26']], [['victory-2', 'SP-8.26']]]);
});

test('SP-5.18 SP-14.3 why an ability cannot be used is told: spent, exhausted, unpayable, or its condition', () => {
  const table = sit({
    at: [['intrigue-turn', { by: 0, asks: [0, 0] }]],
    set: [
      'seat 0 house tullius',
      'seat 0 influence 5',
      'seat 0 gold 3',
      'seat 0 hand forewarned',
      'seat 0 table pietros.x nomenclator ancilla',
      'seat 1 influence 6',
    ],
  });
  const why = (item: string): string | undefined =>
    table.requestFor(0)!.barred!.find((one) => one.item === item)?.reason;
  assert.match(why('use.pietros')!, /Pietros is exhausted/);
  assert.match(why('use.tullius.1')!, /condition does not hold/);
  assert.match(why('use.ancilla.1')!, /condition does not hold/);
  assert.equal(why('use.nomenclator'), undefined);
  say(table, '0: use.tullius#2');
  assert.match(why('use.tullius#2')!, /used this turn/);
  assert.match(why('use.nomenclator')!, /costs cannot be paid/);
});
