// The state of a game of Spartacus. Its words: a *kind* is a kind of card, an *asset* a card on a table (cards.ts), a
// *slot* one of the two places in the arena, 0 for I and 1 for II.

import type { Flow, GameState } from '#engine/flow/flow.ts';
import { NOBODY, type Seat, type Viewers } from '#engine/seat.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import { INTRIGUE, MARKET } from '#games/spartacus/cards.ts';
import type { events } from '#games/spartacus/events.ts';

export interface House {
  /** The kind of its House card, −1 before it is chosen. */
  card: number;
  influence: number;
  /** Kinds, sorted. */
  hand: number[];
  /** In table order. */
  assets: number[];
}

/** A trade offer that waits for an answer (SP-16.19). */
export interface Trade {
  from: Seat;
  to: Seat;
  give: number[];
  giveGold: number;
  want: number[];
  wantGold: number;
}

/** A fight, from the invitations to the verdict; its lists are by slot. */
export interface Fight {
  seats: Seat[];
  /** The combatants, as they lie on their owners' tables. */
  cards: number[];
  /** What each is equipped with. */
  gear: number[][];
  /** Dice left: health[poolAt(slot, pool)]. */
  health: number[];
  cells: number[];
  round: number;
  /** How many rounds in a row have passed without an attack, and whether this one has seen one. */
  idle: number;
  struck: boolean;
  /** How much slower each moves in its coming action. */
  slowed: number[];
  /** Abilities used up in this fight, as ability keys with their slot. */
  used: number[];
  /** The slot defeated, −1 while both stand, and the degree of its defeat: how many of its pools are empty. */
  loser: number;
  degree: number;
  tournament: boolean;
}

export interface Spartacus extends GameState<typeof events> {
  flow: Flow;
  seats: number;
  turnLimit: number;
  /** SP-7.34 */
  tiedHostPays: boolean;
  turn: number;
  host: Seat;
  /** Gold by seat, the bank's last. */
  gold: number[];
  /** Whose gold is hidden (SP-7.14), one bit for each seat. */
  hidden: Viewers;
  /** What each seat had when it hid its gold, less what it has paid in the open since. */
  showed: number[];
  /** Gold passed unseen while gold is hidden: slipped[pairAt(g, from, to)]. */
  slipped: number[];
  houses: House[];
  /** Decks and piles with the top card last. The row of the auction lies on the deck, next card last. */
  market: number[];
  row: number[];
  /** The Market card that is auctioned. */
  lot: number[];
  marketDiscard: number[];
  intrigue: number[];
  intrigueDiscard: number[];
  /** The scheme that is being carried out. */
  played: number[];
  /** What each seat has seen of each hand and must still be there: known[pairAt(seats, viewer, owner)], sorted kinds. */
  known: number[][];
  /** What each seat has seen of the Market deck and row: place from the bottom, kind, place, kind … by ascending place. */
  seen: number[][];
  trades: Trade[];
  /** What was refused in this Open Market, and how many offers each seat has made in it (SP-16.30). */
  refused: Trade[];
  offers: number[];
  fight: Fight | null;
  /** Gold on each corner: bets[stakeAt(seat, corner)]. */
  bets: number[];
  /** The seat that has won, −1 until then, and the clause that decided. */
  winner: number;
  decidedBy: string;
}

export const CORNERS = ['victory-1', 'victory-2', 'injury', 'decapitation'] as const;
/** The index of a seat's corner in `bets`, and of a pair of seats in `slipped` and `known`. */
export const stakeAt = (seat: Seat, corner: number): number => seat * CORNERS.length + corner;
export const pairAt = (g: { seats: number }, one: Seat, other: Seat): number => one * g.seats + other;
/** The pools of a combatant, numbered as in POOLS, and the index of a slot's pool in `health`. */
export const ATK = 0;
export const DEF = 1;
export const SPD = 2;
export const poolAt = (slot: number, pool: number): number => slot * POOLS.length + pool;
/** SP-9.30, SP-9.31: degrees of defeat. */
export const INJURY = 2;
export const DECAPITATION = 3;
/** SP-8.3: the two places in the arena, by their number. */
export const SLOTS = ['I', 'II'] as const;
/** The other of the two slots, and the seat that fights there. */
export const otherSlot = (slot: number): number => 1 - slot;
export const opponentOf = (g: Spartacus, slot: number): Seat => g.fight!.seats[otherSlot(slot)]!;
/** Whether one of the two is defeated. */
export const isDecided = (fight: Fight): boolean => fight.loser !== -1;
/** SP-1.22: the bank never runs out. */
export const BANK = 100_000;
/** SP-2.20, SP-11.1 */
export const GOAL = 12;

/** SP-0.1: all seats clockwise, this one first. */
export const clockwise = (g: Spartacus, from: Seat): Seat[] => g.houses.map((_, steps) => (from + steps) % g.seats);

export const isHidden = (g: Spartacus, seat: Seat): boolean => (g.hidden & (1 << seat)) !== 0;

/** SP-5.5 */
export const handSize = (influence: number): number =>
  influence <= 3 ? 3 : influence <= 6 ? 4 : influence <= 9 ? 5 : 6;

export const newFight = (tournament: boolean): Fight => ({
  seats: [],
  cards: [],
  gear: [],
  health: [],
  cells: [],
  round: 0,
  idle: 0,
  struck: false,
  slowed: [0, 0],
  used: [],
  loser: -1,
  degree: 0,
  tournament,
});

const lists = (count: number): number[][] => Array.from({ length: count }, () => []);

/** The state before anything has happened; everything that chance and choice decide comes later (SP-2). */
export const newState = (
  flow: Flow,
  seats: number,
  influence: number,
  { turnLimit, tiedHostPays }: Pick<Spartacus, 'turnLimit' | 'tiedHostPays'>,
): Spartacus => ({
  flow,
  seats,
  turnLimit,
  tiedHostPays,
  turn: 0,
  host: 0,
  gold: [...new Array<number>(seats).fill(0), BANK],
  hidden: NOBODY,
  showed: new Array<number>(seats).fill(0),
  slipped: new Array<number>(seats * seats).fill(0),
  houses: Array.from({ length: seats }, () => ({ card: -1, influence, hand: [], assets: [] })),
  market: MARKET.slice(),
  row: [],
  lot: [],
  marketDiscard: [],
  intrigue: INTRIGUE.slice(),
  intrigueDiscard: [],
  played: [],
  known: lists(seats * seats),
  seen: lists(seats),
  trades: [],
  refused: [],
  offers: new Array<number>(seats).fill(0),
  fight: null,
  bets: new Array<number>(stakeAt(seats, 0)).fill(0),
  winner: -1,
  decidedBy: '',
});
