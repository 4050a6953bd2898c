import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { test } from 'node:test';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from '#server/frame.ts';

const texts = [
  '',
  'a',
  'x'.repeat(125),
  'x'.repeat(126),
  'x'.repeat(65_535),
  'x'.repeat(65_536),
  'x'.repeat(200_000),
  'é',
  'Ælia \u{1f981} ăț',
  'é'.repeat(63),
  'é'.repeat(32_768),
  '\u0080\u00ff',
];

test('a client reads every frame as the text it was made of, mixed with frames of the library', async () => {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  http.on('upgrade', (request, duplex: Duplex, head) => {
    server.handleUpgrade(request, duplex, head, (socket) => {
      for (const text of texts) {
        duplex.write(frameOf(text), 'latin1');
        socket.send(`after ${text.length}`);
      }
      socket.close(1000);
    });
  });
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const read: string[] = [];
  client.on('message', (data: Buffer) => read.push(data.toString('utf8')));
  const [code] = (await once(client, 'close')) as [number];
  http.close();
  assert.equal(code, 1000);
  assert.deepEqual(
    read,
    texts.flatMap((text) => [text, `after ${text.length}`]),
  );
});
