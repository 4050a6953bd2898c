// The words of the lessons, in every language: those of the panel, and under `GAME.KEY` those of each game.

import * as gladiatori from '#client/lessons/gladiatori/words.ts';
import * as house from '#client/lessons/house-of-gladiators/words.ts';
import * as jugula from '#client/lessons/jugula/words.ts';
import * as spartacus from '#client/lessons/spartacus/words.ts';
import { en } from '#client/lessons/words/en.ts';
import { fr } from '#client/lessons/words/fr.ts';
import { it } from '#client/lessons/words/it.ts';
import { unbroken } from '#client/words/unbroken.ts';
import type { Language } from '#engine/game.ts';
import { format, type Values } from '#telling/messages.ts';

type Catalogue = { readonly [key: string]: string };

const GAMES: { readonly [game: string]: { readonly [L in Language]: Catalogue } } = {
  gladiatori,
  'house-of-gladiators': house,
  jugula,
  spartacus,
};

const PANEL: { readonly [L in Language]: Catalogue } = { en, fr, it };

const whole = (language: Language): Catalogue => {
  const texts: { [key: string]: string } = { ...PANEL[language] };
  for (const [game, words] of Object.entries(GAMES)) {
    for (const [key, text] of Object.entries(words[language])) texts[`${game}.${key}`] = text;
  }
  return texts;
};

export const CATALOGUES: { readonly [L in Language]: Catalogue } = {
  en: whole('en'),
  fr: whole('fr'),
  it: whole('it'),
};

export type Teach = (key: string, values?: Values) => string;

export const teacher =
  (language: Language): Teach =>
  (key, values = {}) =>
    unbroken(format(CATALOGUES[language][key]!, language, values), language);
