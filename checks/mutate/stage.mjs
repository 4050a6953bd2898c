// Runs test files in this one process, in the given order, and ends it at the first test that fails.
//
//   node stage.mjs LIMIT FILE…    in a copy made by project.ts, with so many milliseconds of processor time
//
// Exit code 0: every test passed. When the time is used up, a thread of its own kills the process: an endless loop lets
// nothing else run.
//
// Plain JavaScript, and the files of a copy are taken as they are (they have no types left): a process that loads no
// type stripper starts in half the time. A test reporter would hear of a failure only when the tests make a pause; a hook
// hears of it at once.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { afterEach } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const [limit, ...files] = process.argv.slice(2);
const watch = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 > workerData) process.kill(process.pid, 'SIGKILL');
  }, 250);
`;
new Worker(watch, { eval: true, workerData: Number(limit) }).unref();

// What it took is the last that it says.
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  process.stderr.write(`\ntook: ${Math.round((user + system) / 1000)}\n`);
});

const here = `${pathToFileURL(process.cwd()).href}/`;

registerHooks({
  load(url, context, next) {
    if (!url.startsWith(here) || !url.endsWith('.ts')) return next(url, context);
    return { format: 'module', shortCircuit: true, source: readFileSync(new URL(url), 'utf8') };
  },
});

/** What the context of a test tells when it is over. @typedef {{ passed: boolean, error: Error | null, fullName: string }} Ended */

afterEach((t) => {
  const { passed, error, fullName } = /** @type {Ended} */ (/** @type {unknown} */ (t));
  if (passed) return;
  const reason = error?.cause instanceof Error ? error.cause.message : String(error?.message);
  process.stderr.write(`\nfailed: ${fullName}: ${reason.trim().split('\n')[0]}\n`);
  process.exit(1);
});

let file = '';
try {
  for (file of files) await import(pathToFileURL(join(process.cwd(), file)).href);
} catch (error) {
  process.stderr.write(`\nfailed: ${file}: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
