import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS as ALL } from '#bots/index.ts';
import { botName, LEVELS, levelAbout, USUAL_LEVEL } from '#client/shell/level.ts';

test('the levels offered are those there are, each with a name and a sentence of its own', () => {
  assert.deepEqual(LEVELS, ALL);
  assert.ok((LEVELS as readonly string[]).includes(USUAL_LEVEL));
  assert.equal(new Set(LEVELS.map(botName)).size, LEVELS.length);
  assert.equal(new Set(LEVELS.map(levelAbout)).size, LEVELS.length);
  for (const level of LEVELS) assert.ok(levelAbout(level).endsWith('.'));
});

test('bots of levels of earlier days have names too', () => {
  assert.notEqual(botName('random'), botName('heuristic'));
});
