// The state of a game of House of Gladiators, and what all chapters do with its parts.
//
// A House's resource cards are its *hand*, whose faces only it knows, and its *open* cards, which everybody knows it
// holds: the starter cards, and what came back to it after being shown. Both count as hand cards. The backs of cards show
// their type (HG-1.9), so the number of hand cards of each type is known to all and kept as `backs`.

import { insert, remove } from '#engine/chance/deck.ts';
import type { Flow, GameState } from '#engine/flow/flow.ts';
import { EVERYBODY, NOBODY, only, type Seat, type Viewers } from '#engine/seat.ts';
import type { Visibility } from '#engine/visibility.ts';
import {
  BLESSING,
  isStarter,
  SECOND_CLASS,
  SECOND_HP,
  SECOND_STATS,
  TIRO_CLASS,
  TIRO_HP,
  TIRO_STATS,
  TYPE_OF,
} from '#games/house-of-gladiators/cards.ts';
import type { Deeds } from '#games/house-of-gladiators/conditions.ts';
import type { events } from '#games/house-of-gladiators/events.ts';

export interface Gladiator {
  tiro: number;
  /** The second-level card on top of it, −1 before the upgrade. */
  second: number;
  hp: number;
  victories: number;
  glory: number;
}

/** Who lies in the Hypogeum under each slot and with what, −1 for nobody and nothing (HG-12.6). */
export interface Plan {
  fighters: number[];
  combat: number[];
  special: number[];
}

export interface House {
  coins: number;
  rations: number;
  out: boolean;
  ludus: Gladiator[];
  /** Those who died this round, until House Duties. */
  dead: Gladiator[];
  hand: number[];
  open: number[];
  /** How many cards of each type are in `hand`. */
  backs: number[];
  /** What each seat has seen of `hand` by looking (HG-23.16). */
  seen: number[][];
  task: number[];
  /** The seats that have looked at the task. */
  taskSeen: Viewers;
  /** The tasks that it cannot be, one bit each: it was not shown when their condition was met. */
  ruledOut: number;
  /** By seat, the tasks that it cannot be, one bit each: that seat held them while this one was active. */
  elsewhere: number[];
  /** Tasks dealt and not yet chosen from. */
  dealt: number[];
  done: number[];
  exchanged: boolean;
  deeds: Deeds;
  plan: Plan;
  /** The Tiros who were seen in the Hypogeum or fought as a substitute this round. */
  busy: number[];
  /** Its resting gladiators regain nothing this round (HG-13.6). */
  unrested: boolean;
  /** Second-level cards laid aside unseen after an upgrade, by class, until they are shuffled back. */
  rejected: number[][];
  /** The number of its latest selection of a cycle start, −1 before the first (HG-14.13). */
  chose: number;
}

/** What a bout brought, until it is credited (HG-18.10). */
export interface Noted {
  seat: Seat;
  slot: number;
  coins: number;
  rations: number;
  tiro: number;
  glory: number;
  victories: number;
}

export interface Penalty {
  seat: Seat;
  slot: number;
  coins: number;
  rations: number;
}

export interface Ludi extends GameState<typeof events> {
  flow: Flow;
  seats: number;
  roundLimit: number;
  sealedBids: boolean;
  taskExchange: boolean;
  round: number;
  /** The Houses in the game, clockwise from the start House: the rulebook's seat numbers (HG-2.8, HG-22.6). */
  order: Seat[];
  houses: House[];
  /** Coins and rations that have come back less those handed out. */
  reservoir: number[];
  market: number[];
  discard: number[];
  /** Resource cards nobody wanted, face down, and how many there are of each type. */
  unseen: number[];
  unseenBacks: number[];
  /** The resource card that is auctioned, and its type; −1 for none. */
  lot: number[];
  lotType: number;
  tiros: number[];
  tiroDiscard: number[];
  /** Tiros turned up: for the first picks, or the one that is auctioned. */
  shown: number[];
  /** Tiros nobody wanted, until the round ends (HG-7.2). */
  aside: number[];
  seconds: number[][];
  secondDiscard: number[][];
  tasks: number[];
  /** Starter cards that are out of the game. */
  removed: number[];
  noted: Noted[];
  penalties: Penalty[];
  /** How many cycle starts have been selected. */
  selections: number;
  /** The clause by which the game ended. */
  ending: string | null;
}

/** HG-0.5, HG-25.18: who knows what lies where. */
export const visibility = {
  hand: (_g: Ludi, owner: Seat) => only(owner),
  task: (g: Ludi, owner: Seat) => only(owner) | g.houses[owner]!.taskSeen,
  dealt: (_g: Ludi, owner: Seat) => only(owner),
  rejected: (_g: Ludi, owner: Seat) => only(owner),
  drawn: (_g: Ludi, owner: Seat) => only(owner),
  deck: () => NOBODY,
  open: () => EVERYBODY,
} satisfies Visibility<Ludi>;

/** HG-6.4 */
export const HAND_LIMIT = 7;
/** HG-7.3 */
export const LUDUS_LIMIT = 6;
/** HG-12.1 */
export const SLOTS = 3;

export const levelOf = (gladiator: Gladiator): number => (gladiator.second < 0 ? 1 : 2);

/** The class as numbered in CLASS_NAMES. */
export const classOf = (gladiator: Gladiator): number =>
  gladiator.second < 0 ? TIRO_CLASS[gladiator.tiro]! : 3 + SECOND_CLASS[gladiator.second]!;

/** HG-11.7: both cards together. */
export const statOf = (gladiator: Gladiator, attribute: number): number =>
  TIRO_STATS[gladiator.tiro]![attribute]! + (gladiator.second < 0 ? 0 : SECOND_STATS[gladiator.second]![attribute]!);

export const maxHp = (gladiator: Gladiator): number =>
  TIRO_HP[gladiator.tiro]! + (gladiator.second < 0 ? 0 : SECOND_HP[gladiator.second]!);

/** HG-2.14 */
export const newGladiator = (tiro: number): Gladiator => ({
  tiro,
  second: -1,
  hp: TIRO_HP[tiro]!,
  victories: 0,
  glory: 0,
});

export function find(house: { ludus: readonly Gladiator[] }, tiro: number): Gladiator | null {
  for (let i = 0; i < house.ludus.length; i++) if (house.ludus[i]!.tiro === tiro) return house.ludus[i]!;
  return null;
}

/** HG-21.2 */
export function houseGlory(house: { ludus: readonly Gladiator[] }): number {
  let sum = 0;
  for (let i = 0; i < house.ludus.length; i++) sum += house.ludus[i]!.glory;
  return sum;
}

export const handSize = (house: House): number => house.hand.length + house.open.length;

/** All resource cards of a House, in order: two sorted lists as one. */
export function cardsHeld({ hand, open }: { hand: number[]; open: readonly number[] }): number[] {
  if (open.length === 0) return hand;
  const cards: number[] = [];
  let next = 0;
  for (let i = 0; i < hand.length; i++) {
    while (next < open.length && open[next]! < hand[i]!) cards.push(open[next++]!);
    cards.push(hand[i]!);
  }
  while (next < open.length) cards.push(open[next++]!);
  return cards;
}

export const holds = (house: House, card: number): boolean => house.open.includes(card) || house.hand.includes(card);

/** Whether a House may hold a Blessing, as far as everybody knows. */
export function mayBless(house: House): boolean {
  return house.backs[BLESSING]! > 0 || house.open.some((card) => TYPE_OF[card] === BLESSING);
}

/** A card goes into a hand unseen. */
export function gain(house: House, card: number): void {
  insert(house.hand, card);
  house.backs[TYPE_OF[card]!]!++;
}

/** A card leaves a hand; one that everybody knows goes first. */
export function lose(house: House, card: number): void {
  if (house.open.includes(card)) {
    remove(house.open, card);
    return;
  }
  remove(house.hand, card);
  house.backs[TYPE_OF[card]!]!--;
  for (const seen of house.seen) if (seen.includes(card)) remove(seen, card);
}

/** Face up on the discard pile; a starter card leaves the game (HG-2.5, HG-8.5). */
export function toDiscard(g: Ludi, card: number): void {
  insert(isStarter(card) ? g.removed : g.discard, card);
}

/** The two reservoirs. */
export const COINS = 0;
export const RATIONS = 1;

/** Coins and rations come from the reservoirs, or go there (HG-0.6). */
export function earn(g: Ludi, seat: Seat, coins: number, rations: number): void {
  const house = g.houses[seat]!;
  house.coins += coins;
  house.rations += rations;
  g.reservoir[COINS]! -= coins;
  g.reservoir[RATIONS]! -= rations;
}

/** What a House has, as events tell it. */
export const stockOf = (g: Ludi, seat: Seat): { purse: number; store: number } => ({
  purse: g.houses[seat]!.coins,
  store: g.houses[seat]!.rations,
});

export const spend = (g: Ludi, seat: Seat, coins: number, rations: number): void => earn(g, seat, -coins, -rations);

/** HG-4.3: the first seat of the round. */
export const firstSeat = (g: Ludi): Seat => g.order[(g.round - 1) % g.order.length]!;

/** The Houses in the game from the first seat clockwise. */
export function fromFirst(g: Ludi): Seat[] {
  const from = (g.round - 1) % g.order.length;
  return [...g.order.slice(from), ...g.order.slice(0, from)].filter((seat) => !g.houses[seat]!.out);
}

/** HG-12.2–12.4 */
export const slotsHeld = (g: Ludi): number => Math.min(SLOTS, g.round);

/** The lots of a market, and what a deck should hold: 2N+1 (HG-2.7, HG-5.2). */
export const lotsWanted = (g: Ludi): number => 2 * g.order.length + 1;
