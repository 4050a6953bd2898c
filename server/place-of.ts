// Where an error happened, for the log.

import { StoreError } from '#server/store/store.ts';

/** The place of an internal error. Its message stays out of the log: it may contain secrets of players. */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // A store's message is for the operator, and contains nothing of a match.
  if (error instanceof StoreError) return error.message;
  const calls = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...calls.slice(0, 6).map((line) => line.trim())].join(' | ');
}
