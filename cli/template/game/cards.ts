// The cards, one row each; a hand is a sorted list of row numbers.

import { cardsOf } from '#engine/chance/deck.ts';

interface Card {
  name: string;
  worth: number;
  copies: number;
}

/** NV-1.2 */
export const CARDS: readonly Card[] = [
  { name: 'dagger', worth: 1, copies: 6 },
  { name: 'sword', worth: 2, copies: 6 },
  { name: 'spear', worth: 3, copies: 6 },
];

export const DECK: readonly number[] = cardsOf(CARDS.map(({ copies }) => copies));
