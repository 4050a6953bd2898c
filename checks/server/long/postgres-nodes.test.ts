import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silent } from '#checks/server/findings.ts';
import { HOSTILE, hostile } from '#checks/server/hostile.ts';
import { NODES, nodes } from '#checks/server/nodes.ts';
import { RESEND, resend } from '#checks/server/resend.ts';
import { TWINS, twins } from '#checks/server/twins.ts';
import { leakSealedAnswers } from '#checks/testing/leak.ts';

test('three nodes of which one is killed again and again lose and double nothing', async () => {
  const { figures, faults } = await nodes({ ...NODES, kills: 5, tables: 4 }, silent);
  assert.deepEqual(faults, []);
  assert.deepEqual([figures['kills'], figures['cuts']], [5, 1]);
  assert.ok(Number(figures['decisions acknowledged']) >= 5 * 16, JSON.stringify(figures));
});

test('a viewer at another node is sent the same bytes whatever the secret is', async () => {
  const { figures, faults } = await twins({ ...TWINS, pairs: 15, nodes: 2 }, silent);
  assert.deepEqual(faults, []);
  assert.ok(Number(figures['pairs']) === 15 && Number(figures['refusals among them']) > 10, JSON.stringify(figures));
});

test('the twins notice that viewers at another node hear of a sealed answer', async (t) => {
  leakSealedAnswers(t);
  const { faults } = await twins({ ...TWINS, games: ['spartacus'], pairs: 60, nodes: 2 }, silent);
  assert.match(faults[0] ?? '', /can tell the twins apart: /);
});

test('decisions sent up to five times to three nodes happen once each, and every copy gets the same answer', async () => {
  const { figures, faults } = await resend({ ...RESEND, decisions: 600, nodes: 3 }, silent);
  assert.deepEqual(faults, []);
  assert.ok(Number(figures['copies']) > 1.5 * Number(figures['decisions']), JSON.stringify(figures));
});

test('hostile frames change nothing and break nothing at three nodes', async () => {
  const { faults } = await hostile({ ...HOSTILE, frames: 1500, nodes: 3 }, silent);
  assert.deepEqual(faults, []);
});
