import assert from 'node:assert/strict';
import { test } from 'node:test';
import { silent } from '#checks/server/findings.ts';
import { KILL, kill } from '#checks/server/kill.ts';

test('a server killed twice under load has lost and doubled nothing that it acknowledged', async () => {
  const { figures, faults } = await kill({ ...KILL, kills: 2, tables: 5, seats: 4 }, silent);
  assert.deepEqual(faults, []);
  assert.equal(figures['kills'], 2);
  assert.ok(Number(figures['decisions acknowledged']) >= 2 * 20, JSON.stringify(figures));
});

test('so also where others change what is offered while somebody answers', async () => {
  const { figures, faults } = await kill({ ...KILL, game: 'spartacus', kills: 1, tables: 4, seats: 4 }, silent);
  assert.deepEqual(faults, []);
  assert.ok(Number(figures['decisions acknowledged']) >= 20, JSON.stringify(figures));
});
