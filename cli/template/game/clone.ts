// A copy of a state that shares nothing with it, field by field: search makes millions of them.

import { cloneFlow } from '#engine/game.ts';
import { book } from './book.ts';
import type { Novus } from './state.ts';

export const clone = (g: Novus): Novus => ({
  flow: cloneFlow(book, g.flow),
  seats: g.seats,
  round: g.round,
  deck: g.deck.slice(),
  hands: g.hands.map((hand) => hand.slice()),
  laid: g.laid.slice(),
  discard: g.discard.slice(),
  points: g.points.slice(),
});
