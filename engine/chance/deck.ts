// Decks and hands as lists of kinds. A deck's top card is its last; a hand is kept sorted, so that the order in which
// cards were drawn reveals nothing.

import type { Random } from '#engine/chance/random.ts';

/** `counts[kind]` cards of each kind, in order. */
export function cardsOf(counts: readonly number[]): number[] {
  const cards: number[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    for (let i = 0; i < counts[kind]!; i++) cards.push(kind);
  }
  return cards;
}

/** Puts a card into a sorted hand. */
export function insert(hand: number[], card: number): void {
  let place = hand.length;
  hand.push(card);
  while (place > 0 && hand[place - 1]! > card) {
    hand[place] = hand[place - 1]!;
    place--;
  }
  hand[place] = card;
}

/** Removes one card of this kind from a list. */
export function remove(cards: number[], card: number): void {
  const place = cards.indexOf(card);
  if (place < 0) throw new Error(`there is no card ${card} to take`);
  cards.splice(place, 1);
}

/** Moves the cards of the piles into a deck and shuffles it. */
export function reshuffle(deck: number[], random: Random, ...piles: number[][]): void {
  for (const pile of piles) {
    for (const card of pile) deck.push(card);
    pile.length = 0;
  }
  random.shuffle(deck);
}
