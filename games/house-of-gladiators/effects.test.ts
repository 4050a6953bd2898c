// What the effect language allows and no card says today.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EffectOf } from '#games/house-of-gladiators/effects.ts';
import { picks } from '#games/house-of-gladiators/rules/14-advantage.ts';
import { startingHp } from '#games/house-of-gladiators/rules/14-entry.ts';
import { newGladiator } from '#games/house-of-gladiators/state.ts';

test('HG-23.4 PICK_START may be for the first cycle, for the second, or for all', () => {
  const pick = (cycle: 1 | 2 | 'all'): EffectOf<'PICK_START'> => ({ on: 'REVEAL', op: 'PICK_START', cycle });
  const given = (effect: EffectOf<'PICK_START'> | null): boolean[] => [picks(effect, 0), picks(effect, 3)];
  assert.deepEqual(given(pick(1)), [true, false]);
  assert.deepEqual(given(pick(2)), [false, true]);
  assert.deepEqual(given(pick('all')), [true, true]);
  assert.deepEqual(given(null), [false, false]);
});

test('HG-23.3 HP_START leaves at least 1 and at most the maximum', () => {
  const at = (hp: number) => ({ ...newGladiator(0), hp });
  assert.equal(startingHp(at(10), -5), 5);
  assert.equal(startingHp(at(5), -5), 1);
  assert.equal(startingHp(at(7), 2), 9);
  assert.equal(startingHp(at(7), 5), 10);
});
