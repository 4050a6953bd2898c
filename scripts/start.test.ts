// Whether ./harena and npm start run the command line as if it had been called itself.
import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { smallProject, start } from './fixture.ts';
import { packageStamp } from './packages.mjs';

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
  ['npm start', () => [process.execPath, ['-r', './scripts/old-node.cjs', 'scripts/main.mjs', 'start']]],
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

test('npm start with options, or with nothing, opens the web client; help is that of the command line', async (t) => {
  const root = readyProject(t);
  const npmStart = (...args: string[]) => start(root, process.execPath, ['scripts/main.mjs', 'start', ...args]).ended;
  const given = async (...args: string[]): Promise<unknown[]> => JSON.parse((await npmStart(...args)).out).slice(0, -1);
  assert.deepEqual(await given(), ['serve', '--open', '--log', 'warn']);
  assert.deepEqual(await given('--port', '9000'), ['serve', '--open', '--log', 'warn', '--port', '9000']);
  assert.deepEqual(await given('--help'), ['--help']);
});
