// A room: one running match with its listeners. It is the same in a browser and on a server; only what stores (EntryLog)
// and what sends (Listener) differ.
//
// Everything in a match is done one after the other, in a queue. What changes it is an entry: looked up by its idempotency
// key, tried on the table, appended to the log, and acknowledged and sent only when it is stored; then the bots play.
// Another process may append to the same log. That is an ordinary answer: the table reads on, sends what is new, and tries
// the entry again.

import type { Refusal } from '#engine/requests/legal.ts';
import type { Choice } from '#engine/requests/request.ts';
import { EVERYBODY, type Seat } from '#engine/seat.ts';
import { BotSeats } from '#live/bot-seats.ts';
import type { Task } from '#live/bots.ts';
import {
  type Change,
  changed,
  type EntryMessage,
  entryOf,
  isRefused,
  refuse,
  type SeatEntry,
  type StartEntry,
} from '#live/entry.ts';
import { askedIn, keyOf } from '#live/key.ts';
import { type Listener, Listeners } from '#live/listeners.ts';
import { LogError } from '#live/log.ts';
import { DAMAGED, LoggedTable, type LoggedTableOptions, NOT_BEGUN, RoomError } from '#live/logged-table.ts';
import type { FromTable, TableInfo } from '#live/messages.ts';
import type { LiveTable } from '#live/table.ts';

export interface RoomOptions<Beside> extends LoggedTableOptions<Beside> {
  /** The table's public facts; null: not available now. */
  info(): TableInfo | null;
  /** What a bot answers; null, nothing, to a moment for a gift alone. */
  think(task: Task): Promise<Choice | null>;
  /** Whether bots may play now. */
  botsMayAct(): boolean;
  /** Whether bots think here after an entry of another process, which thinks too; always where nothing is said. */
  thinksAfterOthers?(table: LiveTable): boolean;
  /** How long an answer of this seat is delayed, in milliseconds. */
  hold(table: LiveTable, seat: Seat): number;
  /** Entries of other processes came in: cached facts about the match may be old. */
  refresh(): Promise<void>;
  /** An entry was appended here; another process with the same match may read on. */
  appended?(seq: number): void;
  /** The most tasks that may wait in the queue. */
  mostWaiting: number;
}

/** The result of a request: stored, with the number in the sender's stream, or refused. */
export type Done = { seq: number; refusal: null } | { seq: null; refusal: Refusal };

/** After a conflict an entry is tried again so often. */
const TRIES = 20;
/** So many recent idempotency keys are known without asking the log: a client sends again what is not acknowledged. */
const RECENT = 8;
export const KEY_USED = refuse('key-used', 'this key was used for something else; make a new one for every message');

export const refused = (refusal: Refusal): Done => ({ seq: null, refusal });

export class Room<Beside = unknown> {
  readonly match: string;
  readonly listeners: Listeners;
  private readonly options: RoomOptions<Beside>;
  private readonly logged: LoggedTable<Beside>;
  private readonly bots: BotSeats;
  /** By idempotency key: the requests stored here most recently. */
  private readonly recent = new Map<string, string>();
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private used = performance.now();

  constructor(options: RoomOptions<Beside>) {
    const { match, log, think, hold, botsMayAct, trouble } = options;
    this.match = match;
    this.options = options;
    this.listeners = new Listeners(match);
    this.logged = new LoggedTable(options);
    this.bots = new BotSeats({
      think,
      now: () => log.now(),
      hold: (seat) => (this.atHand === null ? 0 : hold(this.atHand, seat)),
      mayAct: botsMayAct,
      run: (work) => this.run(work),
      table: () => this.table(),
      enter: (why, entry) => this.enterOwn(why, entry),
      trouble: (error) => trouble('a bot could not decide', error),
    });
  }

  /** For how long the room has been idle, in milliseconds; 0 while it is not. */
  get idle(): number {
    return this.listeners.size > 0 || this.waiting > 0 || this.bots.busy ? 0 : performance.now() - this.used;
  }

  /** The table if it is loaded. */
  get atHand(): LiveTable | null {
    return this.logged.table;
  }

  /** The number of the table's last entry. */
  get head(): number {
    return this.logged.head;
  }

  /** Why the match cannot continue; null while it can. */
  get fault(): RoomError | null {
    return this.logged.fault;
  }

  /** The number of the last update to `viewer`; 0 before the start. */
  seq(viewer: Seat): number {
    return this.atHand?.seq(viewer) ?? 0;
  }

  /** Runs something after everything that is queued. An urgent task is never refused. */
  run<T>(work: () => Promise<T>, isUrgent = false): Promise<T> {
    this.used = performance.now();
    if (this.waiting >= this.options.mostWaiting && !isUrgent) {
      return Promise.reject(new RoomError('busy', 'this table has too much to do; try again in a moment'));
    }
    this.waiting++;
    const done = this.queue.then(work).finally(() => this.waiting--);
    this.queue = done.catch(() => {});
    return done;
  }

  /** The table, made from the log if it is not loaded; null before the start. Only inside `run`. */
  async table(): Promise<LiveTable | null> {
    if (this.fault !== null) throw this.fault;
    if (this.atHand !== null) return this.atHand;
    // Another process may have begun it while people waited here: they are told.
    const change = await this.logged.readOn();
    if (change !== null) this.publish(this.atHand!, change);
    return this.atHand;
  }

  /** Starts the match, unless another process was first. Only inside `run`. */
  async begin(start: StartEntry, beside: Partial<Beside> = {}): Promise<void> {
    const { kind } = await this.logged.put(start, 'start', null, beside);
    if (kind === 'ok') this.options.appended?.(this.head);
    await this.options.refresh();
    if (kind !== 'ok') await this.logged.readOn();
    this.tellAll();
  }

  /** Answers a message that asks for an entry; `speaker` is the seat it speaks for. Never rejects. */
  async answer(message: EntryMessage, speaker: () => Promise<Seat | Refusal>): Promise<FromTable> {
    const { match, key } = message;
    try {
      const { seq, refusal } = await this.take(message, speaker);
      return refusal === null ? { t: 'ack', match, key, seq } : { t: 'refused', match, key, refusal };
    } catch (error) {
      return { t: 'refused', match, key, refusal: this.refusalFor(error) };
    }
  }

  /** The refusal for a request that failed. */
  refusalFor(error: unknown): Refusal {
    if (error instanceof RoomError) return refuse(error.code, error.message);
    this.options.trouble('a message could not be answered', error);
    if (error instanceof LogError && error.damaged) return refuse('damaged', DAMAGED);
    return error instanceof LogError
      ? refuse('not-kept', 'this could not be kept just now; it was not done, so send it again in a moment')
      : refuse('not-kept', 'something went wrong; it was not done, so send it again');
  }

  /** Submits an entry without a message, under a key that names its reason. True when it was accepted. */
  async enterOwn(why: string, entry: SeatEntry): Promise<boolean> {
    return (await this.enter(entry.seat, `${why}:${this.head + 1}`, null, () => entry)).refusal === null;
  }

  /** Submits an entry, once. `asked`: the request under the key. Only inside `run`. */
  async enter(
    seat: Seat,
    key: string,
    asked: string | null,
    make: (table: LiveTable) => SeatEntry | Refusal,
  ): Promise<Done> {
    for (let tries = 0; tries < TRIES; tries++) {
      const known = this.recent.get(key);
      if (known !== undefined) return known === asked ? this.done(seat) : refused(KEY_USED);
      const table = await this.table();
      const entry = table === null ? NOT_BEGUN : make(table);
      const put = isRefused(entry)
        ? { kind: 'refused' as const, refusal: entry }
        : await this.logged.put(entry, key, asked);
      if (put.kind === 'ok') {
        this.remember(key, asked);
        this.options.appended?.(this.head);
        this.publish(put.table, put.change);
        return this.done(seat);
      }
      if (put.kind === 'misused') return refused(KEY_USED);
      if (put.kind === 'refused') {
        // The table may be out of date, or the entry may have been stored before this room was opened.
        if (await this.readOn()) continue;
        return (await this.before(seat, key, asked)) ?? refused(put.refusal);
      }
      await this.readOn();
      if (put.kind === 'duplicate') return this.done(seat);
    }
    // A copy of this request may have been faster at another process.
    return (await this.before(seat, key, asked)) ?? refused(refuse('busy', 'others were faster each time; try again'));
  }

  /** The answer to a request whose key is stored already; null: it is not. */
  private async before(seat: Seat, key: string, asked: string | null): Promise<Done | null> {
    const found = asked === null ? 'new' : await this.options.log.lookUp(this.match, key, asked);
    if (found === 'new') return null;
    return found === 'duplicate' ? this.done(seat) : refused(KEY_USED);
  }

  /**
   * Applies and sends what other processes have appended. True if there was something. Only inside `run`. A notice that
   * the head has moved elsewhere leads here too.
   */
  async readOn(): Promise<boolean> {
    const change = await this.logged.readOn();
    if (change === null) return false;
    await this.options.refresh();
    // No more than what the entries changed: that a secret answer came in elsewhere shows here no more than there.
    if (this.atHand !== null) this.publish(this.atHand, change, true);
    return true;
  }

  /** Adds a listener, then greets it and sends what it has missed. Only inside `run`, after `table`. */
  join(listener: Listener, greeting: () => FromTable, after: number | null): void {
    this.listeners.add(listener, greeting, this.atHand, after, this.options.log.now());
    this.tellTable(listener);
    this.wakeBots();
  }

  leave(listener: Listener): void {
    if (!this.listeners.remove(listener)) return;
    // In the queue like everything else: the entry that is being tried may still fail.
    const { trouble } = this.options;
    void this.run(async () => this.tellTable(), true).catch((error) => trouble('could not be told', error));
  }

  /** Starts the bots that are asked and not computing yet. */
  wakeBots(): void {
    if (this.atHand !== null) this.bots.think(this.atHand);
  }

  /** Sends the table's public facts to all, except to one listener. */
  tellTable(knows: Listener | null = null): void {
    const info = this.options.info();
    if (info !== null) this.listeners.tellTable(info, knows);
  }

  private async take(message: EntryMessage, speaker: () => Promise<Seat | Refusal>): Promise<Done> {
    const { log, hold } = this.options;
    const asked = askedIn(message);
    const attempt = (mayWait: boolean): Promise<Done | number> =>
      this.run(async () => {
        const seat = await speaker();
        if (typeof seat !== 'number') return refused(seat);
        const key = keyOf(seat, message.key);
        const table = await this.table();
        const wait = mayWait && table !== null && !this.recent.has(key) ? hold(table, seat) : 0;
        if (wait > 0) return wait;
        return this.enter(seat, key, asked, ({ match }) => entryOf(message, seat, log.now(), match));
      });
    const done = await attempt(message.t === 'choose' || message.t === 'type');
    if (typeof done !== 'number') return done;
    await new Promise((held) => setTimeout(held, done));
    return (await attempt(false)) as Done;
  }

  private done(seat: Seat): Done {
    return { seq: this.seq(seat), refusal: null };
  }

  private remember(key: string, asked: string | null): void {
    if (asked !== null) this.recent.set(key, asked);
    if (this.recent.size > RECENT) this.recent.delete(this.recent.keys().next().value!);
  }

  private tellAll(): void {
    if (this.atHand !== null) this.publish(this.atHand, changed(EVERYBODY, true, true));
    else this.tellTable();
  }

  /** Sends each listener what is new to it. The entry is stored, so an error in sending is no refusal. */
  private publish(table: LiveTable, { table: isTable, vote }: Change, isOfOthers = false): void {
    const { match, listeners } = this;
    const now = this.options.log.now();
    try {
      listeners.update(table, now);
      if (vote) listeners.tellEach((viewer) => ({ t: 'vote', match, viewer, vote: table.vote }));
      if (isTable) this.tellTable();
      const clocks = isTable ? table.clocks(now) : null;
      if (clocks !== null) listeners.tellEach((viewer) => ({ t: 'clocks', match, viewer, clocks }));
      if (!isOfOthers || (this.options.thinksAfterOthers?.(table) ?? true)) this.bots.think(table);
    } catch (error) {
      this.options.trouble('could not be told', error);
    }
  }
}
