// The storm 'resend': every decision is sent one to five times, over one to three sockets of the same person, late, out of
// order and over connections that break. Each must happen once, and every copy that is answered must get the same answer.

import { newMatch } from '#checks/server/crowd.ts';
import { Faults, type Findings, type Progress, pause } from '#checks/server/findings.ts';
import { Line } from '#checks/server/line.ts';
import { Site } from '#checks/server/site.ts';
import { compare } from '#checks/server/witness.ts';
import { fastRandom, type Random } from '#engine/chance/random.ts';
import { sample } from '#engine/requests/choices.ts';
import type { FromTable, Update } from '#live/messages.ts';
import { ScriptedClient } from '#server/scripted-client.ts';

export interface ResendOptions {
  decisions: number;
  tables: number;
  seats: number;
  game: string;
  seed: number;
  seconds: number;
  /** On one PostgreSQL; 0: one server on a file. */
  nodes: number;
}

export const RESEND: ResendOptions = {
  decisions: 20_000,
  tables: 10,
  seats: 4,
  game: 'harenula',
  seed: 1,
  seconds: 240,
  nodes: 0,
};

const MOST_COPIES = 5;
const MOST_SOCKETS = 3;
const LATEST_MS = 25;
/** The timeout of a decision: its copies were lost with their sockets. */
const AGAIN_MS = 400;

interface Counts {
  decisions: number;
  copies: number;
  drops: number;
  misused: number;
}

/** A person at a seat with up to three sockets and no patience. */
class Impatient {
  readonly seat: number;
  readonly acknowledged = new Set<string>();
  readonly sent = new Map<string, unknown>();
  private readonly client: ScriptedClient;
  private readonly match: string;
  private readonly random: Random;
  private readonly counts: Counts;
  private readonly faults: Faults;
  private readonly lines: Line[] = [];
  private update: Update | null = null;
  private pending: { key: string; id: number | string; choice: Update['answered'] } | null = null;
  private settledId: number | string | null = null;
  private readonly refused = new Set<string>();
  private readonly misuses = new Set<string>();
  private left = false;
  private done: () => void = () => {};

  constructor(client: ScriptedClient, match: string, seat: number, random: Random, counts: Counts, faults: Faults) {
    this.client = client;
    this.match = match;
    this.seat = seat;
    this.random = random;
    this.counts = counts;
    this.faults = faults;
  }

  get isOver(): boolean {
    return this.update?.outcome != null;
  }

  play(): Promise<void> {
    for (let i = 1 + this.random.below(MOST_SOCKETS); i > 0; i--) this.connect(this.lines.length);
    return new Promise((done) => {
      this.done = done;
    });
  }

  leave(): void {
    this.left = true;
    for (const line of this.lines) line.drop();
    this.done();
  }

  private connect(place: number): void {
    this.lines[place] = new Line(this.client, {
      match: this.match,
      seat: this.seat,
      after: null,
      hear: (message) => this.hear(message),
      closed: () => {
        if (!this.left) setTimeout(() => this.left || this.connect(place), 5 + this.random.below(LATEST_MS));
      },
    });
  }

  private hear(message: FromTable): void {
    if (this.left) return;
    if (message.t === 'update' && message.seq > (this.update?.seq ?? 0)) this.update = message;
    if (message.t === 'ack') this.settle(message.key);
    if (message.t === 'refused' && message.key !== null) this.refuse(message.key, message.refusal.code);
    if (this.isOver && this.pending === null) this.leave();
    else this.answer();
  }

  private settle(key: string): void {
    this.faults.check(!this.refused.has(key), () => `${this.match}: ${key} was refused and then acknowledged`);
    if (!this.acknowledged.has(key)) {
      this.acknowledged.add(key);
      this.counts.decisions++;
    }
    if (this.pending?.key !== key) return;
    this.settledId = this.pending.id;
    if (this.random.below(20) === 0) this.misuse(key);
    this.pending = null;
  }

  private refuse(key: string, code: string): void {
    if (code === 'key-used' && this.misuses.has(key)) return;
    this.faults.check(!this.acknowledged.has(key), () => `${this.match}: ${key} was done and is refused (${code})`);
    this.faults.check(code === 'stale' || code === 'not-asked', () => `${this.match}: ${key} is refused (${code})`);
    this.refused.add(key);
    if (this.pending?.key === key) this.pending = null;
  }

  private answer(): void {
    const { update } = this;
    if (this.pending !== null || update === null || update.request === null || update.answered !== null) return;
    if (update.request.id === this.settledId) return;
    const key = `s${this.seat}-${this.sent.size + 1}`;
    this.pending = { key, id: update.request.id, choice: sample(update.request, this.random) };
    this.sent.set(key, this.pending);
    this.sendCopies(this.pending);
  }

  /** One to five copies, each over any socket, now or later; the decision may be settled long before the last is sent. */
  private sendCopies(decision: NonNullable<Impatient['pending']>): void {
    for (let copies = 1 + this.random.below(MOST_COPIES); copies > 0; copies--) {
      const line = this.lines[this.random.below(this.lines.length)]!;
      const send = (): void => this.sendTo(line, decision);
      if (this.random.below(3) === 0) send();
      else setTimeout(send, this.random.below(LATEST_MS));
    }
    if (this.random.below(25) === 0) {
      this.counts.drops++;
      this.lines[this.random.below(this.lines.length)]!.drop();
    }
    setTimeout(() => this.pending === decision && !this.left && this.sendCopies(decision), AGAIN_MS);
  }

  private sendTo(line: Line, { key, id, choice }: NonNullable<Impatient['pending']>): void {
    const said = line.say({ t: 'choose', match: this.match, key, id, choice: choice!, seat: this.seat });
    if (said) this.counts.copies++;
  }

  /** The same key for something else, which must be refused. */
  private misuse(key: string): void {
    this.counts.misused++;
    this.misuses.add(key);
    this.lines[0]!.say({ t: 'undo', match: this.match, key, seat: this.seat });
  }
}

export async function resend(options: ResendOptions, say: Progress): Promise<Findings> {
  const { tables, seats, game, seed } = options;
  const house = await Site.start(options.nodes);
  const faults = new Faults();
  const counts: Counts = { decisions: 0, copies: 0, drops: 0, misused: 0 };
  const sittings: { match: string; people: Impatient[] }[] = [];
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  const isEnough = (): boolean =>
    counts.decisions >= options.decisions || seconds() > options.seconds || faults.count > 0;

  async function keepPlaying(table: number): Promise<void> {
    const random = fastRandom(seed + table);
    const clients = Array.from({ length: seats }, () => new ScriptedClient(house.url));
    for (const [i, client] of clients.entries()) await client.must('/api/me', { name: `P${table}-${i}` });
    while (!isEnough()) {
      const match = await newMatch(clients, game);
      const people = clients.map((client, seat) => new Impatient(client, match, seat, random, counts, faults));
      sittings.push({ match, people });
      const watch = setInterval(() => {
        if (isEnough()) for (const person of people) person.leave();
      }, 20);
      await Promise.all(people.map((person) => person.play()));
      clearInterval(watch);
    }
  }

  let kept = 0;
  const teller = setInterval(() => say(`${counts.decisions} decisions, ${Math.round(seconds())} s`), 10_000);
  try {
    await Promise.all(Array.from({ length: tables }, (_, table) => keepPlaying(table)));
    await pause(100);
    faults.check(house.isUp, () => `the server went down: ${house.complaints.slice(-3).join(' ')}`);
    await house.stop();
    const store = await house.store();
    for (const { match, people } of sittings) {
      const memories = people.map((one) => ({ ...one, seq: 0, events: [], isOver: false }));
      kept += await compare(store, match, memories, faults);
    }
    await store.close();
  } finally {
    clearInterval(teller);
    await house.remove();
  }
  // What was stored and never acknowledged was lost with its last socket.
  faults.check(kept >= counts.decisions, () => `${counts.decisions} were acknowledged, ${kept} are kept`);
  return {
    figures: {
      decisions: counts.decisions,
      copies: counts.copies,
      'kept once each': kept,
      'sockets dropped': counts.drops,
      'keys misused and refused': counts.misused,
      matches: sittings.length,
      'decisions/s': Math.round(counts.decisions / seconds()),
      seconds: Math.round(seconds()),
      faults: faults.count,
    },
    faults: faults.list,
  };
}
