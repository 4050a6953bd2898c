import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

test('a message in endless empty pieces ends its connection, and other sockets of the address go on', async (t) => {
  const { url } = await sampleServer(t, { limits: { messages: 20, messagesPerSecond: 1 } });
  const [anna, bruno] = [new ScriptedClient(url), new ScriptedClient(url)];
  await anna.post('/api/me', { name: 'Anna' });
  await bruno.post('/api/me', { name: 'Bruno' });
  const steady = await bruno.connect();
  const socket = new WebSocket(`${url.replace('http', 'ws')}ws`, {
    origin: new URL(url).origin,
    headers: { cookie: anna.cookie! },
  });
  socket.on('error', () => {});
  await once(socket, 'open');
  const gone = once(socket, 'close');
  socket.send('{', { fin: false });
  // Six bytes each: 60 KB, less than the 80 KB of twenty messages.
  for (let n = 0; n < 10_000; n++) socket.send('', { fin: false });
  socket.ping();
  await once(socket, 'pong');
  for (let n = 0; n < 10_000; n++) socket.send('', { fin: false });
  const [code] = (await gone) as [number];
  assert.equal(code, 1006);
  steady.send({ t: 'ping' });
  await steady.until(() => steady.frames.some((frame) => frame.includes('pong')));
  steady.close();
  assert.match((await anna.get('/metrics')).text, /^harena_turned_away_total 1$/m);
});

test('after a frame that is none the connection ends, though the other side sends on', async (t) => {
  const served = await sampleServer(t);
  const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  const origin = new URL(served.url).origin;
  const text = `GET /ws HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n\r\n`;
  const socket = connect({ port: served.port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(text));
  const sending = setInterval(() => socket.write('nonsense'), 20);
  t.after(() => clearInterval(sending));
  socket.resume().on('error', () => {});
  const since = performance.now();
  await new Promise((done) => socket.once('close', done));
  assert.ok(performance.now() - since < 8000);
  assert.equal(served.connections, 0);
});

/** Sends so many requests at once. Resolves with what came back when the connection is closed, or was quiet. */
const pipelined = (port: number, count: number): Promise<string> =>
  new Promise((done) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count)),
    );
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => done(text));
    socket.setTimeout(500, () => socket.destroy());
  });

test('a connection may have some requests without an answer, and not a thousand', async (t) => {
  const { port, url } = await sampleServer(t);
  assert.equal((await pipelined(port, 16)).split('"ok":true').length - 1, 16);
  const many = await pipelined(port, 1500);
  assert.ok(many.split('HTTP/1.1').length - 1 <= 16);
  assert.match((await new ScriptedClient(url).get('/metrics')).text, /^harena_turned_away_total 1$/m);
});

test('a request that offers another protocol than a WebSocket gets the answer it would get without', async (t) => {
  const { port } = await sampleServer(t);
  const text = await new Promise<string>((done) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n'),
    );
    let all = '';
    socket.on('data', (chunk) => {
      all += chunk.toString('latin1');
    });
    socket.on('close', () => done(all));
  });
  assert.match(text, /^HTTP\/1\.1 200 .*"ok":true/s);
});
