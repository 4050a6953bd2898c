// The words of the lessons, in every language.

import { en } from '#client/lessons/words/en.ts';
import { fr } from '#client/lessons/words/fr.ts';
import { it } from '#client/lessons/words/it.ts';
import { unbroken } from '#client/words/unbroken.ts';
import type { Language } from '#engine/game.ts';
import { format, type Values } from '#telling/messages.ts';

export type LessonWords = { readonly [K in keyof typeof en]: string };
export const CATALOGUES: { readonly [L in Language]: LessonWords } = { en, fr, it };

export type Teach = (key: string, values?: Values) => string;

export const teacher =
  (language: Language): Teach =>
  (key, values = {}) =>
    unbroken(format(CATALOGUES[language][key as keyof typeof en], language, values), language);
