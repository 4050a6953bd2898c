// Fingerprints of states. `hashOf` goes into replays and is compared between machines; `quickHash` never leaves the
// process that made it, and serves tests that compare a lot after every decision.
//
// The engine's rules fix the order of a state's fields, so its JSON text is canonical: two states that differ only in the
// order of their fields have different hashes, on purpose, since one of them broke the rule.

import { sha256Hex } from '#engine/chance/sha256.ts';

/** The first 16 hexadecimal characters (64 bits) of the SHA-256 of the value's JSON text. */
export function hashOf(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new Error(`A value of type ${typeof value} has no JSON text; hash a plain JSON value.`);
  return sha256Hex(text).slice(0, 16);
}

/** A 53-bit hash of a string as a safe integer: fast and well mixed, but not secure against deliberate collisions. */
export function quickHash(text: string): number {
  // Two lanes that differ in start, multiplier and rotation; one lane alone would collide after some 70 000 strings.
  let a = 0x2545f491 ^ text.length;
  let b = 0x6c078965;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x9e3779b1);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(((b << 7) | (b >>> 25)) ^ code, 0x2c1b3c6d);
  }
  a = mix(a ^ (b >>> 15));
  b = mix(b ^ a);
  return (b & 0x1fffff) * 0x100000000 + (a >>> 0);
}

/** A bijection of 32 bits in which every input bit reaches every output bit. */
export function mix(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}
