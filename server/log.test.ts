import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { fastRandom } from '#engine/chance/random.ts';
import { anyAnswer, ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

test('a flood of what is turned away fills no log, and is counted', async (t) => {
  const { url, log } = await sampleServer(t);
  for (let n = 0; n < 300; n++) {
    await new Promise((done) => {
      const socket = new WebSocket(new URL('ws', url.replace('http', 'ws')), { origin: 'http://evil.example' });
      socket.on('error', done);
    });
  }
  const lines = log.lines.filter((line) => line.includes('turned away')).length;
  assert.ok(lines >= 20 && lines < 200, `${lines} lines`);
  assert.match((await new ScriptedClient(url).get('/metrics')).text, /^harena_turned_away_total 300$/m);
});

test('an error that anybody can cause again and again fills no log either, and is counted', async (t) => {
  const { url, log, hub } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  await hub.around.store.close();
  for (let n = 0; n < 300; n++) assert.equal((await anna.post('/api/me', { name: 'Anna' })).status, 503);
  const lines = log.lines.filter((line) => line.includes('/api/me failed')).length;
  assert.ok(lines >= 20 && lines < 200, `${lines} lines`);
  const [, errors] = /^harena_errors_total (\d+)$/m.exec((await anna.get('/metrics')).text)!;
  assert.ok(Number(errors) >= 300);
});

test('no log line holds a seed, a cookie, an invitation, a nonce, a card or what a player said', async (t) => {
  const { url, log, hub } = await sampleServer(t);
  const [anna, bruno] = [new ScriptedClient(url), new ScriptedClient(url)] as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot' }];
  const { match } = await anna.create({ game: 'harenula', options: { rounds: 1 }, seats, name: 'Canary Anna' });
  const token = (await anna.post(`/api/matches/${match}/invite`, { seat: 1 })).json.token as string;
  await bruno.get(`/j/${token}`);
  await bruno.get(`/api/invites/${token}`);
  await bruno.post(`/api/invites/${token}`, { name: 'Canary Bruno', nonce: 'canary-nonce' });
  await anna.sit(match, { nonce: 'canary-nonce' });
  const wires = [await anna.connect(), await bruno.connect()] as const;
  await wires[0].ask({ t: 'chat', match, to: 'table', text: 'canary-talk' });
  wires[0].socket.send('{"canary-frame"');
  await anna.request('POST', '/api/matches', { canary: 'canary-body' });
  await anna.request('POST', '/api/me', { name: 'x' }, { origin: 'https://canary-origin.example' });
  const streams = [await wires[0].join(match), await wires[1].join(match)];
  await Promise.all(streams.map((stream, i) => stream.play(anyAnswer(fastRandom(i)))));
  const seed = (await hub.around.store.seed(match))!;
  const secrets = [seed, token, anna.cookie!.split('=')[1]!, bruno.cookie!.split('=')[1]!, 'anary'];
  // Where cards would be, as numbers or by name.
  secrets.push('"choice"', '"cards"', '"hand"', 'blow-', 'guard-', 'trick');
  assert.ok(log.lines.filter((line) => line.includes('answered')).length > 5);
  for (const secret of secrets) {
    const line = log.lines.find((one) => one.includes(secret));
    assert.equal(line, undefined);
  }
  for (const wire of wires) wire.close();
});
