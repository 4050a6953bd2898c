// A person at one seat with a good client: it answers requests, resends a decision until it is acknowledged, reconnects,
// and remembers everything it has received.

import { Line } from '#checks/server/line.ts';
import { fastRandom, type Random } from '#engine/chance/random.ts';
import type { SeenEvent } from '#engine/event.ts';
import { sample } from '#engine/requests/choices.ts';
import type { Choice } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import type { FromTable, Update } from '#live/messages.ts';
import type { ScriptedClient } from '#server/scripted-client.ts';

export interface SentDecision {
  key: string;
  id: number | string;
  choice: Choice;
}

/** Refusals after which the same message may be sent again. */
const TRANSIENT = ['not-kept', 'busy'];
const AGAIN_MS = 100;

export class Seated {
  readonly client: ScriptedClient;
  readonly match: string;
  readonly seat: Seat;
  /** What it has received of the match so far. */
  update: Update | null = null;
  events: SeenEvent[] = [];
  /** Decisions by key: those sent, and those acknowledged. */
  readonly sent = new Map<string, SentDecision>();
  readonly acknowledged = new Set<string>();
  /** What a server must never do, as sentences. */
  readonly faults: string[] = [];
  onAcknowledged: () => void = () => {};
  private readonly random: Random;
  private line: Line | null = null;
  private pending: SentDecision | null = null;
  /** The update that `pending` answers. */
  private answers = 0;
  private settled: string | null = null;
  private count = 0;
  private left = false;
  private notice: () => void = () => {};

  constructor(client: ScriptedClient, match: string, seat: Seat, seed: number) {
    this.client = client;
    this.match = match;
    this.seat = seat;
    this.random = fastRandom(seed);
  }

  get isOver(): boolean {
    return this.update?.outcome != null;
  }

  /** Plays until the match is over or it is stopped. */
  async play(): Promise<void> {
    this.connect();
    while (!this.left && !this.isOver) {
      await new Promise<void>((done) => {
        this.notice = done;
      });
    }
    this.leave();
  }

  leave(): void {
    this.left = true;
    this.line?.drop();
    this.notice();
  }

  private connect(): void {
    const { match, seat } = this;
    this.line = new Line(this.client, {
      match,
      seat,
      after: this.update?.seq ?? null,
      hear: (message) => this.hear(message),
      opened: () => this.pending !== null && this.send(this.pending),
      closed: () => {
        if (!this.left) setTimeout(() => this.left || this.connect(), AGAIN_MS / 2 + this.random.below(AGAIN_MS));
      },
    });
  }

  private hear(message: FromTable): void {
    if (message.t === 'update') this.take(message);
    else if (message.t === 'ack') this.settle(message.key, true);
    else if (message.t === 'refused' && message.key !== null) this.refused(message.key, message.refusal.code);
    else if (message.t === 'refused' && !TRANSIENT.includes(message.refusal.code))
      this.faults.push(`seat ${this.seat} was refused: ${message.refusal.code}`);
    this.answer();
    this.notice();
  }

  private take(update: Update): void {
    const last = this.update?.seq ?? 0;
    if (update.seq <= last) this.faults.push(`update ${update.seq} came after ${last}`);
    if (update.from > this.events.length) this.faults.push(`events from ${update.from}, known ${this.events.length}`);
    this.events = [...this.events.slice(0, update.from), ...update.events];
    this.update = update;
  }

  private settle(key: string, done: boolean): void {
    if (done && !this.acknowledged.has(key)) {
      this.acknowledged.add(key);
      this.onAcknowledged();
    }
    if (this.pending?.key !== key) return;
    this.settled = done ? `${this.pending.id}` : null;
    this.pending = null;
  }

  private refused(key: string, code: string): void {
    if (this.acknowledged.has(key)) this.faults.push(`${key} was acknowledged and then refused (${code})`);
    if (TRANSIENT.includes(code)) {
      setTimeout(() => this.pending?.key === key && this.send(this.pending), AGAIN_MS);
      return;
    }
    // Others may have changed what is offered, also in a question that is still open.
    const isLate = code === 'stale' || code === 'not-asked' || this.update!.seq > this.answers;
    if (!isLate) this.faults.push(`a legal decision was refused: ${code}`);
    this.settle(key, false);
  }

  /** Answers the request, once. */
  private answer(): void {
    const { update } = this;
    if (this.pending !== null || this.left || update === null || update.request === null) return;
    if (update.answered !== null || `${update.request.id}` === this.settled) return;
    const key = `s${this.seat}-${++this.count}`;
    this.pending = { key, id: update.request.id, choice: sample(update.request, this.random) };
    this.answers = update.seq;
    this.sent.set(key, this.pending);
    this.send(this.pending);
  }

  private send({ key, id, choice }: SentDecision): void {
    this.line?.say({ t: 'choose', match: this.match, key, id, choice, seat: this.seat });
  }
}
