// The glossary of a game: the words a player meets at the table, each in a sentence, with the clause that defines it.
//
// A game that has one keeps it in `words/glossary.ts`. Pages and tables read it; no rule does.

import type { Language } from '#engine/game.ts';

export interface Term {
  /** What tables ask for it by. */
  id: string;
  clause: string;
  /** The word and what it means, by language. */
  said: { readonly [L in Language]: readonly [word: string, meaning: string] };
}

type Said = readonly [word: string, meaning: string];

export const term = (id: string, clause: string, en: Said, fr: Said, it: Said): Term => ({
  id,
  clause,
  said: { en, fr, it },
});
