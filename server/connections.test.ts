import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import { WebSocket } from 'ws';
import { neighbourhood, ownOrigins } from '#server/origins.ts';
import { ScriptedClient } from '#server/scripted-client.ts';
import { NOBODY } from '#server/store/peers.ts';
import { StoreError } from '#server/store/store.ts';
import { sampleServer } from '#server/testing/server.ts';

test('connections that are reset while they ask for a socket leave the server standing', async (t) => {
  const { port, url } = await sampleServer(t);
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  const ended: Promise<unknown>[] = [];
  for (const path of ['/nothing', '/ws', '/api/me']) {
    for (let n = 0; n < 20; n++) {
      const text = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`;
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(text);
        setTimeout(() => socket.resetAndDestroy(), n % 4);
      });
      socket.on('error', () => {});
      ended.push(new Promise((done) => socket.once('close', done)));
    }
  }
  await Promise.all(ended);
  assert.equal((await new ScriptedClient(url).get('/healthz')).status, 200);
});

test('a new connection brings no new credit, and what is much work costs more', async (t) => {
  const { url } = await sampleServer(t, { limits: { messages: 20, messagesPerSecond: 0.01, socketsPerMinute: 6 } });
  const [anna, bruno] = [new ScriptedClient(url), new ScriptedClient(url)];
  await anna.post('/api/me', { name: 'Anna' });
  await bruno.post('/api/me', { name: 'Bruno' });
  let pongs = 0;
  for (let n = 0; n < 2; n++) {
    const wire = await anna.connect();
    for (let k = 0; k < 30; k++) wire.send({ t: 'ping' });
    await wire.until(() => wire.closed !== null);
    pongs += wire.frames.filter((frame) => frame.includes('pong')).length;
  }
  assert.equal(pongs, 38, 'twice twenty, with two hellos');
  await assert.rejects(anna.connect(), /1008/);
  const joins = await bruno.connect();
  for (let n = 0; n < 10; n++) joins.send({ t: 'join', match: 'none', after: null });
  await joins.until(() => joins.closed !== null);
  assert.ok(joins.refusals.length <= 5);
  // At most six sockets a minute from one address.
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => bruno.connect()));
  assert.ok(tries.some(({ status }) => status === 'rejected'));
});

test('an IPv6 network has one place in the limits, and an origin is known however its address is written', () => {
  assert.equal(neighbourhood('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64');
  assert.equal(neighbourhood('2001:0DB8:1:2::9'), '2001:db8:1:2::/64');
  assert.equal(neighbourhood('::1'), '0:0:0:0::/64');
  assert.equal(neighbourhood('fe80::1%eth0'), 'fe80:0:0:0::/64');
  assert.equal(neighbourhood('::ffff:192.0.2.7'), '::ffff:192.0.2.7');
  assert.equal(neighbourhood('192.0.2.7'), '192.0.2.7');
  assert.ok(ownOrigins('2001:DB8:0:0::1', 8080).includes('http://[2001:db8::1]:8080'));
  assert.ok(ownOrigins('Play.Example', 80).includes('http://play.example'));
});

test('a step of the wall clock ends no socket', async (t) => {
  t.mock.timers.enable({ apis: ['Date', 'setInterval'], now: Date.now() });
  const { url } = await sampleServer(t);
  const anna = new ScriptedClient(url);
  await anna.post('/api/me', { name: 'Anna' });
  const wire = await anna.connect();
  // All the pings of two minutes come at once, with the clock of the machine two minutes on.
  t.mock.timers.tick(120_000);
  wire.send({ t: 'ping' });
  await wire.until(() => wire.frames.some((frame) => frame.includes('pong')) || wire.closed !== null);
  assert.equal(wire.closed, null);
});

/** The time of the process can be moved, and its pings come when the test wants them. */
function clockOf(t: TestContext): { skip(ms: number): void; ping(): void } {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const now = performance.now.bind(performance);
  let skipped = 0;
  t.mock.method(performance, 'now', () => now() + skipped);
  return {
    skip: (ms) => {
      skipped += ms;
    },
    ping: () => t.mock.timers.tick(20_000),
  };
}

test('a server that stood still for minutes ends no socket; a client that answers no ping is dropped', async (t) => {
  const clock = clockOf(t);
  const { url } = await sampleServer(t);
  const [anna, bruno] = [new ScriptedClient(url), new ScriptedClient(url)];
  await anna.post('/api/me', { name: 'Anna' });
  await bruno.post('/api/me', { name: 'Bruno' });
  const wire = await anna.connect();
  const mute = new WebSocket(`${url.replace('http', 'ws')}ws`, {
    origin: new URL(url).origin,
    headers: { cookie: bruno.cookie! },
    autoPong: false,
  });
  let pings = 0;
  let isGone = false;
  mute.on('ping', () => pings++);
  mute.on('close', () => {
    isGone = true;
  });
  await new Promise((done) => mute.once('open', done));
  const answers = async (): Promise<void> => {
    const before = wire.frames.length;
    wire.send({ t: 'ping' });
    await wire.until(() => wire.frames.length > before || wire.closed !== null);
    assert.equal(wire.closed, null);
  };
  // Five minutes without a turn: nobody was asked in that time, so nobody's silence says anything.
  clock.skip(300_000);
  clock.ping();
  await answers();
  assert.deepEqual([pings, isGone], [1, false]);
  clock.skip(20_000);
  clock.ping();
  await answers();
  assert.deepEqual([pings, isGone], [2, false]);
  clock.skip(20_000);
  clock.ping();
  await answers();
  await wire.until(() => isGone);
  assert.equal(pings, 2);
});

test('a node that stops while people leave has no trouble with who is there', async (t) => {
  const { url, hub, log } = await sampleServer(t);
  const told: unknown[] = [];
  const setPresence = (_match: string, connected: unknown): Promise<void> => {
    told.push(connected);
    return Promise.reject(new StoreError('closed', 'The store is closed.'));
  };
  Object.assign(hub.around.store, { peers: { presence: async () => NOBODY, take: async () => true, setPresence } });
  const anna = new ScriptedClient(url);
  const { match } = await anna.create({ game: 'harenula', seats: [{ kind: 'me' }, { kind: 'me' }], name: 'Anna' });
  await anna.sit(match);
  const wire = await anna.connect();
  await wire.join(match);
  wire.close();
  while (told.length === 0) await new Promise((done) => setTimeout(done, 20));
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(
    log.lines.filter((line) => line.includes('presence')),
    [],
  );
});
