// The messages of a table: what it says besides the game's own words. ICU messages by key, each in three languages that
// stand side by side, so that none is forgotten.

import type { Language } from '#engine/game.ts';
import { format, type Values } from '#telling/messages.ts';

/** English, French, Italian. */
export type Trio = readonly [string, string, string];

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'it'];

export type SayKey<K extends string> = (key: K, values?: Values) => string;

/** The space before a French colon: no line begins with one. */
const FRENCH_SPACE = / (?=[:;?!»])|(?<=«) /g;

/** Gives the function that says these messages in a language; it is made once for each language. */
export function sayerOf<K extends string>(messages: { readonly [key in K]: Trio }): (language: Language) => SayKey<K> {
  const sayers = LANGUAGES.map((language, place): SayKey<K> => {
    return (key, values = {}) => {
      const text = format(messages[key][place]!, language, values);
      return language === 'fr' ? text.replace(FRENCH_SPACE, '\u00a0') : text;
    };
  });
  return (language) => sayers[LANGUAGES.indexOf(language)]!;
}
