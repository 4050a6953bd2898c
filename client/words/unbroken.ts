// Non-breaking spaces.

import type { Language } from '#engine/game.ts';

/** French sets a space before its high punctuation; it must not break. */
export const unbroken = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/ (?=[;:!?»])/g, '\u00a0') : text;

/** Between a name and what is said of it. */
export const colon = (language: Language): string => (language === 'fr' ? '\u00a0: ' : ': ');
