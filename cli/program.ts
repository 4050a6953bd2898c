// What several subcommands say of the program: how a signal ended it, and its version.

import { readFileSync } from 'node:fs';

/** Exit codes, 128 plus the number of the signal: Ctrl-C, and a reader that closed the pipe. */
export const INTERRUPTED = 130;
export const BROKEN_PIPE = 141;

export function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
