// Chapter 8: discard piles and shuffling. The bottom of a deck, from which lots and cards come, is the end of its list.

import { reshuffle } from '#engine/chance/deck.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';

/** HG-4.2: gladiators are auctioned in even rounds. */
export const isCatasta = (g: Ludi): boolean => g.round % 2 === 0;

/** HG-8.1, HG-8.4: every discard pile goes back into its deck, which is shuffled. */
export function shuffleBack(g: Ludi, t: Table<Ludi>, clause: string): void {
  if (g.discard.length + g.unseen.length > 0) {
    shuffleInto(t, g.market, clause, 'market', g.discard, g.unseen);
    g.unseenBacks.fill(0);
  }
  if (g.tiroDiscard.length > 0) shuffleInto(t, g.tiros, clause, 'tiros', g.tiroDiscard);
  for (let cls = 0; cls < g.seconds.length; cls++) shuffleSeconds(g, t, cls, clause);
}

/** The cards of a second-level class that were discarded, face up or face down, go back. */
export function shuffleSeconds(g: Ludi, t: Table<Ludi>, cls: number, clause: string): void {
  const piles = [g.secondDiscard[cls]!];
  for (const house of g.houses) piles.push(house.rejected[cls]!);
  if (piles.some((pile) => pile.length > 0)) shuffleInto(t, g.seconds[cls]!, clause, 'seconds', ...piles);
}

export function shuffleInto(t: Table<Ludi>, deck: number[], clause: string, name: string, ...piles: number[][]): void {
  reshuffle(deck, t.random, ...piles);
  t.log?.emit('reshuffled', { clause, deck: name, count: deck.length });
}

/**
 * HG-5.10: a deck that is too small gets its discard pile, shuffled, on top; the old cards come up first. What nobody
 * wanted in the last market has gone back by now (HG-8.1).
 */
export function supply(g: Ludi, t: Table<Ludi>, wanted: number): void {
  if (isCatasta(g)) onTop(t, g.tiros, g.tiroDiscard, wanted, 'tiros');
  else onTop(t, g.market, g.discard, wanted, 'market');
}

function onTop(t: Table<Ludi>, deck: number[], pile: number[], wanted: number, name: string): void {
  if (deck.length >= wanted || pile.length === 0) return;
  const old = deck.splice(0, deck.length);
  shuffleInto(t, deck, 'HG-5.10', name, pile);
  for (const card of old) deck.push(card);
}
