import assert from 'node:assert/strict';
import { createCipheriv } from 'node:crypto';
import { test } from 'node:test';
import { chacha20Block, chacha20Input, quarter, wordsOf } from './chacha20.ts';
import { fromHex, toHex } from './sha256.ts';

/** A block as the hexadecimal text of its bytes. */
function blockHex(key: string, nonce: string, block: number): string {
  const words = new Uint32Array(16);
  chacha20Block(chacha20Input(wordsOf(fromHex(key)), wordsOf(fromHex(nonce))), block, words);
  const bytes = new DataView(new ArrayBuffer(64));
  words.forEach((word, i) => {
    bytes.setUint32(i * 4, word, true);
  });
  return toHex(new Uint8Array(bytes.buffer));
}

const hexWords = (words: Int32Array) =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join(' ');
const intWords = (text: string) => Int32Array.from(text.split(' '), (word) => Number.parseInt(word, 16));

test('RFC 8439 2.1.1: the quarter round', () => {
  const words = intWords('11111111 01020304 9b8d6f43 01234567');
  quarter(words, 0, 1, 2, 3);
  assert.equal(hexWords(words), 'ea2a92f4 cb1cf8ce 4581472e 5881c4bb');
});

test('RFC 8439 2.2.1: the quarter round on four words of a state', () => {
  const words = intWords(
    '879531e0 c5ecf37d 516461b1 c9a62f8a 44c20ef3 3390af7f d9fc690b 2a5f714c ' +
      '53372767 b00a5631 974c541a 359e9963 5c971061 3d631689 2098d9d6 91dbd320',
  );
  quarter(words, 2, 7, 8, 13);
  assert.equal(
    hexWords(words),
    '879531e0 c5ecf37d bdb886dc c9a62f8a 44c20ef3 3390af7f d9fc690b cfacafd2 ' +
      'e46bea80 b00a5631 974c541a 359e9963 5c971061 ccc07c79 2098d9d6 91dbd320',
  );
});

test('RFC 8439 2.3.2: the block function', () => {
  const key = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  assert.equal(
    blockHex(key, '000000090000004a00000000', 1),
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  );
});

test('RFC 8439 A.1: the five key streams', () => {
  const zero = '00'.repeat(32);
  const none = '00'.repeat(12);
  assert.equal(
    blockHex(zero, none, 0),
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  );
  assert.equal(
    blockHex(zero, none, 1),
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  );
  assert.equal(
    blockHex(`${'00'.repeat(31)}01`, none, 1),
    '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
      '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
  );
  assert.equal(
    blockHex(`00ff${'00'.repeat(30)}`, none, 2),
    '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
      '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
  );
  assert.equal(
    blockHex(zero, `${'00'.repeat(11)}02`, 0),
    'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7' +
      '8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
  );
});

test('blocks across the whole range of block numbers are those of node:crypto', () => {
  const key = '5a'.repeat(32);
  const nonce = '0102030405060708090a0b0c';
  for (const block of [0, 1, 2, 65535, 65536, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff]) {
    const start = Buffer.alloc(16);
    start.writeUInt32LE(block, 0);
    start.write(nonce, 4, 'hex');
    const theirs = createCipheriv('chacha20', Buffer.from(key, 'hex'), start).update(Buffer.alloc(64));
    assert.equal(blockHex(key, nonce, block), theirs.toString('hex'), `block ${block}`);
  }
});

test('words are read from a part of a larger buffer too', () => {
  const bytes = new Uint8Array([9, 9, 9, 1, 2, 3, 4, 255, 255, 255, 255]);
  assert.deepEqual(wordsOf(bytes.subarray(3)), new Int32Array([0x04030201, -1]));
});
