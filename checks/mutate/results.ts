// The results of a run, kept in a file line by line, so that a run that was ended goes on where it was.
//
// The first line says what was run, and on which text of game and engine; a file of another run is refused. `sampled` are
// the errors that compile, in their order, so that the compiler is asked once. The second line is how long the tests take.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestEnding } from '#checks/mutate/trial.ts';

export interface ResultsHead {
  game: string;
  seed: number;
  sample: number;
  files: string | null;
  /** Of everything the results depend on. */
  sum: string;
  possible: number;
  uncompiled: number;
  /** Names of errors: see nameOf. */
  sampled: string[];
}

export interface MutantResult {
  name: string;
  /** For people. */
  at: string;
  change: string;
  ending: TestEnding;
  /** See Survivor. */
  seen?: boolean | null;
}

export interface ResultsFile {
  head: ResultsHead | null;
  /** Milliseconds that each stage takes without an error; null: not yet measured. */
  own: number[] | null;
  done: MutantResult[];
  begin(head: ResultsHead): void;
  measured(own: number[]): void;
  add(result: MutantResult): void;
}

/** Without a path nothing is kept. */
export function openResults(path: string | null): ResultsFile {
  const lines = path !== null && existsSync(path) ? readLines(path) : [];
  const write = (value: object): void => {
    if (path !== null) appendFileSync(path, `${JSON.stringify(value)}\n`);
  };
  return {
    head: (lines[0] as ResultsHead | undefined) ?? null,
    own: (lines[1] as { own: number[] } | undefined)?.own ?? null,
    done: lines.slice(2) as MutantResult[],
    begin(head) {
      if (path !== null) writeFileSync(path, '');
      write(head);
    },
    measured: (own) => write({ own }),
    add: write,
  };
}

/** A line that was being written when the run was ended goes. */
function readLines(path: string): unknown[] {
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeFileSync(path, whole);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
}

/** A checksum of the game and the engine: rules, tests and scenarios. */
export function sumOf(root: string, game: string): string {
  const hash = createHash('sha256');
  for (const folder of ['engine', join('games', game)]) {
    if (!existsSync(join(root, folder))) continue;
    const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((f) => f.isFile());
    for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
      hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}
