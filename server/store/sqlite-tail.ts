// The *tail* of all logs in SQLite: the latest entries of every match, in the order in which they came.
//
// In the table of entries every match has pages of its own, so an append there writes several pages of 4 KB for 300 bytes.
// The tail only grows at its end: the entries of a group share a page. They are *settled*, moved to the table of entries,
// many at a time: when a match has many of them, when the tail is long, and when the store is closed. What the rows say
// does not change by that: an entry is stored, with its link, as soon as it is in the tail.
//
// A *hot* match has unsettled entries. Its head, and when it last changed, are in memory, and its row in the table of
// matches is behind. After a rollback, and when the database is opened, this memory is made from the tail again.

import type { DatabaseSync } from 'node:sqlite';
import type { Link } from '#server/store/chain.ts';
import type { MatchStage } from '#server/store/store.ts';

export interface TailLimits {
  /** A match with so many unsettled entries is settled. */
  ofMatch: number;
  /** How many rows the tail has at most, those that are settled and not yet removed included. */
  rows: number;
  /** Rows are removed from the beginning of the tail, so many at a time. */
  removed: number;
}

const LIMITS: TailLimits = { ofMatch: 64, rows: 65_536, removed: 1024 };

export interface Hot {
  readonly id: string;
  readonly n: number;
  /** An entry that changes the stage settles the match. */
  readonly stage: MatchStage;
  readonly listed: boolean;
  head: number;
  link: Link;
  /** When it last changed for all to see; 0: not by an entry of the tail. */
  changed: number;
  /** Whether the row of the match has it. */
  isChangeSaved: boolean;
  deadline: number | null;
  /** The timestamp of its last entry. */
  at: number;
  /** Its unsettled rows, in order. */
  readonly rows: number[];
  /** By idempotency key: the row. */
  readonly keys: Map<string, number>;
}

export interface TailRow {
  seq: number;
  key: string;
  asked: Uint8Array;
  entry: string;
  at: number;
  link: Link;
}

export interface TailEntry extends TailRow {
  deadline: number | null;
  quiet: boolean;
}

/** Of the row of a match. */
interface FactsSql {
  stage: MatchStage;
  listed: number;
}

interface TailSql extends Omit<TailEntry, 'quiet'> {
  n: number;
  match: number;
  quiet: number;
}

export class Tail {
  /** Counts the changes to what is in memory. */
  version = 0;
  /** Whether what can wait is done now; not where the disk may be full. */
  tidies = true;
  private readonly db: DatabaseSync;
  private readonly limits: TailLimits;
  private readonly sql: ReturnType<typeof statements>;
  /** By id, that with the oldest unsettled row first. */
  private readonly hots = new Map<string, Hot>();
  /** By number of a match: its last row, settled or not. */
  private readonly lastRows = new Map<number, number>();
  /** The numbers of the last row, and of the last one removed. */
  private last = 0;
  private removed = 0;

  constructor(db: DatabaseSync, limits: TailLimits = LIMITS) {
    this.db = db;
    this.limits = limits;
    this.sql = statements(db);
    this.load();
  }

  /** Makes the memory from the table again. */
  load(): void {
    this.version++;
    this.hots.clear();
    this.lastRows.clear();
    this.last = 0;
    this.removed = 0;
    for (const one of this.sql.all.iterate() as Iterable<unknown>) {
      const row = one as TailSql & { id: string; head: number };
      if (this.last === 0) this.removed = row.n - 1;
      this.note(row.match, row.n);
      // Settled before, and not yet removed.
      if (row.seq <= row.head) continue;
      this.heat(row.id, row.match, row, row.n, row.quiet === 1);
    }
  }

  /** Null: it has no unsettled entries. */
  hot(id: string): Hot | null {
    return this.hots.get(id) ?? null;
  }

  /** The row of this key among the unsettled ones. */
  byKey(hot: Hot | null, key: string): TailRow | null {
    const n = hot?.keys.get(key);
    return n === undefined ? null : this.row(n);
  }

  /** The unsettled entries from number `from` on, at most `limit`. */
  rows(hot: Hot, from: number, limit: number): TailRow[] {
    const first = hot.head - hot.rows.length + 1;
    const start = Math.max(0, from - first);
    return hot.rows.slice(start, start + Math.max(0, limit)).map((n) => this.row(n));
  }

  add(id: string, match: number, entry: TailEntry): void {
    const n = this.last + 1;
    const { seq, key, asked, entry: text, at, link, deadline, quiet } = entry;
    this.sql.add.run(n, match, seq, key, asked, text, at, link, deadline, Number(quiet));
    this.version++;
    this.note(match, n);
    const hot = this.heat(id, match, entry, n, quiet);
    if (this.tidies && hot.rows.length >= this.limits.ofMatch) this.settle(hot);
  }

  /** Moves the entries of a match to the table of entries, and its head and deadline to their tables. */
  settle(hot: Hot): void {
    const { settle, advance, keepDeadline, dropDeadline, time } = this.sql;
    this.version++;
    this.hots.delete(hot.id);
    for (const n of hot.rows) settle.run(n);
    advance.run(hot.head, hot.link, hot.changed, hot.n);
    if (hot.deadline === null) dropDeadline.run(hot.n);
    else keepDeadline.run(hot.n, hot.head, hot.deadline);
    time.run(hot.at, hot.at);
  }

  settleId(id: string): void {
    const hot = this.hots.get(id);
    if (hot !== undefined) this.settle(hot);
  }

  settleAll(): void {
    for (const hot of this.hots.values()) this.settle(hot);
    this.version++;
    this.db.exec('DELETE FROM tail');
    this.lastRows.clear();
    this.removed = this.last;
  }

  /** Keeps the tail short. Called once for every group. */
  trim(): void {
    if (!this.tidies) return;
    for (const hot of this.hots.values()) {
      if (this.last - this.removed <= this.limits.rows) break;
      this.settle(hot);
      this.remove();
    }
    this.remove();
  }

  /**
   * Lists of matches are sorted by the last change: the rows of those that may be in the list get it. Of the others it
   * would be written again and again, and a row of a match is in three indexes.
   */
  saveChanges(isMeant: (hot: Hot) => boolean = () => true): void {
    if (!this.tidies) return;
    for (const hot of this.hots.values()) {
      if (hot.isChangeSaved || !isMeant(hot)) continue;
      this.sql.touch.run(hot.changed, hot.n);
      hot.isChangeSaved = true;
      this.version++;
    }
  }

  /** Settles the matches whose deadline is due. */
  settleDue(now: number): void {
    for (const hot of this.hots.values()) if (hot.deadline !== null && hot.deadline <= now) this.settle(hot);
  }

  /** A match is about to be deleted: its rows are, too. Numbers of matches may be given out again. */
  forget(id: string): void {
    this.settleId(id);
    const found = this.sql.number.get(id) as { n: number } | undefined;
    if (found === undefined || (this.lastRows.get(found.n) ?? 0) <= this.removed) return;
    this.version++;
    this.lastRows.delete(found.n);
    this.sql.drop.run(found.n);
  }

  private row(n: number): TailRow {
    return this.sql.row.get(n) as unknown as TailRow;
  }

  private note(match: number, n: number): void {
    this.last = n;
    // The order of the map is that of the rows.
    this.lastRows.delete(match);
    this.lastRows.set(match, n);
  }

  private heat(id: string, match: number, entry: Omit<TailEntry, 'quiet'>, n: number, isQuiet: boolean): Hot {
    let hot = this.hots.get(id);
    if (hot === undefined) {
      const { link, at, deadline } = entry;
      const { stage, listed } = this.sql.facts.get(match) as unknown as FactsSql;
      const facts = { id, n: match, stage, listed: listed === 1 };
      const keys = new Map<string, number>();
      hot = { ...facts, head: 0, link, changed: 0, isChangeSaved: true, deadline, at, rows: [], keys };
      this.hots.set(id, hot);
    }
    hot.head = entry.seq;
    hot.link = entry.link;
    hot.deadline = entry.deadline;
    hot.at = entry.at;
    hot.rows.push(n);
    hot.keys.set(entry.key, n);
    if (isQuiet) return hot;
    hot.changed = Math.max(hot.changed, entry.at);
    hot.isChangeSaved = false;
    return hot;
  }

  /** Removes settled rows from the beginning. */
  private remove(): void {
    const oldest = this.hots.values().next();
    const settled = (oldest.done ? this.last + 1 : oldest.value.rows[0]!) - 1;
    if (settled - this.removed < this.limits.removed) return;
    this.version++;
    this.removed += this.limits.removed;
    this.sql.remove.run(this.removed);
    for (const [match, row] of this.lastRows) {
      if (row > this.removed) break;
      this.lastRows.delete(match);
    }
  }
}

const statements = (db: DatabaseSync) => ({
  all: db.prepare(`SELECT tail.n, tail.match, seq, key, asked, entry, at, tail.link, deadline, quiet, id, head
    FROM tail JOIN match ON match.n = tail.match ORDER BY tail.n`),
  row: db.prepare('SELECT seq, key, asked, entry, at, link FROM tail WHERE n = ?'),
  add: db.prepare(`INSERT INTO tail (n, match, seq, key, asked, entry, at, link, deadline, quiet)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
  settle: db.prepare(`INSERT INTO entry (match, seq, key, asked, entry, at, link)
    SELECT match, seq, key, asked, entry, at, link FROM tail WHERE n = ?`),
  advance: db.prepare('UPDATE match SET head = ?, link = ?, changed = max(changed, ?) WHERE n = ?'),
  touch: db.prepare('UPDATE match SET changed = max(changed, ?) WHERE n = ?'),
  keepDeadline: db.prepare('INSERT OR REPLACE INTO deadline (match, seq, due) VALUES (?, ?, ?)'),
  dropDeadline: db.prepare('DELETE FROM deadline WHERE match = ?'),
  time: db.prepare('UPDATE time SET at = ? WHERE at < ?'),
  number: db.prepare('SELECT n FROM match WHERE id = ?'),
  facts: db.prepare('SELECT stage, listed FROM match WHERE n = ?'),
  remove: db.prepare('DELETE FROM tail WHERE n <= ?'),
  drop: db.prepare('DELETE FROM tail WHERE match = ?'),
});
