// Chapters 10 and 11 once more: what the rules themselves ask for a way, and what they say about one that is not open.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Options } from '#engine/options.ts';
import { printItem } from '#engine/requests/notation.ts';
import { plannedWay } from '#games/jugula/aim.ts';
import { direction, FACINGS, SQUARES, squareName, squareNamed, stanceName, stanceNamed } from '#games/jugula/board.ts';
import { jugula } from '#games/jugula/index.ts';
import { movement } from '#games/jugula/rules/10-movement.ts';
import { pricesOf, stancesFor, wayTo } from '#games/jugula/rules/11-ways.ts';
import { attempt, costOf, position, tableAt } from '#games/jugula/testing/positions.ts';

/** A table at which the first gladiator of seat 0 makes a movement. */
const moving = (lines: string[], gladiator: number) =>
  tableAt(lines, { frames: [movement.frame({ gladiator, mp: 0 })] });

const THRAEX = 6;
const CRUPELLARIUS = 5;

test('JU-EX-5 JU-10.6 the rules themselves ask one point for each step of that way and one for the closing turn', () => {
  const stances = ['2,5n', '2,4n', '2,3n', '3,3e', '3,3n'];
  const costs = stances.slice(1).map((to, i) => costOf([`place thraex.0 ${stances[i]}`], to));
  assert.deepEqual(costs, [1, 1, 1, 1]);
  // The same stance for two points, by a diagonal step and one straight ahead (JU-21.5).
  assert.equal(costOf(['place thraex.0 2,5n'], '3,3n'), 2);
});

test('JU-10.12 the rules themselves charge it again for a later step that leaves another front zone', () => {
  // Along the wall: (3,0) lies in the front zone of the secutor, (5,0) in that of the provocator.
  const lines = [
    'place eques.0 3,0e',
    'place murmillo.0 3,1n',
    'place thraex.0 5,1n',
    'place secutor.1 2,1e',
    'place provocator.1 4,1e',
  ];
  assert.equal(costOf(lines, '4,0e'), 1 + 1);
  assert.equal(costOf(lines, '5,0e'), 1 + 1 + 1);
  assert.equal(costOf(lines, '6,0e'), 1 + 1 + 1 + 1 + 1);
});

test('JU-10.1 JU-11.5 a player who cannot pay for the step back reads so, not that the Danger Zone forbids it', () => {
  const t = moving(['place crupellarius.0 3,3n wounded', 'place secutor.1 3,2s'], CRUPELLARIUS);
  assert.equal(attempt(t, 0, '3,4n'), 'JU-10.1');
  assert.equal(attempt(t, 0, '4,3e'), 'JU-11.1');
  assert.equal(attempt(t, 0, '3,2n'), 'JU-10.15');
});

test('JU-10.15 only of squares next to him it is said that they are occupied', () => {
  const t = moving(['place thraex.0 3,3n', 'place murmillo.0 3,2n', 'place eques.0 6,1n'], THRAEX);
  const taken = t.requestFor(0)!.barred!.filter(({ clause }) => clause === 'JU-10.15');
  assert.deepEqual([...new Set(taken.map(({ item }) => printItem(jugula.nouns, 'stance', item).slice(0, 3)))], ['3,2']);
  assert.equal(taken.length, 8);
});

test('JU-21.5 of two ways that cost the same the one with fewer steps is recorded', () => {
  // One step and a turn, or by (1,0) with the facing of the last step.
  const way = wayTo(position(['place thraex.0 0,0n']), 0, 5, stanceNamed('0,1sw'))!;
  assert.deepEqual(way.cells, [stanceNamed('0,1n') >> 3]);
});

test('JU-10.1 with the question where to go comes what every stance costs, the same as the way there', () => {
  const lines = ['place thraex.0 3,3n', 'place murmillo.0 3,2n', 'place eques.1 4,2s', 'place veles.1 2,4e'];
  const sand = position(lines);
  const stances = stancesFor(sand, 0, 5);
  const told = stances.map((stance) => wayTo(sand, 0, 5, stance)!.parts.reduce((sum, { value }) => sum + value, 0));
  assert.deepEqual(pricesOf(sand, 0, 5, stances), told);
  const { hints } = moving(lines, THRAEX).requestFor(0)!;
  assert.deepEqual(
    hints,
    stances.map((item, i) => ({ item, key: 'price', values: { mp: told[i] } })),
  );
});

/** How often a way over these squares changes its direction. */
const bends = (cells: readonly number[], start: number): number => {
  const heads = cells.map((cell, i) => direction(i === 0 ? start : cells[i - 1]!, cell));
  return heads.filter((d, i) => i > 0 && d !== heads[i - 1]).length;
};

test('JU-21.5 of the cheapest ways the straightest is recorded: no zigzag over empty sand', () => {
  const g = position(['place thraex.0 3,3n']);
  const start = stanceNamed('3,3n') >> 3;
  for (let stance = 0; stance < SQUARES * FACINGS; stance++) {
    const way = wayTo(g, 0, 5, stance);
    if (way === null || way.parts.some(({ label }) => label === 'aside')) continue;
    assert.ok(bends(way.cells, start) <= 2, `${printItem(jugula.nouns, 'stance', stance)} ${way.cells}`);
  }
  const straight = wayTo(g, 0, 5, stanceNamed('7,3e'))!;
  assert.deepEqual(straight.cells, ['4,3', '5,3', '6,3', '7,3'].map(squareNamed));
  const once = wayTo(g, 0, 5, stanceNamed('6,2e'))!;
  assert.equal(bends(once.cells, start), 1);
});

test('JU-21.5 the last step too is that of the way with the fewest steps', () => {
  const told = (stance: string): string[] =>
    wayTo(position(['place thraex.0 3,3n']), 0, 6, stanceNamed(stance))!.cells.map(squareName);
  // With the facing wrong, a turn at the end costs what a step aside does, from any side.
  assert.deepEqual(told('6,0n'), ['4,2', '5,1', '6,0']);
  assert.deepEqual(told('0,6s'), ['2,4', '1,5', '0,6']);
  assert.deepEqual(told('3,0e'), ['3,2', '3,1', '3,0']);
});

test('JU-21.5 a straight way goes round a gladiator in it, with no more bends than it must', () => {
  const g = position(['place thraex.0 0,3e', 'place murmillo.0 2,3e']);
  const way = wayTo(g, 0, 5, stanceNamed('4,3e'))!;
  assert.equal(way.cells.length, 4);
  assert.ok(!way.cells.includes(squareNamed('2,3')));
  // Out of the row and back into it, so that the last step ends in the facing that is wanted.
  assert.equal(bends(way.cells, squareNamed('0,3')), 3);
});

test('JU-11.13 by option the step back ends the movement, without a turn', () => {
  const lines = ['place eques.0 3,3n', 'place secutor.1 3,2s'];
  const at = (options: Options, given: readonly string[], mp: number): string[] =>
    stancesFor(position(given, { options }), 0, mp).map(stanceName);
  const ends = { backingOut: 'ends' };
  assert.deepEqual(at(ends, lines, 6), ['3,3n', '3,4n']);
  assert.ok(at({}, lines, 6).length > 2);
});

test('JU-10.1 JU-2.6 there is no way to what is too far, to a square that is taken, or to a facing that costs too much', () => {
  const lines = ['place thraex.0 0,0s', 'place veles.0 0,1s'];
  assert.deepEqual(
    ['7,7s', '0,1s', '5,0s', '6,6n', '5,0e'].map((stance) => costOf(lines, stance)),
    [null, null, 6, null, 5],
  );
  const g = position(lines);
  const planned = (stance: string): string[] => plannedWay(g, THRAEX, 0, stanceNamed(stance)).cells.map(squareName);
  assert.deepEqual([planned('7,7s'), planned('0,1s'), planned('1,0e')], [[], [], ['1,0']]);
});
