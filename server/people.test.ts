import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleEntry } from '#live/conformance/place.ts';
import { ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

const [ME, OPEN, BOT] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];

test('another name costs no match a new start, and stands in the record', async (t) => {
  const { url, hub } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const { match } = await anna.create({ game: 'harenula', options: { rounds: 1 }, seats: [ME, BOT], name: 'Anna' });
  await anna.sit(match);
  const { room } = hub.match(match);
  const table = await room.run(() => room.table());
  await anna.post('/api/me', { name: 'Annia' });
  assert.equal(await room.run(() => room.table()), table);
  const { match: other } = await new ScriptedClient(url).create({ game: 'harenula', seats: [ME, OPEN] });
  await sleep(30);
  await anna.post('/api/me', { name: 'Annia' });
  await anna.post('/api/me', { name: 'Anna' });
  await anna.post('/api/me', { name: 'Annia' });
  assert.ok(hub.match(other).room.idle >= 30, 'nor does it keep the tables of others at hand');
  assert.match((await anna.get(`/api/matches/${match}/replay`)).text, /"names":\["Annia",/);
});

test('an invitation taken back in the same moment is not used', async (t) => {
  const { url, hub } = await sampleServer(t);
  const [anna, bruno] = [new ScriptedClient(url), new ScriptedClient(url)];
  const { match } = await anna.create({ game: 'harenula', seats: [ME, OPEN, OPEN], name: 'Anna' });
  await bruno.post('/api/me', { name: 'Bruno' });
  const { token } = (await anna.must(`/api/matches/${match}/invite`, { seat: 1 })) as { token: string };
  let open = (): void => {};
  const gate = new Promise<void>((done) => {
    open = done;
  });
  const { room } = hub.match(match);
  const { mock } = t.mock.method(room, 'run');
  const queued = async (tasks: number): Promise<void> => {
    while (mock.callCount() < tasks) await sleep(5);
  };
  void room.run(() => gate);
  const revoking = anna.request('DELETE', `/api/matches/${match}/invite`, { seat: 1 });
  await queued(2);
  const using = bruno.post(`/api/invites/${token}`);
  await queued(3);
  open();
  assert.equal((await revoking).json.revoked, 1);
  assert.equal((await using).status, 404);
  assert.equal((await anna.get(`/api/matches/${match}`)).json.table.seats[1].kind, 'open');
});

test('a passer-by who sits down and goes takes nobody’s table away', async (t) => {
  const { url } = await sampleServer(t);
  const [anna, bruno] = [new ScriptedClient(url), new ScriptedClient(url)];
  const { match } = await anna.create({ game: 'harenula', seats: [OPEN, OPEN], name: 'Anna', listed: true });
  await bruno.sit(match);
  await bruno.must(`/api/matches/${match}/leave`);
  assert.equal((await anna.get(`/api/matches/${match}`)).status, 200);
});

test('a player’s data are deleted though one of the matches cannot be opened', async (t) => {
  const { url, hub } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const { match } = await anna.create({ game: 'harenula', seats: [ME, OPEN], name: 'Anna' });
  await anna.sit(match);
  const { store } = hub.around;
  const row = (await store.match(match))!;
  const seats = row.seats.map(({ holder, nonce }) => ({ holder, nonce }));
  await store.createMatch({ ...row, id: 'old', rules: 'harenula@0', seats, seed: 'ab'.repeat(32), rematchOf: null });
  await store.append({
    match: 'old',
    seq: 1,
    key: 'start',
    entry: sampleEntry('old'),
    deadline: null,
    stage: 'playing',
  });
  assert.equal((await anna.get('/api/matches/old')).status, 200);
  assert.match(
    (await anna.get('/api/matches/old/replay')).text,
    /^\{"harena":1,"game":"harenula","rules":"harenula@0"/,
  );
  const { cookie } = anna;
  assert.equal((await anna.request('DELETE', '/api/me', {})).status, 200);
  anna.cookie = cookie;
  assert.equal((await anna.get('/api/me/export')).status, 401);
  assert.notEqual((await store.match('old'))!.seats[0]!.name, 'Anna');
});
