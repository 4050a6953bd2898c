import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FromTable } from '#live/messages.ts';
import { ScriptedClient, type ScriptedStream, type Wire } from '#server/scripted-client.ts';
import { linesOf, settled } from '#server/testing/received.ts';
import { sampleServer } from '#server/testing/server.ts';

const [ME, OPEN] = [{ kind: 'me' }, { kind: 'open' }];
const LIVE = { kind: 'live', bank: 60_000, increment: 5000 };

const clients = (url: string, count: number): ScriptedClient[] =>
  Array.from({ length: count }, () => new ScriptedClient(url));

const textsOf = (stream: ScriptedStream): string[] => linesOf(stream).map(({ n, text }) => `${n} ${text}`);

test('a player who gives up a seat receives nothing more of it, though the socket stays open', async (t) => {
  const { url } = await sampleServer(t);
  const [anna, bruno, carla] = clients(url, 3) as [ScriptedClient, ScriptedClient, ScriptedClient];
  const { match } = await anna.create({ game: 'harenula', seats: [ME, OPEN, OPEN] });
  await anna.sit(match);
  await bruno.sit(match, { seat: 1 });
  const wire = await bruno.connect();
  const stream = await wire.join(match);
  assert.equal(stream.viewer, 1);
  await bruno.must(`/api/matches/${match}/leave`);
  await carla.sit(match, { seat: 1 });
  await new ScriptedClient(url).sit(match);
  await settled(wire);
  assert.equal(stream.update, null, 'told what his follower was dealt');
  assert.ok(wire.refusals.some((one) => one.t === 'refused' && one.refusal.code === 'not-your-seat'));
  const watching = await wire.join(match);
  await wire.until(() => watching.update !== null);
  assert.equal(watching.update!.viewer, 15);
  wire.close();
});

test('whose place was kept and given to a bot does not see the bot’s cards', async (t) => {
  const { url } = await sampleServer(t);
  const [anna, bruno] = clients(url, 2) as [ScriptedClient, ScriptedClient];
  const { match } = await anna.create({ game: 'harenula', options: { rounds: 1 }, seats: [ME, OPEN], name: 'Anna' });
  await anna.sit(match);
  await bruno.sit(match);
  const wires = [await anna.connect(), await bruno.connect()] as const;
  const stream = await wires[0].join(match);
  for (const person of [anna, bruno]) await person.must(`/api/matches/${match}/leave`);
  await wires[0].until(() => stream.table!.stage === 'over');
  const { match: again } = (await anna.must(`/api/matches/${match}/rematch`)) as { match: string };
  const kept = await wires[1].join(again);
  assert.equal(kept.viewer, 1);
  await bruno.must(`/api/matches/${again}/leave`);
  await anna.must(`/api/matches/${again}/start`);
  await settled(wires[1]);
  assert.equal(kept.update, null);
  for (const wire of wires) wire.close();
});

test('no list tells that a secret answer came in', async (t) => {
  const { url } = await sampleServer(t);
  const [anna, bruno] = clients(url, 2) as [ScriptedClient, ScriptedClient];
  const { match } = await anna.create({ game: 'harenula', seats: [ME, OPEN], clock: LIVE });
  await anna.sit(match);
  await bruno.sit(match);
  const wire = await anna.connect();
  const stream = await wire.join(match);
  await wire.until(() => stream.update !== null);
  const seen = async (): Promise<string> => (await bruno.get('/api/matches?which=mine')).text;
  const before = await seen();
  const whole = (await bruno.get(`/api/matches/${match}/replay?seat=1`)).text;
  assert.equal((await stream.choose([])).t, 'ack');
  assert.equal(await seen(), before);
  assert.equal((await bruno.get(`/api/matches/${match}/replay?seat=1`)).text, whole);
  wire.close();
});

test('what others say apart, or in the gallery, changes nothing for viewers who do not receive it', async (t) => {
  const { url, hub } = await sampleServer(t);
  const people = clients(url, 3) as [ScriptedClient, ScriptedClient, ScriptedClient];
  const seats = [ME, OPEN, OPEN];
  const { match } = await people[0].create({ game: 'harenula', seats, pairs: true });
  for (const person of people) await person.sit(match);
  const { store } = hub.around;
  const say = (n: number, from: number | null, to: 'gallery' | 'table' | number) =>
    store.say({ match, key: `${to} ${n}`, guest: null, from, name: 'X', to, text: `${to} ${n}` });
  for (let n = 0; n < 120; n++) await say(n, 0, 'table');
  const talk = [say(0, 0, 1)];
  for (let n = 1; n < 500; n++) talk.push(say(n, 0, 1));
  for (let n = 0; n < 2000; n++) talk.push(say(n, null, 'gallery'));
  await Promise.all(talk);
  const wire = await people[2].connect();
  const stream = await wire.join(match);
  const heard = textsOf(stream);
  assert.deepEqual([heard.length, heard[0], heard.at(-1)], [100, '21 table 20', '120 table 119']);
  assert.equal((await wire.ask({ t: 'chat', match, to: 'table', text: 'still free' })).t, 'ack');
  await wire.until(() => textsOf(stream).at(-1) === '121 still free');
  const stranger = new ScriptedClient(url);
  await stranger.post('/api/me', { name: 'Dora' });
  const gallery = await stranger.connect();
  const full = (await gallery.ask({ t: 'chat', match, to: 'gallery', text: 'more' })) as FromTable & { t: 'refused' };
  assert.equal(full.refusal.code, 'chat-full');
  wire.close();
  gallery.close();
});

test('a line is said once under its key, is never refused when it was said, and one key is one line', async (t) => {
  const { url, hub } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const { match } = await anna.create({ game: 'harenula', seats: [ME, OPEN], name: 'Anna' });
  await anna.sit(match);
  const wire = await anna.connect();
  const say = (key: string, text: string) => wire.ask({ t: 'chat', match, to: 'table', text, key });
  for (let n = 0; n < 5; n++) assert.equal((await say(`k${n}`, `line ${n}`)).t, 'ack');
  for (let n = 0; n < 20; n++) assert.equal((await say('k1', 'line 1')).t, 'ack', 'said before, so not too fast');
  const other = await say('k1', 'something else');
  assert.equal(other.t === 'refused' && other.refusal.code, 'key-used');
  // A new connection does not reset the limit.
  const second = await anna.connect();
  const many = Array.from({ length: 10 }, () => second.ask({ t: 'chat', match, to: 'table', text: 'more' }));
  const taken = (await Promise.all(many)).filter((one) => one.t === 'ack');
  assert.ok(taken.length < 5, `${taken.length} more lines at once`);
  // The key is also known where only the store remembers it.
  hub.match(match).chat.forget();
  let later = await say('k2', 'something else');
  while (later.t === 'refused' && later.refusal.code === 'too-fast') {
    await sleep(200);
    later = await say('k2', 'something else');
  }
  assert.equal(later.t === 'refused' && later.refusal.code, 'key-used');
  const mine = (await anna.get('/api/me/export')).json;
  assert.deepEqual(Object.keys(mine.chat[0]).sort(), ['at', 'from', 'match', 'name', 'text', 'to']);
  wire.close();
  second.close();
});

test('after a player and their lines are deleted, the others still receive each other’s', async (t) => {
  const { url } = await sampleServer(t);
  const [anna, bruno, carla] = clients(url, 3) as [ScriptedClient, ScriptedClient, ScriptedClient];
  const { match } = await anna.create({ game: 'harenula', seats: [ME, OPEN, OPEN] });
  for (const person of [anna, bruno, carla]) await person.sit(match);
  const wires = (await Promise.all([anna, bruno, carla].map((person) => person.connect()))) as [Wire, Wire, Wire];
  const stream = await wires[2].join(match);
  for (const [i, text] of ['one', 'two', 'three'].entries())
    await wires[i === 0 ? 0 : 1]!.ask({ t: 'chat', match, to: 'table', text });
  await bruno.request('DELETE', '/api/me', {});
  await wires[0].ask({ t: 'chat', match, to: 'table', text: 'four' });
  await wires[2].until(() => linesOf(stream).some(({ text }) => text === 'four'));
  await wires[2].until(() => stream.table!.seats[1]!.standIn);
  for (const wire of wires) wire.close();
});
