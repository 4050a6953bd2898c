// SHA-256 (FIPS 180-4) and HMAC-SHA256 (RFC 2104), synchronous, for every place the engine runs in.
//
// Own code because the browser's digest is asynchronous and the engine is not. A "message" is bytes or a string; a
// string stands for its UTF-8 bytes, and a lone surrogate for U+FFFD, as everywhere else on the platform.

export type Message = Uint8Array | string;

const ROUND = new Int32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

const BLOCK = 64;
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

const encoder = new TextEncoder();

/** The message schedule; one for all hashes, since nothing interrupts a block. */
const schedule = new Int32Array(64);

function compress(h: Int32Array, bytes: Uint8Array, from: number): void {
  const w = schedule;
  for (let i = 0, p = from; i < 16; i++, p += 4) {
    w[i] =
      ((bytes[p] as number) << 24) |
      ((bytes[p + 1] as number) << 16) |
      ((bytes[p + 2] as number) << 8) |
      (bytes[p + 3] as number);
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  let a = h[0] as number;
  let b = h[1] as number;
  let c = h[2] as number;
  let d = h[3] as number;
  let e = h[4] as number;
  let f = h[5] as number;
  let g = h[6] as number;
  let k = h[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (k + s1 + (g ^ (e & (f ^ g))) + (ROUND[i] as number) + (w[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (c & (a ^ b)))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0] = (h[0] as number) + a;
  h[1] = (h[1] as number) + b;
  h[2] = (h[2] as number) + c;
  h[3] = (h[3] as number) + d;
  h[4] = (h[4] as number) + e;
  h[5] = (h[5] as number) + f;
  h[6] = (h[6] as number) + g;
  h[7] = (h[7] as number) + k;
}

/** An incremental hash: `new Sha256().update(a).update(b).hex()`. No character may be split over two pieces. */
export class Sha256 {
  readonly #h = new Int32Array(START);
  readonly #block = new Uint8Array(BLOCK);
  #held = 0;
  #length = 0;
  #done = false;

  update(message: Message): this {
    if (this.#done) throw new Error('This hash is already finished; begin a new Sha256 for more data.');
    this.#take(bytesOf(message));
    return this;
  }

  /** The 32 bytes of the hash. It ends the hash: no update and no second digest afterwards. */
  digest(): Uint8Array {
    if (this.#done) throw new Error('This hash is already finished; keep its digest, or begin a new Sha256.');
    this.#done = true;
    const block = this.#block;
    const h = this.#h;
    block[this.#held] = 0x80;
    block.fill(0, this.#held + 1);
    if (this.#held >= BLOCK - 8) {
      compress(h, block, 0);
      block.fill(0);
    }
    const tail = new DataView(block.buffer);
    tail.setUint32(56, Math.floor(this.#length / 0x20000000));
    tail.setUint32(60, (this.#length % 0x20000000) * 8);
    compress(h, block, 0);
    const out = new Uint8Array(32);
    const view = new DataView(out.buffer);
    for (let i = 0; i < 8; i++) view.setInt32(i * 4, h[i] as number);
    return out;
  }

  hex(): string {
    return toHex(this.digest());
  }

  #take(bytes: Uint8Array): void {
    this.#length += bytes.length;
    const block = this.#block;
    let offset = 0;
    if (this.#held > 0) {
      offset = Math.min(BLOCK - this.#held, bytes.length);
      block.set(bytes.subarray(0, offset), this.#held);
      this.#held += offset;
      if (this.#held < BLOCK) return;
      compress(this.#h, block, 0);
    }
    for (; offset + BLOCK <= bytes.length; offset += BLOCK) compress(this.#h, bytes, offset);
    block.set(bytes.subarray(offset));
    this.#held = bytes.length - offset;
  }
}

/** For hashes of whole messages, which share them: nothing interrupts one. */
const whole = new Int32Array(8);
const ending = new Uint8Array(2 * BLOCK);

/** Leaves the hash in `whole`. */
function hashWhole(bytes: Uint8Array): void {
  for (let i = 0; i < 8; i++) whole[i] = START[i] as number;
  const { length } = bytes;
  let offset = 0;
  for (; offset + BLOCK <= length; offset += BLOCK) compress(whole, bytes, offset);
  const held = length - offset;
  ending.fill(0);
  for (let i = 0; i < held; i++) ending[i] = bytes[offset + i] as number;
  ending[held] = 0x80;
  const end = held >= BLOCK - 8 ? 2 * BLOCK : BLOCK;
  // The length in bits, of which messages never need more than 48.
  let bits = length * 8;
  for (let i = end - 1; bits > 0; i--) {
    ending[i] = bits % 256;
    bits = Math.floor(bits / 256);
  }
  for (let from = 0; from < end; from += BLOCK) compress(whole, ending, from);
}

export function sha256(message: Message): Uint8Array {
  hashWhole(bytesOf(message));
  const out = new Uint8Array(32);
  for (let i = 0; i < 32; i++) out[i] = (whole[i >> 2] as number) >>> (24 - 8 * (i & 3));
  return out;
}

export function sha256Hex(message: Message): string {
  hashWhole(bytesOf(message));
  let text = '';
  for (let i = 0; i < 8; i++) text += hexOf(whole[i] as number);
  return text;
}

const hexOf = (word: number): string =>
  `${DIGITS[word >>> 24]}${DIGITS[(word >>> 16) & 255]}${DIGITS[(word >>> 8) & 255]}${DIGITS[word & 255]}`;

export function hmacSha256(key: Message, message: Message): Uint8Array {
  const given = bytesOf(key);
  const short = given.length > BLOCK ? sha256(given) : given;
  const inner = new Uint8Array(BLOCK).fill(0x36);
  const outer = new Uint8Array(BLOCK).fill(0x5c);
  for (let i = 0; i < short.length; i++) {
    inner[i] = (inner[i] as number) ^ (short[i] as number);
    outer[i] = (outer[i] as number) ^ (short[i] as number);
  }
  return new Sha256().update(outer).update(new Sha256().update(inner).update(message).digest()).digest();
}

export function bytesOf(message: Message): Uint8Array {
  return typeof message === 'string' ? encoder.encode(message) : message;
}

const DIGITS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i++) text += DIGITS[bytes[i] as number];
  return text;
}

export function fromHex(text: string): Uint8Array {
  if (text.length % 2 !== 0 || /[^0-9a-f]/i.test(text)) {
    throw new Error(`"${text}" is not hexadecimal; give two digits of 0-9 and a-f for every byte.`);
  }
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(text.slice(i * 2, i * 2 + 2), 16);
  return bytes;
}
