// The terminal's own texts, in every language. What belongs to a game stands with the game.

import { en } from '#cli/words/en.ts';
import { fr } from '#cli/words/fr.ts';
import { it } from '#cli/words/it.ts';
import type { Language } from '#engine/game.ts';
import { format, type Values } from '#telling/messages.ts';
import { LANGUAGES } from '#telling/words.ts';

export type TerminalKey = keyof typeof en;
export type TerminalWords = { readonly [K in TerminalKey]: string };

export const catalogues: { readonly [L in Language]: TerminalWords } = { en, fr, it };
export { LANGUAGES };

/** Says a text of the terminal in the reader's language. */
export type Tell = (key: TerminalKey, values?: Values) => string;

export const tellIn =
  (language: Language): Tell =>
  (key, values = {}) =>
    format(catalogues[language][key], language, values);

export const isKey = (key: string): key is TerminalKey => Object.hasOwn(en, key);

/** The language of the surroundings, as programs of a terminal take it; English where they name none of ours. */
export function languageOf(env: { readonly [name: string]: string | undefined }): Language {
  const named = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((one) => one) ?? '';
  return LANGUAGES.find((language) => named.toLowerCase().startsWith(language)) ?? 'en';
}
