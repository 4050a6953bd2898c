// The log of a match, as a room needs it: entries numbered 1, 2, 3 … that are added and never changed.
//
// The *head* is the number of the last entry, 0 for none. An append names the number of its entry; of two appends with the
// same number, one is stored and the other gets a *conflict*. So no process owns a match. An *idempotency key* names a
// request: the same key twice in a match is the same request sent twice, and is stored once. A resolved promise means
// stored. A rejected one (LogError) means not stored; only after a fault of the disk may the entry have been stored
// after all, and asking again under the same key tells.
//
// SQLite and PostgreSQL (server/store), IndexedDB (client/worker) and a list in memory (live/testing) pass one suite:
// live/conformance.

import type { Entry } from '#live/entry.ts';
import type { TableInfo } from '#live/messages.ts';

export interface LoggedEntry {
  seq: number;
  key: string;
  entry: Entry;
  /** The timestamp at which it was appended. */
  at: number;
}

export interface Snapshot {
  /** The entry after which it was taken. */
  seq: number;
  body: string;
}

export interface Append {
  match: string;
  /** The number of this entry: the head as the caller knows it, plus one. */
  seq: number;
  /** Unique in its match. A client chooses its part of it; prefix the seat, so that seats cannot collide. */
  key: string;
  entry: Entry;
  /** The request under this key, in a form that is equal when it is sent again; default: the entry itself. */
  asked?: string;
  /** The table after this entry (saved.ts). Replaces the previous snapshot. It speeds up reading and is never the truth. */
  snapshot?: string;
  /** The stage after this entry. */
  stage?: TableInfo['stage'];
  /** Not every viewer may know about this entry: the match's time of last change, as lists show it, stays unchanged. */
  quiet?: boolean;
}

export type Appended =
  | { kind: 'ok'; seq: number; at: number }
  /** Another append was first: read on from your own head, and try again. */
  | { kind: 'conflict'; head: number }
  /** It was requested before, and is stored. */
  | { kind: 'duplicate'; seq: number }
  /** The key was used before, for something else. */
  | { kind: 'misused'; seq: number };

/** `Beside` is stored with an entry, all or nothing: deadlines on a server, the row of a list in a browser. */
export interface EntryLog<Beside = unknown> {
  /** The one clock of the timestamps. It never goes back. */
  now(): number;
  append(append: Append & Beside): Promise<Appended>;
  /** The entries after a number, at most `limit`. */
  read(match: string, after: number, limit?: number): Promise<LoggedEntry[]>;
  /** What `append` would answer to this key, apart from conflicts. */
  lookUp(match: string, key: string, asked: string): Promise<'new' | 'duplicate' | 'misused'>;
  /** Null also where the stored snapshot does not fit the log. */
  snapshot(match: string): Promise<Snapshot | null>;
}

/** An operation that a log could not do. */
export class LogError extends Error {
  /** The stored data is corrupted: trying again is useless. */
  readonly damaged: boolean;

  constructor(message: string, damaged = false) {
    super(message);
    this.name = 'LogError';
    this.damaged = damaged;
  }
}
