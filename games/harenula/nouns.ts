// What things are called in the notation.

import type { Noun } from '#engine/game.ts';
import { arena } from '#games/harenula/board.ts';
import { CARDS, PATRONS } from '#games/harenula/cards.ts';

export const nouns = {
  card: { print: (item) => (typeof item === 'number' ? CARDS[item]! : item) },
  patron: { print: (item) => (typeof item === 'number' ? PATRONS[item]! : item) },
  cell: { print: (item) => arena.name(item as number) },
} satisfies { [of: string]: Noun };
