// A new game in a copy of the project: what is made, and which names are refused. `cli/long/` holds it to everything
// the project asks of a game.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { type Copy, projectCopy } from '#checks/testing/copy.ts';
import { harenaHere as harena } from '#cli/testing/here.ts';

/** Long enough to move line breaks, later in the alphabet than the template's own name, and with that in it. */
const GAME = 'xenophontis-novus';

/** Every file of the copy with its bytes. */
function contentsOf(root: string): Map<string, string> {
  const found = readdirSync(root, { encoding: 'utf8', recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'latin1')]));
}

let copy: Copy;
let contents: Map<string, string>;
before(async () => {
  copy = projectCopy();
  contents = contentsOf(copy.root);
  const { code, err } = await copy.node('cli/main.ts', 'new-game', GAME);
  assert.equal(code, 0, err);
});
after(() => copy.remove());

test('only the folder, the rulebook and one line of the catalogue are new', () => {
  const read = (file: string): string => readFileSync(join(copy.root, file), 'utf8');
  const before = readFileSync(new URL('../games/catalogue.ts', import.meta.url), 'utf8').split('\n');
  const added = read('games/catalogue.ts')
    .split('\n')
    .filter((line) => !before.includes(line));
  assert.deepEqual(added, [`  '${GAME}',`]);
  assert.match(read(`rulebooks/${GAME}.md`), /^# Xenophontis Novus\n[\s\S]*- \*\*XN-1\.1\*\* /);
  const now = contentsOf(copy.root);
  const changed = [...now.keys()].filter((file) => now.get(file) !== contents.get(file));
  const files = changed.filter((file) => file.startsWith(`games/${GAME}/`));
  assert.deepEqual(
    changed.filter((file) => !files.includes(file)),
    ['games/catalogue.ts', `rulebooks/${GAME}.md`],
  );
  assert.equal(
    now.size,
    contents.size + changed.length - 1,
    'nothing is gone, and only the catalogue was there before',
  );
  assert.ok(files.includes(`games/${GAME}/tests/${GAME}.test.ts`));
  for (const file of files.filter((name) => /\.(ts|txt)$/.test(name))) {
    const others = read(file).replace(/xenophontis[- ]?novus/gi, '');
    assert.doesNotMatch(others, /novus|ludus|\bNV\b|from '\./i, file);
  }
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
