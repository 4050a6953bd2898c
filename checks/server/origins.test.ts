import assert from 'node:assert/strict';
import { test } from 'node:test';
import { origins } from '#checks/server/origins.ts';

test('pages of other origins get no socket and change nothing', async () => {
  const { figures, faults } = await origins();
  assert.deepEqual(faults, []);
  assert.ok(Number(figures['hostile origins']) >= 40);
});
