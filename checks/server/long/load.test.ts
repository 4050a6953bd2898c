import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Faults, pause, silent } from '#checks/server/findings.ts';
import { LOAD, load } from '#checks/server/load.ts';
import { LoadTable } from '#checks/server/load-table.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

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

test('players whose sockets are lost come back and play on', async (t) => {
  const { url } = await sampleServer(t);
  const clients = [new ScriptedClient(url), new ScriptedClient(url)];
  const counts = { updates: 0, bytes: 0, lost: 0, again: 0 };
  const faults = new Faults();
  let acknowledged = 0;
  const table = new LoadTable({
    ...{ clients, game: 'harenula', random: fastRandom(3), counts, faults },
    onSeen: () => {},
    onAcknowledged: () => acknowledged++,
  });
  await table.sit();
  const play = async (decisions: number): Promise<void> => {
    for (const end = acknowledged + decisions; acknowledged < end; await pause(2)) table.decide();
  };
  await play(20);
  table.cut();
  // Several matches, so that one of them begins while nobody is connected.
  for (let n = 0; n < 4; n++) {
    await play(40);
    table.cut();
  }
  await play(20);
  table.leave();
  assert.equal(counts.lost, 10);
  assert.deepEqual(faults.list, []);
});
