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

/** Letters of other scripts that look like ours, after they were made small. */
const ALIKE = new Map(
  [
    ['аɑα', 'a'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еε', 'e'],
    ['ɡ', 'g'],
    ['һ', 'h'],
    // The first is our own capital I beside a small L.
    ['lіιıӏ1|', 'i'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['мμ', 'm'],
    ['пη', 'n'],
    ['оοσ0', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['г', 'r'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['υц', 'u'],
    ['ѵν', 'v'],
    ['хχ', 'x'],
    ['уγ', 'y'],
  ].flatMap(([others, own]) => [...others!].map((other) => [other, own!] as const)),
);

/** What is left of a name for somebody who reads it in passing. */
const glimpse = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => ALIKE.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');

const BOTS = new Set(['Bot', 'The Bot', 'Robot', ...BOT_NAMES, ...ROSTER.map(({ name }) => name)].map(glimpse));
/** What a name is told apart by from another of the same name: Lucius 2, Bot-1. */
const NUMBERED = /[\p{N}\p{P}\p{S}\s]+$/u;

/** Whether a person of this name could be taken for a bot. */
export const isBotName = (name: string): boolean =>
  BOTS.has(glimpse(name)) || BOTS.has(glimpse(name.replace(NUMBERED, '')));
