import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { anyAnswer, ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';
import { Verifying } from '#server/verifying.ts';

/** A short match that one person plays alone, and that has begun. */
async function begun(person: ScriptedClient): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { match } = await person.create({ game: 'harenula', options: { rounds: 1 }, seats });
  await person.sit(match);
  return match;
}

test('a match that is damaged, or of rules that are not here, is closed; the others go on', async (t) => {
  const first = await sampleServer(t);
  const anna = new ScriptedClient(first.url);
  const [damaged, older, whole] = [await begun(anna), await begun(anna), await begun(anna)];
  const wire = await anna.connect();
  for (const match of [damaged, older, whole]) {
    const stream = await wire.join(match, 0);
    await wire.until(() => stream.update !== null);
    await stream.choose([]);
  }
  await first.close();
  const database = new DatabaseSync(first.data);
  database.exec('DROP TRIGGER entry_stays');
  database
    .prepare(
      "UPDATE entry SET entry = replace(entry, 'decide', 'undo') WHERE seq = 2 AND match = (SELECT n FROM match WHERE id = ?)",
    )
    .run(damaged);
  database.prepare("UPDATE match SET rules = 'harenula@0' WHERE id = ?").run(older);
  database.close();
  const second = await sampleServer(t, { data: first.data });
  const later = new ScriptedClient(second.url);
  later.cookie = anna.cookie;
  const again = await later.connect();
  again.send({ t: 'join', match: damaged, after: null });
  again.send({ t: 'join', match: older, after: null });
  await again.until(() => again.refusals.length === 2);
  const codes = again.refusals.map((one) => one.t === 'refused' && one.refusal.code);
  assert.deepEqual(codes.sort(), ['damaged', 'rules']);
  assert.equal((await later.get(`/api/matches/${damaged}/replay`)).json.code, 'damaged');
  assert.equal((await later.get(`/api/matches/${older}`)).json.table.rules, 'harenula@0');
  const left = await later.post(`/api/matches/${older}/leave`);
  assert.deepEqual(
    [left.status, left.json.table.seats.map(({ kind }: { kind: string }) => kind)],
    [200, ['bot', 'bot']],
  );
  assert.equal((await later.post(`/api/matches/${older}/leave`)).status, 403);
  const streams = [await again.join(whole, 0), await again.join(whole, 1)];
  await Promise.all(streams.map((stream, i) => stream.play(anyAnswer(fastRandom(i)))));
  assert.ok(second.log.lines.some((line) => line.includes('cannot be opened') && line.includes(damaged)));
  again.close();
});

test('a table that waits, and whose rules are not here, is in no public list and takes nobody; it can be left', async (t) => {
  const first = await sampleServer(t);
  const anna = new ScriptedClient(first.url);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { match } = await anna.create({ game: 'harenula', seats, listed: true, name: 'Anna' });
  await first.close();
  const database = new DatabaseSync(first.data);
  database.prepare("UPDATE match SET rules = 'harenula@0' WHERE id = ?").run(match);
  database.close();
  const { url } = await sampleServer(t, { data: first.data });
  const [later, bruno] = [new ScriptedClient(url), new ScriptedClient(url)];
  later.cookie = anna.cookie;
  assert.deepEqual((await bruno.get('/api/matches?which=open')).json.matches, []);
  assert.equal((await later.get('/api/matches?which=mine')).json.matches.length, 1);
  const sat = await bruno.post(`/api/matches/${match}/join`, { name: 'Bruno' });
  assert.deepEqual([sat.status, sat.json.code], [409, 'rules']);
  assert.equal((await later.post(`/api/matches/${match}/leave`)).status, 200);
  assert.equal((await later.get(`/api/matches/${match}`)).status, 404, 'nobody is left');
  assert.match((await bruno.get('/metrics')).text, /^harena_errors_total 0$/m);
});

test('spoiled bytes after a clean stop: those matches are told to be damaged, found unopened, and the rest goes on', async (t) => {
  const first = await sampleServer(t);
  const anna = new ScriptedClient(first.url);
  const [log, row, whole] = [await begun(anna), await begun(anna), await begun(anna)];
  await first.close();
  const database = new DatabaseSync(first.data);
  database.exec('DROP TRIGGER entry_stays');
  const ofMatch = 'match = (SELECT n FROM match WHERE id = ?)';
  database.prepare(`UPDATE entry SET entry = replace(entry, 'start', 'stArt') WHERE ${ofMatch}`).run(log);
  database.prepare("UPDATE match SET options = '{spoiled' WHERE id = ?").run(row);
  database.close();
  const second = await sampleServer(t, { data: first.data });
  const found: string[] = [];
  const verifying = new Verifying(second.hub, (match) => found.push(match), 3_600_000);
  for (let round = 0; round < 2; round++) while (await verifying.step());
  verifying.close();
  assert.deepEqual(found.sort(), [log, row].sort(), 'each once, though nobody opened it');
  const later = new ScriptedClient(second.url);
  later.cookie = anna.cookie;
  const wire = await later.connect();
  for (const match of [log, row]) {
    wire.send({ t: 'join', match, after: null });
    assert.equal((await later.get(`/api/matches/${match}`)).json.code, 'damaged');
  }
  await wire.until(() => wire.refusals.length === 2);
  assert.ok(wire.refusals.every((one) => one.t === 'refused' && one.refusal.code === 'damaged'));
  const mine = (await later.get('/api/matches?which=mine')).json.matches as { table: { match: string } }[];
  assert.deepEqual(mine.map(({ table }) => table.match).sort(), [log, whole].sort(), 'the list of all others is there');
  const streams = [await wire.join(whole, 0), await wire.join(whole, 1)];
  await Promise.all(streams.map((stream, i) => stream.play(anyAnswer(fastRandom(i)))));
  wire.close();
});

test('what cannot be kept is not done and not acknowledged', async (t) => {
  const { url, hub } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const { match } = await anna.create({ game: 'harenula', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await anna.sit(match);
  const wire = await anna.connect();
  const stream = await wire.join(match, 0);
  await wire.until(() => stream.update !== null);
  await hub.around.store.close();
  const settled = await stream.choose([]);
  assert.equal(settled.t === 'refused' && settled.refusal.code, 'not-kept');
  assert.equal(stream.seq, 1);
  assert.equal((await anna.post('/api/me', { name: 'Anna' })).status, 503);
  assert.equal((await anna.get('/readyz')).status, 503);
  assert.equal((await anna.get('/healthz')).status, 200, 'the process lives');
  wire.close();
});
