// Secrets of Jugula that lie in no zone, changed into others that a viewer could not tell from the truth: which cards of
// a hand others than the viewer have seen, and who. Feeds the secrecy tests of the engine, which deal the hidden cards
// again before.

import { insert } from '#engine/chance/deck.ts';
import type { Random } from '#engine/chance/random.ts';
import { EVERYBODY, maySee, only, type Seat, type Viewers } from '#engine/seat.ts';
import { joinHand } from '#games/jugula/rules/06-cards.ts';
import type { Jugula } from '#games/jugula/state.ts';

export function scramble(g: Jugula, viewer: Seat, random: Random): void {
  for (const [owner, lanista] of g.lanistae.entries()) {
    const hand = lanista.hand.splice(0).map((card) => ({ card, to: only(owner) }));
    const seen = lanista.known.splice(0).flatMap(({ to, cards }) => cards.map((card) => ({ card, to })));
    for (const { card, to } of [...hand, ...seen]) {
      const others = to === EVERYBODY ? to : only(owner) | (to & only(viewer)) | someOf(g.seats, viewer, random);
      if (others === only(owner)) insert(lanista.hand, card);
      else joinHand(lanista, card, others);
    }
  }
}

/** Now and then another seat that has looked; what the viewer knows stays as it is. */
function someOf(seats: number, viewer: Seat, random: Random): Viewers {
  const other = random.below(2 * seats);
  return other < seats && !maySee(only(viewer), other) ? only(other) : 0;
}
