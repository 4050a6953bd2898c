import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silent } from '#checks/server/findings.ts';
import { LOAD, load } from '#checks/server/load.ts';

test('a few tables at a steady rate are all served, and the measurement measures', async () => {
  const options = { ...LOAD, matches: 6, perSecond: 40, seconds: 3, warmUp: 1 };
  const { figures, faults } = await load(options, silent);
  assert.deepEqual(faults, []);
  assert.ok(Number(figures['decisions/s done']) > 10, JSON.stringify(figures));
  assert.ok(Number(figures['decision to seen p50 ms']) > 0 && Number(figures['bare relay p50 ms']) > 0);
});

test('the same against nodes on one PostgreSQL, and what it uses is counted too', async () => {
  const options = { ...LOAD, matches: 4, perSecond: 20, seconds: 3, warmUp: 1, nodes: 2 };
  const { figures, faults } = await load(options, silent);
  assert.deepEqual(faults, []);
  assert.equal(figures['nodes'], 2);
  assert.ok(Number(figures['PostgreSQL a decision µs']) > 0, JSON.stringify(figures));
});
