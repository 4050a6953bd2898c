// Chapter 18: Rest and End Turn.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thingName } from '#games/gladiatori/cards.ts';
import { duel, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-18.2, GL-25.5 silent in Rest: Endurance is used where Rest could recover three Elements or more; Blood is none', () => {
  const rest = (...more: string[]): unknown => stage({ at: [['rest']], set: [duel('', '', more)] }).request(0).fallback;
  assert.deepEqual(rest('discard energy-0*2', 'blood 1/5'), { use: 'no' });
  assert.deepEqual(rest('endurance 0/5', 'discard energy-0*3'), { use: 'no' });
  assert.deepEqual(rest('discard strength energy-0*2', 'blood 1/5'), { use: 'yes', elements: [0, 4, 4] });
  assert.deepEqual(
    rest('endurance 2/5', 'discard energy-0 energy-1 feint berserk'),
    { use: 'yes', elements: [2, 6] },
    'Action cards first, then the highest HP',
  );
  assert.deepEqual(rest('endurance 1/5', 'offense 2/5', 'guard 4/4'), { use: 'yes', elements: [20] });
  assert.deepEqual(rest('endurance 3/5', 'offense 4/5', 'guard 3/4', 'discard sweep'), {
    use: 'yes',
    elements: [7, 20, 21],
  });
});

test('GL-18.11, GL-13.26 a boost of Endurance that was not used ends with the turn, at nothing', () => {
  const s = stage({ at: [['turn', {}, 'GL-18.10']], set: [duel('', '', ['endurance 9/5', 'boosted endurance'])] });
  assert.deepEqual([s.seat(0).now, s.seat(0).boosted], [[5, 4, 0, 5, 3], 0]);
});

test('GL-2.14, GL-18.5 Rest recovers neither Abilities nor Endurance; Standby offers of each value three at most', () => {
  const s = stage({ at: [['rest']], set: [duel('', '', ['values 4/5 3/4 3/5 1/5 1/3'])] });
  const form = s.request(0);
  assert.deepEqual(
    form.kind === 'form' && form.fields[1]!.request.kind === 'subset' && form.fields[1]!.request.from.map(thingName),
    ['offense', 'guard'],
  );
  const standby = stage({ set: [duel('strength', '', ['blood 0/5'])] }).play('0: done | 0: standby-strength');
  assert.deepEqual(standby.from(0), ['blood', 'blood', 'blood']);
});
