import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CannotMutate } from '#checks/mutate/mutants.ts';
import { type MutationPlan, type MutationProgress, type MutationReport, mutate } from '#checks/mutate/mutate.ts';
import { ruleFiles, stagesFor, testStages } from '#checks/mutate/project.ts';
import { RULES, tinyProject } from '#checks/mutate/testing/game.ts';
import { untilGone } from '#checks/testing/processes.ts';
import { temporaryFolder } from '#checks/testing/project.ts';

const RULE_FILE = 'games/tiny/rules/01-money.ts';

const plan = (root: string, more: Partial<MutationPlan> = {}): MutationPlan => ({
  root,
  game: 'tiny',
  sample: 1000,
  seed: 1,
  jobs: 2,
  files: null,
  seconds: null,
  grace: 3000,
  games: 0,
  results: null,
  again: null,
  tell: () => {},
  ...more,
});

const lineOf = (text: string): number => RULES.slice(0, RULES.indexOf(text)).split('\n').length;

test('what the tests prove is caught, by the last stage too, and what they do not prove survives', async (t) => {
  const root = tinyProject(t);
  const told: MutationProgress[] = [];
  const report = await mutate(plan(root, { tell: (progress) => told.push(progress) }));
  const at = (text: string): string => `${RULE_FILE}:${lineOf(text)}`;
  assert.deepEqual(report.survivors, [
    { at: at('purse.coins -='), change: '`purse.coins -= DOUBLE;` left out', seen: null },
    { at: at('purse.coins -='), change: '`purse.coins -= DOUBLE` → `purse.coins += DOUBLE`', seen: null },
  ]);
  // isRich and isPoor: flipped, two numbers, two answers each. countTo: 0, never begun, flipped, left out, reversed, its
  // result left out.
  assert.equal(report.planted, 5 + 5 + 2 + 6);
  assert.equal(report.possible, report.planted);
  assert.equal(report.caught, report.planted - 2);
  // `n += DOUBLE` left out runs for ever, and so does `n -= DOUBLE`.
  assert.equal(report.hung, 2);
  assert.deepEqual(report.files, [{ file: RULE_FILE, planted: 18, caught: 16 }]);
  assert.equal(told.length, 18);
  assert.deepEqual(told.at(-1)?.caught, 16);
  assert.equal(readFileSync(join(root, RULE_FILE), 'utf8'), RULES);
});

test('a sample is the same for the same seed, and no larger than asked', async (t) => {
  const root = tinyProject(t, {
    'games/tiny/tiny.test.ts': "import { test } from 'node:test';\ntest('proves nothing', () => {});\n",
    'games/tiny/conformance.test.ts': '',
  });
  const sample = async (seed: number): Promise<MutationReport> => mutate(plan(root, { sample: 5, seed }));
  const first = await sample(1);
  assert.equal(first.planted, 5);
  assert.equal(first.caught, 0);
  assert.deepEqual((await sample(1)).survivors, first.survivors);
  assert.notDeepEqual((await sample(2)).survivors, first.survivors);
});

const TYPED = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: { strict: true, noEmit: true, module: 'nodenext', allowImportingTsExtensions: true, types: [] },
  }),
};

test('what does not compile is not planted, and counted apart', async (t) => {
  const root = tinyProject(t, {
    ...TYPED,
    'games/tiny/rules/01-money.ts': `${RULES}
export const both = (n: number, m: number, s: string): number => pay(n, m, s);
function pay(n: number, m: number, s: string): number {
  return n > s.length ? n : m;
}
`,
  });
  const report = await mutate(plan(root, { files: 'rules/*.ts', seconds: 60 }));
  // `return n` and `return …` left out; the call left out of `both`; n or m exchanged with s.
  assert.equal(report.uncompiled, 4);
  assert.equal(report.planted + report.uncompiled, report.possible);
  const exchanged = report.survivors.filter(({ change }) => change.includes('→ `pay('));
  assert.deepEqual(
    exchanged.map(({ change }) => change),
    ['`pay(n, m, s)` → `pay(m, n, s)`'],
  );
});

test('with a results file a run goes on where it was ended, and only on the same text', async (t) => {
  const root = tinyProject(t, TYPED);
  const results = join(temporaryFolder(t), 'results.ndjson');
  const whole = await mutate(plan(root, { results }));
  const lines = readFileSync(results, 'utf8').split('\n').slice(0, -1);
  assert.equal(lines.length, 2 + whole.planted);
  // The last line was being written when the power went.
  writeFileSync(results, `${lines.slice(0, 7).join('\n')}\n${lines[7]!.slice(0, 9)}`);
  const told: MutationProgress[] = [];
  const { seconds: _, testSeconds: __, ...rest } = await mutate(plan(root, { results, tell: (one) => told.push(one) }));
  assert.equal(told.length, whole.planted - 5);
  const { seconds: ___, testSeconds: ____, ...first } = whole;
  assert.deepEqual(rest, first);

  const again = await mutate(plan(root, { again: results }));
  assert.deepEqual(again.survivors, whole.survivors);
  assert.equal(again.planted, whole.survivors.length);

  await assert.rejects(mutate(plan(root, { results, seed: 2 })), /holds the results of another run/);
  writeFileSync(join(root, RULE_FILE), `${RULES}// changed\n`);
  await assert.rejects(mutate(plan(root, { results })), /or of another text of game or engine/);
});

test('the tests of the chapter come first', () => {
  const stages = [['g/g.test.ts', 'g/01-a.test.ts', 'g/02-b.test.ts', 'g/02-c.test.ts'], ['g/conformance.test.ts']];
  assert.deepEqual(stagesFor('games/g/rules/02-money.ts', stages), [
    { files: ['g/02-b.test.ts', 'g/02-c.test.ts'], stage: 0 },
    { files: ['g/g.test.ts', 'g/01-a.test.ts'], stage: 0 },
    { files: ['g/conformance.test.ts'], stage: 1 },
  ]);
  assert.deepEqual(
    stagesFor('games/g/view.ts', stages),
    stages.map((files, stage) => ({ files, stage })),
  );
});

test('tests that fail anyway are refused, with the title of the one that failed', async (t) => {
  const failing = "import { test } from 'node:test';\ntest('is wrong', () => {\n  throw new Error('why');\n});\n";
  const root = tinyProject(t, { 'games/tiny/tiny.test.ts': failing });
  await assert.rejects(mutate(plan(root)), (error: Error) => {
    assert.ok(error instanceof CannotMutate);
    assert.match(error.message, /^The tests of tiny fail without any error planted \(is wrong: why\)\. Make them pass/);
    return true;
  });
});

test('a test file that does not load is refused too', async (t) => {
  const root = tinyProject(t, { 'games/tiny/tiny.test.ts': "import '#games/tiny/gone.ts';\n" });
  await assert.rejects(
    mutate(plan(root)),
    /fail without any error planted \(games\/tiny\/tiny\.test\.ts: Cannot find module/,
  );
});

test('no rules, no tests, no file of that name: each is refused in a sentence', async (t) => {
  const root = tinyProject(t, { 'games/untested/state.ts': 'export const a = 1;\n', 'games/empty/index.ts': '' });
  await assert.rejects(mutate(plan(root, { game: 'untested' })), /games\/untested has no tests/);
  await assert.rejects(mutate(plan(root, { game: 'empty' })), /games\/empty has no rules/);
  await assert.rejects(
    mutate(plan(root, { files: 'rules/99-*.ts' })),
    /No file of games\/tiny matches 'rules\/99-\*\.ts'/,
  );
});

test('when the time is up, what has no answer yet is not counted', async (t) => {
  const slow = "import { test } from 'node:test';\ntest('slow', () => new Promise((done) => setTimeout(done, 700)));\n";
  const root = tinyProject(t, { 'games/tiny/tiny.test.ts': slow, 'games/tiny/conformance.test.ts': '' });
  const report = await mutate(plan(root, { seconds: 3, jobs: 1 }));
  assert.ok(report.planted < report.possible, `${report.planted} planted`);
  assert.equal(report.caught, 0);
  assert.ok(report.seconds < 10, `${report.seconds} s`);
});

test('rules are the chapters and the state and what is made from it; words, advice and drawings are not', (t) => {
  const names = [
    'state',
    'board',
    'cards',
    'cards-of-fate',
    'cards/spells',
    'view',
    'determinise',
    'clone',
    'rules/02-draw',
  ];
  const others = ['heuristic', 'words', 'words-fr', 'draw', 'index', 'state.test', 'rules/02-draw.test', 'viewer'];
  const root = tinyProject(t, Object.fromEntries([...names, ...others].map((name) => [`games/other/${name}.ts`, ''])));
  assert.deepEqual(ruleFiles(root, 'other', null), names.map((name) => `games/other/${name}.ts`).sort());
  assert.deepEqual(ruleFiles(root, 'other', 'rules/*.ts'), ['games/other/rules/02-draw.ts']);
  assert.deepEqual(ruleFiles(root, 'other', 'games/other/heur*.ts'), ['games/other/heuristic.ts']);
});

test('the scenarios come first, the other tests after them, conformance in a stage of its own, recorded sums never', (t) => {
  const tests = ['a.test.ts', 'rules/b.test.ts', 'conformance.test.ts', 'my-scenarios.test.ts', 'other.test.ts'];
  const root = tinyProject(
    t,
    Object.fromEntries([...tests, 'recorded.test.ts'].map((name) => [`games/other/${name}`, ''])),
  );
  assert.deepEqual(testStages(root, 'other'), [
    ['other.test.ts', 'my-scenarios.test.ts', 'a.test.ts', 'rules/b.test.ts'].map((name) => `games/other/${name}`),
    ['games/other/conformance.test.ts'],
  ]);
});

test('Ctrl-C ends the tests that run and leaves no copy behind', async (t) => {
  const hanging = "import { test } from 'node:test';\nimport { writeFileSync } from 'node:fs';\n";
  const body = "test('hangs', () => {\n  writeFileSync(process.env.MARK, String(process.pid));\n  for (;;);\n});\n";
  const root = tinyProject(t, { 'games/tiny/tiny.test.ts': hanging + body });
  const folder = temporaryFolder(t);
  const temporary = join(folder, 'tmp');
  const mark = join(folder, 'mark');
  mkdirSync(temporary);
  const program = `
    import { mutate } from ${JSON.stringify(new URL('../mutate.ts', import.meta.url).href)};
    await mutate({ ...${JSON.stringify(plan(root))}, tell() {} });`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, TMPDIR: temporary, MARK: mark },
    stdio: 'inherit',
  });
  const ended = once(child, 'exit');
  while (!existsSync(mark) || readFileSync(mark, 'utf8') === '') await new Promise((done) => setTimeout(done, 20));
  assert.equal(readdirSync(temporary).length, 1);
  child.kill('SIGINT');
  assert.deepEqual(await ended, [null, 'SIGINT']);
  assert.deepEqual(readdirSync(temporary), []);
  const tests = Number(readFileSync(mark, 'utf8'));
  await untilGone(tests);
});
