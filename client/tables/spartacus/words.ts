// What this table says besides the game's own words: ICU messages by key, each in English, French and Italian. They stand
// together, scene by scene, so that nobody writes one and forgets the others.

import { arena } from '#client/tables/spartacus/words/arena.ts';
import { asks } from '#client/tables/spartacus/words/asks.ts';
import { evening } from '#client/tables/spartacus/words/evening.ts';
import { frame } from '#client/tables/spartacus/words/frame.ts';
import { intrigue } from '#client/tables/spartacus/words/intrigue.ts';
import { market } from '#client/tables/spartacus/words/market.ts';
import type { Language } from '#engine/game.ts';
import { format, type Values } from '#telling/messages.ts';

/** English, French, Italian. */
export type Trio = readonly [string, string, string];

export const MESSAGES = { ...frame, ...asks, ...arena, ...intrigue, ...market, ...evening } satisfies {
  [key: string]: Trio;
};
export type Key = keyof typeof MESSAGES;
export type Say = (key: Key, values?: Values) => string;

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'it'];
const sayers = new Map<Language, Say>();

export function sayer(language: Language): Say {
  const known = sayers.get(language);
  if (known !== undefined) return known;
  const place = LANGUAGES.indexOf(language);
  const made: Say = (key, values = {}) => format(MESSAGES[key][place]!, language, values);
  sayers.set(language, made);
  return made;
}
