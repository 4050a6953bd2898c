// The messages between the two sides of the SQLite store: the caller, and the database thread.
//
// An *ask* is a waiting call, an *answer* its result.

import type { Append, LoggedEntry } from '#live/log.ts';
import type { OpenOptions } from '#server/store/sqlite-open.ts';
import type { BesideEntry, Store, StoreFault } from '#server/store/store.ts';

/** The calls that run inside a transaction. */
export type Method = Exclude<keyof Store, 'now' | 'peers' | 'waiting' | 'backup' | 'close'>;

/** An entry goes to the thread, and into the database, as text. */
export type EntryText = Omit<LoggedEntry, 'entry'> & { entry: string };
export type AppendText = Omit<Append, 'entry'> & BesideEntry & { entry: string };

/** The store's calls as messages to the thread. */
export interface TextStore extends Omit<Store, 'append' | 'read'> {
  append(append: AppendText): ReturnType<Store['append']>;
  read(match: string, after: number, limit?: number): Promise<EntryText[]>;
}

/** The same on the database thread. Each gets the timestamp of its call. */
export type Calls = {
  [M in Method]: (at: number, ...args: Parameters<TextStore[M]>) => Awaited<ReturnType<TextStore[M]>>;
};

export interface Ask {
  id: number;
  at: number;
  method: Method;
  args: readonly unknown[];
}

export type ToThread = Ask | { id: number; backup: string } | { id: number; close: true };

export type ThreadAnswer =
  | { id: number; result: unknown }
  /** `fault` is null for an internal error. */
  | { id: number; fault: StoreFault | null; message: string; match: string | null };

/** The id of the first answer, about opening; its result is the latest timestamp in the database. */
export const OPENED = 0;

export interface WorkerData {
  path: string;
  options: OpenOptions;
}
