import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { hashOf, quickHash } from './hash.ts';

test('hashOf is the first 16 characters of the SHA-256 of the JSON text', () => {
  const state = { turn: 3, seats: [{ name: 'Æmilia', gold: 12, guard: null }], deck: [5, 1, 4] };
  const whole = createHash('sha256').update(JSON.stringify(state)).digest('hex');
  assert.equal(hashOf(state), whole.slice(0, 16));
  assert.equal(hashOf(JSON.parse(JSON.stringify(state))), hashOf(state));
});

test('hashOf tells states apart by value, by type and by field order', () => {
  const states = [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
    { a: 1, b: 3 },
    { a: '1', b: 2 },
    [1, 2],
    [2, 1],
    null,
    0,
    '0',
    '',
    [],
    {},
  ];
  assert.equal(new Set(states.map(hashOf)).size, states.length);
});

test('hashOf refuses what has no JSON text', () => {
  assert.throws(() => hashOf(undefined), {
    message: 'A value of type undefined has no JSON text; hash a plain JSON value.',
  });
  assert.throws(() => hashOf(() => 1), /A value of type function has no JSON text/);
});

test('quickHash is a safe integer that uses all its 53 bits', () => {
  let ones = 0;
  let zeros = 0;
  for (let i = 0; i < 200; i++) {
    const hash = quickHash(`gold ${i}`);
    assert.ok(Number.isSafeInteger(hash) && hash >= 0);
    ones = Number(BigInt(ones) | BigInt(hash));
    zeros = Number(BigInt(zeros) | (BigInt(hash) ^ (2n ** 53n - 1n)));
  }
  assert.equal(ones, Number.MAX_SAFE_INTEGER);
  assert.equal(zeros, Number.MAX_SAFE_INTEGER);
});

test('quickHash has no clash among 300 000 nearly equal texts', () => {
  const seen = new Set<number>();
  for (let i = 0; i < 100_000; i++) {
    seen.add(quickHash(`{"seat":${i % 7},"gold":${i}}`));
    seen.add(quickHash('x'.repeat(i % 3) + String.fromCharCode(i % 65536, i >> 16, 0)));
    seen.add(quickHash(JSON.stringify([i >> 10, (i >> 5) & 31, i & 31])));
  }
  assert.equal(seen.size, 300_000);
});

test('quickHash: one changed character, the last one too, flips each bit about half the time', () => {
  for (const fromEnd of [1, 2, 3, 40]) {
    for (const flip of [1, 2, 64]) {
      const flips = new Array<number>(53).fill(0);
      for (let i = 0; i < 1000; i++) {
        const text = `{"deck":[${i},${i * 7}],"seats":[null,null],"turn":${i % 13},"gold":${i}}`;
        const index = text.length - fromEnd;
        const changed =
          text.slice(0, index) + String.fromCharCode(text.charCodeAt(index) ^ flip) + text.slice(index + 1);
        const difference = BigInt(quickHash(text)) ^ BigInt(quickHash(changed));
        for (let bit = 0; bit < 53; bit++)
          flips[bit] = (flips[bit] as number) + Number((difference >> BigInt(bit)) & 1n);
      }
      for (const [bit, count] of flips.entries()) {
        assert.ok(
          count > 420 && count < 580,
          `${fromEnd} from the end ^ ${flip}: bit ${bit} flips ${count} times of 1000`,
        );
      }
    }
  }
});

test('quickHash sees the length and the order of its text', () => {
  const texts = ['', '\0', '\0\0', 'ab', 'ba', 'aab', 'aba', 'baa'];
  assert.equal(new Set(texts.map(quickHash)).size, texts.length);
});
