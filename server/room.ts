// A room: one match in this process, with those who listen to it.
//
// Everything about a match is done one after the other. What changes it is an entry: tried on the live table, appended to
// the store, and only when that is on disk acknowledged and told. Whatever the table knows beyond the store is dropped,
// and the table is made again from the log. Another process may append too: then the store says so, and the table is
// brought up to date and the entry tried again.

import { hashOf } from '#engine/hash.ts';
import type { Refusal } from '#engine/legal.ts';
import type { Choice } from '#engine/request.ts';
import type { Seat } from '#engine/seat.ts';
import { games } from '#games/index.ts';
import { botsToAct, defaultAnswer, taskFor } from '#live/bots.ts';
import type { Entry, Start } from '#live/entry.ts';
import type { FromTable, TableInfo } from '#live/messages.ts';
import { type Change, isRefused, LiveTable, STAND_IN } from '#live/table.ts';
import { recordNames, tableInfo } from '#server/info.ts';
import { type Append, type MatchRow, type Store, StoreError } from '#server/store/store.ts';
import { Talking } from '#server/talking.ts';
import type { Thinking } from '#server/thinking.ts';

/** Somebody who is told what a viewer may know. */
export interface Listener {
  readonly viewer: Seat;
  /** The number of the last thing he was told. */
  sent: number;
  tell(text: string): void;
}

export interface Surroundings {
  readonly store: Store;
  readonly thinking: Thinking;
  /** Nobody answers faster than this, in milliseconds, what another's decision led to. */
  readonly pace: number;
  /** What may wait to be done. */
  readonly waiting: number;
  trouble(match: string, what: string, error: unknown): void;
}

/** What became of something asked for: kept, with the number of the asker's stream, or refused. */
export type Done = { seq: number; refusal: null } | { seq: null; refusal: Refusal };

/** An entry as it is kept: with what was asked for, to know it again. */
interface Kept {
  entry: Entry;
  asked: string | null;
}

/** Somebody else appended first: so often the entry is tried again. */
const TRIES = 5;
/** A decision under way when time runs out still counts. */
const GRACE = 500;
/** After this long a bot that has not answered is asked again: the process may have been another one. */
const BOT_AGAIN = 3000;
/** A check on the state is kept after every so many entries, and at the end. */
const CHECK_EVERY = 16;
const PAGE = 1000;

export const refused = (code: string, text: string): Done => ({ seq: null, refusal: { clause: '', code, text } });

/** The match is not there, or cannot be opened; the message is for the person. */
export class NoRoom extends Error {
  readonly code: 'no-match' | 'damaged' | 'rules' | 'busy';
  constructor(code: NoRoom['code'], text: string) {
    super(text);
    this.code = code;
  }
}

/** What must come out again when the log is played again. */
const checkOf = ({ match }: LiveTable): string => hashOf(match.table.state);

export class Room {
  readonly id: string;
  readonly talking: Talking;
  private readonly around: Surroundings;
  private rowNow: MatchRow | null = null;
  private liveNow: LiveTable | null = null;
  private head = 0;
  private fault: NoRoom | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private readonly listeners = new Set<Listener>();
  /** The questions that bots think about. */
  private readonly pondering = new Set<string>();
  private lastTable = '';
  private used = Date.now();

  constructor(id: string, around: Surroundings) {
    this.id = id;
    this.around = around;
    this.talking = new Talking(around.store, id, (message) => this.tellEach(message));
  }

  /** How long nobody has wanted anything here, in milliseconds; 0 while somebody does. */
  get idle(): number {
    return this.listeners.size > 0 || this.waiting > 0 || this.pondering.size > 0 ? 0 : Date.now() - this.used;
  }

  /** Does something after everything asked for before is done. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.used = Date.now();
    if (this.waiting >= this.around.waiting) {
      return Promise.reject(new NoRoom('busy', 'this table has too much to do; try again in a moment'));
    }
    this.waiting++;
    const done = this.queue.then(work).finally(() => this.waiting--);
    this.queue = done.catch(() => {});
    return done;
  }

  /** The match as it stands. Only inside `run`. */
  async row(): Promise<MatchRow> {
    if (this.fault !== null) throw this.fault;
    this.rowNow ??= await this.around.store.match(this.id);
    if (this.rowNow === null) throw new NoRoom('no-match', 'there is no such match; check the address');
    return this.rowNow;
  }

  /** Reads the match's seats and stage anew, and tells everybody. Only inside `run`. */
  async refresh(): Promise<MatchRow> {
    this.rowNow = null;
    const row = await this.row();
    this.tellTable();
    return row;
  }

  /** The table, made from the log where it is not at hand; null before the start. Only inside `run`. */
  async live(): Promise<LiveTable | null> {
    const row = await this.row();
    if (this.liveNow !== null || row.stage === 'waiting') return this.liveNow;
    try {
      this.liveNow = await this.rebuilt(row);
    } catch (error) {
      if (error instanceof StoreError && error.fault !== 'damaged') throw error;
      if (!(error instanceof NoRoom)) this.around.trouble(this.id, 'cannot be opened', error);
      const damaged = new NoRoom('damaged', 'this match cannot be opened; whoever runs the server can see why');
      this.fault = error instanceof NoRoom ? error : damaged;
      throw this.fault;
    }
    this.think();
    return this.liveNow;
  }

  /** Somebody listens from now on, and is brought up to date. Only inside `run`. */
  async add(listener: Listener, after: number | null, greeting: (table: TableInfo) => FromTable): Promise<void> {
    const live = await this.live();
    const row = await this.row();
    this.listeners.add(listener);
    listener.tell(JSON.stringify(greeting(this.info(row))));
    if (live !== null) {
      const update = live.catchUp(listener.viewer, after, this.around.store.now());
      if (update !== null) listener.tell(JSON.stringify(update));
      listener.sent = live.seq(listener.viewer);
      const { viewer } = listener;
      if (live.vote !== null) listener.tell(JSON.stringify({ t: 'vote', match: this.id, viewer, vote: live.vote }));
    }
    this.tellTable(listener);
  }

  remove(listener: Listener): void {
    if (this.listeners.delete(listener)) this.tellTable();
    this.used = Date.now();
  }

  /** What `viewer` was told last; 0 before the start. */
  seq(viewer: Seat): number {
    return this.liveNow?.seq(viewer) ?? 0;
  }

  info(row: MatchRow): TableInfo {
    const viewers = [...this.listeners].map(({ viewer }) => viewer);
    return tableInfo(row, this.liveNow, viewers);
  }

  /** Tells each listener whom it concerns something that is not numbered. */
  tellEach(message: (viewer: Seat) => FromTable | null): void {
    for (const listener of this.listeners) {
      const said = message(listener.viewer);
      if (said !== null) listener.tell(JSON.stringify(said));
    }
  }

  /** What became of `key`, if it was asked for before. Only inside `run`. */
  async earlier(seat: Seat, key: string, asked: string): Promise<Done | null> {
    const found = await this.around.store.find(this.id, key);
    if (found === null) return null;
    const kept = JSON.parse(found.entry) as Kept;
    await this.live();
    return kept.asked === asked
      ? { seq: this.seq(seat), refusal: null }
      : refused('key-used', 'this key was used for something else; make a new one for every message');
  }

  /** Puts an entry into the match, once. Only inside `run`. */
  async enter(
    seat: Seat,
    key: string,
    asked: string | null,
    make: (live: LiveTable) => Entry | Refusal,
  ): Promise<Done> {
    for (let tries = 0; tries < TRIES; tries++) {
      const live = await this.live();
      if (live === null) return refused('not-begun', 'this match has not begun; wait until every seat is taken');
      const entry = make(live);
      if ('code' in entry) return { seq: null, refusal: entry };
      const change = this.tried(live, entry);
      if (isRefused(change)) return { seq: null, refusal: change };
      const kept = await this.keep({ key, entry: { entry, asked }, deadline: this.deadline(live), live });
      if (kept === 'ok') {
        this.publish(change);
        return { seq: live.seq(seat), refusal: null };
      }
      this.liveNow = null;
      if (kept === 'misused') return refused('key-used', 'this key was used for something else; make a new one');
      if (kept === 'duplicate') {
        await this.live();
        this.publish(null);
        return { seq: this.seq(seat), refusal: null };
      }
    }
    return refused('busy', 'others were faster each time; try again');
  }

  /** Begins the match if every seat is taken and everybody who sits has said so. Only inside `run`. */
  async begin(): Promise<void> {
    const row = await this.row();
    const ready = row.seats.every(
      ({ holder, nonce }) => holder.kind === 'bot' || (holder.kind === 'person' && nonce !== null),
    );
    if (row.stage !== 'waiting' || !ready) return;
    const guests = row.seats.map(({ holder }) => (holder.kind === 'person' ? holder.guest : null));
    const start: Start = {
      t: 'start',
      at: this.around.store.now(),
      nonces: row.seats.map(({ nonce }) => nonce ?? ''),
      bots: row.seats.map(({ holder }) => (holder.kind === 'bot' ? holder.level : null)),
      persons: guests.map((guest, seat) => (guest === null ? seat : guests.indexOf(guest))),
    };
    const seed = (await this.around.store.seed(this.id))!;
    const live = new LiveTable({ ...this.setup(row), seed }, start);
    const entry = { entry: start, asked: null };
    const seats = row.seats.map(({ holder }) => holder);
    const kept = await this.keep({ key: 'start', entry, deadline: this.deadline(live), live, seats });
    if (kept === 'ok') this.liveNow = live;
    else this.head = 0;
    this.rowNow = null;
    await this.live();
    this.publish(null);
    this.tellTable();
  }

  /** Looks after clocks and bots: called when a deadline has passed. */
  async wake(): Promise<void> {
    await this.run(async () => {
      const live = await this.live();
      if (live === null) return;
      const row = await this.row();
      for (const seat of live.expired(this.around.store.now() - GRACE))
        await this.expire(seat, row.onTimeout === 'bot');
      this.think();
      const now = this.liveNow;
      if (now !== null) {
        await this.around.store.setDeadline({ match: this.id, seq: this.head, due: this.deadline(now) });
      }
    });
  }

  /** How long an answer of `seat` is held back, so that nobody can tell who had a choice from who had none. */
  hold(seat: Seat): number {
    const live = this.liveNow;
    if (live === null || live.movedBy === seat) return 0;
    return Math.max(0, live.askedAt + this.around.pace - this.around.store.now());
  }

  private setup(row: MatchRow) {
    const game = games.get(row.game);
    if (game === undefined || game.rules !== row.rules) {
      throw new NoRoom('rules', `this match was begun under the rules ${row.rules}, which this server does not have`);
    }
    return { match: row.id, game, options: row.options, names: recordNames(row), clock: row.clock };
  }

  private async rebuilt(row: MatchRow): Promise<LiveTable> {
    const { store } = this.around;
    const setup = this.setup(row);
    const seed = (await store.seed(this.id))!;
    const entries: Entry[] = [];
    this.head = 0;
    for (;;) {
      const page = await store.read(this.id, this.head, PAGE);
      for (const { entry } of page) entries.push((JSON.parse(entry) as Kept).entry);
      this.head += page.length;
      if (page.length < PAGE) break;
    }
    const check = await store.snapshot(this.id);
    const live = LiveTable.rebuild({ ...setup, seed }, entries.slice(0, check?.seq ?? entries.length));
    if (check !== null && check.body !== checkOf(live)) {
      throw new Error(
        `after entry ${check.seq} the match is not what it was; the rules changed under the same version`,
      );
    }
    for (const entry of check === null ? [] : entries.slice(check.seq)) {
      const answer = live.apply(entry);
      if (isRefused(answer)) throw new Error(`an entry of its own log was refused: ${answer.code}`);
    }
    return live;
  }

  /** Tries an entry on the table. A mistake of ours leaves the match as it was, and is a refusal to the player. */
  private tried(live: LiveTable, entry: Entry): Change | Refusal {
    try {
      return live.apply(entry);
    } catch (error) {
      this.around.trouble(this.id, `broke at ${entry.t}`, error);
      this.liveNow = null;
      return {
        clause: '',
        code: 'broken',
        text: 'the rules could not carry this out, which is our mistake; choose otherwise',
      };
    }
  }

  private async keep(one: {
    key: string;
    entry: Kept;
    deadline: number | null;
    live: LiveTable;
    seats?: Append['seats'];
  }): Promise<'ok' | 'conflict' | 'duplicate' | 'misused'> {
    const { key, entry, deadline, live, seats } = one;
    const seq = this.head + 1;
    const append: Append = { match: this.id, seq, key, entry: JSON.stringify(entry), deadline };
    if (entry.asked !== null) append.asked = entry.asked;
    if (live.over || entry.entry.t === 'start') append.stage = live.over ? 'over' : 'playing';
    if (live.over || seq % CHECK_EVERY === 0) append.snapshot = checkOf(live);
    if (seats !== undefined) append.seats = seats;
    try {
      const { kind } = await this.around.store.append(append);
      if (kind === 'ok') this.head = seq;
      if (kind === 'ok' && append.stage !== undefined && this.rowNow !== null) this.rowNow.stage = append.stage;
      return kind;
    } catch (error) {
      // What was not kept has not happened.
      this.liveNow = null;
      throw error;
    }
  }

  private deadline(live: LiveTable): number | null {
    const clock = live.deadline;
    const bots = botsToAct(live).length > 0 ? this.around.store.now() + BOT_AGAIN : null;
    if (clock === null || bots === null) return clock === null ? bots : clock + GRACE;
    return Math.min(clock + GRACE, bots);
  }

  /** Tells everybody what is new to him. Null: whatever happened. */
  private publish(change: Change | null): void {
    const live = this.liveNow!;
    const now = this.around.store.now();
    const texts = new Map<string, string>();
    for (const listener of this.listeners) {
      const { viewer, sent } = listener;
      if (sent === live.seq(viewer)) continue;
      const same = `${viewer} ${sent}`;
      if (!texts.has(same)) texts.set(same, JSON.stringify(live.catchUp(viewer, sent, now)));
      listener.sent = live.seq(viewer);
      listener.tell(texts.get(same)!);
    }
    if (change === null || change.vote)
      this.tellEach((viewer) => ({ t: 'vote', match: this.id, viewer, vote: live.vote }));
    if (change === null || change.table) this.tellTable();
    const clocks = change?.table ? live.clocks(now) : null;
    if (clocks !== null) this.tellEach((viewer) => ({ t: 'clocks', match: this.id, viewer, clocks }));
    this.think();
  }

  /** Tells everybody, but for one who knows, how the table stands, if that is new. */
  private tellTable(knows: Listener | null = null): void {
    if (this.rowNow === null) return;
    const table = this.info(this.rowNow);
    const text = JSON.stringify(table);
    if (text === this.lastTable) return;
    this.lastTable = text;
    for (const listener of this.listeners) {
      const { viewer } = listener;
      if (listener !== knows)
        listener.tell(JSON.stringify({ t: 'table', match: this.id, viewer, table } satisfies FromTable));
    }
  }

  private async expire(seat: Seat, byBot: boolean): Promise<void> {
    const request = this.liveNow?.match.requestFor(seat);
    if (!request) return;
    const at = this.around.store.now();
    await this.enter(seat, `timeout:${this.head + 1}:${seat}`, null, () =>
      byBot
        ? { t: 'stand-in', at, seat, level: STAND_IN }
        : { t: 'decide', at, seat, id: request.id, choice: defaultAnswer(request), by: 'clock' },
    );
  }

  /** Lets the bots that are asked think, each once about a question. */
  private think(): void {
    const live = this.liveNow;
    if (live === null) return;
    for (const seat of botsToAct(live)) {
      const task = taskFor(live, seat);
      const question = `${seat}:${task.request.id}`;
      if (this.pondering.has(question)) continue;
      this.pondering.add(question);
      const held = new Promise((resolve) => setTimeout(resolve, this.hold(seat)).unref());
      void Promise.all([this.around.thinking.answer(task), held])
        .then(([choice]) => this.run(() => this.botDecides(seat, task.request.id, choice)))
        .catch((error: unknown) => this.around.trouble(this.id, 'a bot could not decide', error))
        .finally(() => this.pondering.delete(question));
    }
  }

  private async botDecides(seat: Seat, id: number | string, choice: Choice): Promise<void> {
    const live = await this.live();
    // A person may be back, or the question gone.
    if (live === null || !botsToAct(live).includes(seat) || live.match.requestFor(seat)?.id !== id) return;
    const at = this.around.store.now();
    const decide = (chosen: Choice): Promise<Done> =>
      this.enter(seat, `bot:${this.head + 1}:${seat}`, null, () => ({
        t: 'decide',
        at,
        seat,
        id,
        choice: chosen,
        by: 'bot',
      }));
    const { refusal } = await decide(choice);
    // What the question offers may have changed while the bot thought.
    const request = refusal === null ? null : (this.liveNow?.match.requestFor(seat) ?? null);
    if (request !== null && request.id === id) await decide(defaultAnswer(request));
  }
}
