// Where a line must not break.

import type { Language } from '#engine/game.ts';

/** French sets a space before its high punctuation; it stays with the word before it. */
export const unbroken = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/ (?=[;:!?»])/g, '\u00a0') : text;
