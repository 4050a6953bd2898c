// What a viewer of Jugula may know, in a type of its own, built field by field (JU-21.13).
//
// The arena is open, and so are in-play areas, discard piles, reserves and all numbers of cards. Of a hand a viewer sees
// the cards that everybody knows (taken openly from a discard pile or a reserve) and those that the viewer knows: the
// viewer's own, and those seen by a PEEK.

import { insert } from '#engine/chance/deck.ts';
import { type FlowView, flowFor } from '#engine/game.ts';
import { EVERYBODY, maySee, type Seat } from '#engine/seat.ts';
import { book } from '#games/jugula/book.ts';
import { cloneGladiator } from '#games/jugula/clone.ts';
import { handSize } from '#games/jugula/rules/06-cards.ts';
import type { Gladiator, Jugula, Lanista } from '#games/jugula/state.ts';

export interface LanistaView {
  vox: number;
  glory: number;
  left: number;
  toll: number;
  /** The number of cards in the hand. */
  hand: number;
  /** Those that everybody knows, and the others that the viewer knows. */
  open: number[];
  seen: number[];
  deck: number;
  played: number[];
  discard: number[];
  reserve: number[];
}

export interface JugulaView {
  viewer: Seat;
  flow: FlowView;
  seats: number;
  size: number;
  budget: number;
  extended: boolean;
  roundLimit: number;
  dice: boolean;
  fan: boolean;
  binding: boolean;
  first: Seat;
  active: Seat;
  turn: number;
  round: number;
  calm: number;
  fought: boolean;
  exits: number;
  ending: string | null;
  gladiators: Gladiator[];
  lanistae: LanistaView[];
}

export const viewFor = (g: Jugula, viewer: Seat): JugulaView => ({
  viewer,
  flow: flowFor(book, g, viewer),
  seats: g.seats,
  size: g.size,
  budget: g.budget,
  extended: g.extended,
  roundLimit: g.roundLimit,
  dice: g.dice,
  fan: g.fan,
  binding: g.binding,
  first: g.first,
  active: g.active,
  turn: g.turn,
  round: g.round,
  calm: g.calm,
  fought: g.fought,
  exits: g.exits,
  ending: g.ending,
  gladiators: g.gladiators.map(cloneGladiator),
  lanistae: g.lanistae.map((lanista, seat) => viewLanista(lanista, seat, viewer)),
});

function viewLanista(lanista: Lanista, seat: Seat, viewer: Seat): LanistaView {
  const open: number[] = [];
  const seen: number[] = seat === viewer ? lanista.hand.slice() : [];
  for (const { to, cards } of lanista.known) {
    if (!maySee(to, viewer)) continue;
    for (const card of cards) insert(to === EVERYBODY ? open : seen, card);
  }
  return {
    vox: lanista.vox,
    glory: lanista.glory,
    left: lanista.left,
    toll: lanista.toll,
    hand: handSize(lanista),
    open,
    seen,
    deck: lanista.deck.length,
    played: lanista.played.slice(),
    discard: lanista.discard.slice(),
    reserve: lanista.reserve.slice(),
  };
}
