// A match as the store has it: its row, its log, and the live table made from the log.
//
// The table is a copy that can be thrown away: whatever it knows beyond the store has not happened. Where the log cannot
// be played again, because it is damaged or its rules are not here, that match alone is closed.

import { games } from '#games/index.ts';
import type { Entry, Start } from '#live/entry.ts';
import { isRefused, LiveTable, type Setup } from '#live/table.ts';
import { recordNames } from '#server/info.ts';
import { type Append, type MatchRow, type Store, StoreError } from '#server/store/store.ts';

/** The match is not there, or cannot be opened; the message is for the person. */
export class NoRoom extends Error {
  readonly code: 'no-match' | 'damaged' | 'rules' | 'busy';
  constructor(code: NoRoom['code'], text: string) {
    super(text);
    this.code = code;
  }
}

/** An entry as it is kept: with what was asked for, to know it again. */
export interface Kept {
  entry: Entry;
  asked: string | null;
}

const PAGE = 1000;
/** So many milliseconds of a log are played again at a stretch. */
const SLICE = 8;

/**
 * The state as it is kept beside the log. Its fields stand in a fixed order, so when the log is played again the same text
 * must come out.
 */
const stateOf = ({ match }: LiveTable): string => JSON.stringify(match.table.state);

export class KeptMatch {
  readonly id: string;
  private readonly store: Store;
  private readonly trouble: (what: string, error: unknown) => void;
  private rowNow: MatchRow | null = null;
  private table: LiveTable | null = null;
  private fault: NoRoom | null = null;
  private headNow = 0;

  constructor(id: string, store: Store, trouble: KeptMatch['trouble']) {
    this.id = id;
    this.store = store;
    this.trouble = trouble;
  }

  /** The number of the last entry. */
  get head(): number {
    return this.headNow;
  }

  /** The table if it is at hand. */
  get atHand(): LiveTable | null {
    return this.table;
  }

  get rowAtHand(): MatchRow | null {
    return this.rowNow;
  }

  async row(): Promise<MatchRow> {
    if (this.fault !== null) throw this.fault;
    this.rowNow ??= await this.store.match(this.id);
    if (this.rowNow === null) throw new NoRoom('no-match', 'there is no such match; check the address');
    return this.rowNow;
  }

  /** Seats or stage have changed: they are read anew when next wanted. */
  forgetRow(): void {
    this.rowNow = null;
  }

  /** What the table knows may not have been kept: it is made anew when next wanted. */
  drop(): void {
    this.table = null;
  }

  /** The names of those who sit there are others now; the table keeps them for the record alone. */
  rename(row: MatchRow): void {
    if (this.table !== null) this.table.match.header.names = recordNames(row);
  }

  /** The table, made from the log where it is not at hand; null before the start. */
  async live(): Promise<LiveTable | null> {
    const row = await this.row();
    if (this.table !== null || row.stage === 'waiting') return this.table;
    try {
      this.table = await this.rebuilt(row);
      return this.table;
    } catch (error) {
      if (error instanceof StoreError && error.fault !== 'damaged') throw error;
      if (!(error instanceof NoRoom)) this.trouble('cannot be opened', error);
      const damaged = new NoRoom('damaged', 'this match cannot be opened; whoever runs the server can see why');
      this.fault = error instanceof NoRoom ? error : damaged;
      throw this.fault;
    }
  }

  /** The table of a match that begins with this entry, which is not yet kept. */
  async begun(row: MatchRow, start: Start): Promise<LiveTable> {
    return new LiveTable(await this.setup(row), start);
  }

  /** Appends an entry that `live` has taken in. */
  async keep(
    live: LiveTable,
    key: string,
    kept: Kept,
    { isPublic, ...more }: { isPublic: boolean; deadline: number | null; seats?: NonNullable<Append['seats']> },
  ): Promise<'ok' | 'conflict' | 'duplicate' | 'misused'> {
    const seq = this.headNow + 1;
    const entry = JSON.stringify(kept);
    const append: Append = { match: this.id, seq, key, entry, snapshot: stateOf(live), ...more };
    if (kept.asked !== null) append.asked = kept.asked;
    if (live.over || kept.entry.t === 'start') append.stage = live.over ? 'over' : 'playing';
    // Nobody may learn from the lists of matches that a secret answer came in.
    if (!isPublic) append.quiet = true;
    let kind: 'ok' | 'conflict' | 'duplicate' | 'misused';
    try {
      ({ kind } = await this.store.append(append));
    } catch (error) {
      this.drop();
      throw error;
    }
    if (kind === 'ok') {
      this.headNow = seq;
      this.table = live;
      if (append.stage !== undefined && this.rowNow !== null) this.rowNow.stage = append.stage;
    } else {
      this.drop();
      this.forgetRow();
    }
    return kind;
  }

  private async setup(row: MatchRow): Promise<Setup> {
    const game = games.get(row.game);
    if (game === undefined || game.rules !== row.rules) {
      throw new NoRoom('rules', `this match was begun under the rules ${row.rules}, which this server does not have`);
    }
    const seed = (await this.store.seed(this.id))!;
    return { match: row.id, game, options: row.options, seed, names: recordNames(row), clock: row.clock };
  }

  private async rebuilt(row: MatchRow): Promise<LiveTable> {
    const setup = await this.setup(row);
    const entries: Entry[] = [];
    for (let page = PAGE; page === PAGE; ) {
      const read = await this.store.read(this.id, entries.length, PAGE);
      for (const { entry } of read) entries.push((JSON.parse(entry) as Kept).entry);
      page = read.length;
    }
    const latest = await this.store.snapshot(this.id);
    const [start, ...rest] = entries;
    if (start?.t !== 'start') throw new Error('its log does not begin with the start');
    const live = new LiveTable(setup, start);
    let since = performance.now();
    for (const [i, entry] of [null, ...rest].entries()) {
      const answer = entry === null ? null : live.apply(entry);
      if (answer !== null && isRefused(answer)) {
        throw new Error(`entry ${i + 1} of its own log was refused: ${answer.code}`);
      }
      if (i + 1 === latest?.seq && latest.body !== stateOf(live)) {
        throw new Error(`entry ${i + 1} leads to another state than it did; the rules changed under the same version`);
      }
      // A long log must not keep the other tables waiting.
      if (performance.now() - since < SLICE) continue;
      await new Promise((done) => setImmediate(done));
      since = performance.now();
    }
    this.headNow = entries.length;
    return live;
  }
}
