// What ./harena tells the system and its users about itself: exit codes, and its version.

import { readFileSync } from 'node:fs';

/** Beside 0 (done) and 1 (it failed, or the user made a mistake). */
export const NO_SUBCOMMAND = 2;
/** 128 plus the number of the signal: Ctrl-C, and a reader that closed the pipe. */
export const INTERRUPTED = 130;
export const BROKEN_PIPE = 141;

export function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
