// A table and its log: the table is what the log's entries lead to, and never more.
//
// An entry is tried on the table and appended; what could not be kept is taken back. Where another appended first, the
// table reads on from its own head. Where the log cannot be played again, because it is damaged or its rules are not here,
// that match alone is closed.

import type { Refusal } from '#engine/requests/legal.ts';
import { EVERYBODY, maySee, SPECTATOR } from '#engine/seat.ts';
import { type Change, changed, type Entry, isRefused, refuse } from '#live/entry.ts';
import { type Append, type Appended, type EntryLog, LogError, type LoggedEntry } from '#live/log.ts';
import { LiveTable } from '#live/table.ts';
import type { TableSetup } from '#live/table-setup.ts';

/** The match is not there, cannot be opened or has too much to do; the message is for the player. */
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
  /** Whether there is a start to read, as far as is known. */
  hasBegun(): Promise<boolean>;
  /** What the match is played with. Asked for before its start is kept or read; a RoomError says why there is none. */
  setup(): Promise<TableSetup>;
  /** What is kept beside an entry, by the table as it is after it. */
  beside(table: LiveTable): Beside;
  /** Whether the state is kept with every entry, to be compared when the log is played again. */
  snapshots: boolean;
  trouble(what: string, error: unknown): void;
}

/** What became of an entry that was put to the table. */
export type Put =
  | { kind: 'ok'; table: LiveTable; change: Change }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: Exclude<Appended['kind'], 'ok'> };

export const DAMAGED = 'this match cannot be opened: what is kept of it cannot be played again';
const PAGE = 1000;
/** So many milliseconds of a log are played at a stretch: a long one must not keep other tables waiting. */
const SLICE = 8;
const BROKEN = refuse('broken', 'the rules could not carry this out, which is our mistake; choose otherwise');

/** Its fields stand in a fixed order, so when the log is played again the same text must come out. */
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

  /** The number of the last entry that the table has. */
  get head(): number {
    return this.lastRead;
  }

  /** Why the match cannot be played on; null while it can. */
  get fault(): RoomError | null {
    return this.closed;
  }

  /** Reads on from the own head. Says how many entries came in. */
  async readOn(): Promise<number> {
    if (this.closed !== null) throw this.closed;
    const before = this.lastRead;
    try {
      if (before === 0 && !(await this.options.hasBegun())) return 0;
      const setup = before === 0 ? await this.options.setup() : null;
      for (let page = PAGE; page === PAGE; ) {
        const read = await this.options.log.read(this.options.match, this.lastRead, PAGE);
        await this.follow(read, setup);
        page = read.length;
      }
    } catch (error) {
      if (error instanceof LogError && !error.damaged) throw error;
      if (!(error instanceof RoomError)) this.options.trouble('cannot be opened', error);
      this.closed = error instanceof RoomError ? error : new RoomError('damaged', DAMAGED);
      this.current = null;
      throw this.closed;
    }
    return this.lastRead - before;
  }

  /** Tries an entry on the table and keeps it; whatever else comes of it has changed nothing. */
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
      // Nobody may learn from the lists of matches that a secret answer came in.
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

  /** Takes an entry in on trial. A mistake of ours leaves the match as it was, and is a refusal to the player. */
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
    if (table === null) {
      return { refusal: refuse('not-begun', 'this match has not begun; wait until every seat is taken') };
    }
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

  /** Plays entries that follow on the table's own; `setup` is there where the log is read from its start. */
  private async follow(entries: readonly LoggedEntry[], setup: TableSetup | null): Promise<void> {
    const { match, log } = this.options;
    const latest = setup !== null && entries.length > 0 ? await log.snapshot(match) : null;
    let since = performance.now();
    for (const { seq, entry } of entries) {
      if (seq !== this.lastRead + 1) throw new Error(`entry ${this.lastRead + 1} is missing in its log`);
      if (this.current === null) {
        if (entry.t !== 'start') throw new Error('its log does not begin with the start');
        this.current = new LiveTable(setup!, entry);
      } else {
        const change = this.current.apply(entry);
        if (isRefused(change)) throw new Error(`entry ${seq} of its own log was refused: ${change.code}`);
      }
      this.lastRead = seq;
      if (seq === latest?.seq && latest.body !== stateOf(this.current)) {
        throw new Error(`entry ${seq} leads to another state than it did; the rules changed under the same version`);
      }
      if (performance.now() - since < SLICE) continue;
      await new Promise((done) => setTimeout(done));
      since = performance.now();
    }
  }
}

const isPublic = ({ viewers, table, vote }: Change): boolean => table || vote || maySee(viewers, SPECTATOR);
