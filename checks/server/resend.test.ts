import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silent } from '#checks/server/findings.ts';
import { RESEND, resend } from '#checks/server/resend.ts';

test('decisions sent up to five times over up to three sockets happen once each', async () => {
  const { figures, faults } = await resend({ ...RESEND, decisions: 100, tables: 4, seats: 3 }, silent);
  assert.deepEqual(faults, []);
  assert.ok(Number(figures['copies']) > 1.5 * Number(figures['decisions']), JSON.stringify(figures));
  assert.ok(Number(figures['sockets dropped']) > 0 && Number(figures['keys misused and refused']) > 0);
});
