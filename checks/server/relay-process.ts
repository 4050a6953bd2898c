// The minimum a server can do: every member of a group gets a text of fixed length for every message of the group. No
// rules, no disk, no cookies. The load storm measures it beside the real server, on the same machine in the same minute:
// `node relay-process.ts BYTES`. The first message of a socket names its group.

import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

const body = 'x'.repeat(Number(process.argv[2]));
const groups = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket) => {
  let group: Set<WebSocket> | null = null;
  socket.on('error', () => {});
  socket.on('close', () => group?.delete(socket));
  socket.on('message', (data: Buffer) => {
    if (group === null) {
      const name = data.toString('utf8');
      group = groups.get(name) ?? new Set();
      groups.set(name, group.add(socket));
      return;
    }
    for (const one of group) one.send(body);
  });
});
server.on('listening', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
