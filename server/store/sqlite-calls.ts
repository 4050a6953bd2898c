// The store's calls on the database thread: executed in order, several in one transaction.
//
// A *group* is the calls of one transaction: they wait for the disk only once. A call that fails is rolled back alone and
// affects none of the others.

import type { DatabaseSync } from 'node:sqlite';
import { copyCalls } from '#server/store/sqlite-copy.ts';
import { logCalls } from '#server/store/sqlite-log.ts';
import { matchCalls } from '#server/store/sqlite-matches.ts';
import type { Ask, Calls, ThreadAnswer } from '#server/store/sqlite-messages.ts';
import { storeError } from '#server/store/sqlite-open.ts';
import { peopleCalls } from '#server/store/sqlite-people.ts';
import { probeCall } from '#server/store/sqlite-probe.ts';
import { sweepCalls } from '#server/store/sqlite-sweep.ts';
import { Tail, type TailLimits } from '#server/store/sqlite-tail.ts';
import { StoreError } from '#server/store/store.ts';

/** The calls, and the tail they share. */
export interface CallsOnTail {
  calls: Calls;
  tail: Tail;
}

export function callsOn(db: DatabaseSync, limits?: TailLimits): CallsOnTail {
  const tail = new Tail(db, limits);
  const calls = {
    ...matchCalls(db, tail),
    ...logCalls(db, tail),
    ...peopleCalls(db),
    ...copyCalls(db, tail),
    ...sweepCalls(db, tail),
  };
  const next = db.prepare(nextIn('match', 'n'));
  const nextInIndex = db.prepare(nextIn('match INDEXED BY match_changed', '+n'));
  const verifyNext: Calls['verifyNext'] = (at, after) => {
    let row: { id: string } | undefined;
    try {
      row = next.get(after) as typeof row;
    } catch {
      // Its row is on a spoiled page: an index has its name too, so it can be told, and those after it are verified.
      row = nextInIndex.get(after) as typeof row;
    }
    if (row === undefined) return null;
    const { id: match } = row;
    try {
      calls.match(at, match);
      calls.read(at, match, 0);
      return { match, damage: null };
    } catch (error) {
      const known = storeError(error);
      if (known instanceof StoreError && known.fault === 'damaged') return { match, damage: known.message };
      throw error;
    }
  };
  return { calls: { ...calls, probe: probeCall(db, calls), verifyNext }, tail };
}

/** The match created next after one, by a column that is its number. */
const nextIn = (table: string, n: string): string =>
  `SELECT id FROM ${table} WHERE ${n} > coalesce((SELECT n FROM match WHERE id = ?), 0) ORDER BY ${n} LIMIT 1`;

/** Executes a group. Every call answered with a result is on disk. `tidies`: whether the tail is put in order with it. */
export function runGroup(db: DatabaseSync, on: CallsOnTail, asks: readonly Ask[], tidies = true): ThreadAnswer[] {
  const { version } = on.tail;
  on.tail.tidies = tidies;
  let answers: ThreadAnswer[] = [];
  try {
    db.exec('BEGIN');
    answers = asks.map((ask) => runOne(db, on, ask));
    on.tail.trim();
    db.exec('COMMIT');
    return answers;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    if (on.tail.version !== version) on.tail.load();
    // The transaction itself failed, for instance because one call needed more space than there is: each call alone.
    if (tidies || asks.length > 1) return asks.flatMap((ask) => runGroup(db, on, [ask], false));
    // No transaction that has met a spoiled page can be committed. This one has only read.
    if (asks[0]!.method === 'verifyNext' && answers.length > 0) return answers;
    return withoutSnapshot(db, on, asks[0]!) ?? [failed(asks[0]!.id, error)];
  }
}

/**
 * A spoiled page of snapshots harms no match, as the log contains everything they were made of: the call is done without the
 * snapshot. No transaction that has met the page can be committed, so this is another one. Null: it is not about a snapshot.
 */
function withoutSnapshot(db: DatabaseSync, on: CallsOnTail, ask: Ask): ThreadAnswer[] | null {
  if (ask.method === 'snapshot') return [{ id: ask.id, result: null }];
  const [entry] = ask.args as [object?];
  if (ask.method !== 'append' || entry === undefined || !('snapshot' in entry)) return null;
  const { snapshot, ...rest } = entry;
  return runGroup(db, on, [{ ...ask, args: [rest] }], false);
}

function runOne(db: DatabaseSync, { calls, tail }: CallsOnTail, ask: Ask): ThreadAnswer {
  const { version } = tail;
  db.exec('SAVEPOINT one');
  try {
    const call = calls[ask.method] as (at: number, ...args: readonly unknown[]) => unknown;
    const result = call(ask.at, ...ask.args);
    db.exec('RELEASE one');
    return { id: ask.id, result };
  } catch (error) {
    if (isOfDatabase(error)) throw error;
    db.exec('ROLLBACK TO one; RELEASE one');
    if (tail.version !== version) tail.load();
    return failed(ask.id, error);
  }
}

export function failed(id: number, error: unknown): ThreadAnswer {
  const known = isOfDatabase(error) ? storeError(error) : error;
  if (known instanceof StoreError) return { id, fault: known.fault, message: known.message, match: known.match };
  return {
    id,
    fault: null,
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    match: null,
  };
}

const isOfDatabase = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
