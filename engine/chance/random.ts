// The source of dice and shuffles. Three streams with one interface:
//
// - `matchRandom`: the dice of a real match. ChaCha20, keyed by the secret seed and the players' contributions (seed.ts).
// - `fastRandom`: the dice of search and tests, small and fast, without secrets.
// - `fixedRandom`: dice written down beforehand, for scenarios.
//
// A *word* is 32 fresh bits. Every number takes one word (or one entry of the fixed list), and one more for each word that
// must be rejected to keep all outcomes equally likely. `draws` counts them, so it also tells whether anything was drawn
// between two moments. `save` gives plain JSON; `restoreRandom` continues from it exactly.

import { BLOCK_WORDS, chacha20Block, chacha20Input, wordsOf } from '#engine/chance/chacha20.ts';
import { type MatchStream, streamKey } from '#engine/chance/seed.ts';
import { fromHex, toHex } from '#engine/chance/sha256.ts';

export { checkCommitment, commitment, type MatchSeed, type MatchStream, newSeed } from '#engine/chance/seed.ts';

export interface Random {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
  /** A whole number from 1 to `sides`, each equally likely. */
  die(sides: number): number;
  /** Puts the items in random order, in place. */
  shuffle<T>(items: T[]): void;
  /** How many words were taken so far; it never goes down. */
  readonly draws: number;
  save(): RandomState;
}

/** `key` is as secret as the seed: it determines every die to come. `at` is the next word. */
export type MatchRandomState = { kind: 'match'; key: string; at: number };
export type FastRandomState = { kind: 'fast'; s: [number, number, number, number]; draws: number };
export type FixedRandomState = { kind: 'fixed'; rolls: number[]; at: number; shuffles: Shuffles };
export type RandomState = MatchRandomState | FastRandomState | FixedRandomState;

/** What a shuffle does to a fixed list: take its numbers from the list, or keep the items in their order. */
export type Shuffles = 'roll' | 'keep';

const WORDS = 0x100000000;

/** How many words a key has: 2^32 blocks. */
const MATCH_WORDS = WORDS * BLOCK_WORDS;

/** Up to here a word times n is exact in a double. */
const EXACT = 0x200000;

const NO_NONCE = new Int32Array(3);

export function matchRandom(stream: MatchStream): MatchRandom {
  return new MatchRandom(toHex(streamKey(stream)), 0);
}

/** The stream of a seed: one safe integer, or four 32-bit integers. Neighbouring seeds have unrelated streams. */
export function fastRandom(seed: number | readonly [number, number, number, number]): FastRandom {
  if (typeof seed === 'number') {
    if (!Number.isSafeInteger(seed)) throw new Error(`A fast stream's seed is a whole number, but ${seed} is not one.`);
    return seeded(seed | 0, Math.floor(seed / WORDS) | 0, 0, 0);
  }
  if (!isFourWords(seed)) {
    throw new Error(`A fast stream's seed is one whole number or four of 32 bits, but [${seed}] is neither.`);
  }
  return seeded(seed[0], seed[1], seed[2], seed[3]);
}

/** A stream of the given numbers: for `die` 1 to sides, for `below` 0 to n - 1, each exactly as in the list. */
export function fixedRandom(rolls: readonly number[], options: { shuffles?: Shuffles } = {}): FixedRandom {
  return new FixedRandom(rolls.slice(), 0, options.shuffles ?? 'roll');
}

export function restoreRandom(saved: MatchRandomState): MatchRandom;
export function restoreRandom(saved: FastRandomState): FastRandom;
export function restoreRandom(saved: FixedRandomState): FixedRandom;
export function restoreRandom(saved: RandomState): Random;
export function restoreRandom(saved: RandomState): Random {
  switch (saved.kind) {
    case 'match':
      if (!/^[0-9a-f]{64}$/.test(saved.key)) throw damaged('its key is not 64 hexadecimal characters');
      if (!isCount(saved.at) || saved.at >= MATCH_WORDS) throw damaged(`it cannot stand at word ${saved.at}`);
      return new MatchRandom(saved.key, saved.at);
    case 'fast':
      if (!isFourWords(saved.s)) throw damaged(`[${saved.s}] is not four integers of 32 bits`);
      if (!isCount(saved.draws)) throw damaged(`it cannot have made ${saved.draws} draws`);
      return new FastRandom(saved.s[0], saved.s[1], saved.s[2], saved.s[3], saved.draws);
    case 'fixed':
      if (!isCount(saved.at) || saved.at > saved.rolls.length) {
        throw damaged(`it cannot stand at rolls[${saved.at}] of ${saved.rolls.length}`);
      }
      if (!['roll', 'keep'].includes(saved.shuffles)) throw damaged(`shuffles cannot be "${saved.shuffles}"`);
      return new FixedRandom(saved.rolls.slice(), saved.at, saved.shuffles);
    default:
      throw damaged(`there is no kind "${(saved as { kind: unknown }).kind}"`);
  }
}

export class MatchRandom implements Random {
  readonly #key: string;
  readonly #input: Int32Array;
  readonly #words = new Uint32Array(BLOCK_WORDS);
  #block: number;
  #used: number;

  constructor(key: string, place: number) {
    this.#key = key;
    this.#input = chacha20Input(wordsOf(fromHex(key)), NO_NONCE);
    this.#block = Math.floor(place / BLOCK_WORDS);
    this.#used = place % BLOCK_WORDS;
    chacha20Block(this.#input, this.#block, this.#words);
  }

  get draws(): number {
    return this.#block * BLOCK_WORDS + this.#used;
  }

  below(n: number): number {
    if (n >>> 0 !== n || n === 0) throw badRange(n);
    // The words from `end` on would make the low numbers likelier, so they are rejected.
    const end = WORDS - (WORDS % n);
    let word = this.#word();
    while (word >= end) word = this.#word();
    return word % n;
  }

  die(sides: number): number {
    return 1 + this.below(sides);
  }

  shuffle<T>(items: T[]): void {
    for (let last = items.length - 1; last > 0; last--) swap(items, last, this.below(last + 1));
  }

  save(): MatchRandomState {
    return { kind: 'match', key: this.#key, at: this.draws };
  }

  #word(): number {
    if (this.#used === BLOCK_WORDS) {
      if (this.#block === WORDS - 1) throw new Error('This match has used up its 2^36 words; start a new one.');
      this.#block++;
      this.#used = 0;
      chacha20Block(this.#input, this.#block, this.#words);
    }
    return this.#words[this.#used++] as number;
  }
}

/** Chris Doty-Humphrey's sfc32: three words mixed by a counter, so no seed is a bad one. */
export class FastRandom implements Random {
  readonly #s: Int32Array;
  #draws: number;

  constructor(a: number, b: number, c: number, count: number, draws: number) {
    this.#s = new Int32Array([a, b, c, count]);
    this.#draws = draws;
  }

  get draws(): number {
    return this.#draws;
  }

  /** The next word, 0 to 2^32 - 1. */
  word(): number {
    const s = this.#s;
    const b = s[1] as number;
    const c = s[2] as number;
    const count = s[3] as number;
    const out = ((s[0] as number) + b + count) | 0;
    s[0] = b ^ (b >>> 9);
    s[1] = c + (c << 3);
    s[2] = ((c << 21) | (c >>> 11)) + out;
    s[3] = count + 1;
    this.#draws++;
    return out >>> 0;
  }

  below(n: number): number {
    if (n >>> 0 !== n || n === 0) throw badRange(n);
    let word = this.word();
    if (n > EXACT) {
      const end = WORDS - (WORDS % n);
      while (word >= end) word = this.word();
      return word % n;
    }
    // Lemire: the high half of word × n is the number; a few low halves are rejected.
    let low = Math.imul(word, n) >>> 0;
    if (low < n) {
      const spare = WORDS % n;
      while (low < spare) {
        word = this.word();
        low = Math.imul(word, n) >>> 0;
      }
    }
    return ((word * n) / WORDS) | 0;
  }

  die(sides: number): number {
    return 1 + this.below(sides);
  }

  shuffle<T>(items: T[]): void {
    for (let last = items.length - 1; last > 0; last--) swap(items, last, this.below(last + 1));
  }

  /** A separate stream, seeded by four words of this one. */
  fork(): FastRandom {
    return seeded(this.word() | 0, this.word() | 0, this.word() | 0, this.word() | 0);
  }

  save(): FastRandomState {
    const s = this.#s;
    return { kind: 'fast', s: [s[0] as number, s[1] as number, s[2] as number, s[3] as number], draws: this.#draws };
  }
}

export class FixedRandom implements Random {
  readonly #rolls: number[];
  readonly #shuffles: Shuffles;
  #at: number;

  constructor(rolls: number[], place: number, shuffles: Shuffles) {
    this.#rolls = rolls;
    this.#at = place;
    this.#shuffles = shuffles;
  }

  get draws(): number {
    return this.#at;
  }

  below(n: number): number {
    if (n >>> 0 !== n || n === 0) throw badRange(n);
    return this.#take(`below(${n})`, 0, n - 1);
  }

  die(sides: number): number {
    if (sides >>> 0 !== sides || sides === 0) throw badRange(sides);
    return this.#take(`a die with ${sides} sides`, 1, sides);
  }

  shuffle<T>(items: T[]): void {
    if (this.#shuffles === 'keep') return;
    for (let last = items.length - 1; last > 0; last--) swap(items, last, this.below(last + 1));
  }

  /** Whether every number of the list was handed out, as a scenario demands at its end. */
  exhausted(): boolean {
    return this.#at === this.#rolls.length;
  }

  save(): FixedRandomState {
    return { kind: 'fixed', rolls: this.#rolls.slice(), at: this.#at, shuffles: this.#shuffles };
  }

  #take(asked: string, least: number, most: number): number {
    const place = this.#at;
    if (place >= this.#rolls.length) {
      throw new Error(
        `The fixed list ends before rolls[${place}] for ${asked}; add a number from ${least} to ${most}.`,
      );
    }
    const value = this.#rolls[place] as number;
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new Error(`The fixed rolls[${place}] is ${value}, but ${asked} gives ${least} to ${most}; correct it.`);
    }
    this.#at = place + 1;
    return value;
  }
}

/** After so many words every bit of the seed has reached every bit of the state. */
const WARM_UP = 15;

function seeded(a: number, b: number, c: number, count: number): FastRandom {
  // The words of the warm-up do not count as drawn.
  const random = new FastRandom(a, b, c, count, -WARM_UP);
  for (let i = 0; i < WARM_UP; i++) random.word();
  return random;
}

function swap<T>(items: T[], one: number, other: number): void {
  const kept = items[one] as T;
  items[one] = items[other] as T;
  items[other] = kept;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function isFourWords(s: readonly number[]): boolean {
  return Array.isArray(s) && s.length === 4 && s.every((word) => word === (word | 0));
}

function badRange(n: number): Error {
  return new Error(`A random number needs a whole number of outcomes from 1 to 4294967295, but ${n} was given.`);
}

function damaged(what: string): Error {
  return new Error(`This saved random stream is damaged: ${what}; restore it from an undamaged copy.`);
}
