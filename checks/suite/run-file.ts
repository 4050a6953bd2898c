// Runs test files in a process of their own, and kills it when it does not end by itself.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Happening } from '#checks/suite/events.ts';
import { NODE_FLAGS } from '../../scripts/run.mjs';

const REPORTER = fileURLToPath(new URL('events.ts', import.meta.url));
const FLUSH = new URL('flush.ts', import.meta.url).href;
/** How long a terminated process may take to end, and how long its children may keep the output open. */
const GRACE = 3000;

export interface Failure {
  name: string;
  line: number;
  why: string;
}

export interface TestFileResult {
  file: string;
  passed: number;
  skipped: number;
  failures: Failure[];
  /** Its output. */
  output: string;
  seconds: number;
}

export interface RunOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** In milliseconds. */
  limit: number;
}

const running = new Set<ChildProcess>();

/** Kills every running file, with all processes it started. */
export function endAll(): void {
  for (const child of running) signal(child, 'SIGKILL');
}

/** Runs files in one process; several that only compute load shared code once. Returns a result for each of them. */
export async function runFiles(files: readonly string[], { cwd, env, limit }: RunOptions): Promise<TestFileResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'harena-suite-'));
  const log = join(folder, 'events');
  const flags = [`--import=${FLUSH}`, `--test-reporter=${REPORTER}`, `--test-reporter-destination=${log}`];
  if (files.length > 1) flags.push('--test', '--test-isolation=none');
  const start = performance.now();
  try {
    const end = await ended([...flags, ...files], cwd, env, limit);
    const seconds = (performance.now() - start) / 1000;
    const all = happenings(log);
    if (files.length === 1) return [resultOf(files[0]!, all, end, limit, seconds)];
    return resultsOf(files, all, end, limit, cwd);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const WELL: End = { code: 0, signal: null, isLate: false, output: '' };

/** A result for each file, and for every other file in which one of their tests is written: none is lost. */
function resultsOf(
  files: readonly string[],
  all: readonly Happening[],
  end: End,
  limit: number,
  cwd: string,
): TestFileResult[] {
  const byFile = Map.groupBy(all, ({ file }) => relative(cwd, file));
  const elsewhere = [...byFile.keys()].filter((file) => !files.includes(file));
  // An error of the process as a whole is reported with the file that was running.
  const last = all.length === 0 ? files[0]! : relative(cwd, all.at(-1)!.file);
  const isTold = !end.isLate && end.signal === null && all.some(({ what }) => what === 'failed');
  const rest = isTold ? { ...end, code: 0 } : end;
  return [...files, ...elsewhere].map((file) => {
    const own = byFile.get(file) ?? [];
    const spent = own.reduce((sum, one) => sum + (one.what === 'begun' ? 0 : one.seconds), 0);
    return resultOf(file, own, file === last ? rest : WELL, limit, spent);
  });
}

interface End {
  code: number | null;
  signal: string | null;
  isLate: boolean;
  output: string;
}

function ended(args: string[], cwd: string, env: NodeJS.ProcessEnv, limit: number): Promise<End> {
  // A process group of its own, so that its children can be killed with it.
  const child = spawn(process.execPath, [...NODE_FLAGS, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  let isLate = false;
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const timer = setTimeout(() => {
    isLate = true;
    signal(child, 'SIGTERM');
    setTimeout(() => signal(child, 'SIGKILL'), GRACE).unref();
  }, limit);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, by) => {
      clearTimeout(timer);
      running.delete(child);
      const done = (): void => {
        signal(child, 'SIGKILL');
        resolve({ code, signal: by, isLate, output });
      };
      const open = setTimeout(done, GRACE);
      child.on('close', () => {
        clearTimeout(open);
        done();
      });
    });
  });
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, name);
  } catch {
    // all of its processes have ended
  }
}

function happenings(log: string): Happening[] {
  let text = '';
  try {
    text = readFileSync(log, 'utf8');
  } catch {
    return []; // it ended before it printed anything
  }
  // Text after the last line break is an incomplete line.
  const lines = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Happening);
}

function resultOf(file: string, all: readonly Happening[], end: End, limit: number, seconds: number): TestFileResult {
  const told = all.filter((one) => one.what === 'failed');
  const whole = wholeFault(all, end, limit);
  const isTold = told.length > 0 && !end.isLate && end.signal === null;
  const count = (what: string): number => all.filter((one) => one.what === what).length;
  return {
    file,
    seconds,
    output: end.output,
    passed: count('passed'),
    skipped: count('skipped'),
    failures: whole === null || isTold ? told : [...told, whole],
  };
}

/** What is wrong with the file as a whole. */
function wholeFault(all: readonly Happening[], end: End, limit: number): Failure | null {
  const fault = (name: string, why = ''): Failure => ({ name, line: 1, why });
  if (end.isLate) {
    const over = new Set(all.filter(({ what }) => what !== 'begun').map(({ name }) => name));
    const open = all.filter(({ what, name }) => what === 'begun' && !over.has(name)).map(({ name }) => name);
    const where = open.length > 0 ? `in: ${open.join('; ')}` : 'after its last test: something it opened is still open';
    return fault(`ended after ${limit / 1000} s, its limit, ${where}`);
  }
  if (end.signal !== null) return fault(`ended by ${end.signal}`);
  if (end.code !== 0) return fault(`ended with exit code ${end.code}`);
  return all.some(({ what }) => what !== 'begun' && what !== 'suite') ? null : fault('has no test');
}
