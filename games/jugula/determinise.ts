// A full state that a viewer cannot tell from the truth: what the viewer knows stays, the rest is dealt again.

import type { Random } from '#engine/chance/random.ts';
import { restoreFlow } from '#engine/game.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import { without } from '#engine/visibility.ts';
import { book } from '#games/jugula/book.ts';
import { EVERY_CARD } from '#games/jugula/cards.ts';
import { cloneGladiator } from '#games/jugula/clone.ts';
import type { Jugula, Known, Lanista } from '#games/jugula/state.ts';
import type { JugulaView, LanistaView } from '#games/jugula/view.ts';

export const determinise = (view: JugulaView, random: Random): Jugula => ({
  flow: restoreFlow(book, view.flow, view.viewer),
  seats: view.seats,
  size: view.size,
  budget: view.budget,
  extended: view.extended,
  roundLimit: view.roundLimit,
  dice: view.dice,
  fan: view.fan,
  binding: view.binding,
  first: view.first,
  active: view.active,
  turn: view.turn,
  round: view.round,
  calm: view.calm,
  fought: view.fought,
  exits: view.exits,
  ending: view.ending,
  gladiators: view.gladiators.map(cloneGladiator),
  lanistae: view.lanistae.map((lanista, seat) => dealLanista(lanista, seat, view.viewer, random)),
});

function dealLanista(view: LanistaView, seat: Seat, viewer: Seat, random: Random): Lanista {
  const { open, seen } = view;
  const unseen = without(EVERY_CARD, [...open, ...seen, ...view.played, ...view.discard, ...view.reserve]);
  random.shuffle(unseen);
  const missing = view.hand - open.length - seen.length;
  const dealt = unseen.splice(unseen.length - missing, missing).sort((a, b) => a - b);
  const own = seat === viewer;
  const known: Known[] = [];
  if (!own && seen.length > 0) known.push({ to: only(seat) | only(viewer), cards: seen.slice() });
  if (open.length > 0) known.push({ to: EVERYBODY, cards: open.slice() });
  return {
    vox: view.vox,
    glory: view.glory,
    left: view.left,
    toll: view.toll,
    hand: own ? seen.slice() : dealt,
    known,
    deck: unseen,
    played: view.played.slice(),
    discard: view.discard.slice(),
    reserve: view.reserve.slice(),
  };
}
