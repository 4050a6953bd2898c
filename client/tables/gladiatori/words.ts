// What this table says besides the game's own words: ICU messages by key, in three languages.

import { en } from '#client/tables/gladiatori/words/en.ts';
import { fr } from '#client/tables/gladiatori/words/fr.ts';
import { it } from '#client/tables/gladiatori/words/it.ts';
import type { Language } from '#engine/game.ts';
import { format, type Values } from '#telling/messages.ts';

export type GladiatoriKey = keyof typeof en;
export type GladiatoriWords = { readonly [key in GladiatoriKey]: string };
export const CATALOGUES: { readonly [language in Language]: GladiatoriWords } = { en, fr, it };

export type SayGladiatori = (key: GladiatoriKey, values?: Values) => string;

const sayers = new Map<Language, SayGladiatori>();

export function sayer(language: Language): SayGladiatori {
  const known = sayers.get(language);
  if (known !== undefined) return known;
  const made: SayGladiatori = (key, values = {}) => format(CATALOGUES[language][key], language, values);
  sayers.set(language, made);
  return made;
}
