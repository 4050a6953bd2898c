// What the two sides of the SQLite store say to each other: the one that is asked, and the thread with the database.
//
// An *ask* is a call that waits, an *answer* what became of it.

import type { OpenOptions } from '#server/store/sqlite-open.ts';
import type { Store, StoreFault } from '#server/store/store.ts';

/** The calls that are carried out inside a transaction. */
export type Method = Exclude<keyof Store, 'now' | 'backup' | 'close'>;

/** The same on the thread of the database. Each is given the time at which it was asked for. */
export type Calls = {
  [M in Method]: (at: number, ...args: Parameters<Store[M]>) => Awaited<ReturnType<Store[M]>>;
};

export interface Ask {
  id: number;
  at: number;
  method: Method;
  args: readonly unknown[];
}

export type ToWorker = Ask | { id: number; backup: string } | { id: number; close: true };

export type Answer =
  | { id: number; result: unknown }
  /** `fault` is null for a mistake of ours. */
  | { id: number; fault: StoreFault | null; message: string; match: string | null };

/** The id of the first answer, about opening; its result is the time of the last thing kept. */
export const OPENED = 0;

export interface WorkerData {
  path: string;
  options: OpenOptions;
}
