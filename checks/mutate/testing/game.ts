// A project with one made-up game in a folder of its own, for the tests of planting errors.
//
// What its tests prove is known line by line: see RULES and TESTS.

import type { TestContext } from 'node:test';
import { type FileTexts, sampleProject } from '#checks/testing/project.ts';

export const RULES = `// Made up, with a › in it.
import { DOUBLE } from '#games/tiny/cards.ts';

export interface Purse {
  coins: number;
}

/** Proved by the game's own tests. */
export function isRich(purse: Purse): boolean {
  return purse.coins > 9;
}

/** Proved only by the conformance tests. */
export function isPoor(purse: Purse): boolean {
  return purse.coins < 2;
}

/** Proved by nothing. */
export function tax(purse: Purse): void {
  purse.coins -= DOUBLE;
}

/** Hangs for good where the sum is reversed. */
export function countTo(end: number): number {
  let n = 0;
  while (n < end) n += DOUBLE;
  return n;
}
`;

const CARDS = `// Made up.
export const DOUBLE = 'ab'.length;
`;

const TESTS = `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTo, isRich } from '#games/tiny/rules/01-money.ts';

test('nine coins are not riches, ten are', () => {
  assert.equal(isRich({ coins: 9 }), false);
  assert.equal(isRich({ coins: 10 }), true);
});
test('counts', () => assert.equal(countTo(4), 4));
`;

const CONFORMANCE = `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPoor } from '#games/tiny/rules/01-money.ts';

test('two coins are not poverty, one is', () => {
  assert.equal(isPoor({ coins: 2 }), false);
  assert.equal(isPoor({ coins: 1 }), true);
});
`;

const FILES: FileTexts = {
  'package.json': '{ "name": "tiny", "private": true, "type": "module", "imports": { "#games/*": "./games/*" } }\n',
  'games/tiny/rules/01-money.ts': RULES,
  'games/tiny/cards.ts': CARDS,
  'games/tiny/words.ts': 'export const one = 1;\n',
  'games/tiny/tiny.test.ts': TESTS,
  'games/tiny/conformance.test.ts': CONFORMANCE,
};

/** Writes the project, with `files` added or put in place of its own; it goes away with the test. */
export const tinyProject = (t: TestContext, files: FileTexts = {}): string => sampleProject(t, { ...FILES, ...files });
