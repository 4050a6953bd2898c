import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silent } from '#checks/server/findings.ts';
import { KILL, kill } from '#checks/server/kill.ts';

test('a server killed four times under load has lost and doubled nothing that it acknowledged', async () => {
  const { figures, faults } = await kill({ ...KILL, kills: 4, tables: 5, seats: 4 }, silent);
  assert.deepEqual(faults, []);
  assert.equal(figures['kills'], 4);
  assert.ok(Number(figures['decisions acknowledged']) >= 4 * 20, JSON.stringify(figures));
});
