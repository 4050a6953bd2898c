// Fingerprints of plain data: whether two states, views or other values are equal, at half the cost of serialising and
// comparing them. Names of fields and their order count, as they do in the text.
//
// A fingerprint has 53 bits, so a collision is as good as impossible. Where two fingerprints differ, the texts are made
// and show where.

import { mix } from '#engine/records/hash.ts';

// The two lanes of the running fingerprint. As locals that are passed on they would cost twice as much.
let a = 0;
let b = 0;

export function fingerprint(value: unknown): number {
  a = 0x2545f491;
  b = 0x6c078965;
  walk(value);
  a = mix(a ^ (b >>> 15));
  b = mix(b ^ a);
  return (b & 0x1fffff) * 0x100000000 + (a >>> 0);
}

const NULL = 0x1b873593;
const TRUE = 0x51ed270b;
const FALSE = 0x3c6ef372;
const LIST = 0x5bd1e995;
const END = 0x7feb352d;

function add(word: number): void {
  a = Math.imul(a ^ word, 0x9e3779b1);
  a = (a << 13) | (a >>> 19);
  b = Math.imul(((b << 7) | (b >>> 25)) ^ word, 0x2c1b3c6d);
}

function walk(value: unknown): void {
  switch (typeof value) {
    case 'number':
      return addNumber(value);
    case 'boolean':
      return add(value ? TRUE : FALSE);
    case 'object':
      if (value === null) return add(NULL);
      return Array.isArray(value) ? walkList(value) : walkFields(value as Record<string, unknown>);
    default:
      // Values that are not plain data have a text too, different from that of any plain value.
      return add(wordOf(typeof value === 'string' ? value : `${typeof value} ${String(value)}`));
  }
}

function walkList(list: readonly unknown[]): void {
  add((LIST + list.length) | 0);
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    if (typeof item === 'number') addNumber(item);
    else walk(item);
  }
}

function walkFields(object: Record<string, unknown>): void {
  for (const key in object) {
    add(wordOf(key));
    const value = object[key];
    if (typeof value === 'number') addNumber(value);
    else walk(value);
  }
  add(END);
}

function addNumber(value: number): void {
  if ((value | 0) === value) add(value);
  else add(wordOf(String(value)));
}

/** The words of known texts: names of fields, rules and clauses recur. */
const words = new Map<string, number>();
const MOST_WORDS = 50_000;

function wordOf(text: string): number {
  const known = words.get(text);
  if (known !== undefined) return known;
  let word = 0x2c1b3c6d ^ text.length;
  for (let i = 0; i < text.length; i++) word = mix(word ^ text.charCodeAt(i));
  if (words.size >= MOST_WORDS) words.clear();
  words.set(text, word);
  return word;
}
