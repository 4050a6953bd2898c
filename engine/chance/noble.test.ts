// Our SHA-256, HMAC and ChaCha20 compared with those of another library, on random messages, keys and blocks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chacha20 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { chacha20Block, chacha20Input, wordsOf } from '#engine/chance/chacha20.ts';
import { hmacSha256, Sha256, sha256, toHex } from '#engine/chance/sha256.ts';

const BLOCK = 64;
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
/** Lengths around block boundaries, where padding errors show. */
const message = fc.oneof(fc.uint8Array({ maxLength: 300 }), ...[55, 56, 63, 64, 65, 119, 120, 128].map(bytes));

test('SHA-256 agrees with noble, at once and in pieces', () => {
  fc.assert(
    fc.property(message, fc.nat(300), (text, cut) => {
      const wanted = toHex(nobleSha256(text));
      assert.equal(toHex(sha256(text)), wanted);
      const pieces = new Sha256();
      pieces.update(text.slice(0, cut));
      pieces.update(text.slice(cut));
      assert.equal(pieces.hex(), wanted);
    }),
    { numRuns: 500 },
  );
});

test('HMAC-SHA-256 agrees with noble', () => {
  fc.assert(
    fc.property(message, message, (key, text) => {
      assert.equal(toHex(hmacSha256(key, text)), toHex(hmac(nobleSha256, key, text)));
    }),
    { numRuns: 300 },
  );
});

test('ChaCha20 agrees with noble, block by block', () => {
  fc.assert(
    fc.property(bytes(32), bytes(12), fc.integer({ min: 0, max: 0xffff_fffe }), (key, nonce, block) => {
      const words = new Uint32Array(BLOCK / 4);
      chacha20Block(chacha20Input(wordsOf(key), wordsOf(nonce)), block, words);
      const ours = new DataView(new ArrayBuffer(BLOCK));
      for (const [i, word] of words.entries()) ours.setUint32(4 * i, word, true);
      const stream = chacha20(key, nonce, new Uint8Array(BLOCK), undefined, block);
      assert.equal(toHex(new Uint8Array(ours.buffer)), toHex(stream));
    }),
    { numRuns: 500 },
  );
});
