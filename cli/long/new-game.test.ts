// A new game in a copy of the project, held to everything the project asks of a game.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Copy, projectCopy } from '#checks/testing/copy.ts';

/** Long enough to move line breaks, and later in the alphabet than what the template is called. */
const GAME = 'xenophontis-novus';

let copy: Copy;
before(async () => {
  copy = projectCopy();
  const { code, err } = await copy.node('cli/main.ts', 'new-game', GAME);
  assert.equal(code, 0, err);
});
after(() => copy.remove());

const passes = async (...args: string[]): Promise<string> => {
  const { code, out, err } = await copy.node(...args);
  assert.equal(code, 0, `${args.join(' ')}\n${out}${err}`);
  return out;
};

test('the types fit, in Node and in the client', async () => {
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  await passes(tsc, '--noEmit');
  await passes(tsc, '--noEmit', '-p', 'client');
});

test('format and lint have nothing to say', async () => {
  await passes(join('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', 'games');
});

test('its tests, the rule of dependencies and the suites for every game pass', async () => {
  await passes(
    '--test',
    `games/${GAME}/tests/conformance.test.ts`,
    `games/${GAME}/tests/${GAME}.test.ts`,
    'checks/dependencies.test.ts',
    'checks/catalogue.test.ts',
    'checks/recorded.test.ts',
  );
});

test('every clause is covered, and the code behind one is found', async () => {
  assert.match(await passes('cli/main.ts', 'rules', GAME, '--coverage'), /^all clauses +8 +8 +0 +0$/m);
  assert.match(await passes('cli/main.ts', 'rules', GAME, 'XN-3.3'), /^ {2}code .*03-round\.ts/m);
});

test('random games keep every promise, and a terminal plays it', async () => {
  const report = JSON.parse(await passes('cli/main.ts', 'fuzz', GAME, '--games', '60', '--json')) as {
    failures: number;
    unused: string[];
  };
  assert.deepEqual([report.failures, report.unused], [0, []]);
  assert.match(await passes('cli/main.ts', 'games'), /Xenophontis Novus/);
  const file = join(copy.root, 'match.ndjson');
  await passes('cli/main.ts', 'play', GAME, '--seats', 'heuristic,random', '--save', file, '--quiet');
  await passes('cli/main.ts', 'verify', file);
});
