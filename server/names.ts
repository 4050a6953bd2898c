// Names of people: what can be shown, and what could be taken for a bot's.

import { ROSTER } from '#telling/characters/roster.ts';

export const LONGEST_NAME = 24;

/** First names for bots without a character of their own; the names of gladiators are on cards. */
export const BOT_NAMES = ['Lucius', 'Marcus', 'Quintus', 'Sextus', 'Titus', 'Decimus', 'Gnaeus', 'Publius'];

/** Letters and a sign of Unicode that show as nothing: fillers of Hangul, and the empty pattern of Braille. */
const BLANKS = '\\u115f\\u1160\\u2800\\u3164\\uffa0';
/** More marks on one letter than any language puts there would cover the lines above and below. */
const STACKED = /(\p{M}{3})\p{M}+/gu;

/** No control characters, no line breaks, well-formed; spaces are one space. */
export const cleanLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(new RegExp(`[\\p{C}\\p{Z}${BLANKS}]+`, 'gu'), ' ')
    .replace(STACKED, '$1')
    .trim();

/** A name as it can be shown, or null: no brackets or commas, not too long, and something to see. */
export function cleanName(text: string): string | null {
  const name = cleanLine(text.normalize('NFC'));
  return name.length > LONGEST_NAME || /[(),]/.test(name) || !/[^\p{M} ]/u.test(name) ? null : name;
}

/** Capitals that look like ours, where their small letters do not: in Greek, Cyrillic, Armenian, Cherokee and Cree. */
const CAPITALS = new Map(
  [
    ['Ꭺ', 'a'],
    ['ΒВᏴ', 'b'],
    ['Ꮯ', 'c'],
    ['Ꭰ', 'd'],
    ['Ꭼ', 'e'],
    ['Ᏻ', 'g'],
    ['ΗНᎻ', 'h'],
    ['Ꭻ', 'j'],
    ['Ꮶ', 'k'],
    ['ᏞᒪԼ', 'l'],
    ['Ꮇ', 'm'],
    ['Ν', 'n'],
    ['Ꮲ', 'p'],
    ['Ꮪ', 's'],
    ['Ꭲ', 't'],
    ['Ꮩ', 'v'],
    ['Χ', 'x'],
  ].flatMap(([others, own]) => [...others!].map((other) => [other, own!] as const)),
);

/** Letters that look like ours, after they were made small. */
const ALIKE = new Map(
  [
    ['аɑαᴀ', 'a'],
    ['ʙ', 'b'],
    ['сᴄ', 'c'],
    ['ԁᴅ', 'd'],
    ['еεᴇ', 'e'],
    ['ɡɢ', 'g'],
    ['һʜ', 'h'],
    // The first is our own capital I beside a small L.
    ['lіιıɪӏ1|łʟ', 'i'],
    ['јᴊ', 'j'],
    ['кκᴋ', 'k'],
    ['мμᴍ', 'm'],
    ['пηɴ', 'n'],
    ['оοσ0ᴏ', 'o'],
    ['рρᴘ', 'p'],
    ['ԛ', 'q'],
    ['гʀ', 'r'],
    ['ѕꜱ', 's'],
    ['тτᴛ', 't'],
    ['υцᴜ', 'u'],
    ['ѵνᴠ', 'v'],
    ['хχ', 'x'],
    ['уγ', 'y'],
    ['æ', 'ae'],
  ].flatMap(([others, own]) => [...others!].map((other) => [other, own!] as const)),
);

/** What is left of a name for somebody who reads it in passing. */
const glimpse = (name: string): string =>
  // A sigma in the shape of a C would become a common one.
  [...name.replace(/[ϲϹ]/g, 'c').normalize('NFKD')]
    .map((letter) => (CAPITALS.get(letter) ?? letter).toLowerCase())
    .map((letter) => ALIKE.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm');

const BOTS = new Set([...BOT_NAMES, ...ROSTER.map(({ name }) => name)].map(glimpse));
/** The word is the same in all our languages, whatever article or name is with it. */
const WORDS = new Set(['bot', 'robot'].map(glimpse));
/** What a name is told apart by from another of the same name: Lucius 2, Varro II, *Livia*. */
const NUMBERED = /^[\p{N}\p{P}\p{S}\s]+|(?:\s+[ivx]+)?[\p{N}\p{P}\p{S}\s]*$/giu;

/** Whether a person of this name could be taken for a bot. */
export const isBotName = (name: string): boolean => {
  const plain = name.replace(NUMBERED, '');
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).flatMap((word) => [word, word.replace(NUMBERED, '')]);
  return [name, plain].some((one) => isOne(BOTS, one)) || [name, plain, ...words].some((one) => isOne(WORDS, one));
};

const isOne = (names: ReadonlySet<string>, name: string): boolean => names.has(glimpse(name));
