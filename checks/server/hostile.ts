// The storm 'hostile': bad frames of every kind against a match that others are playing, from strangers, from a person at
// another table, and from the opponent who claims the other's seat. Nothing may change at the table, nothing may break,
// memory stays bounded, and the players are answered as before.

import { connect } from 'node:net';
import { newMatch } from '#checks/server/crowd.ts';
import { Faults, type Findings, type Progress, pause, quantile, within } from '#checks/server/findings.ts';
import { Line } from '#checks/server/line.ts';
import { type AttackedMatch, brokenFrames, forged, nonsense } from '#checks/server/nonsense.ts';
import { Seated } from '#checks/server/seated.ts';
import { Site } from '#checks/server/site.ts';
import { fastRandom, type Random } from '#engine/chance/random.ts';
import { sample } from '#engine/requests/choices.ts';
import type { FromTable, Update } from '#live/messages.ts';
import { ScriptedClient } from '#server/scripted-client.ts';

export interface HostileOptions {
  frames: number;
  seed: number;
  seconds: number;
  /** On one PostgreSQL; 0: one server on a file. */
  nodes: number;
}

export const HOSTILE: HostileOptions = { frames: 100_000, seed: 1, seconds: 240, nodes: 0 };

/** Frames sent before the answer to a ping is awaited. */
const BURST = 40;
/** One burst in so many violates the WebSocket protocol itself. */
const BROKEN_EVERY = 12;
const MOST_GROWTH_MB = 150;
const PATIENCE_MS = 5000;

/** A player who only listens: what is received, and how fast. */
class Watcher {
  readonly line: Line;
  readonly updates: Update[] = [];
  readonly waits: number[] = [];
  /** Further messages about the game, the votes and the chat. */
  heard = 0;
  private asked = 0;

  constructor(client: ScriptedClient, match: string, seat: number | null) {
    const hear = (message: FromTable): void => {
      if (message.t === 'pong') this.waits.push(performance.now() - this.asked);
      else if (message.t === 'update') this.updates.push(message);
      else if (message.t === 'chat' || (message.t === 'vote' && message.vote !== null)) this.heard++;
    };
    this.line = new Line(client, { match, seat, after: null, hear });
  }

  ping(): void {
    this.asked = performance.now();
    this.line.say({ t: 'ping' });
  }
}

export async function hostile(options: HostileOptions, say: Progress): Promise<Findings> {
  const house = await Site.start(options.nodes);
  const faults = new Faults();
  const random = fastRandom(options.seed);
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  let frames = 0;
  let broken = 0;
  let sockets = 0;
  let answers = 0;
  let memory = { before: 0, most: 0 };
  let waits: number[] = [];
  const isEnough = (): boolean => frames >= options.frames || seconds() > options.seconds || !house.isUp;

  /** Sends bursts over one socket after the other until there were enough. */
  async function attack(client: ScriptedClient, frame: () => string | Buffer, target: AttackedMatch): Promise<void> {
    while (!isEnough()) {
      sockets++;
      let pong: () => void = () => {};
      const hear = (message: FromTable): void => {
        if (message.t === 'pong') pong();
        else answers++;
      };
      const line = new Line(client, { match: target.match, seat: null, after: null, hear });
      const ended = new Promise<'ended'>((done) => line.socket.once('close', () => done('ended')));
      await new Promise((done) => line.socket.once('open', done).once('error', done));
      for (let isOpen = true; isOpen && !isEnough(); ) {
        const answered = new Promise<'answered'>((done) => {
          pong = () => done('answered');
        });
        for (let i = 0; i < BURST && line.socket.readyState === line.socket.OPEN; i++) {
          const data = frame();
          // Bytes as a binary frame, or as invalid text.
          line.socket.send(data, { binary: Buffer.isBuffer(data) && frames % 2 === 0 });
          frames++;
        }
        line.say({ t: 'ping' });
        const first = await within(PATIENCE_MS, Promise.race([answered, ended]));
        faults.check(first !== null || isEnough(), () => 'the server did not answer a ping within 5 s');
        isOpen = first === 'answered';
      }
      line.drop();
    }
  }

  try {
    const [anna, bruno, other, stranger] = Array.from({ length: 4 }, () => new ScriptedClient(house.url)) as [
      ScriptedClient,
      ScriptedClient,
      ScriptedClient,
      ScriptedClient,
    ];
    for (const [i, client] of [anna, bruno, other].entries()) await client.must('/api/me', { name: `P${i}` });
    const match = await newMatch([anna, bruno], 'harenula', { chat: 'off' });
    const watchers = [new Watcher(anna, match, 0), new Watcher(bruno, match, 1), new Watcher(stranger, match, null)];
    await until(() => watchers.every(({ updates }) => updates.length > 0));
    const asked = watchers.find(({ updates }) => updates[0]!.request !== null)!.updates[0]!;
    const { request, viewer } = asked;
    const target: AttackedMatch = {
      match,
      decision: { seat: viewer, id: request!.id, choice: sample(request!, random) },
    };
    const rival = viewer === 0 ? bruno : anna;
    const before = JSON.stringify(watchers.map(({ updates }) => updates));
    await pause(300);
    memory = { before: house.memory, most: house.memory };
    const watch = setInterval(() => {
      memory.most = Math.max(memory.most, house.memory);
      for (const watcher of watchers) watcher.ping();
    }, 100);
    const teller = setInterval(() => say(`${frames} frames, ${Math.round(seconds())} s`), 10_000);
    const any = (own: Random) => () => nonsense(own, target);
    await Promise.all([
      attack(stranger, any(fastRandom(options.seed + 1)), target),
      attack(other, any(fastRandom(options.seed + 2)), target),
      // The opponent is at the table: only messages in the other's name must be refused.
      attack(rival, () => forged(random, target), target),
      breakIn(house, fastRandom(options.seed + 3), isEnough, () => broken++),
    ]);
    clearInterval(watch);
    clearInterval(teller);
    faults.check(house.isUp, () => `the server went down: ${house.complaints.slice(-5).join(' ')}`);
    await pause(200);
    const changed = JSON.stringify(watchers.map(({ updates }) => updates)) !== before;
    faults.check(!changed, () => 'the players were told of a change');
    faults.check(
      watchers.every(({ heard, line }) => heard === 0 && line.socket.readyState === line.socket.OPEN),
      () => 'the players heard a vote or talk, or lost their connection',
    );
    waits = watchers.flatMap((watcher) => watcher.waits).sort((a, b) => a - b);
    for (const watcher of watchers) watcher.line.drop();
    await finish(match, [anna, bruno], faults);
    await house.stop();
    const store = await house.store();
    const people = (await store.read(match, 0)).filter(({ key }) => /^seat:\d:[fm]\d+$/.test(key));
    faults.check(people.length === 0, () => `a hostile message is in the log: ${people[0]!.key}`);
    await store.close();
  } finally {
    await house.remove();
  }
  for (const line of house.complaints.slice(0, 3)) faults.add(`the server had trouble: ${line}`);
  const growth = memory.most - memory.before;
  faults.check(
    growth < MOST_GROWTH_MB * Math.max(1, options.nodes),
    () => `the memory grew by ${Math.round(growth)} MB`,
  );
  return {
    figures: {
      frames,
      'broken below WebSocket': broken,
      sockets,
      'refusals and other answers': answers,
      'memory before MB': Math.round(memory.before),
      'memory at most MB': Math.round(memory.most),
      'players answered p50 ms': round(quantile(waits, 0.5)),
      'players answered p99 ms': round(quantile(waits, 0.99)),
      seconds: Math.round(seconds()),
      faults: faults.count,
    },
    faults: faults.list,
  };
}

const round = (ms: number): number => Math.round(ms * 10) / 10;

/** Opens sockets by hand and sends invalid frames. */
async function breakIn(house: Site, random: Random, isEnough: () => boolean, count: () => void): Promise<void> {
  const { host, hostname, port, origin } = new URL(house.url);
  while (!isEnough()) {
    await new Promise<void>((done) => {
      const socket = connect({ host: hostname, port: Number(port) }, () => {
        if (random.below(6) === 0) socket.write(brokenFrames(random));
        else
          socket.write(
            `GET /ws HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
          );
        count();
        socket.write(brokenFrames(random));
      });
      socket.on('data', () => socket.write(brokenFrames(random)));
      socket.on('error', () => {});
      socket.on('close', () => done());
      setTimeout(() => socket.destroy(), 20 + random.below(200));
    });
    await pause(BROKEN_EVERY);
  }
}

/** The match can still be played to its end. */
async function finish(match: string, clients: ScriptedClient[], faults: Faults): Promise<void> {
  const people = clients.map((client, seat) => new Seated(client, match, seat, seat + 1));
  await within(4 * PATIENCE_MS, Promise.all(people.map((person) => person.play())));
  faults.check(
    people.every(({ isOver }) => isOver),
    () => 'the match could not be played to its end afterwards',
  );
  for (const person of people) person.leave();
}

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds() && waited < 4 * PATIENCE_MS; waited += 10) await pause(10);
  if (!holds()) throw new Error('The match did not begin in time.');
}
