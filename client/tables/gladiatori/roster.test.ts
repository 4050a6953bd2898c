import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newKept, purchaseOf, readRoster, sheetOf, writeRoster } from '#client/tables/gladiatori/roster.ts';
import { READY_MADE, sheetFromJson } from '#games/gladiatori/characters.ts';

test('GL-1.24 every ready-made gladiator is the same after he was bought piece by piece', () => {
  for (const { name, sheet } of READY_MADE) assert.deepEqual(sheetOf(purchaseOf(sheet)), sheet, name);
});

test('GL-21.1 a roster is read as it was written, and a file that is none says so', () => {
  const [first, second] = READY_MADE.map(({ name, sheet }) => newKept(name, purchaseOf(sheet)));
  assert.deepEqual(readRoster(writeRoster([first!, second!])), [first, second]);
  assert.deepEqual(sheetFromJson(first!.sheet), READY_MADE[0]!.sheet);
  assert.throws(() => readRoster('{}'), /no list of gladiators/);
  assert.throws(() => readRoster('{"gladiators":[{"name":"x","sheet":{}}]}'), /offense/);
});
