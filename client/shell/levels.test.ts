import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS as ALL } from '#bots/index.ts';
import { LEVELS, USUAL_LEVEL } from '#client/shell/levels.ts';
import { en } from '#client/words/en.ts';

test('the levels offered are those there are, each with a name and a sentence of its own', () => {
  assert.deepEqual(LEVELS, ALL);
  assert.ok((LEVELS as readonly string[]).includes(USUAL_LEVEL));
  assert.equal(new Set(LEVELS.map((level) => en[`level.${level}`])).size, LEVELS.length);
  for (const level of LEVELS) assert.ok(en[`level.${level}.about`].endsWith('.'));
});
