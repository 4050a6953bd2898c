// The ChaCha20 block function of RFC 8439: 256 bits of key, a block number and a nonce make 16 words of key stream.
//
// A word is 32 bits, little-endian in bytes. Any block can be made without the ones before it, so a saved stream resumes
// at once.

export const BLOCK_WORDS = 16;

/** Where every block begins: "expand 32-byte k" as four words. */
const PREFIX = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** The words of some bytes, whose number must be a multiple of four. */
export function wordsOf(bytes: Uint8Array): Int32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const words = new Int32Array(bytes.length / 4);
  for (let i = 0; i < words.length; i++) words[i] = view.getInt32(i * 4, true);
  return words;
}

/** What a stream's blocks have in common: prefix, key (8 words), room for the block number, nonce (3 words). */
export function chacha20Input(key: Int32Array, nonce: Int32Array): Int32Array {
  const input = new Int32Array(BLOCK_WORDS);
  input.set(PREFIX, 0);
  input.set(key, 4);
  input.set(nonce, 13);
  return input;
}

/** Fills `out` (16 words) with block number `block` (0 to 2^32 - 1) of the stream given by `input`. */
export function chacha20Block(input: Int32Array, block: number, out: Uint32Array): void {
  const x = working;
  input[12] = block;
  x.set(input);
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < BLOCK_WORDS; i++) out[i] = (x[i] as number) + (input[i] as number);
}

/** Working memory; one for all streams, since nothing interrupts a block. */
const working = new Int32Array(BLOCK_WORDS);

/** The quarter round on the words at four places. */
export function quarter(x: Int32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = x[ia] as number;
  let b = x[ib] as number;
  let c = x[ic] as number;
  let d = x[id] as number;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  x[ia] = a;
  x[ib] = b;
  x[ic] = c;
  x[id] = d;
}
