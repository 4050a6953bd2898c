// A copy of a state that shares nothing with it, field by field: search makes millions of them.

import { cloneFlow } from '#engine/game.ts';
import { copyOf } from '#engine/visibility.ts';
import { book } from '#games/harenula/book.ts';
import type { Gladiator, Harenula } from '#games/harenula/state.ts';

const cloneGladiator = (gladiator: Gladiator): Gladiator => ({
  cell: gladiator.cell,
  felled: gladiator.felled,
  gifts: gladiator.gifts,
  laurels: copyOf(gladiator.laurels),
  hand: copyOf(gladiator.hand),
  buried: copyOf(gladiator.buried),
  patron: gladiator.patron.slice(),
});

export const clone = (g: Harenula): Harenula => ({
  flow: cloneFlow(book, g.flow),
  seats: g.seats,
  rounds: g.rounds,
  round: g.round,
  first: g.first,
  coins: g.coins.slice(),
  deck: g.deck.slice(),
  top: copyOf(g.top),
  peekers: g.peekers,
  discard: copyOf(g.discard),
  patrons: copyOf(g.patrons),
  laurels: copyOf(g.laurels),
  lot: copyOf(g.lot),
  lost: copyOf(g.lost),
  gladiators: g.gladiators.map(cloneGladiator),
});
