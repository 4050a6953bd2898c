// Opening the database file: what is checked before anything is written to it, and how it is set up.
//
// The file is locked while it is open (locking_mode EXCLUSIVE: the lock ends with the process, however that ends). Beside
// it is the *WAL*, the write-ahead log; it is gone after a regular close. Before the database is opened for writing, the
// file is inspected without touching it: a file that is not ours, is newer than this program or is damaged stays
// unchanged, byte for byte.
//
// Nothing else in this process may open and close the file meanwhile: on POSIX systems that would drop the lock.

import { closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS, type Migration } from '#server/store/migrations.ts';
import { StoreError } from '#server/store/store.ts';

/** 'HARE', in the header of the file. */
const APPLICATION_ID = 0x48415245;
const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
/** How long to wait for a process that is just ending. */
const WAIT_MS = 1500;
const PAGE_BYTES = 4096;
/** From this version on deleted data is overwritten. */
const OVERWRITES = 3;
/**
 * After a crash every page of a file of at most so many bytes is checked before it is opened, which takes less than a second.
 * A crash damages nothing: what was being written is in the WAL, where every page has a checksum. So a larger file is
 * treated as after a regular close: damage from another cause is found when a match is opened, and by verifying.ts.
 */
const CHECKED_BYTES = 64 << 20;
/** The WAL is truncated to this size after a checkpoint. */
const WAL_BYTES = 16 << 20;

export interface OpenOptions {
  /** The maximum size of the file in bytes; beyond it a write fails as if the disk were full. */
  maxBytes?: number;
  /** For tests: the size up to which every page is checked after a crash. */
  checkedBytes?: number;
  /** For tests of the migrations. */
  migrations?: readonly Migration[];
}

export function openDatabase(path: string, options: OpenOptions = {}): DatabaseSync {
  const migrations = options.migrations ?? MIGRATIONS;
  const known = migrations[migrations.length - 1]!.version;
  let db: DatabaseSync | null = null;
  try {
    if (makeFile(path)) {
      inspect(path, known);
      const isSmall = statSync(path).size <= (options.checkedBytes ?? CHECKED_BYTES);
      if (isSmall && existsSync(`${path}-wal`)) checkPages(path);
    }
    db = new DatabaseSync(path, { timeout: WAIT_MS, enableForeignKeyConstraints: true });
    setUp(db, options.maxBytes ?? null);
    migrate(db, path, migrations);
    return db;
  } catch (error) {
    db?.close();
    throw storeError(error, path);
  }
}

/** Makes a folder and its parents, one by one: where none can be made, as in /proc, Node's own way never ends. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
}

/** Whether the file has content. A new one is readable by its owner alone: it contains the seeds. */
function makeFile(path: string): boolean {
  makeFolder(dirname(path));
  if (!existsSync(path)) {
    closeSync(openSync(path, 'wx', 0o600));
    return false;
  }
  const { size } = statSync(path);
  return size > 0;
}

/** Reads the header without SQLite, which might write. */
function inspect(path: string, known: number): void {
  const header = Buffer.alloc(HEADER_BYTES);
  const file = openSync(path, 'r');
  const read = readSync(file, header, 0, HEADER_BYTES, 0);
  closeSync(file);
  if (read < HEADER_BYTES || header.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new StoreError(
      'foreign',
      `${path} is not a database; name another file for the data, or move this one away.`,
    );
  }
  if (header.readUInt32BE(68) !== APPLICATION_ID) {
    throw new StoreError('foreign', `${path} is a database of another program; name another file for the data.`);
  }
  const version = header.readUInt32BE(60);
  if (version > known) {
    throw new StoreError(
      'newer',
      `${path} was written by a newer version of Harena (${version}, this one knows ${known}); start that version, or name another file.`,
    );
  }
  const pageBytes = header.readUInt16BE(16) === 1 ? 65536 : header.readUInt16BE(16);
  // Where the disk was full at the end, the last pages are still in the WAL only.
  const wanted = header.readUInt32BE(28);
  const there = Math.floor(statSync(path).size / pageBytes);
  const inWal = there < wanted ? pagesInWal(`${path}-wal`, pageBytes) : new Set<number>();
  for (let page = there + 1; page <= wanted; page++) {
    if (!inWal.has(page)) throw damaged(path, 'its end is missing');
  }
}

/** The pages in a WAL since it was begun anew. Each frame has a header of 24 bytes: the page, and the salts of the WAL. */
function pagesInWal(path: string, pageBytes: number): Set<number> {
  const pages = new Set<number>();
  if (!existsSync(path)) return pages;
  const wal = openSync(path, 'r');
  const head = Buffer.alloc(32);
  const frame = Buffer.alloc(24);
  let at = readSync(wal, head, 0, head.length, 0);
  while (readSync(wal, frame, 0, frame.length, at) === frame.length) {
    if (frame.compare(head, 16, 24, 8, 16) !== 0) break;
    pages.add(frame.readUInt32BE(0));
    at += frame.length + pageBytes;
  }
  closeSync(wal);
  return pages;
}

/** The last process did not close the database, which is small: checks every page, over a read-only connection. */
function checkPages(path: string): void {
  const hadIndex = existsSync(`${path}-shm`);
  const db = new DatabaseSync(path, { readOnly: true, timeout: WAIT_MS });
  try {
    const { quick_check: found } = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    if (found !== 'ok') throw damaged(path, found);
  } finally {
    db.close();
    if (!hadIndex) rmSync(`${path}-shm`, { force: true });
  }
}

function damaged(path: string, what: string): StoreError {
  return new StoreError('damaged', `${path} is damaged (${what}); nothing was changed. Put a backup in its place.`);
}

function setUp(db: DatabaseSync, maxBytes: number | null): void {
  db.exec(`PRAGMA page_size = ${PAGE_BYTES}; PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = MEMORY`);
  // The first read or write: takes the lock, or fails if another process has it.
  db.exec('PRAGMA journal_mode = WAL');
  db.exec(`PRAGMA synchronous = FULL; PRAGMA journal_size_limit = ${WAL_BYTES}; PRAGMA trusted_schema = OFF`);
  // Deleted data is overwritten: a deleted person must not be found in free pages of the file.
  db.exec('PRAGMA secure_delete = ON');
  if (maxBytes !== null) db.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(maxBytes / PAGE_BYTES))}`);
}

function migrate(db: DatabaseSync, path: string, migrations: readonly Migration[]): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number };
  const missing = migrations.filter((one) => one.version > version);
  if (missing.length === 0) return;
  if (version > 0) backUp(db, `${path}.version-${version}`);
  db.exec('BEGIN IMMEDIATE');
  try {
    if (version === 0) db.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    for (const { version, sql } of missing) {
      db.exec(sql);
      db.exec(`PRAGMA user_version = ${version}`);
    }
    const broken = db.prepare('PRAGMA foreign_key_check').get();
    if (broken !== undefined) throw damaged(path, 'rows refer to others that are not there');
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
  // Free pages from before deleted data was overwritten.
  if (version > 0 && version < OVERWRITES) db.exec('VACUUM');
  // Into the file itself, where `inspect` of an older program reads the version.
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** A copy of the database before it is changed. One of the same version that is there already was made for the same reason. */
function backUp(db: DatabaseSync, to: string): void {
  if (existsSync(to)) return;
  const part = `${to}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'wx', 0o600));
  db.prepare('VACUUM INTO ?').run(part);
  renameSync(part, to);
}

/** An error of SQLite or the file system, as a sentence for the operator. */
export function storeError(error: unknown, path = 'The database'): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (code === 'ENOSPC') return full(path);
  if (code !== 'ERR_SQLITE_ERROR') {
    if (code === undefined || !/^E[A-Z]+$/.test(code)) return error;
    return new StoreError(
      'disk',
      `${path} cannot be used for the data (${error.message}); check the path and the rights.`,
    );
  }
  switch ((errcode ?? 0) & 0xff) {
    case 5: // BUSY
    case 6: // LOCKED
      return new StoreError('taken', `${path} is in use by another process; stop that one, or name another file.`);
    case 11: // CORRUPT
      return damaged(path, error.message);
    case 26: // NOTADB
      return new StoreError(
        'foreign',
        `${path} is not a database; name another file for the data, or move this one away.`,
      );
    case 13: // FULL
      return full(path);
    case 8: // READONLY
    case 10: // IOERR
    case 14: // CANTOPEN
      return new StoreError(
        'disk',
        `${path} cannot be read or written (${error.message}); check the disk and the rights.`,
      );
    default:
      return error;
  }
}

function full(path: string): StoreError {
  return new StoreError(
    'full',
    `${path} cannot grow: there is no space left. Nothing was kept; make room and try again.`,
  );
}
