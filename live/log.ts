// The log of a match, as a room needs it: entries numbered 1, 2, 3 … that are added and never changed.
//
// The *head* is the number of the last entry, 0 for none. An append names the number that its entry shall have; of two that
// name the same, one is kept and the other is told of the *conflict*. So no process owns a match. An *idempotency key*
// names what was asked for: the same key twice in a match is the same thing asked twice, and is kept once. A promise that
// resolves is kept. One that rejects (LogError) has kept nothing; only after a fault of the disk may it turn out to have
// been kept, and asking again under the same key tells.
//
// SQLite (server/store), IndexedDB (client/worker) and a list in memory (live/testing) pass one suite: live/conformance.

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
  /** The entry it was taken after. */
  seq: number;
  body: string;
}

export interface Append {
  match: string;
  /** The number this entry shall have: the head as the caller knows it, plus one. */
  seq: number;
  /** Unique in its match. A client chooses its part of it, so put the seat in front: one seat's cannot be another's. */
  key: string;
  entry: Entry;
  /** What was asked for under the key, in a form that is equal when asked again; the entry itself where not given. */
  asked?: string;
  /** The state after this entry. Replaces the one before. A help for who reads the log again, never the truth. */
  snapshot?: string;
  /** The stage after this entry. */
  stage?: TableInfo['stage'];
  /** Not every viewer may know that this entry came in: when the match last changed, as lists show it, stays as it was. */
  quiet?: boolean;
}

export type Appended =
  | { kind: 'ok'; seq: number; at: number }
  /** Another was first: read on from one's own head, and try again. */
  | { kind: 'conflict'; head: number }
  /** It was asked for before, and is kept. */
  | { kind: 'duplicate'; seq: number }
  /** The key was used before, for something else. */
  | { kind: 'misused'; seq: number };

/** `Beside` is what else is kept with an entry, all or nothing: deadlines on a server, the row of a list in a browser. */
export interface EntryLog<Beside = unknown> {
  /** The one clock of the timestamps. It never goes back. */
  now(): number;
  append(append: Append & Beside): Promise<Appended>;
  /** The entries after a number, at most `limit`. */
  read(match: string, after: number, limit?: number): Promise<LoggedEntry[]>;
  /** What `append` would answer to this key, but for conflicts. */
  lookUp(match: string, key: string, asked: string): Promise<'new' | 'duplicate' | 'misused'>;
  /** Null also where the one that was kept does not fit the log. */
  snapshot(match: string): Promise<Snapshot | null>;
}

/** Something a log could not do. */
export class LogError extends Error {
  /** What is kept is not what was written: to try again is no use. */
  readonly damaged: boolean;

  constructor(message: string, damaged = false) {
    super(message);
    this.name = 'LogError';
    this.damaged = damaged;
  }
}
