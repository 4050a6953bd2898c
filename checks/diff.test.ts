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

/** How many lines two lists have in common, in order, the slow way. */
const inCommon = ([a, ...first]: string[], [b, ...second]: string[]): number => {
  if (a === undefined || b === undefined) return 0;
  if (a === b) return 1 + inCommon(first, second);
  return Math.max(inCommon([a, ...first], second), inCommon(first, [b, ...second]));
};

test('as many lines as possible are the same', () => {
  fc.assert(
    fc.property(lines, lines, (first, second) => {
      const same = differences(first, second).filter(({ sign }) => sign === ' ').length;
      assert.equal(same, inCommon(first, second));
    }),
  );
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
