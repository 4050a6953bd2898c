import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ScriptedClient } from '#server/scripted-client.ts';
import { Sweeping } from '#server/sweeping.ts';
import { sampleServer } from '#server/testing/server.ts';

const [ME, OPEN, BOT] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
const options = { rounds: 1 };

test('matches of bots alone count to the person who made them', async (t) => {
  const { url } = await sampleServer(t, { limits: { matchesPerGuest: 3 } });
  const anna = new ScriptedClient(url);
  for (let n = 0; n < 3; n++) await anna.create({ game: 'harenula', seats: [BOT, BOT] });
  const { status, json } = await anna.post('/api/matches', { game: 'harenula', seats: [BOT, BOT] });
  assert.deepEqual([status, json.code], [429, 'too-many']);
  await new ScriptedClient(url).create({ game: 'harenula', seats: [BOT, BOT] });
});

test('bots alone rest while nobody watches, and play to the end while a person does', async (t) => {
  const { url, hub } = await sampleServer(t);
  const { store } = hub.around;
  const anna = new ScriptedClient(url);
  const make = async () => (await anna.create({ game: 'harenula', options, seats: [BOT, BOT] })).match;
  const [match, watched] = [await make(), await make()];
  const wire = await anna.connect();
  const playsOut = async (id: string): Promise<void> => {
    const stream = await wire.join(id);
    await wire.until(() => stream.table?.stage === 'over');
  };
  // By then the bots of the other match, which was made before, would have played too.
  await playsOut(watched);
  assert.equal((await store.match(match))!.head, 1, 'only its start was kept');
  assert.deepEqual(await store.dueDeadlines(store.now() + 1e9, 10), [], 'nothing wakes it');
  await playsOut(match);
  wire.close();
});

test('tables that nobody comes back to are removed, but not while a person is there, nor what is over', async (t) => {
  const { url, hub } = await sampleServer(t);
  const [anna, bruno] = [new ScriptedClient(url), new ScriptedClient(url)];
  const make = async (seats: object[]): Promise<string> =>
    (await anna.create({ game: 'harenula', options, seats, name: 'Anna' })).match;
  const [waiting, bots, begun, watched, over] = [
    await make([ME, OPEN]),
    await make([BOT, BOT]),
    await make([ME, BOT]),
    await make([OPEN, OPEN]),
    await make([BOT, BOT]),
  ];
  await anna.sit(begun!);
  const wire = await bruno.connect();
  const seen = await wire.join(over!);
  await wire.until(() => seen.table?.stage === 'over');
  await wire.join(watched!);
  const status = (): Promise<number[]> =>
    Promise.all([waiting, bots, begun, watched, over].map(async (id) => (await anna.get(`/api/matches/${id}`)).status));
  const sweep = async (rule: { waiting: number | null; abandoned: number | null }): Promise<number> => {
    await sleep(20);
    const sweeping = new Sweeping(hub, rule);
    const removed = await sweeping.look();
    sweeping.close();
    return removed;
  };
  assert.equal(await sweep({ waiting: null, abandoned: null }), 0);
  assert.equal(await sweep({ waiting: 3_600_000, abandoned: 3_600_000 }), 0);
  assert.equal(await sweep({ waiting: 1, abandoned: null }), 2);
  assert.deepEqual(await status(), [404, 404, 200, 200, 200]);
  assert.equal(await sweep({ waiting: null, abandoned: 1 }), 1);
  assert.deepEqual(await status(), [404, 404, 404, 200, 200]);
  assert.deepEqual((await anna.get('/api/games')).json.sweep, { waiting: 7 * 86_400_000, abandoned: 90 * 86_400_000 });
  wire.close();
});
