// What a viewer may know (NV-1.3), in a type of its own, built field by field.

import { type FlowView, flowFor } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { type Shown, show } from '#engine/visibility.ts';
import { book } from './book.ts';
import type { Novus } from './state.ts';
import { visibility } from './visibility.ts';

export interface NovusView {
  viewer: Seat;
  flow: FlowView;
  round: number;
  /** The number of cards in the deck. */
  deck: number;
  hands: Shown<number>[];
  laid: number[];
  discard: number[];
  points: number[];
}

export const viewFor = (g: Novus, viewer: Seat): NovusView => ({
  viewer,
  flow: flowFor(book, g, viewer),
  round: g.round,
  deck: g.deck.length,
  hands: g.hands.map((hand, seat) => show(visibility.hand(g, seat), viewer, hand)),
  laid: g.laid.slice(),
  discard: g.discard.slice(),
  points: g.points.slice(),
});
