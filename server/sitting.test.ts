import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import type { FromTable } from '#live/messages.ts';
import { anyAnswer, ScriptedClient, type ScriptedStream, type Wire } from '#server/scripted-client.ts';
import { settled } from '#server/testing/received.ts';
import { sampleServer } from '#server/testing/server.ts';

type Refused = Extract<FromTable, { t: 'refused' }>;

/** Two people at a table of Harenula that has begun. */
async function twoPeople(t: TestContext, more: object = {}) {
  const server = await sampleServer(t);
  const people = [new ScriptedClient(server.url), new ScriptedClient(server.url)] as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { match } = await people[0].create({ game: 'harenula', options: { rounds: 2 }, seats, name: 'Anna', ...more });
  await people[0].sit(match);
  await people[1].sit(match, { name: 'Bruno' });
  const wires = (await Promise.all(people.map((person) => person.connect()))) as [Wire, Wire];
  const streams = (await Promise.all(wires.map((wire) => wire.join(match)))) as [ScriptedStream, ScriptedStream];
  await Promise.all(streams.map((stream) => stream.wire.until(() => stream.update !== null)));
  t.after(() => {
    for (const wire of wires) wire.close();
  });
  return { server, match, people, wires, streams };
}

const lastVote = (stream: ScriptedStream): Extract<FromTable, { t: 'vote' }> | undefined =>
  stream.said.filter((one) => one.t === 'vote').at(-1) as Extract<FromTable, { t: 'vote' }> | undefined;

test('a sealed answer is told to nobody else, and replaced as often as wished', async (t) => {
  const { streams, wires } = await twoPeople(t);
  const [anna, bruno] = streams;
  assert.deepEqual(
    anna.update!.asked.map(({ seat }) => seat),
    [0, 1],
  );
  await settled(wires[1]);
  const frames = wires[1].frames.length;
  for (const choice of [[], anna.update!.request!.kind === 'subset' ? anna.update!.request!.from.slice(0, 1) : []]) {
    assert.equal((await anna.choose(choice as never)).t, 'ack');
    assert.deepEqual(anna.update!.answered, choice);
  }
  assert.equal(anna.seq, 3);
  await settled(wires[1]);
  assert.equal(wires[1].frames.length, frames + 1, 'the other seat heard of it');
  assert.equal(bruno.seq, 1);
  assert.equal((await bruno.choose([])).t, 'ack');
  await wires[0].until(() => anna.seq === 4);
  assert.equal(bruno.seq, 2);
});

test('what is final is taken back only when the others agree', async (t) => {
  const { streams, wires, match } = await twoPeople(t);
  const [anna, bruno] = streams;
  await anna.choose([]);
  await bruno.choose([]);
  await wires[0].until(() => anna.seq === 3);
  await wires[1].until(() => bruno.seq === 2);
  const undo = (await wires[0].ask({ t: 'undo', match })) as Refused;
  assert.equal(undo.t, 'refused');
  assert.equal((await wires[0].ask({ t: 'propose', match, what: 'takeback', back: 1 })).t, 'ack');
  await wires[1].until(() => lastVote(bruno)?.vote != null);
  const vote = lastVote(bruno)!.vote!;
  assert.deepEqual([vote.by, vote.what, vote.needed], [0, 'takeback', [1]]);
  assert.equal(
    ((await wires[0].ask({ t: 'vote', match, vote: vote.id, yes: true })) as Refused).refusal.code,
    'not-needed',
  );
  assert.equal((await wires[1].ask({ t: 'vote', match, vote: vote.id, yes: true })).t, 'ack');
  await wires[0].until(() => anna.seq === 4);
  assert.equal(anna.update!.request!.clause, 'HA-2.5');
  assert.equal(anna.update!.answered, null);
  assert.equal(lastVote(anna)!.vote, null);
  assert.equal(((await anna.choose([], 0)) as Refused).refusal.code, 'stale', 'a number from before is stale');
  await Promise.all([anna.play(anyAnswer(fastRandom(1))), bruno.play(anyAnswer(fastRandom(2)))]);
});

test('a table is paused and goes on by consent, and nothing is decided meanwhile', async (t) => {
  const { streams, wires, match } = await twoPeople(t, { clock: { kind: 'slow', each: 60_000 } });
  const [anna, bruno] = streams;
  await wires[0].ask({ t: 'propose', match, what: 'pause' });
  await wires[1].until(() => lastVote(bruno)?.vote != null);
  await wires[1].ask({ t: 'vote', match, vote: 1, yes: false });
  await wires[0].until(() => lastVote(anna)?.vote === null);
  assert.equal(anna.table!.paused, false);
  await wires[1].ask({ t: 'propose', match, what: 'pause' });
  await wires[0].ask({ t: 'vote', match, vote: 2, yes: true });
  await wires[0].until(() => anna.table!.paused);
  const clocks = anna.said.filter((one) => one.t === 'clocks').at(-1) as Extract<FromTable, { t: 'clocks' }>;
  assert.deepEqual(clocks.clocks.running, []);
  assert.equal(((await anna.choose([])) as Refused).refusal.code, 'paused');
  await wires[0].ask({ t: 'propose', match, what: 'resume' });
  await wires[1].ask({ t: 'vote', match, vote: 3, yes: true });
  await wires[0].until(() => !anna.table!.paused);
  assert.equal((await anna.choose([])).t, 'ack');
});

test('typed answers are read in the notation of the game', async (t) => {
  const { streams, wires, match } = await twoPeople(t);
  const { id } = streams[0].update!.request!;
  const bad = (await wires[0].ask({ t: 'type', match, id, text: 'no-such-card' })) as Refused;
  assert.equal(bad.refusal.code, 'unreadable');
  const message = { t: 'type', match, id, text: '-', key: 'typed' } as const;
  assert.equal((await wires[0].ask(message)).t, 'ack');
  assert.deepEqual(streams[0].update!.answered, []);
  assert.equal((await wires[0].ask(message)).t, 'ack');
});

test('a bot stands in for a player who leaves, until the player returns', async (t) => {
  const { streams, wires, people, match } = await twoPeople(t);
  const [anna, bruno] = streams;
  await people[1].must(`/api/matches/${match}/leave`);
  await wires[0].until(() => anna.table!.seats[1]!.standIn);
  assert.equal(anna.table!.seats[1]!.level, 'fighter');
  await anna.choose([]);
  await wires[0].until(() => anna.update!.request?.clause !== 'HA-2.5' && anna.seq >= 3);
  assert.equal((await wires[1].ask({ t: 'return', match })).t, 'ack');
  await wires[0].until(() => !anna.table!.seats[1]!.standIn);
  await Promise.all([anna.play(anyAnswer(fastRandom(1))), bruno.play(anyAnswer(fastRandom(2)))]);
  assert.notEqual(bruno.update!.outcome, null);
});

test('one person holds several seats over one socket', async (t) => {
  const { url } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const seats = [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }];
  const { match } = await anna.create({ game: 'harenula', options: { rounds: 1 }, seats });
  const table = await anna.sit(match);
  assert.equal(table.stage, 'playing');
  const wire = await anna.connect();
  const streams = [await wire.join(match, 0), await wire.join(match, 1), await wire.join(match, 2)];
  await Promise.all(streams.map((stream, seat) => stream.play(anyAnswer(fastRandom(seat)))));
  assert.ok(streams.every(({ update }) => update!.outcome !== null));
  wire.close();
});

test('everybody is told who watches: by name, or only how many', async (t) => {
  const { server, match, streams } = await twoPeople(t, { listed: true });
  const [anna] = streams;
  const seen = (): unknown => [anna.table!.spectators, anna.table!.watchers];
  assert.deepEqual(seen(), [0, []]);
  const [carla, stranger] = [new ScriptedClient(server.url), new ScriptedClient(server.url)];
  await carla.must('/api/me', { name: 'Carla' });
  const wires = [await carla.connect(), await stranger.connect()];
  const watching = [await wires[0]!.join(match), await wires[1]!.join(match)];
  assert.deepEqual(watching[1]!.table!.spectators, 2, 'a spectator counts itself');
  await anna.wire.until(() => anna.table!.spectators === 2);
  assert.deepEqual(seen(), [2, ['Carla']]);
  const { json } = await stranger.get('/api/matches?which=playing');
  assert.deepEqual(
    (json as { matches: { table: { match: string } }[] }).matches.map(({ table }) => table.match),
    [match],
  );
  for (const wire of wires) wire.close();
  await anna.wire.until(() => anna.table!.spectators === 0);
  assert.deepEqual(seen(), [0, []]);
});
