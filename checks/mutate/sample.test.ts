import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spread } from '#checks/mutate/sample.ts';

const long = Array.from({ length: 100 }, (_, i) => `long ${i}`);
const short = ['short 0', 'short 1', 'short 2'];

test('the same seed takes the same items in the same order, another seed others', () => {
  assert.deepEqual(spread([long, short], 7), spread([long, short], 7));
  assert.notDeepEqual(spread([long, short], 7), spread([long, short], 8));
});

test('every item comes once', () => {
  assert.deepEqual(spread([long, [], short], 1).sort(), [...long, ...short].sort());
});

test('files take turns, so a short one has its say in a small sample', () => {
  const first = spread([long, short], 3).slice(0, 6);
  assert.equal(first.filter((item) => item.startsWith('short')).length, 3);
});
