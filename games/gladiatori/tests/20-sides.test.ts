// Chapter 20: who plays with whom.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outcome } from '#games/gladiatori/rules/19-ending.ts';
import { stage } from '#games/gladiatori/testing/stage.ts';

const sides = (seats: number, options: { [name: string]: string }): number[] =>
  stage({ seats, options }).g.gladiators.map(({ side }) => side);

test('GL-20.22 of two against one any colour plays alone, and has the coins and the victory of the one', () => {
  assert.deepEqual(sides(3, { mode: 'twoVsOne' }), [0, 1, 1]);
  assert.deepEqual(sides(3, { mode: 'twoVsOne', alone: 'green' }), [1, 0, 1]);
  assert.deepEqual(sides(3, { mode: 'coliseum', sides: 'twoVsOne', alone: 'yellow' }), [1, 1, 0]);
  const { g } = stage({ seats: 3, options: { mode: 'twoVsOne', alone: 'green' } });
  assert.deepEqual(
    g.gladiators.map(({ coins }) => coins),
    [55, 70, 55],
  );
  g.vp = [12, 13, 11];
  assert.deepEqual(outcome(g).scores, [13, 13, 13]);
});

test('GL-20.22 of two teams any colour is the partner of Red', () => {
  assert.deepEqual(sides(4, { mode: 'team' }), [0, 1, 0, 1]);
  assert.deepEqual(sides(4, { mode: 'team', partner: 'green' }), [0, 0, 1, 1]);
  assert.deepEqual(sides(4, { mode: 'coliseum', sides: 'team', partner: 'blue' }), [0, 1, 1, 0]);
});
