// A table and its log: the table is what the log's entries lead to, and never more.
//
// An entry is tried on the table and appended; if it could not be stored, it is undone. Where another process appended
// first, the table reads on from its own head. Every now and then a snapshot is stored with an entry: the table is then made
// from it and from the entries after it. Where the snapshot is no good, the whole log is replayed. Where the log cannot be
// replayed, because it is damaged or its rules are not installed, only that match is closed.

import type { Refusal } from '#engine/requests/legal.ts';
import { EVERYBODY, maySee, SPECTATOR } from '#engine/seat.ts';
import { bothChanges, type Change, changed, type Entry, isRefused, refuse } from '#live/entry.ts';
import { type Append, type Appended, type EntryLog, LogError, type LoggedEntry, type Snapshot } from '#live/log.ts';
import { agrees, resumed, snapshotOf } from '#live/saved.ts';
import { LiveTable } from '#live/table.ts';
import type { TableSetup } from '#live/table-setup.ts';

/** The match does not exist, cannot be opened or is overloaded; the message is for the player. */
export class RoomError extends Error {
  readonly code: 'no-match' | 'damaged' | 'rules' | 'busy';
  constructor(code: RoomError['code'], text: string) {
    super(text);
    this.code = code;
  }
}

export interface LoggedTableOptions<Beside> {
  match: string;
  log: EntryLog<Beside>;
  /** Whether the log has a start, as far as is known. */
  hasBegun(): Promise<boolean>;
  /** What the match is played with. Called before its start is stored or read; a RoomError says why there is none. */
  setup(): Promise<TableSetup>;
  /** What is stored beside an entry, given the table after it. */
  beside(table: LiveTable): Beside;
  trouble(what: string, error: unknown): void;
}

/** The result of an entry. */
export type Put =
  | { kind: 'ok'; table: LiveTable; change: Change }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: Exclude<Appended['kind'], 'ok'> };

export const DAMAGED = 'this match cannot be opened: what is kept of it cannot be played again';
const PAGE = 1000;
/** A replay pauses after so many milliseconds: a long log must not block other tables. */
const SLICE = 8;
const BROKEN = refuse('broken', 'the rules could not carry this out, which is our mistake; choose otherwise');

/** A snapshot is due after so many entries, and after this part of the log: in a long match it is long, too. */
const SNAPSHOT_EVERY = 64;
const SNAPSHOT_PART = 4;

export class LoggedTable<Beside> {
  private readonly options: LoggedTableOptions<Beside>;
  private current: LiveTable | null = null;
  private lastRead = 0;
  /** The entry of the last snapshot, and the build that takes them; null: none are taken. */
  private lastSnapshot = 0;
  private build: string | null = null;
  private closed: RoomError | null = null;

  constructor(options: LoggedTableOptions<Beside>) {
    this.options = options;
  }

  /** The table as far as the log was read; null: nothing was read yet, or the match has not begun. */
  get table(): LiveTable | null {
    return this.current;
  }

  /** The number of the table's last entry. */
  get head(): number {
    return this.lastRead;
  }

  /** Why the match cannot continue; null while it can. */
  get fault(): RoomError | null {
    return this.closed;
  }

  /** Reads on from its own head. Returns what the new entries changed; null: there are none. */
  async readOn(): Promise<Change | null> {
    if (this.closed !== null) throw this.closed;
    const before = this.lastRead;
    let all: Change | null = null;
    try {
      if (before === 0 && !(await this.options.hasBegun())) return null;
      if (before > 0) all = await this.readFrom(null, null);
      else {
        const setup = await this.setup();
        const latest = await this.options.log.snapshot(this.options.match);
        all = (latest === null ? null : await this.resume(latest, setup)) ?? (await this.readFrom(setup, latest));
      }
    } catch (error) {
      if (error instanceof LogError && !error.damaged) throw error;
      if (!(error instanceof RoomError)) this.options.trouble('cannot be opened', error);
      this.closed = error instanceof RoomError ? error : new RoomError('damaged', DAMAGED);
      this.current = null;
      throw this.closed;
    }
    return all;
  }

  /** Tries an entry on the table and stores it. Any result but `ok` has changed nothing. */
  async put(entry: Entry, key: string, asked: string | null, more: Partial<Beside> = {}): Promise<Put> {
    const { match, log, beside } = this.options;
    const tried = await this.attempt(entry);
    if ('refusal' in tried) return { kind: 'refused', refusal: tried.refusal };
    const { table, change, takeBack } = tried;
    try {
      const append: Append = { match, seq: this.lastRead + 1, key, entry };
      if (asked !== null) append.asked = asked;
      if (this.isSnapshotDue(append.seq, table)) append.snapshot = snapshotOf(table, this.build!);
      if (table.over || entry.t === 'start') append.stage = table.over ? 'over' : 'playing';
      // The lists of matches must not reveal that a secret answer came in.
      if (!isPublic(change)) append.quiet = true;
      const { kind } = await log.append({ ...append, ...beside(table), ...more });
      if (kind === 'ok') {
        this.lastRead++;
        table.stored();
        if (append.snapshot !== undefined) this.lastSnapshot = this.lastRead;
        return { kind, table, change };
      }
      takeBack();
      return { kind };
    } catch (error) {
      takeBack();
      throw error;
    }
  }

  /** Applies an entry on trial. A bug of ours leaves the match unchanged, and is a refusal to the player. */
  private async attempt(
    entry: Entry,
  ): Promise<{ table: LiveTable; change: Change; takeBack: () => void } | { refusal: Refusal }> {
    if (entry.t === 'start' && this.current === null) {
      const table = new LiveTable(await this.setup(), entry);
      this.current = table;
      const takeBack = (): void => {
        this.current = null;
      };
      return { table, change: changed(EVERYBODY, true, true), takeBack };
    }
    const table = this.current;
    if (table === null) return { refusal: NOT_BEGUN };
    const takeBack = table.checkpoint();
    try {
      const change = table.apply(entry);
      return isRefused(change) ? { refusal: change } : { table, change, takeBack };
    } catch (error) {
      takeBack();
      this.options.trouble(`broke at ${entry.t}`, error);
      return { refusal: BROKEN };
    }
  }

  private async setup(): Promise<TableSetup> {
    const setup = await this.options.setup();
    this.build = setup.build ?? null;
    return setup;
  }

  private isSnapshotDue(seq: number, table: LiveTable): boolean {
    if (this.build === null) return false;
    return table.over || seq - this.lastSnapshot >= Math.max(SNAPSHOT_EVERY, seq / SNAPSHOT_PART);
  }

  /** Makes the table from a snapshot and the entries after it; null: the log must be replayed from its start. */
  private async resume(latest: Snapshot, setup: TableSetup): Promise<Change | null> {
    try {
      this.current = resumed(latest, setup);
      if (this.current === null) return null;
      this.lastRead = latest.seq;
      await this.readFrom(null, null);
      this.lastSnapshot = latest.seq;
      return changed(EVERYBODY, true, true);
    } catch (error) {
      if (error instanceof LogError && !error.damaged) throw error;
      this.options.trouble('its snapshot is of no use, its log is replayed', error);
      return null;
    } finally {
      if (this.lastSnapshot === 0) this.forget();
    }
  }

  /** Back to before the first entry. */
  private forget(): void {
    this.current = null;
    this.lastRead = 0;
  }

  /** Reads all entries after the head; `setup` and the snapshot, if any, where that is the start. */
  private async readFrom(setup: TableSetup | null, latest: Snapshot | null): Promise<Change | null> {
    let all: Change | null = null;
    for (let page = PAGE; page === PAGE; ) {
      const read = await this.options.log.read(this.options.match, this.lastRead, PAGE);
      all = await this.follow(read, setup, latest, all);
      page = read.length;
    }
    return all;
  }

  /** Applies entries that follow the table's last one; `setup` is given where the log is read from its start. */
  private async follow(
    entries: readonly LoggedEntry[],
    setup: TableSetup | null,
    latest: Snapshot | null,
    before: Change | null,
  ): Promise<Change | null> {
    let all = before;
    let since = performance.now();
    for (const { seq, entry } of entries) {
      if (seq !== this.lastRead + 1) throw new Error(`entry ${this.lastRead + 1} is missing in its log`);
      if (this.current === null) {
        if (entry.t !== 'start') throw new Error('its log does not begin with the start');
        this.current = new LiveTable(setup!, entry);
        all = changed(EVERYBODY, true, true);
      } else {
        const change = this.current.apply(entry);
        if (isRefused(change)) throw new Error(`entry ${seq} of its own log was refused: ${change.code}`);
        all = bothChanges(all, change);
      }
      this.lastRead = seq;
      if (seq === latest?.seq && !agrees(latest, this.current)) {
        throw new Error(`entry ${seq} leads to another state than it did; the rules changed under the same version`);
      }
      if (performance.now() - since < SLICE) continue;
      await new Promise((done) => setTimeout(done));
      since = performance.now();
    }
    return all;
  }
}

export const NOT_BEGUN = refuse('not-begun', 'this match has not begun; wait until every seat is taken');

const isPublic = ({ viewers, table, vote }: Change): boolean => table || vote || maySee(viewers, SPECTATOR);
