import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { fromHex, hmacSha256, Sha256, sha256, sha256Hex, toHex } from './sha256.ts';

const nodeHash = (message: Uint8Array | string) => createHash('sha256').update(message).digest('hex');

test('FIPS 180-4: the published example messages', () => {
  const two = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq';
  const long =
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu';
  assert.equal(sha256Hex(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  assert.equal(sha256Hex('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  assert.equal(sha256Hex(two), '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1');
  assert.equal(sha256Hex(long), 'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1');
});

test('FIPS 180-4: a million times the letter a', () => {
  const million = 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0';
  assert.equal(sha256Hex('a'.repeat(1_000_000)), million);
  const hash = new Sha256();
  for (let i = 0; i < 1000; i++) hash.update('a'.repeat(1000));
  assert.equal(hash.hex(), million);
});

// Key, data and code of RFC 4231; the fifth is cut to 128 bits there.
const RFC_4231: [key: string, data: string, code: string][] = [
  ['0b'.repeat(20), toHex(Buffer.from('Hi There')), 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    toHex(Buffer.from('Jefe')),
    toHex(Buffer.from('what do ya want for nothing?')),
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
  ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
  [
    '0102030405060708090a0b0c0d0e0f10111213141516171819',
    'cd'.repeat(50),
    '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
  ],
  ['0c'.repeat(20), toHex(Buffer.from('Test With Truncation')), 'a3b6167473100ee06e0c796c2955552b'],
  [
    'aa'.repeat(131),
    toHex(Buffer.from('Test Using Larger Than Block-Size Key - Hash Key First')),
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
  [
    'aa'.repeat(131),
    toHex(
      Buffer.from(
        'This is a test using a larger than block-size key and a larger than block-size data. ' +
          'The key needs to be hashed before being used by the HMAC algorithm.',
      ),
    ),
    '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
  ],
];

test('RFC 4231: HMAC-SHA256, all seven cases', () => {
  for (const [key, data, code] of RFC_4231) {
    assert.equal(toHex(hmacSha256(fromHex(key), fromHex(data))).slice(0, code.length), code);
  }
});

test('every length around the block borders hashes as node:crypto does', () => {
  const bytes = new Uint8Array(200).map((_, i) => i * 31 + 7);
  for (let length = 0; length <= 200; length++) {
    const part = bytes.subarray(0, length);
    assert.equal(sha256Hex(part), nodeHash(part), `length ${length}`);
  }
});

test('random bytes, texts and keys hash as node:crypto does', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.uint8Array({ maxLength: 150 }),
      (bytes, text, key) => {
        assert.equal(toHex(sha256(bytes)), nodeHash(bytes));
        assert.equal(sha256Hex(text), nodeHash(text));
        assert.equal(toHex(hmacSha256(key, bytes)), createHmac('sha256', key).update(bytes).digest('hex'));
        assert.equal(toHex(hmacSha256(text, text)), createHmac('sha256', text).update(text).digest('hex'));
      },
    ),
    { seed: 1, numRuns: 500 },
  );
});

test('a lone surrogate counts as U+FFFD', () => {
  assert.equal(sha256Hex('a\ud800b'), sha256Hex('a\ufffdb'));
});

test('pieces hash as the whole does, however they are cut', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 150 }), { maxLength: 8 }), (pieces) => {
      const hash = new Sha256();
      for (const piece of pieces) hash.update(piece);
      assert.equal(hash.hex(), nodeHash(Buffer.concat(pieces)));
    }),
    { seed: 2, numRuns: 500 },
  );
});

test('two hashes fed in turns do not disturb each other', () => {
  const one = new Sha256();
  const other = new Sha256();
  for (let i = 0; i < 50; i++) {
    one.update('gladius');
    other.update('trident');
  }
  assert.equal(one.hex(), nodeHash('gladius'.repeat(50)));
  assert.equal(other.hex(), nodeHash('trident'.repeat(50)));
});

test('a finished hash refuses more', () => {
  const hash = new Sha256().update('abc');
  hash.digest();
  assert.throws(() => hash.update('d'), /already finished; begin a new Sha256 for more data\./);
  assert.throws(() => hash.digest(), /already finished; keep its digest/);
});

test('hexadecimal goes there and back, and refuses what is not', () => {
  const all = new Uint8Array(256).map((_, i) => i);
  assert.deepEqual(fromHex(toHex(all)), all);
  assert.deepEqual(fromHex('00FFaB'), new Uint8Array([0, 255, 171]));
  for (const bad of ['0', 'zz', '0x12', '12 3']) {
    assert.throws(() => fromHex(bad), {
      message: `"${bad}" is not hexadecimal; give two digits of 0-9 and a-f for every byte.`,
    });
  }
});
