import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ScriptedClient } from '#server/scripted-client.ts';
import { sampleServer } from '#server/testing/server.ts';

/** A client that never closes its own side, and reads what it receives. */
const stubborn = (t: TestContext, port: number, says: string): Promise<Socket> =>
  new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.write(says);
      done(socket);
    });
    socket.resume();
    socket.on('error', () => {});
    t.after(() => socket.destroy());
  });

const upgrade = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nOrigin: http://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

async function until(holds: () => boolean): Promise<void> {
  for (let n = 0; n < 400 && !holds(); n++) await sleep(50);
}

test('a connection that is turned away keeps no descriptor, though the other side never ends it', async (t) => {
  const served = await sampleServer(t, { timeouts: { headers: 300, request: 1000, idle: 3000 } });
  for (const says of [upgrade('/ws'), upgrade('/nothing'), 'NONSENSE\r\n\r\n', 'GET / HTTP/1.1\r\nHost:', '']) {
    for (let n = 0; n < 10; n++) await stubborn(t, served.port, says);
    await until(() => served.connections === 0);
    assert.equal(served.connections, 0, JSON.stringify(says.slice(0, 20)));
  }
});

test('connections are limited from one address and in all; when they go, others may come', async (t) => {
  for (const limits of [{ connectionsPerAddress: 10 }, { connections: 10 }]) {
    const served = await sampleServer(t, { limits });
    const sockets: Socket[] = [];
    for (let n = 0; n < 40; n++) sockets.push(await stubborn(t, served.port, ''));
    await until(() => sockets.filter((socket) => socket.readableEnded || socket.destroyed).length === 30);
    assert.equal(served.connections, 10);
    for (const socket of sockets) socket.destroy();
    await until(() => served.connections === 0);
    assert.equal((await new ScriptedClient(served.url).get('/healthz')).status, 200);
  }
});

test('a connection is kept longer than a proxy keeps it, so that no request of the proxy meets one that is closing', async (t) => {
  const keptBy = async (proxy: boolean): Promise<string | null> => {
    const { url } = await sampleServer(t, { proxy });
    return (await fetch(new URL('healthz', url))).headers.get('keep-alive');
  };
  assert.equal(await keptBy(true), 'timeout=150');
  assert.equal(await keptBy(false), 'timeout=5');
});
