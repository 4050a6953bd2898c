// What bots need of a game to bargain: what they remember of each other, how they answer offers, and where a gift may sway.
//
// A *style* is a temper as numbers. A *memory* is what a seat has had from each of the others, made out of the events as
// that seat saw them and of nothing else. A *regard* is what style and memory come to: how much of another seat's chances
// counts like the seat's own, from −1, an enemy, to 1, a friend.

import type { Random } from '#engine/chance/random.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Choice, Item, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

export interface Style {
  /** Whether it bargains at all. */
  deals: boolean;
  /** The share of the victory (0 to 1) that a bargain must add to its chances. */
  margin: number;
  /** By how much each coin it had from a seat raises its regard for that seat. */
  gratitude: number;
  /** By how much each coin's worth of harm lowers it. */
  grudge: number;
  /** Coins that it never spends on bids, bargains and gifts. */
  reserve: number;
  /** The most coins it gives to sway a decision. */
  gifts: number;
}

/** All by seat. It fades from turn to turn. */
export interface SeatMemory {
  /** What this seat did for and against the bot, in coins or what is worth as much. */
  good: number[];
  harm: number[];
  /** How far a gift to this seat is believed to help, from 0 to 1. */
  trust: number[];
  /** The coins given to this seat that it has not yet repaid by a decision. */
  given: number[];
}

/** What a bot brings to a bargain. */
export interface Mind {
  style: Style;
  /** By seat. */
  regard: readonly number[];
  /** Of the game's features; null where there are none. */
  weights: readonly number[] | null;
  /** Whether the bot searches questions that `bargain` leaves open. */
  searches: boolean;
}

/** A free command by which coins go to another seat. */
export interface Gift {
  command: string;
  choice: Choice;
}

export interface Dealings<V> {
  /** The kinds of events that `remember` looks at. */
  kinds: readonly string[];
  /** Notes what an event, as `seat` saw it, did to that seat. */
  remember(event: SeenEvent, seat: Seat, memory: SeatMemory): void;
  /** The request without what such a style never does. */
  narrow(view: V, request: Request, style: Style): Request;
  /** The answer to a bargain; null where the question is none, or the heuristic and the search know better. */
  bargain(view: V, request: Request, mind: Mind, random: Random): Choice | null;
  /** The clauses under which a search looks further ahead, because their effect comes later. */
  horizons: { readonly [clause: string]: { rounds: number; decisions: number } };
  /** The clauses under which a seat decides about others, so that these may give it coins for an answer. */
  courted: readonly string[];
  /** The answer under such a clause that `giver` would give coins for; null: none. */
  hope(clause: string, view: V, giver: Seat): Item | null;
  gift(to: Seat, coins: number): Gift;
  /** The coins that a seat has, as far as the view says. */
  coins(view: V, seat: Seat): number;
}
