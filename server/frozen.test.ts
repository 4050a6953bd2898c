import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { temporaryFolder } from '#checks/testing/project.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { readReplay, verifyReplay } from '#engine/records/replay.ts';
import { games, gamesWith } from '#games/index.ts';
import { anyAnswer, ScriptedClient } from '#server/scripted-client.ts';
import type { Store } from '#server/store/store.ts';
import { COOKIE, FINISHED, GLADIATORI, oldMatches, SPARTACUS } from '#server/testing/old-matches.ts';
import { sampleServer } from '#server/testing/server.ts';

function oldFile(t: TestContext): string {
  const data = join(temporaryFolder(t), 'harena.sqlite');
  writeFileSync(data, oldMatches());
  return data;
}

async function annaAt(t: TestContext, data: string): Promise<ScriptedClient> {
  const anna = new ScriptedClient((await sampleServer(t, { data })).url);
  anna.cookie = `${COOKIE.name}=${COOKIE.value}`;
  return anna;
}

test('matches of an earlier version are opened, played to their end, and their records verified', async (t) => {
  const anna = await annaAt(t, oldFile(t));
  const wire = await anna.connect();
  for (const [match, version] of [
    [GLADIATORI, 'gladiatori@2'],
    [SPARTACUS, 'spartacus@2'],
  ] as const) {
    const [game] = version.split('@') as [string];
    assert.notEqual(games.get(game)!.rules, version);
    const streams = [await wire.join(match, 0), await wire.join(match, 1)];
    await wire.until(() => streams.every(({ update }) => update !== null));
    const before = streams[0]!.log.length;
    assert.ok(before > 10, 'what had happened is told again');
    const running = (await anna.get(`/api/matches/${match}/replay?seat=0`)).text.trim().split('\n');
    assert.equal(running.length, before + 1);
    await Promise.all(streams.map((stream, i) => stream.play(anyAnswer(fastRandom(i)))));
    assert.ok(streams[0]!.log.length > before);
    const { text, status } = await anna.get(`/api/matches/${match}/replay`);
    assert.equal(status, 200);
    assert.equal(readReplay(text).replay!.header.rules, version);
    const { proof, fault } = verifyReplay(text, await gamesWith([{ game, rules: version }]));
    assert.equal(fault, null, fault?.text);
    assert.ok(proof!.decisions > 60);
    assert.deepEqual(proof!.match.outcome, streams[0]!.update!.outcome);
  }
  wire.close();
});

test('a match of an earlier version that is over is still replayed', async (t) => {
  const anna = await annaAt(t, oldFile(t));
  const { text } = await anna.get(`/api/matches/${FINISHED}/replay`);
  const known = await gamesWith([{ game: 'spartacus', rules: 'spartacus@2' }]);
  assert.equal(verifyReplay(text, known).fault, null);
  assert.equal(verifyReplay(text, games).fault?.code, 'rules', 'today’s rules alone do not replay it');
});

test('at a match of an earlier version a decision is taken back, and a bot of that version stands in', async (t) => {
  const anna = await annaAt(t, oldFile(t));
  const wire = await anna.connect();
  const streams = [await wire.join(SPARTACUS, 0), await wire.join(SPARTACUS, 1)];
  await wire.until(() => streams.every(({ update }) => update !== null));
  const random = fastRandom(3);
  const mover = (): (typeof streams)[number] =>
    streams.find(({ update }) => update!.request !== null && update!.answered === null)!;
  let undone = false;
  for (let n = 0; n < 200 && !undone; n++) {
    const stream = mover();
    const { log } = stream;
    const seat = stream.viewer!;
    assert.equal((await stream.choose(anyAnswer(random)(stream.update!.request!))).t, 'ack');
    await wire.until(() => streams.some(({ update }) => update!.request !== null && update!.answered === null));
    if (stream.update!.undo !== null) continue;
    assert.equal((await wire.ask({ t: 'undo', match: SPARTACUS, seat })).t, 'ack');
    await wire.until(() => stream.log.length === log.length);
    assert.deepEqual(stream.log, log);
    undone = true;
  }
  assert.ok(undone, 'nothing could be taken back');
  const left = await anna.post(`/api/matches/${SPARTACUS}/leave`, { seat: 1 });
  assert.equal(left.json.table.seats[1].standIn, true);
  // The bot answers by itself: the person at seat 0 is asked again and again until the game is over.
  await streams[0]!.play(anyAnswer(random));
  assert.notEqual(streams[0]!.update!.outcome, null);
  wire.close();
});

/** The same match under a version of which nothing is kept. */
async function copied(store: Store, match: string, id: string): Promise<void> {
  const row = (await store.match(match))!;
  const rules = row.rules.replace('@2', '@1');
  const seats = row.seats.map(({ holder, nonce }) => ({ holder, nonce }));
  await store.createMatch({ ...row, id, rules, seats, seed: (await store.seed(match))!, rematchOf: null });
  const { stage } = row;
  for (const { seq, key, entry } of await store.read(match, 0, 1000)) {
    await store.append({ match: id, seq, key, entry, deadline: null, stage });
  }
}

test('without a file for its version a match is described, downloaded and left', async (t) => {
  const { url, hub } = await sampleServer(t, { data: oldFile(t) });
  await copied(hub.around.store, GLADIATORI, 'gone');
  await copied(hub.around.store, FINISHED, 'over');
  const [anna, stranger] = [new ScriptedClient(url), new ScriptedClient(url)];
  anna.cookie = `${COOKIE.name}=${COOKIE.value}`;
  const lines = async (who: ScriptedClient, match: string): Promise<string[]> =>
    (await who.get(`/api/matches/${match}/replay`)).text.trim().split('\n');
  const wire = await anna.connect();
  wire.send({ t: 'join', match: 'gone', after: null });
  await wire.until(() => wire.refusals.length === 1);
  const refused = wire.refusals[0]!;
  assert.ok(refused.t === 'refused');
  assert.equal(refused.refusal.code, 'rules');
  assert.match(refused.refusal.text, /under the rules gladiatori@1.* left and downloaded/);
  assert.equal((await anna.get('/api/matches/gone')).json.table.rules, 'gladiatori@1');
  const own = await lines(anna, 'gone');
  assert.equal(own.length, 1 + 90, 'both seats are hers, so all 90 decisions are');
  assert.ok(!own.some((line) => line.includes('"seed"')), 'the match is not over');
  assert.match(readReplay(`${own.join('\n')}\n`).fault!.text, /log of a match whose rules/);
  assert.equal((await lines(stranger, 'gone')).length, 1, 'a stranger gets no entry of a match that is not over');
  const over = await lines(stranger, 'over');
  assert.equal(over.length, 1 + 1 + 31 + 1, 'once it is over: start, decisions and seed');
  assert.match(over.at(-1)!, /"seed":"[0-9a-f]{64}"/);
  const left = await anna.post('/api/matches/gone/leave');
  assert.deepEqual(
    left.json.table.seats.map(({ kind }: { kind: string }) => kind),
    ['bot', 'bot'],
  );
  wire.close();
});
