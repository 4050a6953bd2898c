import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { anyAnswer, ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

/** How many of the answers have this status. */
const count = (statuses: readonly number[], wanted: number): number => statuses.filter((one) => one === wanted).length;

test('300 downloads at once are cut off after the limit, and players go on', async (t) => {
  const server = await sampleServer(t, { limits: { replaysPerMinute: 60 } });
  const anna = new ScriptedClient(server.url);
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'tiro' }];
  const { match } = await anna.create({ game: 'harenula', options: { rounds: 2 }, seats, name: 'Anna' });
  await anna.sit(match);
  const wire = await anna.connect();
  t.after(() => wire.close());
  const stream = await wire.join(match);
  const stranger = new ScriptedClient(server.url);
  const flood = Promise.all(
    Array.from({ length: 300 }, async () => (await stranger.get(`/api/matches/${match}/replay`)).status),
  );
  await stream.play(anyAnswer(fastRandom(1)));
  const statuses = await flood;
  const heard = count(statuses, 200) + count(statuses, 409);
  // One credit comes back every second.
  assert.ok(heard >= 60 && heard < 150, `${heard} were heard`);
  assert.equal(heard + count(statuses, 429), 300);
  const { text } = await anna.get('/metrics');
  assert.match(text, new RegExp(`^harena_turned_away_total ${300 - heard}$`, 'm'), 'the operator sees it');
  assert.ok(stream.update!.outcome !== null);
});

test('600 attempts at a full table are cut off after the limit', async (t) => {
  const server = await sampleServer(t, { limits: { refusedJoinsPerMinute: 30 } });
  const anna = new ScriptedClient(server.url);
  const { match } = await anna.create({ game: 'harenula', seats: [{ kind: 'me' }, { kind: 'bot' }], name: 'Anna' });
  const bruno = new ScriptedClient(server.url);
  await bruno.must('/api/me', { name: 'Bruno' });
  const statuses: number[] = [];
  for (let i = 0; i < 600; i++) statuses.push((await bruno.post(`/api/matches/${match}/join`)).status);
  assert.deepEqual(statuses.slice(0, 30), new Array(30).fill(409));
  // Half a credit comes back every second.
  assert.ok(count(statuses, 409) < 60, `${count(statuses, 409)} were heard`);
  assert.equal(count(statuses, 409) + count(statuses, 429), 600);
});

test('of attempts at the seats of one table that arrive together only some are heard', async (t) => {
  const { url } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const { match } = await anna.create({ game: 'harenula', seats: [{ kind: 'me' }, { kind: 'bot' }], name: 'Anna' });
  const bruno = new ScriptedClient(url);
  await bruno.must('/api/me', { name: 'Bruno' });
  const wire = await anna.connect();
  t.after(() => wire.close());
  await wire.join(match);
  const before = wire.frames.length;
  const attempts = ['join', 'leave', 'start'].flatMap((what) => new Array<string>(100).fill(what));
  const statuses = await Promise.all(
    attempts.map(async (what) => (await bruno.post(`/api/matches/${match}/${what}`, {})).status),
  );
  const heard = 300 - count(statuses, 429);
  assert.ok(heard >= 16 && heard <= 80, `${heard} were heard`);
  // Each tells the whole table how it stands.
  assert.ok(wire.frames.length - before <= heard, `${wire.frames.length - before} messages to Anna`);
});

test('an address makes so many matches, however many people it makes for that', async (t) => {
  const { url } = await sampleServer(t, { limits: { matchesPerMinute: 1 } });
  const seats = [{ kind: 'bot' }, { kind: 'bot' }];
  const statuses: number[] = [];
  for (let n = 0; n < 25; n++)
    statuses.push((await new ScriptedClient(url).post('/api/matches', { game: 'harenula', seats })).status);
  assert.equal(statuses.indexOf(429), 20);
  assert.ok(count(statuses, 429) >= 4, statuses.join(' '));
});

test('a person changes names so often, a table has so many invitations, and no more', async (t) => {
  const { url } = await sampleServer(t, { limits: { namesPerMinute: 3 } });
  const anna = new ScriptedClient(url);
  const { match } = await anna.create({ game: 'harenula', seats: [{ kind: 'me' }, { kind: 'open' }], name: 'Anna' });
  const renamed: number[] = [];
  for (let n = 0; n < 4; n++) renamed.push((await anna.post('/api/me', { name: `Anna ${n}` })).status);
  assert.deepEqual(renamed, [200, 200, 200, 429]);
  assert.equal((await anna.post('/api/me', { name: 'Anna 2' })).status, 200, 'the same name is no change');
  const invited: number[] = [];
  for (let n = 0; n < 201; n++) invited.push((await anna.post(`/api/matches/${match}/invite`, { seat: 1 })).status);
  assert.deepEqual([invited.indexOf(429), invited.filter((status) => status === 201).length], [200, 200]);
  await anna.request('DELETE', `/api/matches/${match}/invite`, { seat: 1 });
  assert.equal((await anna.post(`/api/matches/${match}/invite`, { seat: 1 })).status, 429);
});
