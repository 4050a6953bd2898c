// The storm 'load': many matches at once, decided at a steady rate. It measures the time from a decision to the moment at
// which the last of the other players has received its effect: rules, disk, projection and sockets. A bare relay of
// messages of the same size is measured for comparison.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { Faults, type Findings, type Progress, pause } from '#checks/server/findings.ts';
import { LoadTable } from '#checks/server/load-table.ts';
import { ServerProcess } from '#checks/server/server-process.ts';
import { type Rates, steadily, Times } from '#checks/server/steady.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { ScriptedClient } from '#server/scripted-client.ts';

export interface LoadOptions extends Rates {
  matches: number;
  seats: number;
  game: string;
  seed: number;
}

export const LOAD: LoadOptions = {
  matches: 250,
  seats: 4,
  game: 'harenula',
  seed: 1,
  perSecond: 500,
  seconds: 30,
  warmUp: 5,
};

export async function load(options: LoadOptions, say: Progress): Promise<Findings> {
  const faults = new Faults();
  const real = await loadServer(options, faults, say);
  const relay = await loadRelay(options, Math.round(real.bytes), say);
  const { seen, acknowledged, missed } = real;
  const counted = options.seconds - options.warmUp;
  return {
    figures: {
      matches: options.matches,
      sockets: options.matches * options.seats,
      'decisions/s wanted': options.perSecond,
      'decisions/s done': Math.round(acknowledged.count / counted),
      'starts with no table free': missed,
      'decision to seen p50 ms': seen.quantile(0.5),
      'decision to seen p99 ms': seen.quantile(0.99),
      'decision to acknowledged p50 ms': acknowledged.quantile(0.5),
      'decision to acknowledged p99 ms': acknowledged.quantile(0.99),
      'bare relay p50 ms': relay.quantile(0.5),
      'bare relay p99 ms': relay.quantile(0.99),
      'bytes an update': Math.round(real.bytes),
      'memory of the server MB': Math.round(real.memory),
      'memory a match KB': Math.round(real.perMatch * 1024),
      'processor of the server %': Math.round((100 * real.processor) / options.seconds),
      faults: faults.count,
    },
    faults: faults.list,
  };
}

interface Loaded {
  seen: Times;
  acknowledged: Times;
  missed: number;
  bytes: number;
  memory: number;
  perMatch: number;
  processor: number;
}

async function loadServer(options: LoadOptions, faults: Faults, say: Progress): Promise<Loaded> {
  const house = new ServerProcess();
  const tables: LoadTable[] = [];
  try {
    await house.start();
    await pause(500);
    const before = house.memory;
    const random = fastRandom(options.seed);
    const counts = { updates: 0, bytes: 0 };
    let seen = new Times(0);
    let acknowledged = new Times(0);
    const onSeen = (started: number): void => seen.add(started);
    const onAcknowledged = (started: number): void => acknowledged.add(started);
    for (let i = 0; i < options.matches; i++) {
      const clients = Array.from({ length: options.seats }, () => new ScriptedClient(house.url));
      tables.push(new LoadTable({ clients, game: options.game, random, counts, faults, onSeen, onAcknowledged }));
    }
    await inTurns(tables, 8, (table) => table.sit());
    await pause(1000);
    const perMatch = (house.memory - before) / options.matches;
    say(`${tables.length} matches, ${tables.length * options.seats} sockets`);
    const processor = house.seconds;
    seen = new Times(options.warmUp);
    acknowledged = new Times(options.warmUp);
    let next = 0;
    const missed = await steadily(options, () => {
      for (let tried = 0; tried < tables.length; tried++) if (tables[next++ % tables.length]!.decide()) return true;
      return false;
    });
    await pause(500);
    faults.check(house.isUp, () => `the server went down: ${house.complaints.slice(-3).join(' ')}`);
    for (const line of house.complaints.slice(0, 3)) faults.add(`the server had trouble: ${line}`);
    const bytes = counts.bytes / Math.max(1, counts.updates);
    return { seen, acknowledged, missed, bytes, memory: house.memory, perMatch, processor: house.seconds - processor };
  } finally {
    for (const table of tables) table.leave();
    await house.kill();
    house.remove();
  }
}

async function loadRelay(options: LoadOptions, bytes: number, say: Progress): Promise<Times> {
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

/** Does the work for each, a few at a time. */
async function inTurns<T>(list: readonly T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...list];
  const worker = async (): Promise<void> => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
