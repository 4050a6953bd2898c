// A server for tests: in this process, on a free port, with a temporary file.

import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { Worker } from 'node:worker_threads';
import { temporaryFolder } from '#checks/testing/project.ts';
import { type Served, type ServeOptions, serve } from '#server/serve.ts';

/** What was written to the log. */
export class LogLines {
  readonly lines: string[] = [];
  write(line: string): void {
    this.lines.push(line);
  }
}

/** Threads of bots that servers of this process leave to each other: to start one takes longer than most tests. */
export const spareThreads: Worker[] = [];

export async function sampleServer(
  t: TestContext,
  options: Partial<ServeOptions> = {},
): Promise<Served & { log: LogLines; data: string }> {
  const log = new LogLines();
  const data = options.data ?? join(temporaryFolder(t), 'harena.sqlite');
  const limits = { matchesPerMinute: 1000, guestsPerMinute: 1000, messages: 10_000, messagesPerSecond: 1000 };
  const served = await serve({
    data,
    port: 0,
    pace: 0,
    log: { level: 'debug', to: log },
    ...options,
    thinking: { spare: spareThreads, ...options.thinking },
    limits: { ...limits, ...options.limits },
  });
  t.after(() => served.close());
  return Object.assign(served, { log, data });
}
