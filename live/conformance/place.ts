// Shared parts of the suites of logs and rooms. They run in Node and in a browser, so they use nothing specific to either.

import type { Entry, StartEntry } from '#live/entry.ts';
import type { Append, Appended, EntryLog } from '#live/log.ts';

/** The storage of one log. `log` is the open one. */
export interface LogPlace<Beside = unknown> {
  readonly log: EntryLog<Beside>;
  /** Creates a match without entries. */
  create(match: string): Promise<void>;
  /** Closes the log and opens it again. */
  again(): Promise<void>;
  /** A valid `beside` for this log, where its content does not matter. */
  readonly beside: Beside;
}

/** A check throws an Error that says what is wrong. */
export type LogCheck = (place: LogPlace) => Promise<void>;

/** Fails where the two differ as JSON. */
export function same(actual: unknown, expected: unknown, why = 'differs'): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${why}\n  is       ${a}\n  should be ${b}`);
}

export function holds(condition: boolean, why: string): void {
  if (!condition) throw new Error(why);
}

/** An entry that contains a text. */
export const sampleEntry = (text: string): Entry => ({ t: 'stand-in', at: 1, seat: 0, level: text });

export const sampleStart = (bots: (string | null)[]): StartEntry => ({
  t: 'start',
  at: 1000,
  nonces: bots.map(() => 'n'),
  bots,
  persons: bots.map((_, seat) => seat),
});

export function append(place: LogPlace, seq: number, more: Partial<Append> = {}): Promise<Appended> {
  const entry = sampleEntry(String(seq));
  return place.log.append({ match: 'm1', seq, key: `k${seq}`, entry, ...(place.beside as object), ...more });
}
