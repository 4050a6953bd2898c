// How long the tasks of a page run, in time of the processor: on a machine that does other things at the same time the
// clock on the wall tells of those.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of the processor. */
  tdur?: number;
  args?: { name?: string };
}

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** Milliseconds of every task of the page while something is done there, the longest first. */
export async function tasksWhile(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'harena-trace-'));
  const path = join(folder, 'trace.json');
  try {
    await browser.startTracing(page, { path, categories: ['toplevel', 'devtools.timeline'] });
    try {
      await act();
    } finally {
      await browser.stopTracing();
    }
    const { traceEvents } = JSON.parse(readFileSync(path, 'utf8')) as { traceEvents: TraceEvent[] };
    const threads = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    return traceEvents
      .filter(({ name, ph, pid, tid }) => ph === 'X' && TASKS.has(name) && threads.has(`${pid} ${tid}`))
      .map(({ tdur = 0 }) => tdur / 1000)
      .sort((a, b) => b - a);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
