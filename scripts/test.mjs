// `npm test`: the types, the format and lint, and every test, one after the other, whatever fails on the way.
// `npm test -- WORD…`: only the tests in files whose path contains one of the words.
// `npm run check`: the types, the format and lint.
// `npm run e2e`: the long tests in the browser, which `npm test` leaves out.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { boot, ROOT } from './boot.mjs';
import { run } from './run.mjs';
import { stop, Trouble } from './surroundings.mjs';

const FOLDERS = ['engine', 'games', 'telling', 'books', 'bots', 'live', 'server', 'client', 'cli', 'checks', 'scripts'];
/** Tests that take minutes. */
const LONG = 'client/e2e/long/';

/** @typedef {{ title: string, args: string[] }} Part */

/**
 * @param {string[]} wanted
 * @returns {Part[]}
 */
function parts(wanted) {
  const types = { title: 'Types', args: [join('node_modules', 'typescript', 'bin', 'tsc'), '--noEmit'] };
  const clientTypes = { title: 'Types of the client', args: [...types.args, '-p', 'client'] };
  const lint = { title: 'Format and lint', args: [join('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'ci'] };
  if (!process.stdout.isTTY) lint.args.push('--colors=off');
  if (wanted.includes('--check')) return [types, clientTypes, lint];
  const isLong = (/** @type {string} */ file) => file.startsWith(LONG);
  const files = testFiles(ROOT).filter((file) =>
    wanted.length === 0 ? !isLong(file) : wanted.some((word) => file.includes(word)),
  );
  if (files.length === 0) {
    throw new Trouble(
      `No test file's path contains ${wanted.map((word) => `"${word}"`).join(' or ')}. Try a shorter word.`,
    );
  }
  const reporter = process.stdout.isTTY ? 'spec' : join(ROOT, 'scripts', 'compact.mjs');
  const tests = {
    title: `Tests (${files.length} ${files.length === 1 ? 'file' : 'files'})`,
    args: [
      '--disable-warning=ExperimentalWarning',
      '--test',
      '--test-concurrency=2',
      `--test-reporter=${reporter}`,
      ...files,
    ],
  };
  return wanted.length === 0 ? [types, clientTypes, lint, tests] : [tests];
}

/**
 * @param {string} root
 * @returns {string[]} paths from the root, in order
 */
function testFiles(root) {
  /** @type {string[]} */
  const files = [];
  for (const folder of readdirSync(root).filter((name) => FOLDERS.includes(name))) {
    for (const path of readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })) {
      if (path.endsWith('.test.ts')) files.push(`${folder}/${path}`);
    }
  }
  return files.sort();
}

/** @param {string[]} wanted */
async function main(wanted) {
  const node = await boot();
  /** @type {string[]} */
  const failed = [];
  for (const part of parts(wanted)) {
    process.stdout.write(`\n== ${part.title}\n`);
    const start = performance.now();
    const passed = await run(node, part.args, { cwd: ROOT });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`== ${part.title}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s\n`);
    if (!passed) failed.push(part.title);
  }
  process.stdout.write(failed.length === 0 ? '\nEverything passed.\n' : `\nFailed: ${failed.join(', ')}.\n`);
  if (failed.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch(stop);
