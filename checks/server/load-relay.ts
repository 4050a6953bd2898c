// The bare relay beside a server under load: the same sockets and sizes, without rules and without a disk.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { inTurns, type Progress, pause } from '#checks/server/findings.ts';
import { type Rates, steadily, Times } from '#checks/server/steady.ts';

export interface RelayOptions extends Rates {
  matches: number;
  seats: number;
}

/** Milliseconds from a message to the moment at which the last of its group has received `bytes`. */
export async function loadRelay(options: RelayOptions, bytes: number, say: Progress): Promise<Times> {
  const program = join(import.meta.dirname, 'relay-process.ts');
  const child = spawn(process.execPath, [program, String(bytes)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const groups: { sockets: WebSocket[]; waiting: number; started: number }[] = [];
  try {
    const [port] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    let times = new Times(0);
    for (let i = 0; i < options.matches; i++) {
      const group: (typeof groups)[number] = { sockets: [], waiting: 0, started: 0 };
      groups.push(group);
      for (let seat = 0; seat < options.seats; seat++) {
        const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
        group.sockets.push(socket);
        socket.on('message', () => {
          if (--group.waiting === 0) times.add(group.started);
        });
      }
    }
    await inTurns(groups, 8, async ({ sockets }) => {
      for (const socket of sockets) if (socket.readyState !== socket.OPEN) await once(socket, 'open');
    });
    for (const [i, { sockets }] of groups.entries()) for (const socket of sockets) socket.send(`group ${i}`);
    await pause(500);
    say('the same through a bare relay');
    times = new Times(options.warmUp);
    const message = JSON.stringify({ t: 'choose', match: 'x'.repeat(12), key: 's0-123', id: 123, choice: [1, 2] });
    let next = 0;
    await steadily(options, () => {
      for (let tried = 0; tried < groups.length; tried++) {
        const group = groups[next++ % groups.length]!;
        if (group.waiting > 0) continue;
        group.waiting = options.seats;
        group.started = performance.now();
        group.sockets[next % options.seats]!.send(message);
        return true;
      }
      return false;
    });
    await pause(300);
    return times;
  } finally {
    for (const { sockets } of groups) for (const socket of sockets) socket.terminate();
    child.kill();
  }
}
