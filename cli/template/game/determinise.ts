// A full state that a viewer cannot tell from the truth: what the viewer knows stays, the rest is dealt again.

import type { Random } from '#engine/chance/random.ts';
import { restoreFlow } from '#engine/game.ts';
import { isShown, without } from '#engine/visibility.ts';
import { book } from './book.ts';
import { DECK } from './cards.ts';
import type { Novus } from './state.ts';
import type { NovusView } from './view.ts';

export function determinise(view: NovusView, random: Random): Novus {
  const seen = view.hands.flatMap((hand) => (isShown(hand) ? hand : []));
  const deck = without(DECK, [...view.laid, ...view.discard, ...seen]);
  random.shuffle(deck);
  const hands = view.hands.map((hand) =>
    isShown(hand) ? hand.slice() : deck.splice(deck.length - hand, hand).sort((a, b) => a - b),
  );
  return {
    flow: restoreFlow(book, view.flow, view.viewer),
    seats: hands.length,
    round: view.round,
    // What nobody else got.
    deck,
    hands,
    laid: view.laid.slice(),
    discard: view.discard.slice(),
    points: view.points.slice(),
  };
}
