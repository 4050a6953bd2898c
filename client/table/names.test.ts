import assert from 'node:assert/strict';
import test from 'node:test';
import { partsOf } from '#client/table/names.ts';

const seats = (text: string, names: readonly string[]): (string | number)[][] =>
  partsOf(text, names).map(({ part, seat }) => [part, seat]);

test('names in a sentence are found as whole words, the longer of two first', () => {
  assert.deepEqual(seats('Ann attacks Anna', ['Ann', 'Anna']), [
    ['Ann', 0],
    [' attacks ', -1],
    ['Anna', 1],
  ]);
  assert.deepEqual(seats('Annals of Ann.', ['Ann', 'Ben']), [
    ['Annals of ', -1],
    ['Ann', 0],
    ['.', -1],
  ]);
});

test('a name that two players share stays plain', () => {
  assert.deepEqual(seats('Ann waits', ['Ann', 'Ann']), [['Ann waits', -1]]);
});
