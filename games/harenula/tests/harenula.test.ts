// The golden scenarios, and what the book says of the components (chapters 0 and 1).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenarioTests } from '#checks/scenario-tests.ts';
import { newFlow } from '#engine/flow/flow.ts';
import { isRefusal, readOptions } from '#engine/options.ts';
import { arena, COSTS, RUBBLE, STARTS } from '#games/harenula/board.ts';
import { ALL_PATRONS, CARDS, isBlow, isGuard, LAURELS, PATRONS, SAND, TRICK, WORTH } from '#games/harenula/cards.ts';
import { harenula } from '#games/harenula/index.ts';
import { game } from '#games/harenula/rules/03-round.ts';
import { clockwise, newState } from '#games/harenula/state.ts';

for (const [title, body] of scenarioTests(harenula, new URL('../scenarios/', import.meta.url))) test(title, body);

const hex = (cell: number): string => `${arena.q[cell]},${arena.r[cell]}`;

test('HA-0.1 clockwise is upwards, and after the last seat comes seat 0', () => {
  const g = newState(newFlow(3, game.frame()), 3, 6);
  const around = (from: number): number[] => [0, 1, 2, 3].map((steps) => clockwise(g, from, steps));
  assert.deepEqual(around(0), [0, 1, 2, 0]);
  assert.deepEqual(around(2), [2, 0, 1, 2]);
});

test('HA-1.1 the game takes 2 to 4 seats, each with one gladiator', () => {
  assert.deepEqual(harenula.seats, { min: 2, max: 4 });
  for (const seats of [2, 3, 4]) assert.equal(harenula.setup(seats, { rounds: 6 }).gladiators.length, seats);
});

test('HA-1.2 the sand deck has 40 cards of six kinds, in these numbers', () => {
  const counts = CARDS.map((name, card) => [name, SAND.filter((one) => one === card).length]);
  const wanted = { 'blow-1': 8, 'blow-2': 6, 'blow-3': 4, 'guard-1': 8, 'guard-2': 6, trick: 8 };
  assert.deepEqual(Object.fromEntries(counts), wanted);
  assert.equal(SAND.length, 40);
  assert.deepEqual(harenula.setup(2, { rounds: 6 }).deck, SAND);
});

test('HA-1.3 a card is worth its number, a trick 1', () => {
  for (const [card, name] of CARDS.entries()) {
    assert.equal(WORTH[card], name === 'trick' ? 1 : Number(name.at(-1)), name);
    assert.equal(isBlow(card), name.startsWith('blow'), name);
    assert.equal(isGuard(card), name.startsWith('guard'), name);
  }
  assert.equal(CARDS[TRICK], 'trick');
});

test('HA-1.4 HA-1.5 six patrons, one card each, and two laurels of each worth', () => {
  const { patrons, laurels } = harenula.setup(4, { rounds: 6 });
  assert.deepEqual(PATRONS, ['avarus', 'ferox', 'magnus', 'vivus', 'durus', 'pius']);
  assert.deepEqual(patrons, [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(ALL_PATRONS, patrons);
  assert.deepEqual(laurels, [1, 1, 2, 2, 3, 3]);
  assert.deepEqual(LAURELS, laurels);
});

test('HA-1.6 each seat begins with 6 coins and the bank with 20', () => {
  assert.deepEqual(harenula.setup(3, { rounds: 6 }).coins, [6, 6, 6, 20]);
});

test('HA-1.7 HA-2.4 HA-4.2 the arena, its rubble, its starts and what a step costs', () => {
  const wanted: string[] = [];
  for (let q = -2; q <= 2; q++) for (let r = -2; r <= 2; r++) if (Math.abs(q + r) <= 2) wanted.push(`${q},${r}`);
  assert.equal(wanted.length, 19);
  assert.deepEqual(
    Array.from({ length: arena.size }, (_, cell) => hex(cell)),
    wanted,
  );
  assert.deepEqual(RUBBLE.map(hex), ['0,-1', '0,1']);
  assert.deepEqual(STARTS.map(hex), ['-2,0', '2,0', '0,-2', '0,2']);
  for (const [cell, costs] of COSTS.entries()) {
    assert.deepEqual(
      costs,
      arena.steps[cell]!.map((next) => (['0,-1', '0,1'].includes(hex(next)) ? 2 : 1)),
    );
  }
});

test('HA-3.1 a game has 1 to 12 rounds, 6 unless said otherwise', () => {
  const rounds = (given: object): unknown => {
    const options = readOptions(harenula.options, given);
    return isRefusal(options) ? options.text : options['rounds'];
  };
  assert.deepEqual([rounds({}), rounds({ rounds: 1 }), rounds({ rounds: 12 })], [6, 1, 12]);
  assert.match(String(rounds({ rounds: 0 })), /from 1 to 12, not 0/);
  assert.match(String(rounds({ rounds: 13 })), /from 1 to 12, not 13/);
  assert.equal(harenula.setup(2, { rounds: 3 }).rounds, 3);
});
