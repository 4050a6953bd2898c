// One run of a game's tests over a copy, stage after stage, each in a process of its own with a time limit.
//
// The limit counts processor time, or on a busy machine what is only slow would look like an endless loop.

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const STAGE = fileURLToPath(new URL('stage.mjs', import.meta.url));
/** In megabytes: an error that fills the memory must not take the machine with it. */
const MEMORY = 1024;

export type TestEnding = 'passed' | 'failed' | 'too slow';

export interface TestRun {
  ending: TestEnding;
  /** Of processor time; of the clock where the process was killed. */
  milliseconds: number;
  /** Whether `patience` was over. */
  late: boolean;
  /** Why it failed, as the process said it last. */
  reason: string;
}

/** The processes now running, so that they can be ended with us. */
const running = new Set<ChildProcess>();

export function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Runs test files over a copy; `limit` is in milliseconds of processor time, `patience` in those of the clock. */
export function runStage(
  copy: string,
  files: readonly string[],
  limit: number,
  patience: number = 20 * limit,
): Promise<TestRun> {
  // A runner above us would make the tests below speak its own language.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const args = [
      `--max-old-space-size=${MEMORY}`,
      '--disable-warning=ExperimentalWarning',
      STAGE,
      String(limit),
      ...files,
    ];
    const child = spawn(process.execPath, args, { cwd: copy, env, stdio: ['ignore', 'ignore', 'pipe'] });
    running.add(child);
    let said = '';
    let late = false;
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
    });
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, patience);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      running.delete(child);
      const ending = signal === 'SIGKILL' ? 'too slow' : code === 0 ? 'passed' : 'failed';
      const took = /^took: (\d+)$/m.exec(said)?.[1];
      const milliseconds = took === undefined ? performance.now() - start : Number(took);
      resolve({ ending, milliseconds, late, reason: reasonIn(said.replace(/^took: .*$/m, '')) });
    });
  });
}

function reasonIn(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.findLast((line) => line.startsWith('failed: '))?.slice('failed: '.length) ?? lines.at(-1) ?? 'it said nothing'
  );
}
