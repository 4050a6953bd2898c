// The database thread. It takes all waiting calls as one group, executes them, and answers when they are on disk; calls
// that arrive meanwhile are the next group. So groups grow with the load. On a fast disk they would stay small:
// group-pace.ts says for how long entries wait for others before they are sent here.

import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { callsOn, failed, runGroup } from '#server/store/sqlite-calls.ts';
import { OPENED, type ThreadAnswer, type ToThread, type WorkerData } from '#server/store/sqlite-messages.ts';
import { openDatabase, storeError } from '#server/store/sqlite-open.ts';
import { StoreError } from '#server/store/store.ts';

/** The maximum size of a group, so that its first call does not wait too long. */
const MOST = 256;
/** Pages copied at a time; between two copies other calls get their turn. */
const BACKUP_PAGES = 256;

if (parentPort === null) throw new Error('This file is run as the thread of a store, not by itself.');
const port = parentPort;
const { path, options } = workerData as WorkerData;
const send = (answers: ThreadAnswer[]): void => port.postMessage(answers);

try {
  serve(openDatabase(path, options));
} catch (error) {
  send([failed(OPENED, error)]);
}

function serve(db: ReturnType<typeof openDatabase>): void {
  const calls = callsOn(db);
  // An entry may be later than every `changed`, which quiet entries do not update.
  const { last } = db
    .prepare(`SELECT max(at, coalesce((SELECT max(changed) FROM match), 0),
      coalesce((SELECT at FROM tail ORDER BY n DESC LIMIT 1), 0)) AS last FROM time`)
    .get() as { last: number };
  send([{ id: OPENED, result: last }]);
  /** Running backups; the database stays open for them. */
  const copies = new Set<Promise<void>>();

  port.on('message', (first: ToThread[]) => {
    const waiting = first;
    for (let more = take(); more !== undefined; more = waiting.length < MOST ? take() : undefined)
      waiting.push(...more);
    const asks = waiting.filter((one) => 'method' in one);
    for (let i = 0; i < asks.length; i += MOST) {
      const group = asks.slice(i, i + MOST);
      const answers = runGroup(db, calls, group);
      if (group.some(({ method }) => method === 'deleteGuest')) forgetWal();
      send(answers);
    }
    for (const other of waiting) {
      if ('backup' in other) {
        const copying = copy(other.id, other.backup).finally(() => copies.delete(copying));
        copies.add(copying);
      } else if ('close' in other) void Promise.all(copies).then(() => end(other.id));
    }
  });

  /** Checkpoints and truncates the WAL: it contains pages from before a person was deleted. */
  function forgetWal(): void {
    try {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // The next checkpoint does it; the person is deleted all the same, and must be told so.
    }
  }

  async function copy(id: number, to: string): Promise<void> {
    const part = `${to}.part`;
    try {
      if (existsSync(to)) throw new StoreError('exists', `${to} is there already; name another file for the backup.`);
      rmSync(part, { force: true });
      // For its owner alone, like the data: it contains the seeds.
      closeSync(openSync(part, 'wx', 0o600));
      await backup(db, part, { rate: BACKUP_PAGES });
      renameSync(part, to);
      send([{ id, result: null }]);
    } catch (error) {
      rmSync(part, { force: true });
      send([failed(id, storeError(error, to))]);
    }
  }

  /** A closed file is ordered by matches. Where that needs more space than there is, the tail stays as it is. */
  function settle(): void {
    try {
      db.exec('BEGIN');
      calls.tail.settleAll();
      db.exec('COMMIT');
    } catch {
      if (db.isTransaction) db.exec('ROLLBACK');
    }
  }

  function end(id: number): void {
    settle();
    try {
      db.close();
      send([{ id, result: null }]);
    } catch (error) {
      send([failed(id, error)]);
    }
    port.close();
  }
}

function take(): ToThread[] | undefined {
  return (receiveMessageOnPort(port) as { message: ToThread[] } | undefined)?.message;
}
