import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

const numberIn = (text: string, name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);

test('readiness is told by a write, which many who ask share', async (t) => {
  const { url, hub } = await sampleServer(t);
  const { store } = hub.around;
  let writes = 0;
  const probe = store.probe.bind(store);
  store.probe = () => {
    writes++;
    return probe();
  };
  const anna = new ScriptedClient(url);
  const all = await Promise.all(Array.from({ length: 50 }, () => anna.get('/readyz')));
  assert.ok(all.every(({ status, json }) => status === 200 && json.ok === true));
  assert.ok(writes >= 1 && writes < 50, `${writes} writes`);
});

test('metrics are OpenMetrics text that counts what happens', async (t) => {
  const { url } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const { match } = await anna.create({ game: 'harenula', seats });
  await anna.sit(match);
  const wire = await anna.connect();
  const stream = await wire.join(match, 0);
  await wire.until(() => stream.update !== null);
  await stream.choose([]);
  const { status, text, headers } = await anna.get('/metrics');
  assert.equal(status, 200);
  assert.match(headers.get('content-type')!, /^application\/openmetrics-text; version=1\.0\.0/);
  assert.ok(text.endsWith('# EOF\n'));
  assert.equal(numberIn(text, 'harena_decisions_total'), 1);
  assert.equal(numberIn(text, 'harena_sockets'), 1);
  assert.equal(numberIn(text, 'harena_rooms'), 1);
  assert.equal(numberIn(text, 'harena_commit_seconds_count'), 2);
  assert.ok(numberIn(text, 'harena_commit_seconds_sum') > 0);
  for (const name of [
    'connections',
    'store_queue',
    'bot_queue',
    'bots_thinking',
    'loop_lag_seconds\\{quantile="0.99"\\}',
  ])
    assert.ok(numberIn(text, `harena_${name}`) >= 0, name);
  assert.ok(!text.includes(match) && !text.includes('Guest'));
  wire.close();
});

test('an idle server is not late', async (t) => {
  const { url } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  const latest: number[] = [];
  // Whatever else the machine does: once in three seconds half of the looks are on time.
  for (let n = 0; n < 30 && !(latest.at(-1)! < 0.005); n++) {
    await sleep(100);
    latest.push(numberIn((await anna.get('/metrics')).text, 'harena_loop_lag_seconds\\{quantile="0.5"\\}'));
  }
  assert.ok(latest.at(-1)! < 0.005, latest.join(' '));
});

test('metrics are for this machine, or for requests with the token', async (t) => {
  const [open, guarded] = [await sampleServer(t), await sampleServer(t, { metricsToken: 'a long secret' })];
  const ask = async (url: string, headers: { [name: string]: string }): Promise<number> =>
    (await new ScriptedClient(url).request('GET', '/metrics', undefined, headers)).status;
  assert.equal(await ask(open.url, {}), 200);
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    assert.equal(await ask(open.url, { [name]: '192.0.2.1' }), 404, name);
  assert.equal(await ask(guarded.url, {}), 404);
  assert.equal(await ask(guarded.url, { authorization: 'Bearer a wrong one' }), 404);
  assert.equal(await ask(guarded.url, { authorization: 'Bearer a long secret', 'x-forwarded-for': '192.0.2.1' }), 200);
});
