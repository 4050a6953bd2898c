import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silent } from '#checks/server/findings.ts';
import { NODES, nodes } from '#checks/server/nodes.ts';

test('three nodes of which one is killed again and again lose and double nothing', async () => {
  const { figures, faults } = await nodes({ ...NODES, kills: 5, tables: 4 }, silent);
  assert.deepEqual(faults, []);
  assert.deepEqual([figures['kills'], figures['cuts']], [5, 1]);
  assert.ok(Number(figures['decisions acknowledged']) >= 5 * 16, JSON.stringify(figures));
});
