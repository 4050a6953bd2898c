// The log of each match in SQLite, with its snapshot and its deadline. Its latest entries are in the tail (sqlite-tail.ts).
//
// A match with a broken chain is *quarantined*: it can no longer be read or appended to; the others go on.

import type { DatabaseSync } from 'node:sqlite';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  type ChainHead,
  chainDamage,
  digest,
  equalBytes,
  type Link,
  nextLink,
  snapshotSum,
} from '#server/store/chain.ts';
import { type HolderSql, holderSql } from '#server/store/rows.ts';
import { needed, seatsOf } from '#server/store/sqlite-matches.ts';
import type { AppendText, Calls, EntryText } from '#server/store/sqlite-messages.ts';
import { storeError } from '#server/store/sqlite-open.ts';
import type { Tail, TailRow } from '#server/store/sqlite-tail.ts';
import { type Deadline, type Holder, StoreError } from '#server/store/store.ts';

export type LogCalls = Pick<Calls, 'append' | 'read' | 'lookUp' | 'snapshot' | 'setDeadline' | 'dueDeadlines'>;

interface HeadSql {
  n: number;
  head: number;
  link: Link;
}

interface SetupSql extends HeadSql, ChainHead {}

/** Of an entry that has a key. */
type KeySql = Pick<TailRow, 'seq' | 'asked'>;

interface SnapshotSql {
  seq: number;
  body: Uint8Array;
  sum: Uint8Array;
  link: Link | null;
}

/** A snapshot as it is stored: most of it are words that repeat. */
export const packed = (body: string): Uint8Array => deflateRawSync(body, { level: 1 });

/** Null where it is not what was written. */
export function unpacked(body: Uint8Array): string | null {
  try {
    return inflateRawSync(body).toString();
  } catch {
    return null;
  }
}

export function logCalls(db: DatabaseSync, tail: Tail): LogCalls {
  const head = db.prepare('SELECT n, head, link FROM match WHERE id = ?');
  const setup = db.prepare('SELECT n, head, link, id, game, rules, options, seed, commitment FROM match WHERE id = ?');
  const byKey = db.prepare('SELECT seq, asked FROM entry WHERE match = ? AND key = ?');
  const from = db.prepare(
    'SELECT seq, key, entry, at, asked, link FROM entry WHERE match = ? AND seq >= ? ORDER BY seq LIMIT ?',
  );
  const insert = db.prepare('INSERT INTO entry (match, seq, key, asked, entry, at, link) VALUES (?, ?, ?, ?, ?, ?, ?)');
  const advance = db.prepare(
    'UPDATE match SET head = ?, link = ?, changed = max(changed, ?), stage = coalesce(?, stage) WHERE n = ?',
  );
  const keepSnapshot = db.prepare('INSERT OR REPLACE INTO snapshot (match, seq, body, sum) VALUES (?, ?, ?, ?)');
  const lastSnapshot = db.prepare(`SELECT snapshot.seq, body, sum, link FROM snapshot
    LEFT JOIN entry ON entry.match = snapshot.match AND entry.seq = snapshot.seq WHERE snapshot.match = ?`);
  const keepDeadline = db.prepare('INSERT OR REPLACE INTO deadline (match, seq, due) VALUES (?, ?, ?)');
  const dropDeadline = db.prepare('DELETE FROM deadline WHERE match = ?');
  const due = db.prepare(`SELECT id AS match, seq, due FROM deadline JOIN match ON match.n = deadline.match
    WHERE due <= ? ORDER BY due, id LIMIT ?`);
  const time = db.prepare('UPDATE time SET at = ? WHERE at < ?');
  const seats = seatsOf(db);
  const quarantined = new Map<string, StoreError>();

  function setDeadline(n: number, seq: number, time: number | null): void {
    if (time === null) dropDeadline.run(n);
    else keepDeadline.run(n, seq, time);
  }

  const headOf = (match: string): HeadSql =>
    tail.hot(match) ?? needed(head.get(match) as HeadSql | undefined, 'match', match);

  const keptUnder = (match: string, n: number, key: string): KeySql | null =>
    tail.byKey(tail.hot(match), key) ?? ((byKey.get(n, key) ?? null) as KeySql | null);

  function unlessQuarantined(match: string): void {
    const error = quarantined.get(match);
    if (error !== undefined) throw error;
  }

  function quarantine(match: string, what: string): StoreError {
    const text = `The log of match '${match}' is damaged: ${what}. It is kept as it is and not played on.`;
    const error = new StoreError('damaged', text, match);
    quarantined.set(match, error);
    return error;
  }

  /** What was read; a page that cannot be read damages the match, and no transaction that has met it can be committed. */
  function readable<T>(match: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      const known = storeError(error);
      throw known instanceof StoreError && known.fault === 'damaged' ? quarantine(match, 'a page is spoiled') : error;
    }
  }

  return {
    append(at, { match, seq, key, entry, asked, deadline, snapshot, stage, quiet, seats: holders }: AppendText) {
      unlessQuarantined(match);
      const { n, head: last, link: before } = headOf(match);
      const askedFor = digest(asked ?? entry);
      const kept = keptUnder(match, n, key);
      if (kept !== null) {
        if (!equalBytes(kept.asked, askedFor)) return { kind: 'misused', seq: kept.seq };
        return { kind: 'duplicate', seq: kept.seq };
      }
      if (seq !== last + 1 || (holders !== undefined && !sameHolders(holders, seats(n)))) {
        return { kind: 'conflict', head: last };
      }
      const link = nextLink(before, { seq, key, asked: askedFor, entry, at });
      if (snapshot === undefined && stage === undefined) {
        tail.add(match, n, { seq, key, asked: askedFor, entry, at, link, deadline, quiet: quiet ?? false });
        return { kind: 'ok', seq, at };
      }
      tail.settleId(match);
      insert.run(n, seq, key, askedFor, entry, at, link);
      time.run(at, at);
      advance.run(seq, link, quiet ? 0 : at, stage ?? null, n);
      setDeadline(n, seq, deadline);
      if (snapshot !== undefined) keepSnapshot.run(n, seq, packed(snapshot), snapshotSum(link, snapshot));
      return { kind: 'ok', seq, at };
    },

    read(_at, match, after, limit = Number.MAX_SAFE_INTEGER) {
      unlessQuarantined(match);
      const hot = tail.hot(match);
      const row = {
        ...needed(setup.get(match) as SetupSql | undefined, 'match', match),
        ...(hot === null ? {} : headIn(hot)),
      };
      if (after >= row.head) return [];
      // The row before the first one wanted is read for its link.
      const most = Math.min(limit + (after > 0 ? 1 : 0), Number.MAX_SAFE_INTEGER);
      const read = readable(match, () => from.all(row.n, after, most) as unknown as TailRow[]);
      if (hot !== null) read.push(...tail.rows(hot, after, most - read.length));
      const damage = chainDamage(row, after, limit, read);
      if (damage !== null) throw quarantine(match, damage);
      return (after > 0 ? read.slice(1) : read).map(asEntry);
    },

    lookUp(_at, match, key, asked) {
      const kept = keptUnder(match, headOf(match).n, key);
      if (kept === null) return 'new';
      return equalBytes(kept.asked, digest(asked)) ? 'duplicate' : 'misused';
    },

    snapshot(_at, match) {
      const { n } = headOf(match);
      const row = lastSnapshot.get(n) as unknown as SnapshotSql | undefined;
      if (row === undefined || row.link === null) return null;
      const body = unpacked(row.body);
      return body !== null && equalBytes(row.sum, snapshotSum(row.link, body)) ? { seq: row.seq, body } : null;
    },

    setDeadline(_at, { match, seq, due: time }) {
      const { n, head: last } = headOf(match);
      if (seq !== last) return false;
      tail.settleId(match);
      setDeadline(n, seq, time);
      return true;
    },

    dueDeadlines(_at, now, limit) {
      tail.settleDue(now);
      for (;;) {
        const found = due.all(now, limit) as unknown as Deadline[];
        // The row of a hot match is that of an earlier entry.
        const old = found.filter(({ match }) => tail.hot(match) !== null);
        if (old.length === 0) return found.map(({ match, seq, due }) => ({ match, seq, due }));
        for (const { match } of old) tail.settleId(match);
      }
    },
  };
}

const headIn = ({ head, link }: HeadSql): Pick<HeadSql, 'head' | 'link'> => ({ head, link });

function asEntry({ seq, key, entry, at }: TailRow): EntryText {
  return { seq, key, entry, at };
}

function sameHolders(expected: readonly Holder[], seats: readonly HolderSql[]): boolean {
  if (expected.length !== seats.length) return false;
  return expected.map(holderSql).every(({ kind, level, guest }, i) => {
    const seat = seats[i]!;
    return kind === seat.kind && level === seat.level && guest === seat.guest;
  });
}
