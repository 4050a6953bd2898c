// What the two sides of the SQLite store say to each other: the one that is asked, and the thread with the database.
//
// An *ask* is a call that waits, an *answer* what became of it.

import type { Append, LoggedEntry } from '#live/log.ts';
import type { OpenOptions } from '#server/store/sqlite-open.ts';
import type { BesideEntry, Store, StoreFault } from '#server/store/store.ts';

/** The calls that are carried out inside a transaction. */
export type Method = Exclude<keyof Store, 'now' | 'waiting' | 'backup' | 'close'>;

/** An entry crosses to the thread, and lies in the database, as text. */
export type EntryText = Omit<LoggedEntry, 'entry'> & { entry: string };
export type AppendText = Omit<Append, 'entry'> & BesideEntry & { entry: string };

/** The store as the thread is asked. */
export interface TextStore extends Omit<Store, 'append' | 'read'> {
  append(append: AppendText): ReturnType<Store['append']>;
  read(match: string, after: number, limit?: number): Promise<EntryText[]>;
}

/** The same on the thread of the database. Each is given the timestamp at which it was asked for. */
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
  /** `fault` is null for a mistake of ours. */
  | { id: number; fault: StoreFault | null; message: string; match: string | null };

/** The id of the first answer, about opening; its result is the time of the last thing kept. */
export const OPENED = 0;

export interface WorkerData {
  path: string;
  options: OpenOptions;
}
