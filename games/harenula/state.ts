// The state of a game of Harenula, and the few things that happen to it everywhere.

import { insert, reshuffle } from '#engine/deck.ts';
import { secret } from '#engine/event.ts';
import type { Flow, GameState } from '#engine/flow.ts';
import { EVERYBODY, NOBODY, only, type Seat, type Viewers } from '#engine/seat.ts';
import type { Table } from '#engine/table.ts';
import type { Visibility } from '#engine/visibility.ts';

export interface Gladiator {
  /** −1 once he has fallen. */
  cell: number;
  felled: number;
  gifts: number;
  laurels: number[];
  hand: number[];
  buried: number[];
  /** One patron once they are dealt. */
  patron: number[];
}

export interface Harenula extends GameState {
  flow: Flow;
  seats: number;
  rounds: number;
  round: number;
  first: Seat;
  /** Coins by seat, the bank's last. */
  coins: number[];
  deck: number[];
  /** The deck's top card while somebody knows it, and who does (HA-6.2). */
  top: number[];
  peekers: Viewers;
  discard: number[];
  patrons: number[];
  laurels: number[];
  /** The laurel being auctioned. */
  lot: number[];
  /** Laurels nobody wanted. */
  lost: number[];
  gladiators: Gladiator[];
}

/** HA-1.8: who knows what lies where. */
export const visibility = {
  hand: (_g: Harenula, owner: Seat) => only(owner),
  buried: (_g: Harenula, owner: Seat) => only(owner),
  patron: (g: Harenula, owner: Seat) => (g.flow.frames.length === 0 ? EVERYBODY : only(owner)),
  laid: (_g: Harenula, owner: Seat) => only(owner),
  top: (g: Harenula) => g.peekers,
  deck: () => NOBODY,
  patrons: () => NOBODY,
  laurels: () => NOBODY,
  open: () => EVERYBODY,
} satisfies Visibility<Harenula>;

export const stands = (g: Harenula, seat: Seat): boolean => g.gladiators[seat]!.cell >= 0;

export function standingSeats(g: Harenula): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) if (stands(g, seat)) seats.push(seat);
  return seats;
}

/** HA-0.1: the seats clockwise, beginning with `from`. */
export const clockwise = (g: Harenula, from: Seat, steps: number): Seat => (from + steps) % g.seats;

export const HAND_LIMIT = 7;

/** The deck's top card, or −1 (HA-7.3). */
export function topCard(g: Harenula, t: Table<Harenula>): number {
  if (g.top.length > 0) {
    g.peekers = NOBODY;
    return g.top.pop()!;
  }
  if (g.deck.length === 0) {
    const piles = [g.discard, ...g.gladiators.map((gladiator) => gladiator.buried)];
    reshuffle(g.deck, t.random, ...piles);
    t.log?.emit({ kind: 'reshuffled', clause: 'HA-7.3', count: g.deck.length });
  }
  return g.deck.pop() ?? -1;
}

/** Draws up to `count` cards; a full hand (HA-7.2) or an empty deck draws fewer. */
export function draw(g: Harenula, t: Table<Harenula>, seat: Seat, count: number): void {
  const { hand } = g.gladiators[seat]!;
  const drawn: number[] = [];
  while (drawn.length < count && hand.length < HAND_LIMIT) {
    const card = topCard(g, t);
    if (card < 0) break;
    insert(hand, card);
    drawn.push(card);
    t.reveal(NOBODY, only(seat));
  }
  t.log?.emit({ kind: 'drew', seat, count: drawn.length }, secret(only(seat), { cards: drawn }));
}
