// Parses values as a person writes them in a scenario; telling/values.ts prints them.
//
// The game declares what a value is (see there). Elsewhere an item can be written `card:blow-2`.

import { distance } from '#checks/distance.ts';
import type { Fields } from '#engine/events/declare.ts';
import type { Noun } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { Item } from '#engine/requests/request.ts';
import type { GameNouns } from '#telling/values.ts';

/**
 * Reads what `printValue` writes; an Error says what is wrong with the text. A word for an item must be the name of one;
 * other answers, such as none, are written in quotes.
 */
export function readValue(nouns: GameNouns, of: string, text: string): Json {
  if (text === '-') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-\d+$/.test(text)) return Number(text);
  if (text.startsWith('"')) return readQuoted(text);
  if (text.startsWith('[')) return splitWords(inside(text, '[', ']')).map((word) => readValue(nouns, of, word));
  if (text.startsWith('{')) return readFields(nouns, {}, splitWords(inside(text, '{', '}')));
  const [, said, word] = /^([a-z][\w-]*):(.+)$/.exec(text) ?? [];
  if (said !== undefined && Object.hasOwn(nouns, said)) return knownItem(nouns, said, word!);
  if (Object.hasOwn(nouns, of)) return knownItem(nouns, of, text);
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Reads `key=value` words, whose values are as `kinds` say. */
export function readFields(nouns: GameNouns, kinds: Fields, words: readonly string[]): { [key: string]: Json } {
  const fields: { [key: string]: Json } = {};
  for (const word of words) {
    const [, key, value] = /^(\w+)=(.+)$/s.exec(word) ?? [];
    if (key === undefined) throw new Error(`'${word}' should be name=value`);
    if (Object.hasOwn(fields, key)) throw new Error(`'${key}' is given twice`);
    fields[key] = readValue(nouns, kinds[key]?.of ?? '', value!);
  }
  return fields;
}

/** The words of a line; blanks inside brackets, braces and quotes do not separate words. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  let word = '';
  let depth = 0;
  for (const [piece] of text.matchAll(/"(?:[^"\\]|\\.)*"|\s+|./gs)) {
    if (piece === '[' || piece === '{') depth++;
    if (piece === ']' || piece === '}') depth--;
    if (depth > 0 || piece.trim() !== '') word += piece;
    else if (word !== '') {
      words.push(word);
      word = '';
    }
  }
  if (depth !== 0) throw new Error(`the brackets of '${text.trim()}' do not match`);
  return word === '' ? words : [...words, word];
}

function inside(text: string, open: string, close: string): string {
  if (!text.endsWith(close)) throw new Error(`'${text}' opens with ${open} and must end with ${close}`);
  return text.slice(1, -1);
}

function readQuoted(text: string): string {
  try {
    return JSON.parse(text) as string;
  } catch {
    throw new Error(`${text} is no quoted text`);
  }
}

function knownItem(nouns: GameNouns, of: string, word: string): Item {
  const item = indexOf(nouns[of]!).get(word.toLowerCase());
  if (item === undefined) throw new Error(`there is no ${of} '${word}'`);
  return item;
}

/** Items are small integers: no game has more of one noun than this. */
const MOST_ITEMS = 2048;
const indexes = new WeakMap<Noun, ReadonlyMap<string, Item>>();

/**
 * The item that a reader may mean by `word`; null when there is none. Answers such as `none` exist beside the numbered
 * items of a noun and print unchanged; but a word that is nearly the name of an item is a typo and no item.
 */
export function itemNamed(nouns: GameNouns, of: string, word: string): Item | null {
  const plain: Item = /^-?\d+$/.test(word) ? Number(word) : word;
  if (!Object.hasOwn(nouns, of)) return plain;
  const noun = nouns[of]!;
  const index = indexOf(noun);
  const item = index.get(word.toLowerCase());
  if (item !== undefined) return item;
  if (printsAs(noun, plain) !== word) return null;
  return [...index.keys()].some((name) => isSlip(word.toLowerCase(), name)) ? null : plain;
}

/** Nouns only print; reading goes through a list of what they print. */
function indexOf(noun: Noun): ReadonlyMap<string, Item> {
  const made = indexes.get(noun);
  if (made !== undefined) return made;
  const index = new Map<string, Item>();
  for (let item = 0; item < MOST_ITEMS; item++) {
    const word = printsAs(noun, item)?.toLowerCase();
    if (word !== undefined && !index.has(word)) index.set(word, item);
  }
  indexes.set(noun, index);
  return index;
}

/** A noun need not know every number. */
function printsAs(noun: Noun, item: Item): string | null {
  try {
    const word: unknown = noun.print(item);
    return typeof word === 'string' ? word : null;
  } catch {
    return null;
  }
}

/** Whether at most a third of the letters must be changed, added, dropped or swapped. */
function isSlip(word: string, name: string): boolean {
  const most = Math.max(1, Math.floor(name.length / 3));
  if (Math.abs(word.length - name.length) > most) return false;
  return distance(word, name) <= most;
}
