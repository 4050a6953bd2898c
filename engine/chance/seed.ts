// Seeds and commitments: how a match proves that its dice are honest.
//
// Before the seats are taken the server draws a *seed* and shows its *commitment*; each player may then add a *nonce*. The
// *stream key* is derived from all of them, so neither side can choose the dice. At the end the seed is revealed, and
// every player can check it against the commitment and reproduce every die.
//
// What is hashed is a list of fields, each preceded by its length in bytes as four bytes, high byte first, so that no
// two lists have the same bytes. The first field is a label, so that no commitment is ever a key:
//
//   commitment = SHA-256(           fields('harena commitment 1', seed, match, rules))
//   stream key = HMAC-SHA256(seed,  fields('harena stream 1', match, rules, nonce, nonce, …))

import { bytesOf, fromHex, hmacSha256, type Message, sha256Hex, toHex } from '#engine/chance/sha256.ts';

export interface MatchSeed {
  /** 256 bits as 64 hexadecimal characters; secret until the match is over. */
  seed: string;
  match: string;
  /** The rules version, such as `name@1`. */
  rules: string;
}

export interface MatchStream extends MatchSeed {
  /** The players' nonces, in the order of their seats. */
  nonces: string[];
}

const SEED_BYTES = 32;

/** A fresh seed from the caller's source of secret bytes, or else from the platform's. */
export function newSeed(bytes: (n: number) => Uint8Array = platformBytes): string {
  const drawn = bytes(SEED_BYTES);
  if (drawn.length !== SEED_BYTES) {
    throw new Error(
      `The random source gave ${drawn.length} bytes where ${SEED_BYTES} were asked for; use another one.`,
    );
  }
  if (drawn.every((byte) => byte === 0)) {
    throw new Error('The random source gave nothing but zeros, which no working one does; use another one.');
  }
  return toHex(drawn);
}

function platformBytes(n: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(n));
}

/** Shown before the match: it binds the seed to this match and these rules, and reveals nothing. */
export function commitment({ seed, match, rules }: MatchSeed): string {
  return sha256Hex(fields(['harena commitment 1', seedBytes(seed), match, rules]));
}

/** Whether this seed, match and rules version are the ones that were committed to. */
export function checkCommitment(committed: string, { seed, match, rules }: MatchSeed): boolean {
  return isSeed(seed) && committed.toLowerCase() === commitment({ seed, match, rules });
}

/** The 32 bytes that key the dice of a match. */
export function streamKey({ seed, match, rules, nonces }: MatchStream): Uint8Array {
  return hmacSha256(seedBytes(seed), fields(['harena stream 1', match, rules, ...nonces]));
}

function isSeed(seed: string): boolean {
  return /^[0-9a-f]{64}$/i.test(seed);
}

function seedBytes(seed: string): Uint8Array {
  // The seed is secret, so the message gives only its length.
  if (!isSeed(seed)) {
    throw new Error(
      `A seed is 64 hexadecimal characters, but this one is not (its length is ${seed.length}); make one with newSeed.`,
    );
  }
  return fromHex(seed);
}

function fields(list: Message[]): Uint8Array {
  let length = 0;
  const parts: Uint8Array[] = [];
  for (const field of list) {
    // A lone surrogate has no UTF-8 form: two different texts would become the same bytes.
    if (typeof field === 'string' && !field.isWellFormed()) {
      throw new Error(`The text ${JSON.stringify(field)} holds half a character; send well-formed Unicode.`);
    }
    const bytes = bytesOf(field);
    parts.push(bytes);
    length += 4 + bytes.length;
  }
  const all = new Uint8Array(length);
  const view = new DataView(all.buffer);
  let offset = 0;
  for (const part of parts) {
    view.setUint32(offset, part.length);
    all.set(part, offset + 4);
    offset += 4 + part.length;
  }
  return all;
}
