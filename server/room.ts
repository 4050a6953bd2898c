// A room: one match in this process, with those who listen to it.
//
// Everything about a match is done one after the other. What changes it is an entry: tried on the live table, appended to
// the store, and only when that is on disk acknowledged and told. Another process may append too: then the store says so,
// the table is made again from the log, and the entry is tried once more.

import type { Refusal } from '#engine/requests/legal.ts';
import { EVERYBODY, maySee, type Seat, SPECTATOR } from '#engine/seat.ts';
import type { Entry, Start } from '#live/entry.ts';
import type { FromTable, TableInfo } from '#live/messages.ts';
import { type Change, isRefused, type LiveTable } from '#live/table.ts';
import { BotSeats } from '#server/bot-seats.ts';
import { Deadlines } from '#server/deadlines.ts';
import { tableInfo } from '#server/info.ts';
import { type Kept, KeptMatch, NoRoom } from '#server/kept-match.ts';
import { type Listener, Listeners } from '#server/listeners.ts';
import type { MatchRow, Store } from '#server/store/store.ts';
import { Talking } from '#server/talking.ts';
import type { Thinking } from '#server/thinking.ts';

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

/** Somebody else appended first: so often the entry is tried again. */
const TRIES = 5;

export const refused = (code: string, text: string): Done => ({ seq: null, refusal: { clause: '', code, text } });

export class Room {
  readonly id: string;
  readonly talking: Talking;
  private readonly around: Surroundings;
  private readonly kept: KeptMatch;
  private readonly bots: BotSeats;
  private readonly deadlines: Deadlines;
  private readonly listeners: Listeners;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private used = Date.now();

  constructor(id: string, around: Surroundings) {
    this.id = id;
    this.around = around;
    this.listeners = new Listeners(id);
    this.kept = new KeptMatch(id, around.store, (what, error) => around.trouble(id, what, error));
    this.talking = new Talking(around.store, id, (message) => this.listeners.tellEach(message));
    const now = (): number => around.store.now();
    /** Puts in what no person asked for: the key says why, and which entry it would be. */
    const enter = async (why: string, entry: Exclude<Entry, Start>): Promise<boolean> =>
      (await this.enter(entry.seat, `${why}:${this.kept.head + 1}`, null, () => entry)).refusal === null;
    this.deadlines = new Deadlines({ now, live: async () => (await this.live())!, enter });
    this.bots = new BotSeats({
      thinking: around.thinking,
      now,
      enter,
      hold: (seat) => this.hold(seat),
      isWatched: () => this.listeners.viewers.some((viewer) => viewer !== SPECTATOR),
      run: (work) => this.run(work),
      live: () => this.live(),
      trouble: (error) => around.trouble(id, 'a bot could not decide', error),
    });
  }

  /** How long nobody has wanted anything here, in milliseconds; 0 while somebody does. */
  get idle(): number {
    return this.listeners.size > 0 || this.waiting > 0 || this.bots.busy ? 0 : Date.now() - this.used;
  }

  /** Does something after everything asked for before is done. The clock is never turned away, however much waits. */
  run<T>(work: () => Promise<T>, isClock = false): Promise<T> {
    this.used = Date.now();
    if (this.waiting >= this.around.waiting && !isClock) {
      return Promise.reject(new NoRoom('busy', 'this table has too much to do; try again in a moment'));
    }
    this.waiting++;
    const done = this.queue.then(work).finally(() => this.waiting--);
    this.queue = done.catch(() => {});
    return done;
  }

  /** The match as it stands. Only inside `run`. */
  row(): Promise<MatchRow> {
    return this.kept.row();
  }

  /** Reads the match's seats and stage anew, and tells everybody. Only inside `run`. */
  async refresh(): Promise<MatchRow> {
    this.kept.forgetRow();
    await this.live();
    const row = await this.row();
    this.listeners.unseat(row);
    this.tellTable();
    return row;
  }

  /** The match was taken away: whoever asks next is told so. Only inside `run`. */
  forget(): void {
    this.kept.forgetRow();
  }

  /** The table; null before the start. Only inside `run`. */
  async live(): Promise<LiveTable | null> {
    const wasAtHand = this.kept.atHand !== null;
    const live = await this.kept.live();
    if (live !== null && !wasAtHand) this.bots.think(live);
    return live;
  }

  /** Whether this person sits here, as far as is known; what is not known is read when it is wanted. */
  seats(guest: string): boolean {
    const seats = this.kept.rowAtHand?.seats ?? [];
    return seats.some(({ holder }) => holder.kind === 'person' && holder.guest === guest);
  }

  /** Somebody who sits here has another name. Only inside `run`. */
  async rename(): Promise<void> {
    this.kept.rename(await this.refresh());
  }

  /** Somebody listens from now on, and is brought up to date. Only inside `run`, after `live`. */
  add(listener: Listener, row: MatchRow, after: number | null, greeting: (table: TableInfo) => FromTable): void {
    const live = this.kept.atHand;
    this.listeners.add(listener);
    listener.tell(JSON.stringify(greeting(this.info(row))));
    if (live !== null) this.listeners.welcome(listener, live, after, this.around.store.now());
    this.tellTable(listener);
  }

  remove(listener: Listener): void {
    if (!this.listeners.remove(listener)) return;
    // In its turn, as everything: what is being tried just now may not come to be.
    void this.run(async () => this.tellTable()).catch(() => {});
  }

  /** What `viewer` was told last; 0 before the start. */
  seq(viewer: Seat): number {
    return this.kept.atHand?.seq(viewer) ?? 0;
  }

  info(row: MatchRow): TableInfo {
    return tableInfo(row, this.kept.atHand, this.listeners.viewers, this.listeners.watchers);
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
      const isPublic = change.table || change.vote || maySee(change.viewers, SPECTATOR);
      const kept = await this.kept.keep(live, key, { entry, asked }, { isPublic, deadline: this.deadlines.next(live) });
      if (kept === 'ok') {
        this.published(live, change);
        return { seq: live.seq(seat), refusal: null };
      }
      if (kept === 'misused') return refused('key-used', 'this key was used for something else; make a new one');
      await this.catchUpAll();
      if (kept === 'duplicate') return { seq: this.seq(seat), refusal: null };
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
    const live = await this.kept.begun(row, start);
    const seats = row.seats.map(({ holder }) => holder);
    await this.kept.keep(
      live,
      'start',
      { entry: start, asked: null },
      { isPublic: true, deadline: this.deadlines.next(live), seats },
    );
    this.kept.forgetRow();
    await this.catchUpAll();
  }

  /** Looks after clocks and bots: called when a deadline has passed. */
  async wake(): Promise<void> {
    await this.run(async () => {
      const live = await this.live();
      if (live === null) return;
      const { onTimeout } = await this.row();
      await this.deadlines.meet(onTimeout === 'bot');
      const now = (await this.live())!;
      this.bots.think(now);
      await this.around.store.setDeadline({ match: this.id, seq: this.kept.head, due: this.deadlines.next(now) });
    }, true);
  }

  /** How long an answer of `seat` is held back, so that nobody can tell who had a choice from who had none. */
  hold(seat: Seat): number {
    const live = this.kept.atHand;
    if (live === null || live.movedBy === seat) return 0;
    return Math.max(0, live.askedAt + this.around.pace - this.around.store.now());
  }

  /** Tries an entry on the table. A mistake of ours leaves the match as it was, and is a refusal to the player. */
  private tried(live: LiveTable, entry: Entry): Change | Refusal {
    try {
      return live.apply(entry);
    } catch (error) {
      this.around.trouble(this.id, `broke at ${entry.t}`, error);
      this.kept.drop();
      return {
        clause: '',
        code: 'broken',
        text: 'the rules could not carry this out, which is our mistake; choose otherwise',
      };
    }
  }

  /** Makes the table again where it was dropped, and tells everybody whatever is new to him. */
  private async catchUpAll(): Promise<void> {
    const live = await this.live();
    this.listeners.unseat(await this.row());
    if (live !== null) this.published(live, { viewers: EVERYBODY, table: true, vote: true });
  }

  /** What is kept is done, so that a mistake of ours in telling it is no refusal. */
  private published(live: LiveTable, change: Change): void {
    try {
      this.publish(live, change);
    } catch (error) {
      this.around.trouble(this.id, 'could not be told', error);
    }
  }

  /** Tells everybody what is new to him. */
  private publish(live: LiveTable, change: Change): void {
    const now = this.around.store.now();
    this.listeners.update(live, now);
    if (change.vote) this.listeners.tellEach((viewer) => ({ t: 'vote', match: this.id, viewer, vote: live.vote }));
    if (change.table) this.tellTable();
    const clocks = change.table ? live.clocks(now) : null;
    if (clocks !== null) this.listeners.tellEach((viewer) => ({ t: 'clocks', match: this.id, viewer, clocks }));
    this.bots.think(live);
  }

  /** Tells everybody, but for one who knows, how the table stands. */
  private tellTable(knows: Listener | null = null): void {
    const row = this.kept.rowAtHand;
    if (row !== null) this.listeners.tellTable(this.info(row), knows);
  }
}
