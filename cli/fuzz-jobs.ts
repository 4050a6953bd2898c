// ./harena fuzz --jobs: the games of one run distributed over several processes, each of them ./harena fuzz itself.

import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type FuzzReport, merged } from '#cli/fuzz-report.ts';
import { INTERRUPTED } from '#cli/program.ts';

/** 128 plus the number of the signal, as for INTERRUPTED. */
const TERMINATED = 143;
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** A part of the games: so many of them, from this seed on. */
export interface Share {
  seed: number;
  games: number;
}

/** The games from `seed` on in `jobs` shares, as equal as can be. */
export function sharesOf(seed: number, games: number, jobs: number): Share[] {
  const many = Math.min(jobs, games);
  const start = (job: number): number => Math.floor((games * job) / many);
  return Array.from({ length: many }, (_, job) => ({ seed: seed + start(job), games: start(job + 1) - start(job) }));
}

/** Runs every share with these arguments and merges the reports. Stopping this process stops them. */
export async function fuzzJobs(
  shares: readonly Share[],
  words: readonly string[],
  tell: (line: string) => void,
): Promise<FuzzReport> {
  const children: ChildProcess[] = [];
  const killAll = (): void => {
    for (const child of children) child.kill();
  };
  const stops: [signal: NodeJS.Signals, code: number][] = [
    ['SIGINT', INTERRUPTED],
    ['SIGTERM', TERMINATED],
  ];
  const listeners = stops.map(([signal, code]) => ({ signal, stop: () => process.exit(code) }));
  for (const { signal, stop } of listeners) process.on(signal, stop);
  process.on('exit', killAll);
  try {
    const jobs = shares.map((share, i) => {
      const args = [...words, '--seed', String(share.seed), '--games', String(share.games), '--json'];
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, 'fuzz', ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.push(child);
      const name = `job ${i + 1} of ${shares.length}`;
      tell(`${name}: ${share.games} games from seed ${share.seed} on, process ${child.pid}`);
      createInterface(child.stderr).on('line', (line) => tell(`${name}: ${line}`));
      return reportOf(child, name);
    });
    return merged(await Promise.all(jobs));
  } finally {
    killAll();
    process.off('exit', killAll);
    for (const { signal, stop } of listeners) process.off(signal, stop);
  }
}

function reportOf(child: ChildProcess, name: string): Promise<FuzzReport> {
  let text = '';
  child.stdout!.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (text.endsWith('}\n')) resolve(JSON.parse(text) as FuzzReport);
      else reject(new Error(`${name} of fuzz ended without a report (${signal ?? `exit code ${code}`})`));
    });
  });
}
