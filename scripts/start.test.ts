// Whether ./harena and npm start run the command line as if it had been called itself.
import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { smallProject, start } from './fixture.ts';
import { packageStamp } from './install.mjs';

const MAIN = `
const [what, ...rest]: string[] = process.argv.slice(2);
if (what === 'wait') {
  process.on('SIGTERM', () => process.exit(7));
  setInterval(() => {}, 1000);
  console.log('waiting');
} else if (what === 'die') {
  process.kill(process.pid, 'SIGKILL');
} else {
  console.log(JSON.stringify([what, ...rest, process.cwd()]));
  process.exit(Number(what ?? 0));
}
`;

function readyProject(t: TestContext): string {
  const root = smallProject(t);
  writeFileSync(join(root, 'cli', 'main.ts'), MAIN);
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'node_modules', '.harena-stamp'), packageStamp(root));
  return root;
}

const WAYS: [string, (root: string) => [string, string[]]][] = [
  ['./harena', (root) => [join(root, 'harena'), []]],
  ['npm start', () => [process.execPath, ['-r', './scripts/old-node.cjs', 'scripts/start.mjs']]],
];

for (const [title, way] of WAYS) {
  test(`${title} passes on arguments, exit code and signals, and adds no line`, async (t) => {
    const root = readyProject(t);
    const [program, before] = way(root);
    const said = await start(root, program, [...before, '3', 'two words', '--x=$HOME']).ended;
    const out = `${JSON.stringify(['3', 'two words', '--x=$HOME', root])}\n`;
    assert.deepEqual(said, { code: 3, signal: null, out, err: '' });

    const waiting = start(root, program, [...before, 'wait']);
    await waiting.says('waiting');
    waiting.kill('SIGTERM');
    assert.equal((await waiting.ended).code, 7);

    assert.equal((await start(root, program, [...before, 'die']).ended).signal, 'SIGKILL');
  });
}

test('./harena works through links and from any folder', async (t) => {
  const root = readyProject(t);
  mkdirSync(join(root, 'a folder'));
  symlinkSync('../harena', join(root, 'a folder', 'inner'));
  symlinkSync(join(root, 'a folder', 'inner'), join(root, 'path', 'outer'));
  const said = await start(root, 'sh', ['-c', `cd "${tmpdir()}" && outer 0`]).ended;
  assert.equal(said.code, 0, said.err);
  assert.match(said.out, /^\["0",/);
});

test('npm test runs every part though the first fails, and names those that did', async (t) => {
  const root = readyProject(t); // without packages: no compiler, no linter
  writeFileSync(join(root, 'cli', 'good.test.ts'), "import { test } from 'node:test';\ntest('fine', () => {});\n");
  const all = await start(root, process.execPath, ['scripts/test.mjs']).ended;
  assert.equal(all.code, 1);
  assert.match(
    all.out,
    /== Types: FAILED.+== Types of the client: FAILED.+== Format and lint: FAILED.+ok +cli\/good\.test\.ts.+== Tests.+: passed/s,
  );
  assert.match(all.out, /\nFailed: Types, Types of the client, Format and lint\.\n$/);

  const some = await start(root, process.execPath, ['scripts/test.mjs', 'good']).ended;
  assert.equal(some.code, 0, some.out + some.err);
  assert.doesNotMatch(some.out, /Types/);

  const none = await start(root, process.execPath, ['scripts/test.mjs', 'nothing']).ended;
  assert.equal(none.code, 1);
  assert.match(none.err, /^harena: No test file's path contains "nothing"\. Try a shorter word\.\n$/);

  writeFileSync(
    join(root, 'cli', 'bad.test.ts'),
    "import { test } from 'node:test';\ntest('wrong', () => { throw 1; });\n",
  );
  const bad = await start(root, process.execPath, ['scripts/test.mjs', 'cli/']).ended;
  assert.equal(bad.code, 1);
  assert.match(bad.out, /FAILED cli\/bad\.test\.ts:2 {2}wrong/);
  assert.match(bad.out, /2 tests: 1 passed, 1 failed/);
});
