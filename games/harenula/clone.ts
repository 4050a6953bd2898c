// A copy of a state that shares nothing with it, field by field: search makes millions of them.

import { cloneFlow } from '#engine/game.ts';
import { book } from '#games/harenula/book.ts';
import type { Gladiator, Harenula } from '#games/harenula/state.ts';

const cloneGladiator = (gladiator: Gladiator): Gladiator => ({
  cell: gladiator.cell,
  felled: gladiator.felled,
  gifts: gladiator.gifts,
  laurels: gladiator.laurels.slice(),
  hand: gladiator.hand.slice(),
  buried: gladiator.buried.slice(),
  patron: gladiator.patron.slice(),
});

function cloneGladiators(gladiators: readonly Gladiator[]): Gladiator[] {
  const copies = new Array<Gladiator>(gladiators.length);
  for (let i = 0; i < copies.length; i++) copies[i] = cloneGladiator(gladiators[i]!);
  return copies;
}

export const clone = (g: Harenula): Harenula => ({
  flow: cloneFlow(book, g.flow),
  seats: g.seats,
  rounds: g.rounds,
  round: g.round,
  first: g.first,
  coins: g.coins.slice(),
  deck: g.deck.slice(),
  top: g.top.slice(),
  peekers: g.peekers,
  discard: g.discard.slice(),
  patrons: g.patrons.slice(),
  laurels: g.laurels.slice(),
  lot: g.lot.slice(),
  lost: g.lost.slice(),
  gladiators: cloneGladiators(g.gladiators),
});
