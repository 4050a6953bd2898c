// Chapter 5f: what can be offered for support.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printItem } from '#engine/requests/notation.ts';
import { EVERYBODY, NOBODY, only } from '#engine/seat.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { TurnFrame } from '#games/spartacus/rules/05-intrigue.ts';
import { say, sit, turnOf } from '#games/spartacus/testing/sitting.ts';

test('SP-5.36 SP-16.29 the gold that can be offered is asked once for all groups that have the same limits', () => {
  const limits = (asks: number[], refusals: number[]): string[] => {
    const table = sit({
      seats: 4,
      at: [['intrigue-turn', { by: 0, asks, refusals }]],
      set: ['seat 0 influence 1', 'seat 0 gold 6', 'seat 0 hand poisoned-tongues'],
    });
    say(table, '0: ask.poisoned-tongues');
    const request = table.requestFor(0)!;
    assert.ok(request.kind === 'form');
    return request.fields.slice(1).map(({ when, request: gold }) => {
      assert.ok(gold.kind === 'amount');
      const groups = when!.is.map((group) => printItem(spartacus.nouns, 'group', group as number));
      return `${groups.join(' ')}: ${gold.min} to ${gold.max}`;
    });
  };
  assert.deepEqual(limits([0, 1, 1, 1], []), ['1 2 3: 0 to 6', '1&2 1&3 2&3: 0 to 3', '1&2&3: 0 to 2']);
  assert.deepEqual(limits([0, 3, 3, 1], [2, 0, 1, 1, 2, 1, 1, 0]), [
    '1 2: 2 to 6',
    '3: 0 to 6',
    '1&2 1&3 2&3: 2 to 3',
    '1&2&3: 2 to 2',
  ]);
  assert.deepEqual(limits([0, 3, 3, 1], [2, 3, 1, 1]), ['1: 2 to 6', '2: 4 to 6', '3: 0 to 6', '1&3: 2 to 3']);
});

test('SP-5.30 SP-16.29 that support is given, and for how much gold, is news to all who were not asked', () => {
  const table = sit({
    seats: 3,
    at: turnOf(0, 3),
    set: ['seat 0 influence 4', 'seat 0 gold 4', 'seat 0 hand poisoned-tongues'],
  });
  say(table, '0: ask.poisoned-tongues', '0: 1 2');
  table.disclosed = NOBODY;
  say(table, '1: agree');
  assert.equal(table.disclosed, EVERYBODY & ~only(0) & ~only(1));
});

test('SP-5.36 at the beginning of a turn nobody has been asked', () => {
  const table = sit({
    seats: 3,
    at: [['intrigue', {}, 'SP-5.10']],
    set: ['seat 0 house batiatus', 'seat 0 hand guard'],
  });
  assert.deepEqual((table.state.flow.frames.at(-1) as TurnFrame).asks, [0, 0, 0]);
});

test('SP-5.28 whom to ask is offered from one House to all, small groups first', () => {
  const table = sit({
    seats: 4,
    at: turnOf(0, 4),
    set: ['seat 0 influence 1', 'seat 0 gold 6', 'seat 0 hand poisoned-tongues'],
  });
  say(table, '0: ask.poisoned-tongues');
  const request = table.requestFor(0)!;
  const whom = request.kind === 'form' ? request.fields[0]!.request : null;
  assert.ok(whom?.kind === 'pick');
  assert.deepEqual(
    whom.from.map((group) => printItem(spartacus.nouns, 'group', group)),
    ['1', '2', '3', '1&2', '1&3', '2&3', '1&2&3', 'none'],
  );
});

test('SP-5.27 the first seat can be asked for support like any other', () => {
  const table = sit({
    at: turnOf(1),
    set: ['seat 1 influence 4', 'seat 0 influence 9', 'seat 1 hand poisoned-tongues'],
  });
  say(table, '1: ask.poisoned-tongues', '1: 0 0', '0: agree', '1: launch.poisoned-tongues.0');
});
