// Chapter 9: comparing dice, and who gives them up.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compare } from '#games/spartacus/rules/09-dice.ts';
import { sit } from '#games/spartacus/testing/sitting.ts';

test('SP-9.23 SP-16.6 without an answer the largest pool of the wounded gives, in either slot', () => {
  const given = (slot: number): unknown => {
    const table = sit({
      at: [['wound', { slot, count: 2 }]],
      set: ['seat 0 table theokeles', 'seat 1 table tetraites', 'fight 0 theokeles 6/2/2 against 1 tetraites 1/5/2'],
    });
    return table.requestFor(slot)!.fallback;
  };
  assert.deepEqual(
    [given(0), given(1)],
    [
      [0, 0],
      [1, 1],
    ],
  );
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
