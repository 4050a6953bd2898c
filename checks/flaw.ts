// A mistake in a text that a person wrote (a rulebook, a scenario, a list of waivers), with the place to correct it.

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** One sentence that says what is wrong and what to do; the message opens with FILE:LINE. */
export class Flaw extends Error {
  readonly file: string;
  readonly line: number;
  /** The sentence without its place. */
  readonly what: string;

  constructor(file: string, line: number, what: string) {
    super(`${shortPath(file)}:${line}: ${what}`);
    this.file = file;
    this.line = line;
    this.what = what;
  }
}

/** A path as a person at the project's folder would write it; files elsewhere keep their full path. */
export function shortPath(file: string): string {
  const short = relative(ROOT, file);
  return short === '' || short.startsWith('..') ? file : short.replaceAll('\\', '/');
}
