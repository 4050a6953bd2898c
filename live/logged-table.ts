// A table and its log: the table is what the log's entries lead to, and never more.
//
// An entry is tried on the table and appended; if it could not be stored, it is undone. Where another process appended
// first, the table reads on from its own head. Where the log cannot be replayed, because it is damaged or its rules are not
// installed, only that match is closed.

import type { Refusal } from '#engine/requests/legal.ts';
import { EVERYBODY, maySee, SPECTATOR } from '#engine/seat.ts';
import { bothChanges, type Change, changed, type Entry, isRefused, refuse } from '#live/entry.ts';
import { type Append, type Appended, type EntryLog, LogError, type LoggedEntry } from '#live/log.ts';
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
  /** Whether a snapshot is stored with every entry, to be compared on replay. */
  snapshots: boolean;
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

/** Its fields have a fixed order, so that a replay gives the same text. */
const stateOf = ({ match }: LiveTable): string => JSON.stringify(match.table.state);

export class LoggedTable<Beside> {
  private readonly options: LoggedTableOptions<Beside>;
  private current: LiveTable | null = null;
  private lastRead = 0;
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
      const setup = before === 0 ? await this.options.setup() : null;
      for (let page = PAGE; page === PAGE; ) {
        const read = await this.options.log.read(this.options.match, this.lastRead, PAGE);
        all = await this.follow(read, setup, all);
        page = read.length;
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
    const { match, log, beside, snapshots } = this.options;
    const tried = await this.attempt(entry);
    if ('refusal' in tried) return { kind: 'refused', refusal: tried.refusal };
    const { table, change, takeBack } = tried;
    try {
      const append: Append = { match, seq: this.lastRead + 1, key, entry };
      if (asked !== null) append.asked = asked;
      if (snapshots) append.snapshot = stateOf(table);
      if (table.over || entry.t === 'start') append.stage = table.over ? 'over' : 'playing';
      // The lists of matches must not reveal that a secret answer came in.
      if (!isPublic(change)) append.quiet = true;
      const { kind } = await log.append({ ...append, ...beside(table), ...more });
      if (kind === 'ok') {
        this.lastRead++;
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
      const table = new LiveTable(await this.options.setup(), entry);
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

  /** Applies entries that follow the table's last one; `setup` is given where the log is read from its start. */
  private async follow(
    entries: readonly LoggedEntry[],
    setup: TableSetup | null,
    before: Change | null,
  ): Promise<Change | null> {
    const { match, log } = this.options;
    const latest = setup !== null && entries.length > 0 ? await log.snapshot(match) : null;
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
      if (seq === latest?.seq && latest.body !== stateOf(this.current)) {
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
