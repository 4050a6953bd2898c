// A new game in a copy of the project, held to everything the project asks of a game.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Copy, projectCopy } from '#checks/testing/copy.ts';
import { harena } from '#cli/testing/drive.ts';

/** Long enough to move line breaks, and later in the alphabet than what the template is called. */
const GAME = 'xenophontis-novissima';

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

test('only the folder, the rulebook and one line of the catalogue are new', () => {
  const read = (file: string): string => readFileSync(join(copy.root, file), 'utf8');
  const before = readFileSync(new URL('../games/catalogue.ts', import.meta.url), 'utf8').split('\n');
  const added = read('games/catalogue.ts')
    .split('\n')
    .filter((line) => !before.includes(line));
  assert.deepEqual(added, [`  '${GAME}',`]);
  assert.match(read(`rulebooks/${GAME}.md`), /^# Xenophontis Novissima\n[\s\S]*- \*\*XN-1\.1\*\* /);
  const found = readdirSync(join(copy.root, 'games', GAME), { encoding: 'utf8', recursive: true });
  const files = found.map((file) => file.replaceAll('\\', '/'));
  assert.ok(files.includes(`tests/${GAME}.test.ts`));
  for (const file of files.filter((name) => /\.(ts|txt)$/.test(name))) {
    assert.doesNotMatch(read(`games/${GAME}/${file}`), /novus|ludus|\bNV\b|from '\./i, file);
  }
});

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
  assert.match(await passes('cli/main.ts', 'games'), /Xenophontis Novissima/);
  const file = join(copy.root, 'match.ndjson');
  await passes('cli/main.ts', 'play', GAME, '--seats', 'heuristic,random', '--save', file, '--quiet');
  await passes('cli/main.ts', 'verify', file);
});

test('a name that cannot be is refused with a sentence, and nothing is made', async () => {
  for (const [args, sentence] of [
    [[], /Give the new game one name/],
    [['Circus'], /'Circus' cannot be a game's name/],
    [['shared'], /'shared' cannot be a game's name/],
    [['harenula'], /There is a game 'harenula' already/],
    [['card-fight'], /'card' is a word of the engine/],
    [['circus', '--prefix', 'x'], /--prefix takes two or three capitals, not 'x'/],
    [['circus', '--prefix', 'GL'], /The clauses of another game open with GL/],
    [['circus', '--title', "Caesar's"], /The title 'Caesar's' will not do/],
  ] as const) {
    const { code, out, err } = await harena(['new-game', ...args]);
    assert.deepEqual([code, out], [1, ''], err);
    assert.match(err, sentence);
  }
  assert.equal(existsSync(new URL('../games/circus', import.meta.url)), false);
});
