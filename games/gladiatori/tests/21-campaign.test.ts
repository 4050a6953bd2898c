// Chapter 21: the campaign.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterGame, newRecord } from '#games/gladiatori/rules/21-campaign.ts';

test('GL-21.9 a gladiator who died for good stays dead, however his last game is told again', () => {
  const dead = { ...newRecord('Priscus', 'thraex'), dead: true };
  assert.equal(afterGame(dead, { vp: 30, won: true, hp: null, against: null }).dead, true);
});
