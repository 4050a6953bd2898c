import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/random.ts';
import type { Entry } from '#live/entry.ts';
import { sampleServer } from '#server/sample-server.ts';
import { anyAnswer, ScriptedClient } from '#server/scripted-client.ts';

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

test('bots go on after a restart though nobody is there, and a person finds his question again', async (t) => {
  const first = await sampleServer(t, { pace: 60_000 });
  const anna = new ScriptedClient(first.url);
  const seats = [{ kind: 'bot' }, { kind: 'bot' }, { kind: 'me' }];
  const { match } = await anna.create({ game: 'harenula', options: { rounds: 1 }, seats });
  await anna.sit(match);
  // The bots of the first server think for a minute; it is gone before they answer.
  await first.close();
  const second = await sampleServer(t, { data: first.data });
  const { store } = second.hub.around;
  const decided = async (): Promise<number> =>
    (await store.read(match, 0)).filter(({ key }) => key.startsWith('bot:')).length;
  for (let n = 0; n < 80 && (await decided()) === 0; n++) await sleep(100);
  assert.ok((await decided()) > 0, 'no bot has decided');
  const later = new ScriptedClient(second.url);
  later.cookie = anna.cookie;
  const wire = await later.connect();
  const stream = await wire.join(match);
  assert.equal(stream.viewer, 2);
  await stream.play(anyAnswer(fastRandom(3)));
  wire.close();
});

test('a table put away and made again from its log goes on with the same numbers', async (t) => {
  const { url, hub } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const { match } = await anna.create({ game: 'spartacus', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await anna.sit(match);
  const first = await anna.connect();
  const streams = [await first.join(match, 0), await first.join(match, 1)];
  const enough = (): boolean => streams.some(({ seq }) => seq >= 40);
  await Promise.all(streams.map((stream, i) => stream.play(anyAnswer(fastRandom(i)), enough)));
  first.close();
  await sleep(100);
  assert.equal(hub.size, 1);
  const before = hub.room(match);
  await before.run(async () => {});
  const told = await before.run(async () => [0, 1, 15].map((viewer) => before.seq(viewer)));
  await sleep(5);
  hub.putAway(1);
  assert.equal(hub.size, 0);
  const wire = await anna.connect();
  const stream = await wire.join(match, 0, streams[0]);
  assert.equal(stream.seq, told[0]);
  const room = hub.room(match);
  assert.deepEqual(await room.run(async () => [0, 1, 15].map((viewer) => room.seq(viewer))), told);
  wire.close();
});

test('when another process was first the entry is tried again on what is there now', async (t) => {
  const { url, hub } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { match } = await anna.create({ game: 'harenula', options: { rounds: 1 }, seats });
  await anna.sit(match);
  const wire = await anna.connect();
  const streams = [await wire.join(match, 0), await wire.join(match, 1)] as const;
  await wire.until(() => streams.every(({ update }) => update !== null));
  const { id } = streams[1].update!.request!;
  const entry: Entry = { t: 'decide', at: hub.around.store.now(), seat: 1, id, choice: [], by: null };
  const asked = 'elsewhere';
  const text = JSON.stringify({ entry, asked });
  const elsewhere = { match, seq: 2, key: 'seat:1:elsewhere', entry: text, asked, deadline: null };
  assert.equal((await hub.around.store.append(elsewhere)).kind, 'ok');
  assert.equal((await streams[0].choose([])).t, 'ack');
  await wire.until(() => streams[1].update!.request?.clause !== 'HA-2.5');
  assert.equal((await hub.around.store.read(match, 0)).length, 3);
  assert.deepEqual([streams[0].seq, streams[1].seq], [2, 3]);
  await Promise.all(streams.map((stream, i) => stream.play(anyAnswer(fastRandom(i)))));
  wire.close();
});

test('nobody answers faster than the table’s pace what another’s decision led to', async (t) => {
  const { url } = await sampleServer(t, { pace: 300 });
  const anna = new ScriptedClient(url);
  const seats = [{ kind: 'me' }, { kind: 'bot' }];
  const { match } = await anna.create({ game: 'jugula', options: { familiaSize: 2, roundLimit: 1 }, seats });
  const since = performance.now();
  await anna.sit(match);
  const wire = await anna.connect();
  const stream = await wire.join(match);
  await wire.until(() => stream.update !== null);
  await stream.choose(anyAnswer(fastRandom(1))(stream.update!.request!));
  assert.ok(performance.now() - since >= 290, 'acknowledged too early');
  wire.close();
});
