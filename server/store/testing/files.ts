// Files for tests of the SQLite store.

import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsOn } from '#server/store/sqlite-calls.ts';
import { type OpenOptions, openDatabase } from '#server/store/sqlite-open.ts';

/** Every file in the folder with its bytes. */
export function bytesIn(folder: string): { [file: string]: Buffer } {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((file) => [file, readFileSync(join(folder, file))]),
  );
}

/** A copy of an open database, as it would be after a crash. */
export function copyOpen(from: string, to: string): void {
  for (const end of ['', '-wal']) if (existsSync(from + end)) copyFileSync(from + end, to + end);
}

/** The database without its thread, for tests that open it many times. */
export function openHere(path: string, options: OpenOptions = {}) {
  const db = openDatabase(path, options);
  return { db, calls: callsOn(db).calls, close: () => db.close() };
}

/** How many transactions the WAL beside a database holds. */
export function commitsIn(path: string): number {
  const wal = readFileSync(`${path}-wal`);
  let commits = 0;
  // A header of 32 bytes, then frames of 24 bytes and a page; the last frame of a transaction says the size of the file.
  for (let at = 32; at < wal.length; at += 24 + wal.readUInt32BE(8)) if (wal.readUInt32BE(at + 4) !== 0) commits++;
  return commits;
}
