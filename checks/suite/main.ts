// `npm test`: first what finds the common mistakes (types, format and lint, the engine, the games that changed), and if
// that passes every other test. It ends with the slowest files, what could not be run, and the counts.
//
//   npm test -- WORD…         only the test files whose path contains one of the words
//   npm test -- --keep-going  all of it, even if the beginning failed
//   npm run check             types, format and lint
//   npm run long              the tests in folders called long, which npm test leaves out
//   npm run e2e               every test in the browser, the long ones too

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#checks/flaw.ts';
import {
  changedFiles,
  comesFirst,
  limitOf,
  processes,
  readDurations,
  rememberDurations,
  testFiles,
} from '#checks/suite/plan.ts';
import { closing, type NotRun, told } from '#checks/suite/report.ts';
import { endAll, runFiles as runProcess, type TestFileResult } from '#checks/suite/run-file.ts';
import { browser } from '../../scripts/browser.ts';
import { postgres } from '../../scripts/postgres.ts';
import { collect } from '../../scripts/run.mjs';
import { explain, stop, Trouble } from '../../scripts/surroundings.mjs';
import { have } from '../../scripts/things.mjs';

const TSC = join('node_modules', 'typescript', 'bin', 'tsc');
const BIOME = join('node_modules', '@biomejs', 'biome', 'bin', 'biome');
type Check = readonly [title: string, args: readonly string[]];
// One checker each: several know the same types anew, and the machine is busy anyway.
const types = (project: string): string[] => [TSC, '--noEmit', '--checkers', '1', '-p', project];
/** The compiler is a Go program: it collects garbage less often, and takes a quarter less time. */
const LAZY = { GOGC: '400' };
const LINT: Check = ['Format and lint', [BIOME, 'ci', '--colors=off']];
/** All files as one program, which takes two thirds of the time. The browser's names are known everywhere in it. */
const CHECKS: readonly Check[] = [['Types', types('tsconfig.whole.json')], LINT];
/** `npm run check`, and checks/long/types.test.ts: where there is no browser, its names are unknown. */
const STRICT: readonly Check[] = [['Types', types('tsconfig.json')], ['Types of the client', types('client')], LINT];
/** What some test files need and a machine may lack, and the environment variable that tells them where it is. */
const OPTIONAL = [
  {
    thing: browser,
    needs: (file: string) => file.startsWith('client/e2e/'),
    env: (path: string) => ({ CHROMIUM: path, CHROMIUM_STARTED: path }),
  },
  {
    thing: postgres,
    needs: (file: string) => /\bpostgres/.test(file),
    env: (path: string) => ({ POSTGRES: path }),
  },
];
const usesClient = (file: string): boolean => /^(client\/e2e|cli)\//.test(file);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const results: TestFileResult[] = [];
const notRun: NotRun[] = [];
const failed: string[] = [];
const env: NodeJS.ProcessEnv = { ...process.env };

async function main(given: readonly string[]): Promise<void> {
  const words = given.filter((word) => !word.startsWith('--'));
  const unknown = given.find((word) => word.startsWith('--') && !['--check', '--keep-going'].includes(word));
  if (unknown !== undefined) throw new Trouble(`npm test knows no ${unknown}. See the top of checks/suite/main.ts.`);
  if (given.includes('--check')) return runChecks(STRICT);
  const files = testFiles(ROOT, words);
  if (files.length === 0) {
    throw new Trouble(
      `No test file's path contains ${words.map((word) => `"${word}"`).join(' or ')}. Try a shorter word.`,
    );
  }
  if (words.length > 0) return runFiles('Tests', await withNeeds(files));
  await runChecks(CHECKS);
  const changed = changedFiles(ROOT);
  const first = files.filter((file) => comesFirst(file, changed));
  if (first.length > 0) await runFiles('The engine, and games that changed', first);
  if (failed.length === 0 || given.includes('--keep-going')) {
    await runFiles('All other tests', await withNeeds(files.filter((file) => !first.includes(file))));
  } else say('\nThe rest was not run; npm test -- --keep-going runs it all the same.');
}

/** All at once: each takes a few seconds. */
async function runChecks(checks: readonly Check[]): Promise<void> {
  await Promise.all(
    checks.map(async ([title, args]) => {
      const start = performance.now();
      const { code, output } = await collect(process.execPath, [...args], { cwd: ROOT, env: LAZY });
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      say(`\n== ${title}\n${output}== ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
      if (code !== 0) failed.push(title);
    }),
  );
}

/** Gets what the files need before the first of them runs; returns those that can be run. */
async function withNeeds(files: readonly string[]): Promise<string[]> {
  let runnable = [...files];
  for (const { thing, needs, env: told } of OPTIONAL) {
    const needy = runnable.filter(needs);
    if (needy.length === 0) continue;
    try {
      Object.assign(env, told(await have(thing)));
    } catch (error) {
      if (process.env['CHROMIUM']) throw error;
      notRun.push({ files: needy, thing: thing.name, why: explain(error) ?? String(error), remedy: thing.remedy() });
      runnable = runnable.filter((file) => !needs(file));
    }
  }
  if (runnable.some(usesClient)) await buildClient();
  return runnable;
}

/** Builds the client once, before the tests that serve it. */
async function buildClient(): Promise<void> {
  const { code } = await collect(process.execPath, [join('client', 'build', 'index.ts')], {
    cwd: ROOT,
    tell: process.stdout,
  });
  if (code !== 0) failed.push('The web client');
}

async function runFiles(title: string, files: readonly string[]): Promise<void> {
  say(`\n== ${title} (${files.length} ${files.length === 1 ? 'file' : 'files'})`);
  const durations = readDurations(ROOT);
  const waiting = processes(ROOT, files, durations);
  const start = performance.now();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const limit = limitOf(next, durations);
      for (const result of await runProcess(next, { cwd: ROOT, env, limit })) {
        results.push(result);
        process.stdout.write(told(result));
        if (result.failures.length > 0) failed.push(result.file);
      }
    }
  };
  // One more than there are cores, up to four: tests in the browser often wait.
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, work));
  const well = files.every((file) => !failed.includes(file));
  say(`== ${title}: ${well ? 'passed' : 'FAILED'} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  const passed = results.filter(({ failures }) => failures.length === 0);
  rememberDurations(ROOT, Object.fromEntries(passed.map(({ file, seconds }) => [file, Math.round(seconds * 10) / 10])));
}

/** The counts are always printed, and the exit status follows from them. */
function close(): void {
  // On a build machine a missing browser must not look like success.
  if (process.env['CI'] === 'true') failed.push(...notRun.map(({ thing }) => `no ${thing}`));
  process.stdout.write(closing(results, notRun, failed));
  if (failed.length > 0) process.exitCode = 1;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    endAll();
    failed.push(`ended by ${signal}`);
    close();
    process.kill(process.pid, signal);
  });
}

main(process.argv.slice(2)).then(close, (error: unknown) => {
  stop(error);
  if (results.length > 0) close();
});
