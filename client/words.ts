// The client's own texts, in every language. The texts of a game are in its folder.

import { language } from '#client/shell/settings.ts';
import { en } from '#client/words/en.ts';
import { fr } from '#client/words/fr.ts';
import { it } from '#client/words/it.ts';
import { unbroken } from '#client/words/unbroken.ts';
import type { Language } from '#engine/game.ts';
import { format, type Values } from '#telling/messages.ts';

export type WordKey = keyof typeof en;
export type Catalogue = { readonly [K in WordKey]: string };

export const catalogues: { readonly [L in Language]: Catalogue } = { en, fr, it };

/** A text in the reader's language; a component that uses it is rendered again when the language changes. */
export const say = (key: WordKey, values: Values = {}): string =>
  unbroken(format(catalogues[language.value][key], language.value, values), language.value);

export const isKey = (key: string): key is WordKey => Object.hasOwn(en, key);
