// Where a line may break, and where not.

import type { Language } from '#engine/game.ts';

/** French sets a space before its high punctuation; it must not break. */
export const unbroken = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/ (?=[;:!?»])/g, '\u00a0') : text;

/** Between a name and what is said of it. */
export const colon = (language: Language): string => (language === 'fr' ? '\u00a0: ' : ': ');

/**
 * A word that may break between double consonants, as Italian and French divide them, in a place too narrow for it.
 * Not every browser knows the hyphenation of the page's language.
 */
export const divisible = (word: string): string => word.replace(/([bcdfglmnprstz])(?=\1)/g, '$1\u00ad');
