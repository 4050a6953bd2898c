// Chapter 21: the campaign.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterGame, newRecord } from '#games/gladiatori/rules/21-campaign.ts';
import { stage } from '#games/gladiatori/testing/stage.ts';

test('GL-21.9 a gladiator who died for good stays dead, though his last game is counted again', () => {
  const dead = { ...newRecord('Priscus', 'thraex'), dead: true };
  assert.equal(afterGame(dead, { vp: 30, won: true, hp: null, against: null }).dead, true);
});

test('GL-21.14 in a campaign the XP of each gladiator raise his budget, else they change nothing', () => {
  const coins = (options: { [name: string]: boolean | number | string }, seats = 2): number[] =>
    stage({ seats, options }).g.gladiators.map((one) => one.coins);
  const xp = { xpRed: 9, xpGreen: -4, xpYellow: 2, xpBlue: 3 };
  assert.deepEqual(coins({ campaign: true, ...xp }, 4), [59, 55, 56, 56]);
  assert.deepEqual(coins({ campaign: true, ...xp, coins: 60, coinsGreen: 40, xpGreen: 6 }), [64, 43]);
  assert.deepEqual(coins({ campaign: true, mode: 'twoVsOne', ...xp }, 3), [74, 55, 56]);
  assert.deepEqual(coins(xp, 4), [55, 55, 55, 55]);
});

test('GL-21.1 a record is begun with a sheet written out as with the name of a ready-made character', () => {
  const named = newRecord('a', 'thraex');
  assert.deepEqual(newRecord('a', named.sheet), named);
});
