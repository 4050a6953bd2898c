// One of two servers that play the same match, or one that looks the same to one viewer. It runs in this process, so that
// hidden parts of its state can be exchanged; everything else goes over real sockets. It may consist of several nodes on one
// PostgreSQL: then the viewers are at different ones.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause } from '#checks/server/findings.ts';
import { Line } from '#checks/server/line.ts';
import { commitment } from '#engine/chance/random.ts';
import type { GameState } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import type { Game } from '#engine/game.ts';
import { defaultOptions } from '#engine/options.ts';
import type { Match } from '#engine/records/match.ts';
import type { Seat } from '#engine/seat.ts';
import { SPECTATOR } from '#engine/seat.ts';
import type { FromClient, FromTable, TableInfo } from '#live/messages.ts';
import type { LiveTable } from '#live/table.ts';
import { ScriptedClient } from '#server/scripted-client.ts';
import { type Served, serve } from '#server/serve.ts';

const MOST_SEATS = 4;
const MANY = 1_000_000;
const PATIENCE_MS = 10_000;

/** A viewer, player or spectator, and every frame it received. */
export class Ear {
  readonly viewer: Seat;
  /** All frames but the answers to pings. */
  readonly frames: string[] = [];
  seq = 0;
  readonly settled = new Set<string>();
  /** The table as it was told last. */
  private table: TableInfo | null = null;
  private readonly line: Line;
  private pongs = 0;
  private pings = 0;

  /** `changes`: its updates come as changes. */
  constructor(client: ScriptedClient, match: string, viewer: Seat, changes: boolean) {
    this.viewer = viewer;
    const seat = viewer === SPECTATOR ? null : viewer;
    const hear = (message: FromTable, text: string): void => this.hear(message, text);
    this.line = new Line(client, { match, seat, after: null, changes, hear });
  }

  /** Whether it knows that all players are there, and the spectator. */
  get seesAll(): boolean {
    return this.table !== null && this.table.spectators === 1 && this.table.seats.every(({ online }) => online);
  }

  say(message: FromClient): void {
    this.line.say(message);
  }

  /** Resolves when everything the server has sent before has arrived. */
  async caughtUp(): Promise<void> {
    const wanted = ++this.pings;
    this.line.say({ t: 'ping' });
    await until(() => this.pongs >= wanted, 'a ping was not answered');
  }

  drop(): void {
    this.line.drop();
  }

  private hear(message: FromTable, text: string): void {
    if (message.t === 'pong') {
      this.pongs++;
      return;
    }
    if (message.t === 'joined' || message.t === 'table') this.table = message.table;
    if (message.t === 'update') this.seq = message.seq;
    if ((message.t === 'ack' || message.t === 'refused') && message.key !== null) this.settled.add(message.key);
    this.frames.push(text);
  }
}

export class TwinSide {
  private readonly folder = mkdtempSync(join(tmpdir(), 'harena-twin-'));
  private readonly nodes: Served[] = [];
  private clients: ScriptedClient[] = [];
  private guests: string[] = [];
  private match = '';
  /** How often a match was begun here: every other one is heard as changes. */
  private sittings = 0;
  /** By seat, the spectator last. */
  ears: Ear[] = [];

  /** `database` and how many nodes it has; null: one server on a file. */
  async start(database: string | null, nodes: number): Promise<void> {
    const limits = { messages: MANY, messagesPerSecond: MANY, matchesPerGuest: MANY };
    const log = { level: 'silent', to: process.stderr };
    const data = database ?? join(this.folder, 'harena.sqlite');
    for (let n = 0; n < nodes; n++) this.nodes.push(await serve({ data, port: 0, pace: 0, limits, log }));
    // The spectator is the last.
    this.clients = Array.from({ length: MOST_SEATS + 1 }, (_, i) => new ScriptedClient(this.nodes[i % nodes]!.url));
    for (const [i, client] of this.clients.entries()) {
      if (i === MOST_SEATS) break;
      await client.must('/api/me', { name: `P${i}` });
      const { json } = await client.get('/api/me/export');
      this.guests.push(json.guest.id as string);
    }
  }

  async close(): Promise<void> {
    for (const ear of this.ears) ear.drop();
    for (const node of this.nodes) await node.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** All players join a match with these dice, and listen. */
  async sit(game: Game, seats: number, match: string, seed: string): Promise<void> {
    for (const ear of this.ears) ear.drop();
    this.sittings++;
    this.match = match;
    const { id, rules } = game;
    await this.nodes[0]!.hub.around.store.createMatch({
      id: match,
      game: id,
      rules,
      options: defaultOptions(game.options),
      seats: this.guests.slice(0, seats).map((guest) => ({ holder: { kind: 'person', guest }, nonce: null })),
      seed,
      commitment: commitment({ seed, match, rules }),
      listed: false,
      clock: { kind: 'none' },
      onTimeout: 'default',
      chat: 'off',
      pairs: false,
      standIn: 'fighter',
      hints: false,
      host: this.guests[0]!,
      rematchOf: null,
    });
    for (const [seat, client] of this.clients.slice(0, seats).entries()) await client.sit(match, { nonce: `n${seat}` });
    this.ears = [];
    for (let i = 0; i <= seats; i++) {
      const viewer = i === seats ? SPECTATOR : i;
      const ear = new Ear(this.clients[i === seats ? MOST_SEATS : i]!, match, viewer, this.sittings % 2 === 1);
      this.ears.push(ear);
      await until(() => ear.seq > 0, 'a stream did not begin');
    }
    // Nodes tell each other who is there a little later, and at no fixed moment.
    await until(() => this.ears.every(({ seesAll }) => seesAll), 'a viewer was not told who is there');
    await this.settle();
  }

  ear(viewer: Seat): Ear {
    return this.ears.find((one) => one.viewer === viewer)!;
  }

  /** The match as it is played, under the rules of today. */
  async live(node = this.nodes[0]!): Promise<LiveTable & { match: Match }> {
    const { room } = node.hub.match(this.match);
    return (await room.run(() => room.table())) as LiveTable & { match: Match };
  }

  /** Replaces the true state by another, as if it had always been that one. */
  async replaceState(state: GameState): Promise<void> {
    for (const node of this.nodes) {
      const { match } = await this.live(node);
      const { game, random, log } = match.table;
      const inside = match as unknown as { currentTable: Table };
      inside.currentTable = new Table(game, game.clone(state), random, log).run();
    }
  }

  /** Sends a message, and waits until all viewers have received its effect. */
  async send(viewer: Seat, message: Extract<FromClient, { key: string }>): Promise<void> {
    const ear = this.ear(viewer);
    ear.say(message);
    await until(() => ear.settled.has(message.key), `${message.t} was not answered`);
    await this.settle();
  }

  async settle(): Promise<void> {
    const tables = await Promise.all(this.nodes.map((node) => this.live(node)));
    const rooms = this.nodes.map(({ hub }) => hub.match(this.match).room);
    await until(() => rooms.every(({ head }) => head === rooms[0]!.head), 'a node fell behind');
    const at = (viewer: Seat): LiveTable => tables[(viewer === SPECTATOR ? MOST_SEATS : viewer) % tables.length]!;
    await until(() => this.ears.every(({ viewer, seq }) => seq === at(viewer).seq(viewer)), 'a stream fell behind');
    await Promise.all(this.ears.map((ear) => ear.caughtUp()));
  }
}

async function until(holds: () => boolean, what: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`Twins: ${what}.`);
    await pause(1);
  }
}
