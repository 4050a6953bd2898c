// The log of each match in SQLite, with its snapshot and its deadline.
//
// A match with a broken chain is *quarantined*: it can no longer be read or appended to; the others go on.

import type { DatabaseSync } from 'node:sqlite';
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
import { type Deadline, type Holder, StoreError } from '#server/store/store.ts';

export type LogCalls = Pick<Calls, 'append' | 'read' | 'lookUp' | 'snapshot' | 'setDeadline' | 'dueDeadlines'>;

interface HeadSql {
  n: number;
  head: number;
  link: Link;
}

interface SetupSql extends HeadSql, ChainHead {}

/** Of an entry that has a key. */
interface KeySql {
  seq: number;
  asked: Uint8Array;
}

interface EntrySql extends EntryText {
  asked: Uint8Array;
  link: Link;
}

export function logCalls(db: DatabaseSync): LogCalls {
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
  const seats = seatsOf(db);
  const quarantined = new Map<string, StoreError>();

  function setDeadline(n: number, seq: number, time: number | null): void {
    if (time === null) dropDeadline.run(n);
    else keepDeadline.run(n, seq, time);
  }

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

  return {
    append(at, { match, seq, key, entry, asked, deadline, snapshot, stage, quiet, seats: holders }: AppendText) {
      unlessQuarantined(match);
      const { n, head: last, link: before } = needed(head.get(match) as HeadSql | undefined, 'match', match);
      const askedFor = digest(asked ?? entry);
      const kept = byKey.get(n, key) as KeySql | undefined;
      if (kept !== undefined) {
        if (!equalBytes(kept.asked, askedFor)) return { kind: 'misused', seq: kept.seq };
        return { kind: 'duplicate', seq: kept.seq };
      }
      if (seq !== last + 1 || (holders !== undefined && !sameHolders(holders, seats(n)))) {
        return { kind: 'conflict', head: last };
      }
      const link = nextLink(before, { seq, key, asked: askedFor, entry, at });
      insert.run(n, seq, key, askedFor, entry, at, link);
      advance.run(seq, link, quiet ? 0 : at, stage ?? null, n);
      setDeadline(n, seq, deadline);
      if (snapshot !== undefined) keepSnapshot.run(n, seq, snapshot, snapshotSum(link, snapshot));
      return { kind: 'ok', seq, at };
    },

    read(_at, match, after, limit = Number.MAX_SAFE_INTEGER) {
      unlessQuarantined(match);
      const row = needed(setup.get(match) as SetupSql | undefined, 'match', match);
      if (after >= row.head) return [];
      // The row before the first one wanted is read for its link.
      const read = from.all(row.n, after, limit + (after > 0 ? 1 : 0)) as unknown as EntrySql[];
      const damage = chainDamage(row, after, limit, read);
      if (damage !== null) throw quarantine(match, damage);
      return (after > 0 ? read.slice(1) : read).map(asEntry);
    },

    lookUp(_at, match, key, asked) {
      const { n } = needed(head.get(match) as HeadSql | undefined, 'match', match);
      const kept = byKey.get(n, key) as KeySql | undefined;
      if (kept === undefined) return 'new';
      return equalBytes(kept.asked, digest(asked)) ? 'duplicate' : 'misused';
    },

    snapshot(_at, match) {
      const { n } = needed(head.get(match) as HeadSql | undefined, 'match', match);
      const row = lastSnapshot.get(n) as unknown as
        | { seq: number; body: string; sum: Uint8Array; link: Link | null }
        | undefined;
      if (row === undefined || row.link === null) return null;
      return equalBytes(row.sum, snapshotSum(row.link, row.body)) ? { seq: row.seq, body: row.body } : null;
    },

    setDeadline(_at, { match, seq, due: time }) {
      const { n, head: last } = needed(head.get(match) as HeadSql | undefined, 'match', match);
      if (seq !== last) return false;
      setDeadline(n, seq, time);
      return true;
    },

    dueDeadlines(_at, now, limit) {
      return (due.all(now, limit) as unknown as Deadline[]).map(({ match, seq, due }) => ({ match, seq, due }));
    },
  };
}

function asEntry({ seq, key, entry, at }: EntrySql): EntryText {
  return { seq, key, entry, at };
}

function sameHolders(expected: readonly Holder[], seats: readonly HolderSql[]): boolean {
  if (expected.length !== seats.length) return false;
  return expected.map(holderSql).every(({ kind, level, guest }, i) => {
    const seat = seats[i]!;
    return kind === seat.kind && level === seat.level && guest === seat.guest;
  });
}
