import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silent } from '#checks/server/findings.ts';
import { sleepers } from '#checks/server/sleepers.ts';

test('matches that nobody plays are woken one by one, and the measurement measures', async () => {
  const { figures, faults } = await sleepers({ matches: 300, woken: 5 }, silent);
  assert.deepEqual(faults, []);
  assert.ok(Number(figures['bytes of the file a match']) > 500, JSON.stringify(figures));
  assert.ok(Number(figures['start ms']) > 0 && Number(figures['asleep to joined p50 ms']) > 0);
});
