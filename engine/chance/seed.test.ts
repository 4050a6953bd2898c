import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkCommitment, commitment, newSeed, streamKey } from './seed.ts';
import { toHex } from './sha256.ts';

const SEED = '00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f';
const promise = { seed: SEED, match: 'm-42', rules: 'gladiatori@1' };

/** The encoding as the head of seed.ts states it, implemented again from that text alone. */
function stated(...fields: (string | Buffer)[]): Buffer {
  return Buffer.concat(
    fields.flatMap((field) => {
      const bytes = Buffer.from(field as string, 'utf8');
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
}

test('the commitment and the stream key are what the file says they are', () => {
  const seed = Buffer.from(SEED, 'hex');
  assert.equal(
    commitment(promise),
    createHash('sha256')
      .update(stated('harena commitment 1', seed, 'm-42', 'gladiatori@1'))
      .digest('hex'),
  );
  assert.equal(
    toHex(streamKey({ ...promise, nonces: ['Lucius', 'Ægir'] })),
    createHmac('sha256', seed)
      .update(stated('harena stream 1', 'm-42', 'gladiatori@1', 'Lucius', 'Ægir'))
      .digest('hex'),
  );
});

test('a commitment accepts what was committed to, however the hexadecimal is written', () => {
  const committed = commitment(promise);
  assert.ok(checkCommitment(committed, promise));
  assert.ok(checkCommitment(committed.toUpperCase(), { ...promise, seed: SEED.toUpperCase() }));
});

test('a commitment refuses a changed seed, match or rules version', () => {
  const committed = commitment(promise);
  for (let index = 0; index < 64; index++) {
    const digit = SEED[index] === '0' ? '1' : '0';
    const seed = SEED.slice(0, index) + digit + SEED.slice(index + 1);
    assert.equal(checkCommitment(committed, { ...promise, seed }), false, `seed digit ${index}`);
  }
  assert.equal(checkCommitment(committed, { ...promise, match: 'm-43' }), false);
  assert.equal(checkCommitment(committed, { ...promise, match: '' }), false);
  assert.equal(checkCommitment(committed, { ...promise, rules: 'gladiatori@2' }), false);
  assert.equal(checkCommitment(committed, { ...promise, match: 'm-4', rules: '2gladiatori@1' }), false);
  assert.equal(checkCommitment('', promise), false);
});

test('a commitment refuses what is no seed at all', () => {
  const committed = commitment(promise);
  for (const seed of ['', 'secret', `${SEED}00`, SEED.slice(2), `${SEED.slice(1)}g`]) {
    assert.equal(checkCommitment(committed, { ...promise, seed }), false, seed);
  }
});

test('what is no seed gets a sentence that does not show it', () => {
  const sentence = 'A seed is 64 hexadecimal characters, but this one is not (its length is 6); make one with newSeed.';
  assert.throws(() => commitment({ ...promise, seed: 'secret' }), { message: sentence });
  assert.throws(() => streamKey({ ...promise, seed: 'secret', nonces: [] }), { message: sentence });
});

test('two different matches, rules versions or lists of nonces never share a key', () => {
  const word = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('', 'a', 'ab', 'b', '\0', '\0\0\0\x01a'));
  const stream = fc.record({ match: word, rules: word, nonces: fc.array(word, { maxLength: 4 }) });
  fc.assert(
    fc.property(stream, stream, (one, other) => {
      const sameInput = JSON.stringify(one) === JSON.stringify(other);
      const sameKey = toHex(streamKey({ seed: SEED, ...one })) === toHex(streamKey({ seed: SEED, ...other }));
      assert.equal(sameKey, sameInput);
    }),
    { seed: 3, numRuns: 2000 },
  );
});

test('letters moved between neighbouring fields, and seats exchanged, change the key', () => {
  const lists: [match: string, rules: string, nonces: string[]][] = [
    ['ab', 'c', []],
    ['a', 'bc', []],
    ['ab', '', ['c']],
    ['', 'ab', ['c']],
    ['', '', ['ab', 'c']],
    ['', '', ['a', 'bc']],
    ['', '', ['c', 'ab']],
    ['', '', ['ab', 'c', '']],
    ['', '', ['', 'ab', 'c']],
    ['', '', ['abc']],
  ];
  const keys = lists.map(([match, rules, nonces]) => toHex(streamKey({ seed: SEED, match, rules, nonces })));
  assert.equal(new Set(keys).size, lists.length);
});

test('half a character is refused, because it has no bytes of its own', () => {
  assert.throws(() => streamKey({ ...promise, nonces: ['a\ud800'] }), {
    message: 'The text "a\\ud800" holds half a character; send well-formed Unicode.',
  });
  assert.equal(commitment({ ...promise, match: 'a😀' }).length, 64);
});

test('a new seed is the 32 bytes of the source', () => {
  const source = (n: number) => new Uint8Array(n).map((_, i) => i + 1);
  assert.equal(newSeed(source), '0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20');
});

test('without a source a new seed comes from the platform, and never twice the same', () => {
  const seeds = new Set(Array.from({ length: 1000 }, () => newSeed()));
  assert.equal(seeds.size, 1000);
  for (const seed of seeds) assert.match(seed, /^[0-9a-f]{64}$/);
});

test('a source that gives too little, or only zeros, is refused', () => {
  assert.throws(() => newSeed(() => new Uint8Array(16).fill(1)), {
    message: 'The random source gave 16 bytes where 32 were asked for; use another one.',
  });
  assert.throws(() => newSeed((n) => new Uint8Array(n)), {
    message: 'The random source gave nothing but zeros, which no working one does; use another one.',
  });
});
