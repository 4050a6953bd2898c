import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastRandom } from '#engine/chance/random.ts';
import { verifyReplay } from '#engine/records/replay.ts';
import { games } from '#games/index.ts';
import type { Entry } from '#live/entry.ts';
import { HostedMatch } from '#server/hosted-match.ts';
import { anyAnswer, ScriptedClient, type ScriptedStream, type Wire } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';
import { Thinking } from '#server/thinking.ts';

test('bots continue after a restart without a person, and a person finds the same request again', async (t) => {
  const first = await sampleServer(t, { pace: 60_000 });
  const anna = new ScriptedClient(first.url);
  const seats = [{ kind: 'bot' }, { kind: 'bot' }, { kind: 'me' }];
  const { match } = await anna.create({ game: 'harenula', options: { rounds: 1 }, seats });
  await anna.sit(match);
  const before = await (await anna.connect()).join(match);
  await before.wire.until(() => before.update !== null);
  // The bots of the first server take a minute; it is gone before they answer.
  await first.close();
  const second = await sampleServer(t, { data: first.data });
  const { store } = second.hub.around;
  const decided = async (): Promise<number> =>
    (await store.read(match, 0)).filter(({ key }) => key.startsWith('bot:')).length;
  while ((await decided()) === 0) await sleep(100);
  const later = new ScriptedClient(second.url);
  later.cookie = anna.cookie;
  const wire = await later.connect();
  const stream = await wire.join(match);
  assert.equal(stream.viewer, 2);
  await wire.until(() => stream.update !== null);
  assert.deepEqual(stream.update!.request, before.update!.request);
  await stream.play(anyAnswer(fastRandom(3)));
  wire.close();
});

test('a snapshot that is not what the log leads to closes the match, and one of another form is not used', async (t) => {
  const { url, hub } = await sampleServer(t);
  const { store } = hub.around;
  const anna = new ScriptedClient(url);
  const { match } = await anna.create({ game: 'harenula', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await anna.sit(match);
  const wire = await anna.connect();
  const stream = await wire.join(match, 0);
  await wire.until(() => stream.update !== null);
  await stream.choose([]);
  wire.close();
  const troubles: string[] = [];
  const trouble = (_match: string, _what: string, error: unknown): void => void troubles.push(String(error));
  // The bot that stands in must not add an entry: a closed pool never answers.
  const thinking = new Thinking();
  await thinking.close();
  const open = () => new HostedMatch(match, { ...hub.around, thinking, trouble }).table();
  const append = async (snapshot: string): Promise<void> => {
    const seq = (await store.read(match, 0)).length + 1;
    const entry: Entry = {
      t: seq % 2 === 1 ? 'stand-in' : 'return',
      at: store.now(),
      seat: 1,
      level: 'steady',
    } as Entry;
    await store.append({ match, seq, key: `other ${seq}`, entry, deadline: null, snapshot });
  };
  for (const strange of ['', '{', 'null', '{"form":0}']) {
    await append(strange);
    assert.equal((await open())!.over, false);
  }
  await append('{"form":1,"build":"another","state":"0123456789abcdef","table":null}');
  await assert.rejects(open(), /cannot be opened/);
  assert.match(troubles.join(), /entry 7 leads to another state/);
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
  const { room: before } = hub.match(match);
  const told = await before.run(async () => [0, 1, 15].map((viewer) => before.seq(viewer)));
  assert.equal(hub.size, 1);
  // Until the server has noticed that nobody is there any more, and some time has gone by.
  for (; hub.size > 0; hub.putAway(1)) await sleep(5);
  const wire = await anna.connect();
  const stream = await wire.join(match, 0, streams[0]);
  assert.equal(stream.seq, told[0]);
  const { room } = hub.match(match);
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
  const elsewhere = { match, seq: 2, key: 'seat:1:elsewhere', entry, asked, deadline: null };
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

test('the server may stop at any moment: everything is as it was when it runs again', async (t) => {
  let server = await sampleServer(t);
  const people = [new ScriptedClient(server.url), new ScriptedClient(server.url)] as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { match } = await people[0].create({ game: 'harenula', options: { rounds: 1 }, seats, name: 'Anna' });
  await people[0].sit(match, { nonce: 'a' });
  let wires: Wire[] = [];
  let streams: ScriptedStream[] = [];
  /** Stops the server, starts it again, and all clients reconnect. */
  const again = async (): Promise<[ScriptedStream, ScriptedStream]> => {
    for (const wire of wires) wire.close();
    await server.close();
    server = await sampleServer(t, { data: server.data });
    for (const person of people) person.url.port = String(server.port);
    wires = await Promise.all(people.map((person) => person.connect()));
    streams = await Promise.all(wires.map((wire) => wire.join(match)));
    if (streams[0]!.table!.stage !== 'waiting')
      for (const stream of streams) await stream.wire.until(() => stream.update !== null);
    return streams as [ScriptedStream, ScriptedStream];
  };
  let [anna, bruno] = await again();
  assert.deepEqual([anna.table!.stage, anna.viewer, bruno.viewer], ['waiting', 0, 15]);
  await people[1].sit(match, { name: 'Bruno' });
  [anna, bruno] = await again();
  assert.deepEqual([anna.table!.stage, bruno.viewer], ['playing', 1]);
  assert.equal((await anna.choose([])).t, 'ack');
  [anna, bruno] = await again();
  assert.deepEqual([anna.update!.answered, anna.seq, bruno.seq], [[], 2, 1]);
  await wires[1]!.ask({ t: 'propose', match, what: 'pause' });
  [anna, bruno] = await again();
  await wires[0]!.until(() => anna.said.some((one) => one.t === 'vote' && one.vote?.what === 'pause'));
  await wires[0]!.ask({ t: 'vote', match, vote: 1, yes: true });
  [anna, bruno] = await again();
  assert.equal(anna.table!.paused, true);
  await wires[0]!.ask({ t: 'propose', match, what: 'resume' });
  await wires[1]!.ask({ t: 'vote', match, vote: 2, yes: true });
  await people[1].must(`/api/matches/${match}/leave`);
  [anna, bruno] = await again();
  assert.equal(anna.table!.seats[1]!.standIn, true);
  await anna.play(anyAnswer(fastRandom(1)));
  [anna, bruno] = await again();
  assert.deepEqual([anna.table!.stage, anna.log.length], ['over', bruno.log.length]);
  const { text } = await people[0].get(`/api/matches/${match}/replay`);
  assert.equal(verifyReplay(text, games, anna.table!.commitment).fault, null);
  for (const wire of wires) wire.close();
});
