// What a viewer of Harenula may know, in a type of its own, built field by field (HA-1.8).

import { type FlowView, flowFor, flowsFor } from '#engine/game.ts';
import { type Seat, SPECTATOR, type Viewers } from '#engine/seat.ts';
import { copyOf, type Shown, show } from '#engine/visibility.ts';
import { book } from '#games/harenula/book.ts';
import type { Harenula } from '#games/harenula/state.ts';
import { visibility } from '#games/harenula/visibility.ts';

export interface GladiatorView {
  cell: number;
  coins: number;
  felled: number;
  gifts: number;
  laurels: number[];
  hand: Shown<number>;
  buried: Shown<number>;
  patron: Shown<number>;
}

export interface HarenulaView {
  viewer: Seat;
  flow: FlowView;
  rounds: number;
  round: number;
  first: Seat;
  bank: number;
  /** The number of cards in the sand deck, the known top card among them. */
  deck: number;
  top: Shown<number>;
  /** Who knows it: he looked in the open. */
  peekers: Viewers;
  discard: number[];
  patrons: number;
  laurels: number;
  lot: number[];
  lost: number[];
  gladiators: GladiatorView[];
}

const gladiatorFor = (g: Harenula, seat: Seat, viewer: Seat): GladiatorView => {
  const gladiator = g.gladiators[seat]!;
  return {
    cell: gladiator.cell,
    coins: g.coins[seat]!,
    felled: gladiator.felled,
    gifts: gladiator.gifts,
    laurels: copyOf(gladiator.laurels),
    hand: show(visibility.hand(g, seat), viewer, gladiator.hand),
    buried: show(visibility.buried(g, seat), viewer, gladiator.buried),
    patron: show(visibility.patron(g, seat), viewer, gladiator.patron),
  };
};

function gladiatorsFor(g: Harenula, viewer: Seat): GladiatorView[] {
  const views = new Array<GladiatorView>(g.seats);
  for (let seat = 0; seat < g.seats; seat++) views[seat] = gladiatorFor(g, seat, viewer);
  return views;
}

/** The lists that everybody sees. */
interface Open {
  discard: number[];
  lot: number[];
  lost: number[];
}

const openOf = (g: Harenula): Open => ({ discard: copyOf(g.discard), lot: copyOf(g.lot), lost: copyOf(g.lost) });

const viewWith = (
  g: Harenula,
  viewer: Seat,
  flow: FlowView,
  open: Open,
  gladiators: GladiatorView[],
): HarenulaView => ({
  viewer,
  flow,
  rounds: g.rounds,
  round: g.round,
  first: g.first,
  bank: g.coins[g.seats]!,
  deck: g.deck.length + g.top.length,
  top: show(visibility.top(g), viewer, g.top),
  peekers: g.peekers,
  discard: open.discard,
  patrons: g.patrons.length,
  laurels: g.laurels.length,
  lot: open.lot,
  lost: open.lost,
  gladiators,
});

export const viewFor = (g: Harenula, viewer: Seat): HarenulaView =>
  viewWith(g, viewer, flowFor(book, g, viewer), openOf(g), gladiatorsFor(g, viewer));

/** Views made together share what everybody sees, and of each gladiator what everybody sees but his owner. */
export function viewsFor(g: Harenula, viewers: readonly Seat[]): HarenulaView[] {
  const flows = flowsFor(book, g, viewers);
  const open = openOf(g);
  const others = gladiatorsFor(g, SPECTATOR);
  const views = new Array<HarenulaView>(viewers.length);
  for (let i = 0; i < views.length; i++) {
    const viewer = viewers[i]!;
    const gladiators = others.slice();
    for (let seat = 0; seat < g.seats; seat++) if (seat === viewer) gladiators[seat] = gladiatorFor(g, seat, viewer);
    views[i] = viewWith(g, viewer, flows[i]!, open, gladiators);
  }
  return views;
}
