// A run of the tests always ends, says what failed and what was not run, and prints its counts.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { changedFiles, comesFirst, limitOf, processes } from '#checks/suite/plan.ts';
import { runFiles } from '#checks/suite/run-file.ts';
import type { ProgramExit } from '#checks/testing/program.ts';
import { smallProject, start } from '../../scripts/fixture.ts';
import { packageStamp } from '../../scripts/packages.mjs';
import { ROOT } from '../../scripts/things.mjs';

const GOOD = "test('fine', () => {});";
const BAD = "test('wrong', () => { throw new Error('no'); });";
/** Like a set-up that has opened something and then fails. */
const HANGING = `
import { createServer } from 'node:net';
import { before } from 'node:test';
before(async () => {
  await new Promise((done) => createServer().listen(0, '127.0.0.1', done));
  throw new Error('no browser');
});
${GOOD}`;

/** A minimal project, without a compiler and a linter. */
function projectWith(t: TestContext, files: { [path: string]: string }): string {
  const root = smallProject(t);
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(ROOT, 'node_modules', 'playwright-core'), join(root, 'node_modules', 'playwright-core'));
  writeFileSync(join(root, 'node_modules', '.harena-stamp'), packageStamp(root));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `import { test } from 'node:test';\n${text}\n`);
  }
  return root;
}

/** For files that hang: long enough for a busy machine to begin their tests. */
const LIMIT = 5000;
/** For files that end. */
const AMPLE = 120_000;

const npmTest = (root: string, args: string[], env: Record<string, string> = {}): Promise<ProgramExit> =>
  start(root, process.execPath, ['scripts/main.mjs', 'test', ...args], { CI: '', CHROMIUM: '', ...env }).ended;

test('what finds the common mistakes comes first, and ends the run unless told to go on', async (t) => {
  const root = projectWith(t, { 'server/good.test.ts': GOOD, 'engine/first.test.ts': GOOD });
  const stopped = await npmTest(root, []);
  assert.equal(stopped.code, 1);
  assert.match(stopped.out, /== Types: FAILED/);
  assert.match(stopped.out, /== Format and lint: FAILED/);
  assert.match(stopped.out, /ok +engine\/first\.test\.ts/);
  assert.match(stopped.out, /The rest was not run; npm test -- --keep-going/);
  assert.match(
    stopped.out,
    /\nFailed: (?:Types, Format and lint|Format and lint, Types)\.\n1 passed, 0 failed, 0 skipped\n$/,
  );

  const all = await npmTest(root, ['--keep-going']);
  assert.equal(all.code, 1);
  assert.match(all.out, /ok +server\/good\.test\.ts.+\n2 passed, 0 failed, 0 skipped\n$/s);
});

test('words choose files; failures are told in full and counted; the counts are the last line', async (t) => {
  const root = projectWith(t, { 'server/good.test.ts': GOOD, 'server/bad.test.ts': BAD, 'server/empty.test.ts': '' });
  const some = await npmTest(root, ['good']);
  assert.equal(some.code, 0, some.out + some.err);
  assert.match(some.out, /Everything passed\.\n1 passed, 0 failed, 0 skipped\n$/);
  assert.doesNotMatch(some.out, /Types/);

  const none = await npmTest(root, ['nothing']);
  assert.equal(none.code, 1);
  assert.match(none.err, /^harena: No test file's path contains "nothing"\. Try a shorter word\.\n$/);
  assert.match((await npmTest(root, ['--fast'])).err, /^harena: npm test knows no --fast\./);

  const bad = await npmTest(root, ['server/']);
  assert.equal(bad.code, 1);
  assert.match(bad.out, /FAILED server\/bad\.test\.ts:2 {2}wrong\n {4}Error: no/);
  assert.match(bad.out, /FAILED server\/empty\.test\.ts:1 {2}has no test/);
  assert.match(bad.out, /The 3 slowest files:\n(?: +[\d.]+ s {2}server\/\w+\.test\.ts\n){3}/);
  assert.match(bad.out, /\nFailed: server\/\w+\.test\.ts, server\/\w+\.test\.ts\.\n1 passed, 2 failed, 0 skipped\n$/);
});

test('a file that does not end is ended with all that it started, and named', async (t) => {
  const lost = `
import { spawn } from 'node:child_process';
test('waits', () => new Promise(() => console.log(spawn('sleep', ['600'], { stdio: 'inherit' }).pid, setInterval(() => {}, 1000) && '')));`;
  const root = projectWith(t, { 'a.test.ts': HANGING, 'b.test.ts': lost, 'c.test.ts': 'process.exit(3);' });
  const run = async (file: string) =>
    (await runFiles([file], { cwd: root, env: { PATH: process.env['PATH'] }, limit: LIMIT }))[0]!;
  const [hanging, waiting, over] = await Promise.all([run('a.test.ts'), run('b.test.ts'), run('c.test.ts')]);

  assert.match(hanging.failures.at(-1)?.name ?? '', /^ended after 5 s, its limit/);
  assert.ok(
    hanging.failures.some(({ why }) => why.includes('no browser')),
    'why it failed is told too',
  );
  assert.match(waiting.failures.at(-1)?.name ?? '', /^ended after 5 s, its limit, in: waits$/);
  const child = Number.parseInt(waiting.output, 10);
  assert.ok(child > 0, waiting.output);
  // A killed process keeps its number until its parent has looked after it, which in some containers nobody does.
  assert.match(spawnSync('ps', ['-o', 'stat=', '-p', String(child)], { encoding: 'utf8' }).stdout, /^(?:Z.*)?$/m);
  assert.deepEqual(
    over.failures.map(({ name }) => name),
    ['ended with exit code 3'],
  );
});

test('without a browser its tests are not run, and named and counted; a build machine does not accept that', async (t) => {
  const root = projectWith(t, {
    'client/e2e/page.test.ts': BAD,
    'client/e2e/other.test.ts': BAD,
    'live/good.test.ts': GOOD,
  });
  for (const name of ['apt-get', 'npm', 'chromium']) {
    writeFileSync(join(root, 'path', name), "#!/bin/sh\necho 'E: nothing can be reached' >&2\nexit 1\n", {
      mode: 0o755,
    });
  }
  mkdirSync(join(root, 'client', 'build'));
  writeFileSync(join(root, 'client', 'build', 'index.ts'), '');
  const env = { PATH: `${join(root, 'path')}:/bin/nowhere` };
  const away = await npmTest(root, ['test.ts'], { ...env, SHELL: '/bin/sh' });
  assert.equal(away.code, 0, away.out + away.err);
  assert.match(away.out, /\n2 files not run: no browser; get one with: apt-get install chromium, or .+\n/);
  assert.match(away.out, /Everything that was run passed\.\n1 passed, 0 failed, 0 skipped\n$/);

  const strict = await npmTest(root, ['test.ts'], { ...env, CI: 'true' });
  assert.equal(strict.code, 1);
  assert.match(strict.out, /\nFailed: no browser\.\n1 passed, 0 failed, 0 skipped\n$/);

  const wrong = await npmTest(root, ['test.ts'], { ...env, CHROMIUM: join(root, 'path', 'chromium') });
  assert.equal(wrong.code, 1);
  assert.match(wrong.err, /^harena: CHROMIUM is set to .+, but it does not start \(.+\)\. Set it to the path/);
});

test('files of one folder share a process, but for those that change it; the longest come first', (t) => {
  const project = {
    'games/a/x.test.ts': GOOD,
    'games/a/y.test.ts': GOOD,
    'games/a/scenarios.test.ts': 'storeConformance(a);',
    'games/a/long/z.test.ts': GOOD,
    'server/each.test.ts': 'beforeEach(() => {});',
    'server/s.test.ts': GOOD,
    'server/env.test.ts': "process.env['LANG'] = 'fr';",
    'server/slow.test.ts': GOOD,
    'server/slower.test.ts': GOOD,
    'server/store/t.test.ts': GOOD,
  };
  const root = projectWith(t, project);
  const durations = { 'server/slow.test.ts': 40, 'server/slower.test.ts': 50 };
  assert.deepEqual(processes(root, Object.keys(project), durations), [
    ['server/slower.test.ts', 'server/s.test.ts', 'server/store/t.test.ts'],
    ['server/slow.test.ts'],
    ['games/a/x.test.ts', 'games/a/y.test.ts'],
    ['games/a/scenarios.test.ts'],
    ['games/a/long/z.test.ts'],
    ['server/each.test.ts'],
    ['server/env.test.ts'],
  ]);
});

test('of files in one process each has its own result', async (t) => {
  const stuck = "test('stuck', () => new Promise((done) => setTimeout(done, 60_000)));";
  const root = projectWith(t, { 'a.test.ts': GOOD, 'b.test.ts': BAD, 'c.test.ts': '', 'd.test.ts': stuck });
  const runWithin = (limit: number, ...names: string[]) =>
    runFiles(names, { cwd: root, env: { PATH: process.env['PATH'] }, limit });
  const run = (...names: string[]) => runWithin(AMPLE, ...names);
  const names = (all: Awaited<ReturnType<typeof run>>) =>
    all.map(({ file, passed, failures }) => [file, passed, ...failures.map(({ name }) => name)]);
  assert.deepEqual(names(await run('a.test.ts', 'b.test.ts', 'c.test.ts')), [
    ['a.test.ts', 1],
    ['b.test.ts', 0, 'wrong'],
    ['c.test.ts', 0, 'has no test'],
  ]);
  // Of tests in a suite, the suite has the time, and is no test itself.
  const SUITE = "import { describe } from 'node:test';\ndescribe('suite', () => ";
  const slow = "test('slow', () => new Promise((done) => setTimeout(done, 100)))";
  writeFileSync(join(root, 'f.test.ts'), `import { test } from 'node:test';\n${SUITE}{ ${slow}; });\n`);
  writeFileSync(join(root, 'g.test.ts'), `${SUITE}{});\n`);
  const suites = await run('f.test.ts', 'g.test.ts');
  assert.deepEqual(names(suites), [
    ['f.test.ts', 1],
    ['g.test.ts', 0, 'has no test'],
  ]);
  assert.ok(suites[0]!.seconds >= 0.05, `${suites[0]!.seconds} s`);
  // Tests are reported with the file they are written in, and count.
  writeFileSync(
    join(root, 'helper.ts'),
    `import { test } from 'node:test';\nexport const define = () => { ${BAD} };\n`,
  );
  writeFileSync(join(root, 'e.test.ts'), "import { define } from './helper.ts';\ndefine();\n");
  assert.deepEqual(names(await run('a.test.ts', 'e.test.ts')), [
    ['a.test.ts', 1],
    ['e.test.ts', 0, 'has no test'],
    ['helper.ts', 0, 'wrong'],
  ]);
  assert.deepEqual(names(await runWithin(LIMIT, 'a.test.ts', 'd.test.ts')), [
    ['a.test.ts', 1],
    ['d.test.ts', 0, 'ended after 5 s, its limit, in: stuck'],
  ]);
});

test('files may take five times as long as before', () => {
  const durations = { 'a.test.ts': 20, 'b.test.ts': 100 };
  const limits = [
    ['a.test.ts'],
    ['b.test.ts'],
    ['a.test.ts', 'b.test.ts'],
    ['a.test.ts', 'new.test.ts'],
    ['client/e2e/long/a.test.ts'],
  ];
  assert.deepEqual(
    limits.map((files) => limitOf(files, durations)),
    [300_000, 500_000, 600_000, 330_000, 1_800_000],
  );
});

test('the games that changed come first; where git cannot tell, all but their long plays', (t) => {
  assert.equal(comesFirst('games/jugula/a.test.ts', ['games/jugula/clone.ts']), true);
  assert.equal(comesFirst('games/spartacus/a.test.ts', ['games/jugula/clone.ts']), false);
  assert.equal(comesFirst('games/spartacus/a.test.ts', null), true);
  assert.equal(comesFirst('games/spartacus/conformance.test.ts', null), false);
  assert.equal(comesFirst('engine/a.test.ts', []), true);
  assert.equal(comesFirst('server/a.test.ts', null), false);
  assert.equal(changedFiles(smallProject(t)), null);
});
