// The bot pool: a few threads, so that no socket ever waits for a bot.
//
// A task goes to a free thread, or waits in a queue. A thread that takes too long is terminated and replaced, and the
// rulebook's default is the answer. Every task gets a legal answer.

import { Worker } from 'node:worker_threads';
import { defaultChoice } from '#engine/requests/choices.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import type { Choice } from '#engine/requests/request.ts';
import type { Task } from '#live/bots.ts';
import { NODE_FLAGS } from '../scripts/run.mjs';

export interface ThinkingOptions {
  /** How many threads; two at most make sense on a small machine. */
  workers: number;
  /** The most milliseconds for one task. */
  limit: number;
  /** The code of a thread. */
  script: URL;
  /** Ready threads that are taken before one is started, and kept when the pool is closed; null: each pool has its own. */
  spare: Worker[] | null;
  /** Called with every task that the bot did not answer itself; never with its content. */
  onTrouble(what: 'slow' | 'failed' | 'illegal', game: string, clause: string): void;
}

/** A message of a thread: 'ready' once, then answers. */
export type FromThread = 'ready' | { n: number; choice: Choice | null } | { n: number; failed: string };

interface Job {
  n: number;
  task: Task;
  done(choice: Choice | null): void;
}

interface Thread {
  worker: Worker;
  ready: boolean;
  job: Job | null;
  alarm: NodeJS.Timeout | null;
}

export class Thinking {
  private readonly options: ThinkingOptions;
  private readonly threads: Thread[] = [];
  /** First the tasks for which a player waits, then the others. */
  private readonly line: Job[] = [];
  private readonly later: Job[] = [];
  private count = 0;
  private closed = false;

  constructor(options: Partial<ThinkingOptions> = {}) {
    const script = new URL('./thinking-thread.ts', import.meta.url);
    this.options = { workers: 1, limit: 2000, script, spare: null, onTrouble: () => {}, ...options };
  }

  /** A legal answer; null only where nothing need be done. Tables at which no player waits do not delay the others. */
  answer(task: Task, isWatched = true): Promise<Choice | null> {
    // The views share lists with the state, which changes meanwhile.
    const kept = JSON.parse(JSON.stringify(task)) as Task;
    return new Promise((done) => {
      (isWatched ? this.line : this.later).push({ n: ++this.count, task: kept, done });
      this.assign();
    });
  }

  /** Terminates all threads but those it may keep; open tasks are never answered. */
  async close(): Promise<void> {
    this.closed = true;
    this.line.length = 0;
    this.later.length = 0;
    await Promise.all(this.threads.splice(0).map((thread) => this.end(thread, this.options.spare)));
  }

  /** How many tasks wait for a thread. */
  get waiting(): number {
    return this.line.length + this.later.length;
  }

  /** How many threads are busy. */
  get busy(): number {
    return this.threads.filter(({ job }) => job !== null).length;
  }

  private assign(): void {
    if (this.closed) return;
    for (let waiting = this.waiting; waiting > 0; waiting = this.waiting) {
      const free = this.threads.find((thread) => thread.ready && thread.job === null);
      if (free !== undefined) this.give(free, (this.line.shift() ?? this.later.shift())!);
      else {
        const starting = this.threads.filter((thread) => !thread.ready).length;
        if (this.threads.length === this.options.workers || starting >= waiting) return;
        this.spawn();
        if (!this.threads.at(-1)!.ready) return;
      }
    }
  }

  private give(thread: Thread, job: Job): void {
    thread.job = job;
    thread.alarm = setTimeout(() => this.tooLong(thread), this.options.limit);
    thread.worker.postMessage({ n: job.n, task: job.task });
  }

  private spawn(): void {
    const spare = this.options.spare?.pop();
    const worker = spare ?? new Worker(this.options.script, { execArgv: NODE_FLAGS });
    const thread: Thread = { worker, ready: spare !== undefined, job: null, alarm: null };
    this.threads.push(thread);
    worker.unref();
    worker.on('message', (said: FromThread) => this.hear(thread, said));
    worker.on('error', () => this.lost(thread));
    worker.on('exit', () => this.lost(thread));
  }

  private hear(thread: Thread, said: FromThread): void {
    if (said === 'ready') thread.ready = true;
    else if (thread.job?.n === said.n) {
      const { task } = thread.job;
      if ('failed' in said) this.settle(thread, null, 'failed');
      else if (!isAnswer(task, said.choice)) this.settle(thread, null, 'illegal');
      else this.settle(thread, said.choice, null);
    }
    this.assign();
  }

  private tooLong(thread: Thread): void {
    this.settle(thread, null, 'slow');
    this.drop(thread);
    void this.end(thread);
    this.assign();
  }

  private lost(thread: Thread): void {
    this.drop(thread);
    this.settle(thread, null, 'failed');
    this.assign();
  }

  private settle(thread: Thread, choice: Choice | null, trouble: 'slow' | 'failed' | 'illegal' | null): void {
    const { job } = thread;
    if (thread.alarm !== null) clearTimeout(thread.alarm);
    thread.alarm = null;
    thread.job = null;
    if (job === null || this.closed) return;
    if (trouble !== null) this.options.onTrouble(trouble, job.task.game, job.task.request.clause);
    job.done(choice ?? (job.task.moment === null ? defaultChoice(job.task.request) : null));
  }

  private drop(thread: Thread): void {
    const at = this.threads.indexOf(thread);
    if (at >= 0) this.threads.splice(at, 1);
  }

  /** `spare` keeps a thread that has nothing to do. */
  private async end(thread: Thread, spare: Worker[] | null = null): Promise<void> {
    if (thread.alarm !== null) clearTimeout(thread.alarm);
    // Of these alone: without its own listeners a worker passes on no message.
    for (const event of ['message', 'error', 'exit']) thread.worker.removeAllListeners(event);
    if (spare !== null && thread.ready && thread.job === null) {
      spare.push(thread.worker);
      return;
    }
    thread.worker.on('error', () => {});
    // Node ends the whole process when a thread is terminated while it loads modules behind one that awaits (SIGTRAP in V8).
    if (!thread.ready) {
      thread.worker.ref();
      await new Promise<unknown>((done) => thread.worker.once('message', done).once('exit', done));
    }
    await thread.worker.terminate();
  }
}

/** A legal choice, or nothing where a bot need not do anything. */
const isAnswer = ({ request, moment }: Task, choice: Choice | null): boolean =>
  choice === null ? moment !== null : refusalOf(request, choice) === null;
