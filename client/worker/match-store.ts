// The matches of this browser, in IndexedDB: a row for each, and its log (live/log.ts). What is stored with an entry is
// stored in one transaction: all of it or nothing.

import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Options } from '#engine/options.ts';
import type { Seat } from '#engine/seat.ts';
import type { Entry, StartEntry } from '#live/entry.ts';
import { type Append, type Appended, type EntryLog, LogError, type LoggedEntry, type Snapshot } from '#live/log.ts';

/** The set-up of a match. */
export interface NewLocalRow {
  match: string;
  game: string;
  rules: string;
  options: Options;
  seed: string;
  /** The version whose dice these are, where it is not `rules`: a lesson's. */
  began?: string | null;
  names: string[];
  /** By seat: the word of a bot, its level and perhaps a character; null for a person at this screen. */
  bots: (string | null)[];
  /** Timestamps, in milliseconds. */
  started: number;
  /** Whether hints are given; matches of earlier days do not say. */
  hints?: boolean;
}

/** A match as it stands. */
export interface LocalRow extends NewLocalRow {
  head: number;
  changed: number;
  over: boolean;
  /** Seats of people who are asked; empty while bots play or when it is over. */
  waiting: Seat[];
  snapshot: Snapshot | null;
}

/** What is stored with an entry. */
export interface BesideLocal {
  waiting: Seat[];
  /** With the first entry: it creates the match. */
  row?: NewLocalRow;
}

interface EntryRow extends LoggedEntry {
  match: string;
  asked: string;
}

interface Schema extends DBSchema {
  matches: { key: string; value: LocalRow };
  entries: { key: [string, number]; value: EntryRow; indexes: { key: [string, string] } };
}

const NAME = 'harena';
const VERSION = 2;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= new Promise<IDBPDatabase<Schema>>((resolve, reject) => {
    const forget = (): void => {
      opened = null;
    };
    openDB<Schema>(NAME, VERSION, {
      upgrade: (db, from, _to, work) => upgrade(db, from, work),
      blocked: () =>
        reject(new LogError('Another tab holds an older version of the matches; close it and load again.')),
      // A newer version wants to open the database elsewhere.
      blocking: (_now, _wanted, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    }).then(resolve, reject);
  }).catch((error: unknown) => {
    // A later try may succeed.
    opened = null;
    throw asLogError(error);
  });
  return opened;
}

/** Closes the database; the next call opens it again. */
export async function closeStore(): Promise<void> {
  const closing = opened;
  opened = null;
  (await closing)?.close();
}

const allOf = (match: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([match, after + 1], [match, Number.MAX_SAFE_INTEGER]);

const asLogError = (error: unknown): LogError =>
  error instanceof LogError ? error : new LogError(`this browser could not keep or read it: ${String(error)}`);

/** Uses the database; every failure is a LogError. */
async function using<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await open();
  try {
    return await work(db);
  } catch (error) {
    throw asLogError(error);
  }
}

let lastTime = 0;

export const localLog: EntryLog<BesideLocal> = {
  now() {
    lastTime = Math.max(lastTime, Date.now());
    return lastTime;
  },

  append: (append) =>
    using(async (db) => {
      const work = db.transaction(['matches', 'entries'], 'readwrite');
      // Reported by what is awaited below, or not at all where it is given up.
      work.done.catch(() => {});
      try {
        const appended = await appendIn(work, append);
        await work.done;
        return appended;
      } catch (error) {
        giveUp(work);
        throw error;
      }
    }),

  read: (match, after, limit) =>
    using(async (db) => {
      const rows = await db.getAll('entries', allOf(match, after), limit);
      return rows.map(({ seq, key, entry, at }) => ({ seq, key, entry, at }));
    }),

  lookUp: (match, key, asked) =>
    using(async (db) => {
      const same = await db.getFromIndex('entries', 'key', [match, key]);
      return same === undefined ? 'new' : same.asked === asked ? 'duplicate' : 'misused';
    }),

  snapshot: (match) => using(async (db) => (await db.get('matches', match))?.snapshot ?? null),
};

type Writing = IDBPTransaction<Schema, ('matches' | 'entries')[], 'readwrite'>;

async function appendIn(work: Writing, append: Append & BesideLocal): Promise<Appended> {
  const { match, seq, key, entry, asked = JSON.stringify(entry), snapshot, stage, quiet, waiting, row: made } = append;
  const entries = work.objectStore('entries');
  const matches = work.objectStore('matches');
  const [same, kept] = await Promise.all([entries.index('key').get([match, key]), matches.get(match)]);
  if (same !== undefined) return { kind: same.asked === asked ? 'duplicate' : 'misused', seq: same.seq };
  const at = localLog.now();
  const row = kept ?? (made && newRow(made));
  if (row === undefined) throw new LogError(`the match '${match}' is not kept in this browser`);
  if (seq !== row.head + 1) return { kind: 'conflict', head: row.head };
  const changed = quiet ? row.changed : at;
  const last = snapshot === undefined ? row.snapshot : { seq, body: snapshot };
  await Promise.all([
    entries.add({ match, seq, key, entry, at, asked }),
    matches.put({ ...row, head: seq, changed, over: stage === 'over' || row.over, waiting, snapshot: last }),
  ]);
  return { kind: 'ok', seq, at };
}

function giveUp(work: Writing): void {
  try {
    work.abort();
  } catch {
    // The transaction has ended by itself.
  }
}

const newRow = (made: NewLocalRow): LocalRow => ({
  ...made,
  head: 0,
  changed: made.started,
  over: false,
  waiting: [],
  snapshot: null,
});

export const localRow = (match: string): Promise<LocalRow | null> =>
  using(async (db) => (await db.get('matches', match)) ?? null);

export const localRows = (): Promise<LocalRow[]> => using((db) => db.getAll('matches'));

/** All entries of a match, the start first. */
export const localEntries = async (match: string): Promise<Entry[]> =>
  (await localLog.read(match, 0)).map(({ entry }) => entry);

export const removeLocal = (match: string): Promise<void> =>
  using(async (db) => {
    const work = db.transaction(['matches', 'entries'], 'readwrite');
    await Promise.all([
      work.objectStore('matches').delete(match),
      work.objectStore('entries').delete(allOf(match)),
      work.done,
    ]);
  });

/** Version 1 had the start in the row, no keys, and numbers from 1 after the start. */
interface RowOfVersion1 extends Omit<LocalRow, 'bots' | 'started' | 'head' | 'snapshot'> {
  start: StartEntry;
}

async function upgrade(
  db: IDBPDatabase<Schema>,
  from: number,
  work: IDBPTransaction<Schema, ('matches' | 'entries')[], 'versionchange'>,
): Promise<void> {
  const old =
    from === 1
      ? ((await work.objectStore('entries').getAll()) as unknown as { match: string; n: number; entry: Entry }[])
      : [];
  if (from === 1) db.deleteObjectStore('entries');
  else db.createObjectStore('matches', { keyPath: 'match' });
  const entries = db.createObjectStore('entries', { keyPath: ['match', 'seq'] });
  entries.createIndex('key', ['match', 'key'], { unique: true });
  if (from !== 1) return;
  const matches = work.objectStore('matches');
  for (const row of (await matches.getAll()) as unknown as RowOfVersion1[]) {
    const { start, ...rest } = row;
    const later = old.filter(({ match }) => match === row.match);
    // Version 1 could lose an entry; entries after it are useless.
    const whole = later.filter(({ n }, i) => n === i + 1);
    for (const [i, entry] of [start, ...whole.map((one) => one.entry)].entries()) {
      const key = i === 0 ? 'start' : `version-1:${i}`;
      await entries.put({ match: row.match, seq: i + 1, key, entry, at: start.at, asked: '' });
    }
    const { bots, at: started } = start;
    await matches.put({ ...rest, bots, started, head: whole.length + 1, snapshot: null });
  }
}
