// A table under load: its players, their sockets, and the one decision that is on its way.

import { insist, newMatch } from '#checks/server/crowd.ts';
import type { Faults } from '#checks/server/findings.ts';
import { Line } from '#checks/server/line.ts';
import type { Random } from '#engine/chance/random.ts';
import { sample } from '#engine/requests/choices.ts';
import type { FromTable, Update } from '#live/messages.ts';
import type { ScriptedClient } from '#server/scripted-client.ts';

export interface LoadTableOptions {
  clients: ScriptedClient[];
  game: string;
  random: Random;
  counts: { updates: number; bytes: number; lost: number; again: number };
  faults: Faults;
  /** The last of the others has received the effect of the decision sent at that time. */
  onSeen(started: number): void;
  onAcknowledged(started: number): void;
}

/** A player whose socket was lost comes back after so long. */
const BACK_MS = 1000;
const UPDATE = '{"t":"update",';
const PLAYED_ON = '"outcome":null}';
const startsWith = (data: Buffer, text: string): boolean => data.toString('latin1', 0, text.length) === text;

interface Pending {
  key: string;
  seat: number;
  started: number;
  /** Who has not yet received its effect. */
  unseen: Set<number>;
  isAcknowledged: boolean;
}

export class LoadTable {
  private readonly options: LoadTableOptions;
  private readonly lines: Line[] = [];
  /**
   * By seat: the update with its open request, as it came: parsed only when the seat decides. Ten thousand of them as text
   * would be copied by every garbage collection, and the pauses of this process would be taken for the server's.
   */
  private readonly open: (Buffer | null)[];
  /** By seat: whether it has sealed an answer. */
  private readonly sealed: boolean[] = [];
  private match = '';
  private pending: Pending | null = null;
  private count = 0;
  private isRestarting = false;
  private hasLeft = false;

  constructor(options: LoadTableOptions) {
    this.options = options;
    this.open = options.clients.map(() => null);
  }

  /** All players get a name, take a seat and listen. */
  async sit(): Promise<void> {
    const { clients, game } = this.options;
    for (const [i, client] of clients.entries()) await client.must('/api/me', { name: `P${i}` });
    this.match = await newMatch(clients, game);
    for (const seat of clients.keys()) await new Promise<void>((done) => this.connect(seat, done));
  }

  private connect(seat: number, opened: () => void): void {
    const hear = (message: FromTable, text: string): void => this.hear(message, text);
    const skim = (data: Buffer): boolean => this.skim(seat, data);
    const { match } = this;
    const line = new Line(this.options.clients[seat]!, {
      ...{ match, seat, after: null, changes: false, hear, skim },
      opened: () => {
        // The others may have begun the next match meanwhile.
        if (match !== this.match) line.say({ t: 'join', match: this.match, after: null, seat });
        opened();
      },
      closed: () => this.lose(seat),
    });
    this.lines[seat] = line;
  }

  /** Cuts all its sockets, as a network does. */
  cut(): void {
    for (const line of this.lines) line.drop();
  }

  /** The player comes back, as a page does. Whether a decision that was on its way was stored, the next update tells. */
  private lose(seat: number): void {
    if (this.hasLeft) return;
    this.options.counts.lost++;
    this.open[seat] = null;
    this.pending = null;
    setTimeout(() => {
      if (!this.hasLeft) this.connect(seat, () => {});
    }, BACK_MS).unref();
  }

  /** A new match that is on its way then fails with the server, which is no fault of it. */
  leave(): void {
    this.hasLeft = true;
    this.cut();
  }

  /** Sends a decision, if a seat is asked and none is on its way. */
  decide(): boolean {
    if (this.pending !== null || this.isRestarting) return false;
    const seat = this.open.findIndex((update) => update !== null);
    if (seat < 0) return false;
    const { request } = JSON.parse(this.open[seat]!.toString()) as Update;
    const key = `s${seat}-${++this.count}`;
    const others = [...this.lines.keys()].filter((one) => one !== seat);
    const choice = sample(request!, this.options.random);
    this.pending = { key, seat, started: performance.now(), unseen: new Set(others), isAcknowledged: false };
    this.open[seat] = null;
    this.lines[seat]!.say({ t: 'choose', match: this.match, key, id: request!.id, choice, seat });
    return true;
  }

  private hear(message: FromTable, text: string): void {
    if (message.t === 'refused') {
      this.options.faults.add(`${message.key} was refused: ${message.refusal.code}`);
      this.pending = null;
    }
    if (!('match' in message) || message.match !== this.match) return;
    if (message.t === 'update') throw new Error(`an update of another form: ${text}`);
    if (message.t === 'ack' && this.pending?.key === message.key) {
      this.options.onAcknowledged(this.pending.started);
      this.pending.isAcknowledged = true;
      // A sealed answer while others are missing is visible to nobody else.
      if (this.sealed[this.pending.seat]) this.pending = null;
    }
    if (this.pending?.isAcknowledged && this.pending.unseen.size === 0) this.pending = null;
  }

  /** Whether it is an update. The fields of an update come in the order in which live/streams.ts makes them. */
  private skim(seat: number, data: Buffer): boolean {
    if (!startsWith(data, UPDATE)) return false;
    if (!startsWith(data, `${UPDATE}"match":"${this.match}",`)) return true;
    const { counts, onSeen } = this.options;
    counts.updates++;
    counts.bytes += data.length;
    const isAnswered = !data.includes(',"answered":null,"offers":');
    const isAsked = !data.includes(',"request":null,"answered":');
    this.sealed[seat] = isAnswered;
    this.open[seat] = isAsked && !isAnswered ? data : null;
    if (this.pending?.unseen.delete(seat) && this.pending.unseen.size === 0) onSeen(this.pending.started);
    if (this.pending?.isAcknowledged && this.pending.unseen.size === 0) this.pending = null;
    const isOver = data.toString('latin1', data.length - PLAYED_ON.length) !== PLAYED_ON;
    if (isOver && !this.isRestarting) void this.restart();
    return true;
  }

  /** The same people at a new match. */
  private async restart(): Promise<void> {
    this.isRestarting = true;
    try {
      const old = this.match;
      const { clients, game } = this.options;
      const match = await insist(
        () => newMatch(clients, game),
        () => this.hasLeft,
      );
      this.match = match;
      this.options.counts.again++;
      this.pending = null;
      this.open.fill(null);
      for (const [seat, line] of this.lines.entries()) {
        line.say({ t: 'part', match: old });
        line.say({ t: 'join', match, after: null, seat });
      }
    } catch (error) {
      if (this.hasLeft) return;
      const { message, cause } = error as Error;
      this.options.faults.add(`no new match: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`);
    }
    this.isRestarting = false;
  }
}
