import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastRandom } from '#engine/chance/random.ts';
import { PeerWatch } from '#server/peer-watch.ts';
import { anyAnswer, ScriptedClient, type ScriptedStream, type Wire } from '#server/scripted-client.ts';
import { Cluster } from '#server/store/postgres-cluster.ts';
import { settled } from '#server/testing/received.ts';
import { sampleServer } from '#server/testing/server.ts';

let cluster: Cluster;
before(async () => {
  cluster = await Cluster.make();
});
after(() => cluster.remove());

let places = 0;

/** Two nodes on one database. */
async function twoNodes(t: TestContext) {
  const data = cluster.url(`nodes_${places++}`);
  return [await sampleServer(t, { data }), await sampleServer(t, { data })] as const;
}

/** The same person at another node: the proxy sends each connection where it likes. */
function alsoAt(person: ScriptedClient, url: string): ScriptedClient {
  const also = new ScriptedClient(url);
  also.cookie = person.cookie;
  return also;
}

/** Anna at the first node and Bruno at the second, at one table of Harenula. */
async function twoPeople(t: TestContext, more: object = {}) {
  const nodes = await twoNodes(t);
  const people = nodes.map(({ url }) => new ScriptedClient(url)) as [ScriptedClient, ScriptedClient];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { match } = await people[0].create({ game: 'harenula', options: { rounds: 2 }, seats, name: 'Anna', ...more });
  await people[0].sit(match);
  const wires = [await people[0].connect()] as Wire[];
  const streams = [await wires[0]!.join(match)];
  await people[1].sit(match, { name: 'Bruno' });
  wires.push(await people[1].connect());
  streams.push(await wires[1]!.join(match));
  t.after(() => {
    for (const wire of wires) wire.close();
  });
  await Promise.all(streams.map((stream) => stream.wire.until(() => stream.update !== null)));
  return { nodes, people, match, wires: wires as [Wire, Wire], streams: streams as [ScriptedStream, ScriptedStream] };
}

/** Waits until what other nodes have told this one has come to the socket. */
async function settledAtAll(wire: Wire): Promise<void> {
  await sleep(200);
  await settled(wire);
}

test('people at two nodes play one match to its end, and both see the same', async (t) => {
  const { streams, people, match, nodes } = await twoPeople(t);
  const [anna, bruno] = streams;
  await anna.wire.until(() => anna.table!.seats.every(({ online }) => online));
  await bruno.wire.until(() => bruno.table!.seats[0]!.online);
  await Promise.all([anna.play(anyAnswer(fastRandom(1))), bruno.play(anyAnswer(fastRandom(2)))]);
  await Promise.all(streams.map((stream) => stream.wire.until(() => stream.update!.outcome !== null)));
  assert.deepEqual(anna.update!.outcome, bruno.update!.outcome);
  const texts = await Promise.all(
    nodes.map(async ({ url }) => (await alsoAt(people[0], url).get(`/api/matches/${match}/replay`)).text),
  );
  assert.equal(texts[0], texts[1]);
  assert.ok(texts[0]!.includes('"seed"'));
});

test('a sealed answer at one node shows nothing at the other', async (t) => {
  const { streams, wires } = await twoPeople(t);
  const [anna, bruno] = streams;
  await anna.wire.until(() => anna.table!.seats.every(({ online }) => online));
  await settledAtAll(wires[1]);
  const frames = wires[1].frames.length;
  assert.equal((await anna.choose([])).t, 'ack');
  await settledAtAll(wires[1]);
  const later = wires[1].frames.slice(frames).filter((text) => !text.includes('"pong"'));
  assert.deepEqual(later, []);
  assert.equal((await bruno.choose([])).t, 'ack');
  await wires[0].until(() => anna.update!.answered === null);
});

test('talk, names and who is there are known at the other node', async (t) => {
  const { streams, wires, match, people } = await twoPeople(t);
  const [anna, bruno] = streams;
  const heard = (stream: ScriptedStream, text: string): boolean =>
    stream.said.some((one) => one.t === 'chat' && one.line.text === text);
  assert.equal((await wires[0].ask({ t: 'chat', match, to: 'table', text: 'salve' })).t, 'ack');
  await wires[1].until(() => heard(bruno, 'salve'));
  assert.equal((await wires[1].ask({ t: 'chat', match, to: 'table', text: 'ave' })).t, 'ack');
  await wires[0].until(() => heard(anna, 'ave'));
  await people[1].must('/api/me', { name: 'Brutus' });
  await wires[0].until(() => anna.table!.seats[1]!.name === 'Brutus');
  wires[1].close();
  await wires[0].until(() => !anna.table!.seats[1]!.online);
  await people[1].request('DELETE', '/api/me', {});
  await wires[0].until(() => /^Player /.test(anna.table!.seats[1]!.name ?? ''));
});

test('a seat that was taken at one node is known at another that missed the notice', async (t) => {
  for (const name of ['hear', 'compare', 'lookAtAll'] as const)
    t.mock.method(PeerWatch.prototype as never, name as never, () => {});
  const nodes = await twoNodes(t);
  const [anna, bruno] = nodes.map(({ url }) => new ScriptedClient(url)) as [ScriptedClient, ScriptedClient];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { match } = await anna.create({ game: 'harenula', seats, name: 'Anna' });
  await anna.sit(match);
  // The second node has read that the seat is open.
  const watching = await (await bruno.connect()).join(match);
  await watching.wire.until(() => watching.table !== null);
  await bruno.must('/api/me', { name: 'Bruno' });
  await alsoAt(bruno, nodes[0].url).sit(match, { name: 'Bruno' });
  const wires = [await bruno.connect(), await bruno.connect()] as const;
  t.after(() => [watching.wire, ...wires].map((wire) => wire.close()));
  const seated = await wires[0].join(match, 1);
  await wires[0].until(() => seated.update !== null);
  assert.deepEqual(wires[0].refusals, []);
  assert.equal((await wires[1].ask({ t: 'chat', match, to: 'table', text: 'salve', seat: 1 })).t, 'ack');
});

test('a node that ends leaves its matches to the others: bots, clocks and people go on', async (t) => {
  const nodes = await twoNodes(t);
  const anna = new ScriptedClient(nodes[0].url);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'tiro' }, { kind: 'bot', level: 'tiro' }];
  const { match } = await anna.create({ game: 'harenula', options: { rounds: 2 }, seats, name: 'Anna' });
  await anna.sit(match);
  const first = await (await anna.connect()).join(match);
  await first.wire.until(() => first.update !== null);
  assert.equal((await first.choose([])).t, 'ack');
  await nodes[0].close();
  await first.wire.until(() => first.wire.closed !== null);
  assert.equal(first.wire.closed!.code, 1012);
  const wire = await alsoAt(anna, nodes[1].url).connect();
  t.after(() => wire.close());
  const second = await wire.join(match, undefined, first);
  await second.play(anyAnswer(fastRandom(3)));
  assert.ok(second.update!.outcome !== null);
});

test('a database that dies and comes back loses nothing that was acknowledged', async (t) => {
  const { streams, nodes, match } = await twoPeople(t, { options: { rounds: 5 } });
  const answer = anyAnswer(fastRandom(4));
  const acknowledged: string[] = [];
  /** Sends the same under the same key until it is acknowledged, or known to be no longer asked. */
  const insist = async (stream: ScriptedStream, key: string): Promise<void> => {
    const { request } = stream.update!;
    const choice = answer(request!);
    for (let tries = 0; tries < 100; tries++) {
      const settled = await stream.choose(choice, request!.id, key);
      if (settled.t === 'ack') {
        acknowledged.push(`seat:${stream.viewer}:${key}`);
        return;
      }
      if (['stale', 'not-asked'].includes(settled.refusal.code)) return;
      assert.equal(settled.refusal.code, 'not-kept');
      await sleep(100);
    }
    assert.fail('it never came back');
  };
  for (let round = 0; round < 3; round++) {
    const asked = streams.find(({ update }) => update!.request !== null && update!.answered === null)!;
    await cluster.stop('SIGKILL');
    const insisting = insist(asked, `round-${round}`);
    await sleep(150);
    await cluster.start();
    await insisting;
    await Promise.all(streams.map(({ wire }) => settledAtAll(wire)));
  }
  assert.ok(acknowledged.length > 0);
  await Promise.all(streams.map((stream, i) => stream.play(anyAnswer(fastRandom(i)))));
  assert.deepEqual(streams[0].update!.outcome, streams[1].update!.outcome);
  assert.equal(streams[0].log.length, streams[1].log.length);
  const kept = (await nodes[0].hub.around.store.read(match, 0, 10_000)).map(({ key }) => key);
  for (const key of acknowledged) assert.equal(kept.filter((one) => one === key).length, 1, `${key} of ${kept}`);
});

test('a limit is one for all nodes', async (t) => {
  const data = cluster.url(`nodes_${places++}`);
  const limits = { matchesPerMinute: 4 };
  const nodes = [await sampleServer(t, { data, limits }), await sampleServer(t, { data, limits })];
  const body = { game: 'harenula', seats: [{ kind: 'me' }, { kind: 'open' }], name: 'Anna' };
  const anna = new ScriptedClient(nodes[0]!.url);
  await anna.must('/api/me', { name: 'Anna' });
  const people = [anna, alsoAt(anna, nodes[1]!.url)];
  const tries = async (): Promise<number[]> => {
    const made: number[] = [];
    for (let i = 0; i < 6; i++) made.push((await people[i % 2]!.post('/api/matches', body)).status);
    return made;
  };
  const minute = (): number => Math.floor(Date.now() / 60_000);
  const first = minute();
  const made = await tries();
  // Where the minute has turned meanwhile, a new one begins.
  if (minute() === first) assert.deepEqual(made, [201, 201, 201, 201, 429, 429]);
  else assert.ok((await tries()).includes(429));
});
