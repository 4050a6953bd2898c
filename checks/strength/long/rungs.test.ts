// Whether each level that does not search still beats the one below.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStronger } from '#checks/strength/stronger.ts';

for (const id of ['gladiatori', 'harenula', 'jugula', 'spartacus']) {
  test(`${id}: a Fighter beats a Novice, and a Novice a Tiro`, () => {
    assert.ok(isStronger(id, 'fighter', 'novice'));
    assert.ok(isStronger(id, 'novice', 'tiro'));
  });
}
