// Saving a match to a file: after every decision, atomically, and never over another program's file.
//
// The file contains the seed, and with it every die to come, so only its owner may read it.

import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { replaceFile } from '#cli/given.ts';
import type { PlayedMatch } from '#engine/frozen.ts';
import { writeReplay } from '#engine/records/replay.ts';

/** A path as it can be pasted into a command. */
export const quoted = (path: string): string =>
  /^[\w./@%+=:,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;

/** Read and write for its owner, nothing for others. */
const OWNER_ONLY = 0o600;

/** Where a match is saved that was left without naming a file. */
const FOLDER = 'saves';

export class Keeping {
  /** The file of the match; null while none was named. */
  file: string | null;
  private readonly match: PlayedMatch;
  private written = '';

  constructor(match: PlayedMatch, file: string | null) {
    this.match = match;
    this.file = file;
  }

  /** Why the match cannot be saved at `file`, as far as that can be known beforehand. */
  fault(file: string): 'exists' | 'folder' | null {
    if (this.file !== null && resolve(file) === resolve(this.file)) return null;
    if (existsSync(file)) return 'exists';
    return existsSync(dirname(resolve(file))) ? null : 'folder';
  }

  /** Writes the match, if it has a file and has changed. */
  keep(): void {
    if (this.file === null) return;
    const text = writeReplay(this.match);
    if (text === this.written) return;
    replaceFile(this.file, text, OWNER_ONLY);
    this.written = text;
  }

  /** Saves a match that has begun and has no file, in a new one. */
  keepAnyway(): void {
    if (this.file !== null || this.match.decisions.length === 0) return;
    const name = join(FOLDER, `${this.match.game.id}-${this.match.header.match}`);
    let file = `${name}.ndjson`;
    for (let copy = 2; existsSync(file); copy++) file = `${name}-${copy}.ndjson`;
    mkdirSync(FOLDER, { recursive: true });
    this.keepAt(file);
  }

  keepAt(file: string): void {
    const before = this.file;
    this.file = file;
    this.written = '';
    try {
      this.keep();
    } catch (error) {
      this.file = before;
      throw error;
    }
  }
}
