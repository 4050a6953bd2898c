// Words of a game explained where a player points at them.

import { type About, about } from '#client/shell/explain.ts';
import { colon } from '#client/words/unbroken.ts';
import type { Language } from '#engine/game.ts';
import type { Term } from '#games/shared/words/term.ts';

/** A word with its meaning; empty: the glossary does not have it. `as`: the word with its number, as a card has it. */
export function meaningOf(glossary: readonly Term[], id: string, language: Language, as?: string): string {
  const found = glossary.find((one) => one.id === id);
  if (found === undefined) return '';
  const [word, meaning] = found.said[language];
  return [as ?? word, meaning].join(colon(language));
}

/** What explains a thing that stands for a word. */
export const glossed = (glossary: readonly Term[], id: string, language: Language): About =>
  about(meaningOf(glossary, id, language));
