import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { differences } from '#checks/diff.ts';

const lines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });

test('both lists can be told from their differences', () => {
  fc.assert(
    fc.property(lines, lines, (first, second) => {
      const found = differences(first, second);
      const ofFirst = found.filter((one) => one.sign !== '+').map((one) => first[one.first]);
      const ofSecond = found.filter((one) => one.sign !== '-').map((one) => second[one.second]);
      assert.deepEqual(ofFirst, first);
      assert.deepEqual(ofSecond, second);
    }),
  );
});

test('as many lines as possible are the same', () => {
  const signs = (first: string, second: string): string =>
    differences([...first], [...second])
      .map((one) => one.sign)
      .join('');
  assert.equal(signs('abc', 'abc'), '   ');
  assert.equal(signs('abc', 'axc'), ' -+ ');
  assert.equal(signs('ab', 'xaby'), '+  +');
  assert.equal(signs('abcab', 'cab'), '--   ');
  assert.equal(signs('', 'ab'), '++');
});
