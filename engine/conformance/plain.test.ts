import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unplain } from '#engine/conformance/plain.ts';

test('unplain finds what JSON cannot keep, and where', () => {
  const gap: unknown[] = [];
  gap[2] = 1;
  class Card {
    kind = 1;
  }
  for (const [value, where] of [
    [{ a: [1, { b: undefined }] }, 'state.a[1].b is undefined'],
    [{ a: Number.NaN }, 'state.a is NaN'],
    [{ a: Number.POSITIVE_INFINITY }, 'state.a is Infinity'],
    [[new Card()], 'state[0] is a Card'],
    [[() => 1], 'state[0] is function'],
    [{ a: gap }, 'state.a[0] is undefined'],
    [{ a: Object.assign([1], { name: 1 }) }, 'state.a is a list with names or gaps in it'],
    [{ a: 1n }, 'state.a is bigint'],
  ] as const) {
    assert.equal(unplain(value, 'state'), where);
  }
  assert.equal(unplain({ a: [null, true, 'x', -1.5, { b: {} }] }, 'state'), null);
});
