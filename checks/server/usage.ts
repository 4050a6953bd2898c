// What a process has used so far, as the system counts it. Processor time survives a busy machine; times of day do not.

import { closeSync, fdatasyncSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface Usage {
  /** Seconds of processor time of the main thread, and of all other threads. */
  main: number;
  others: number;
  /** Bytes that went to the disk. */
  written: number;
  /** Megabytes of memory it holds. */
  memory: number;
}

const NANO = 1e9;

/** Zeros where the system does not say. */
export function usageOf(pid: number): Usage {
  const usage = { main: 0, others: 0, written: 0, memory: 0 };
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const seconds = Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / NANO;
      usage[Number(thread) === pid ? 'main' : 'others'] += seconds;
    }
    usage.written = numberIn(`/proc/${pid}/io`, /^write_bytes: (\d+)/m);
    usage.memory = numberIn(`/proc/${pid}/status`, /^VmRSS:\s+(\d+)/m) / 1024;
  } catch {
    // No such system, or the process is gone.
  }
  return usage;
}

const numberIn = (file: string, what: RegExp): number => Number(what.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);

/** What several processes have used together. */
export function sumOf(usages: readonly Usage[]): Usage {
  const sum = { main: 0, others: 0, written: 0, memory: 0 };
  for (const { main, others, written, memory } of usages) {
    sum.main += main;
    sum.others += others;
    sum.written += written;
    sum.memory += memory;
  }
  return sum;
}

/** What was used between the two. Memory is that of the later one. */
export const between = (before: Usage, after: Usage): Usage => ({
  main: after.main - before.main,
  others: after.others - before.others,
  written: after.written - before.written,
  memory: after.memory,
});

/** How often in a second 200 bytes can be appended to a file in this folder and be on disk. */
export function syncsPerSecond(folder: string, seconds = 1): number {
  const path = join(folder, 'syncs');
  const file = openSync(path, 'w');
  const line = Buffer.alloc(200, 'x');
  const start = performance.now();
  let count = 0;
  try {
    for (; performance.now() - start < 1000 * seconds; count++) {
      writeSync(file, line);
      fdatasyncSync(file);
    }
    return (1000 * count) / (performance.now() - start);
  } finally {
    closeSync(file);
    rmSync(path);
  }
}
