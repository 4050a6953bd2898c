import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silent } from '#checks/server/findings.ts';
import { KILL, kill } from '#checks/server/kill.ts';

test('a server killed six times under load has lost and doubled nothing that it acknowledged', async () => {
  const { figures, faults } = await kill({ ...KILL, kills: 6, tables: 5, seats: 4 }, silent);
  assert.deepEqual(faults, []);
  assert.equal(figures['kills'], 6);
  assert.ok(Number(figures['decisions kept']) > 100, JSON.stringify(figures));
});
