import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silent } from '#checks/server/findings.ts';
import { HOSTILE, hostile } from '#checks/server/hostile.ts';

test('hostile frames and forged seats change nothing and break nothing', async () => {
  const { figures, faults } = await hostile({ ...HOSTILE, frames: 1500 }, silent);
  assert.deepEqual(faults, []);
  assert.ok(Number(figures['frames']) >= 1000 && Number(figures['refusals and other answers']) > 500);
});
