// The messages of a table: what it says besides the game's own words. ICU messages by key, each in three languages that
// stand side by side, so that none is forgotten.

import type { Language } from '#engine/game.ts';
import { format, type Values } from '#telling/messages.ts';

/** English, French, Italian. */
export type Trio = readonly [string, string, string];

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'it'];

export type SayKey<K extends string> = (key: K, values?: Values) => string;

/** Gives the function that says these messages in a language; it is made once for each language. */
export function sayerOf<K extends string>(messages: { readonly [key in K]: Trio }): (language: Language) => SayKey<K> {
  const sayers = LANGUAGES.map((language, place): SayKey<K> => {
    return (key, values = {}) => format(messages[key][place]!, language, values);
  });
  return (language) => sayers[LANGUAGES.indexOf(language)]!;
}
