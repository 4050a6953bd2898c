// Seeds distributed over threads: every thread gets a seed, and the next one when it has answered.

import { Worker } from 'node:worker_threads';

export interface SeedPlan {
  /** The file that answers a message with a seed by a message with its result. */
  thread: URL;
  workerData: unknown;
  /** The seeds still to be played; those that are begun are taken out. */
  open: number[];
  jobs: number;
}

/** Plays seeds until none is open or `isDone` says so. */
export async function playSeeds<R>(plan: SeedPlan, isDone: () => boolean, take: (result: R) => void): Promise<void> {
  const { thread, workerData, open, jobs } = plan;
  const workers: Worker[] = [];
  const play = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(thread, { workerData });
      workers.push(worker);
      const next = (): void => {
        const seed = isDone() ? undefined : open.shift();
        if (seed === undefined) resolve();
        else worker.postMessage(seed);
      };
      worker.on('message', (result: R) => {
        take(result);
        next();
      });
      worker.on('error', reject);
      next();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(jobs, open.length) }, play));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** The results of earlier runs in a file of one JSON object a line, by seed. A last line that was cut off is played again. */
export function bySeed<R extends { seed: number }>(text: string): Map<number, R> {
  const results = new Map<number, R>();
  for (const line of text.split('\n')) {
    if (!line.endsWith('}')) continue;
    const result = JSON.parse(line) as R;
    results.set(result.seed, result);
  }
  return results;
}
