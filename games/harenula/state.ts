// The state of a game of Harenula, and the few things that happen to it everywhere.

import { insert, reshuffle } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import type { Flow, GameState } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { purses } from '#engine/ledger.ts';
import { NOBODY, only, type Seat, type Viewers } from '#engine/seat.ts';
import { ALL_PATRONS, LAURELS, SAND } from '#games/harenula/cards.ts';
import type { events } from '#games/harenula/events.ts';

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

export interface Harenula extends GameState<typeof events> {
  flow: Flow;
  seats: number;
  rounds: number;
  round: number;
  first: Seat;
  /** Coins by seat, the bank's last. */
  coins: number[];
  deck: number[];
  /** The deck's top card while a seat knows it, and who does (HA-6.2). */
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

/** The state before anything has happened; everything that chance decides comes later (HA-2). */
export const newState = (flow: Flow, seats: number, rounds: number): Harenula => ({
  flow,
  seats,
  rounds,
  round: 0,
  first: 0,
  // HA-1.6
  coins: purses(seats, 6, 20),
  deck: SAND.slice(),
  top: [],
  peekers: NOBODY,
  discard: [],
  patrons: ALL_PATRONS.slice(),
  laurels: LAURELS.slice(),
  lot: [],
  lost: [],
  gladiators: Array.from({ length: seats }, () => ({
    cell: -1,
    felled: 0,
    gifts: 0,
    laurels: [],
    hand: [],
    buried: [],
    patron: [],
  })),
});

/** HA-0.2 */
export const stands = (g: Harenula, seat: Seat): boolean => g.gladiators[seat]!.cell >= 0;

export function standingSeats(g: Harenula): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) if (stands(g, seat)) seats.push(seat);
  return seats;
}

/** HA-0.1: the seat so many steps clockwise of `from`. */
export const clockwise = (g: Harenula, from: Seat, steps: number): Seat => (from + steps) % g.seats;

const HAND_LIMIT = 7;

/** HA-7.2 */
export const isFull = (g: Harenula, seat: Seat): boolean => g.gladiators[seat]!.hand.length >= HAND_LIMIT;

/** Takes the deck's top card off; −1 when there is none (HA-7.3). */
export function takeTop(g: Harenula, t: Table<Harenula>): number {
  if (g.top.length > 0) {
    g.peekers = NOBODY;
    return g.top.pop()!;
  }
  if (g.deck.length === 0) {
    const piles = [g.discard, ...g.gladiators.map((gladiator) => gladiator.buried)];
    reshuffle(g.deck, t.random, ...piles);
    if (g.deck.length > 0) t.log?.emit('reshuffled', { clause: 'HA-7.3', count: g.deck.length });
  }
  return g.deck.pop() ?? -1;
}

/** Draws `count` cards, or fewer where the hand is full or no card is left. */
export function draw(g: Harenula, t: Table<Harenula>, seat: Seat, count: number): void {
  const { hand } = g.gladiators[seat]!;
  const drawn: number[] = [];
  while (drawn.length < count && !isFull(g, seat)) {
    const card = takeTop(g, t);
    if (card < 0) break;
    insert(hand, card);
    drawn.push(card);
    t.reveal(NOBODY, only(seat));
  }
  t.log?.emit('drew', { seat, count: drawn.length, hand: hand.length }, shownTo(only(seat), { cards: drawn }));
}
