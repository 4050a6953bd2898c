// The store on one SQLite file. This side only forwards calls: the database runs on its own thread (sqlite-worker.ts),
// because each commit waits for the disk, and no socket should wait with it. docs/why/02-store.md has the
// figures.

import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Entry } from '#live/entry.ts';
import type { LoggedEntry } from '#live/log.ts';
import { GroupPace } from '#server/store/group-pace.ts';
import {
  type Ask,
  type EntryText,
  type Method,
  OPENED,
  type TextStore,
  type ThreadAnswer,
  type ToThread,
  type WorkerData,
} from '#server/store/sqlite-messages.ts';
import { makeFolder, type OpenOptions, storeError } from '#server/store/sqlite-open.ts';
import { type Store, StoreError } from '#server/store/store.ts';

/** So many calls may wait for the disk; more are refused at once, so that a hanging disk does not fill the memory. */
const MOST_WAITING = 20_000;

/** The files open in this process: the lock on a file excludes other processes, not this one. */
const open = new Set<string>();

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Opens or creates the database. Rejects with a StoreError whose message can be shown. */
export async function openSqlite(path: string, options: OpenOptions = {}): Promise<Store> {
  const file = realPath(path);
  if (open.has(file)) throw new StoreError('taken', `${path} is in use already; close it first, or name another file.`);
  open.add(file);
  const data: WorkerData = { path: file, options };
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: data });
  const line = new Line(worker);
  void line.gone.then(() => open.delete(file));
  try {
    const last = (await line.opened) as number;
    return storeOn(line, clockFrom(last));
  } catch (error) {
    await line.finish();
    throw error;
  }
}

/** A canonical name for a file. */
function realPath(path: string): string {
  try {
    const folder = dirname(resolve(path));
    makeFolder(folder);
    return join(realpathSync(folder), basename(path));
  } catch (error) {
    throw storeError(error, path);
  }
}

/** A stored timestamp further ahead than this many milliseconds is ignored. */
const MOST_AHEAD = 86_400_000;

/**
 * The machine's clock at the start, plus the time that has passed since. If the clock was set back while the server was
 * down, time continues from the latest stored timestamp; a timestamp far ahead of the machine's clock was wrong and is
 * ignored. Players lose no thinking time by a step back.
 */
function clockFrom(last: number): () => number {
  const machine = Date.now();
  const start = (last - machine > MOST_AHEAD ? machine : Math.max(machine, last)) - performance.now();
  return () => Math.floor(start + performance.now());
}

/** The connection to the thread: open calls, and who waits for them. */
class Line {
  readonly opened: Promise<unknown>;
  /** Called when the thread has ended, and the file is free again. */
  readonly gone: Promise<void>;
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = OPENED;
  /** Calls that have not gone to the thread, and what sends them; the timer, where they wait for others. */
  private readonly leaving: ToThread[] = [];
  private readonly pace = new GroupPace();
  private isLeaving = false;
  private timer: NodeJS.Timeout | null = null;
  /** Why no call is possible any more. */
  private ended: Error | null = null;

  constructor(worker: Worker) {
    this.worker = worker;
    worker.on('message', (answers: ThreadAnswer[]) => {
      for (const answer of answers) this.take(answer);
    });
    worker.once('error', ({ message }) => {
      this.end(new StoreError('closed', `The thread of the database has ended (${message}); start the server again.`));
    });
    this.gone = new Promise((resolve) => {
      worker.once('exit', () => {
        this.end(new StoreError('closed', 'The store is closed.'));
        resolve();
      });
    });
    this.opened = this.wait();
  }

  /** The thread is about to end: resolves when it has. */
  finish(): Promise<void> {
    this.worker.ref();
    return this.gone;
  }

  /** How many calls wait. */
  get size(): number {
    return this.waiting.size;
  }

  /** Sends a call with its id. */
  ask(make: (id: number) => ToThread): Promise<unknown> {
    if (this.ended !== null) return Promise.reject(this.ended);
    if (this.waiting.size >= MOST_WAITING) {
      return Promise.reject(new StoreError('busy', 'Too much is waiting for the disk; try again in a moment.'));
    }
    const message = make(this.nextId);
    if ('close' in message) this.ended = new StoreError('closed', 'The store is closed.');
    this.leaving.push(message);
    if (!this.isLeaving) this.leave('method' in message && message.method === 'append');
    return this.wait();
  }

  /** A message to a thread costs more than what is in it: all calls of one turn of the event loop go together at least. */
  private leave(mayWait: boolean): void {
    const wait = mayWait ? this.pace.wait(performance.now(), this.leaving.length) : 0;
    if (wait > 0) {
      this.timer ??= setTimeout(() => this.send(), wait);
      return;
    }
    this.isLeaving = true;
    setImmediate(() => this.send());
  }

  private send(): void {
    const hasWaited = this.timer !== null;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.isLeaving = false;
    if (this.leaving.length === 0) return;
    this.pace.began(performance.now(), this.leaving.length, hasWaited);
    this.worker.postMessage(this.leaving.splice(0));
  }

  /** The process may end while no call waits. */
  private wait(): Promise<unknown> {
    const id = this.nextId++;
    if (this.waiting.size === 0) this.worker.ref();
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  private take(answer: ThreadAnswer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (this.waiting.size === 0) this.worker.unref();
    if ('result' in answer) waiting?.resolve(answer.result);
    else if (answer.fault === null) waiting?.reject(new Error(answer.message));
    else waiting?.reject(new StoreError(answer.fault, answer.message, answer.match));
  }

  private end(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(this.ended);
    this.waiting.clear();
  }
}

function storeOn(line: Line, now: () => number): Store {
  function call<M extends Method>(method: M): TextStore[M] {
    const ask = (...args: unknown[]) => line.ask((id): Ask => ({ id, at: now(), method, args }));
    return ask as unknown as TextStore[M];
  }
  const append = call('append');
  const read = call('read');
  let closing: Promise<void> | null = null;
  return {
    now,
    createMatch: call('createMatch'),
    match: call('match'),
    matches: call('matches'),
    seed: call('seed'),
    removeMatch: call('removeMatch'),
    staleMatches: call('staleMatches'),
    removeStale: call('removeStale'),
    changeSeat: call('changeSeat'),
    agreeToBots: call('agreeToBots'),
    append: ({ entry, ...rest }) => append({ ...rest, entry: JSON.stringify(entry) }),
    read: async (match, after, limit) => (await read(match, after, limit)).map(asLogged),
    lookUp: call('lookUp'),
    snapshot: call('snapshot'),
    setDeadline: call('setDeadline'),
    dueDeadlines: call('dueDeadlines'),
    createGuest: call('createGuest'),
    guest: call('guest'),
    guestByCookie: call('guestByCookie'),
    renameGuest: call('renameGuest'),
    touchGuest: call('touchGuest'),
    exportGuest: call('exportGuest'),
    deleteGuest: call('deleteGuest'),
    createInvite: call('createInvite'),
    invite: call('invite'),
    invites: call('invites'),
    revokeInvites: call('revokeInvites'),
    say: call('say'),
    chat: call('chat'),
    copyGuests: call('copyGuests'),
    copyMatch: call('copyMatch'),
    pasteGuests: call('pasteGuests'),
    pasteMatch: call('pasteMatch'),
    dropMatch: call('dropMatch'),
    verifyNext: call('verifyNext'),
    probe: call('probe'),
    peers: null,
    get waiting() {
      return line.size;
    },
    async backup(path) {
      await line.ask((id) => ({ id, backup: resolve(path) }));
    },
    close() {
      closing ??= line.ask((id) => ({ id, close: true })).then(() => line.finish());
      return closing;
    },
  };
}

/** Databases from before 2026-11-15 store an entry together with its request, which now has a column of its own. */
function asLogged({ entry: text, ...rest }: EntryText): LoggedEntry {
  const kept = JSON.parse(text) as Entry | { entry: Entry };
  return { ...rest, entry: 'entry' in kept ? kept.entry : kept };
}
