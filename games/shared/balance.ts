// What a game counts to say how even it is (games/<game>/balance.ts), and what its figures should come to.
//
// A *measure* is a share: some part of some whole, both counted game by game, so that an interval can be computed over
// games. It is named `group/name`, such as `use/draw`. In the group `mean` the whole of a game is 1, and the share is an
// average per game. An *aim* says between which bounds all measures of a group should lie.

import type { GameEvent } from '#engine/event.ts';
import type { Seat } from '#engine/seat.ts';

/** A game that has ended, under the rules of today or under a frozen build. */
export interface PlayedGame {
  seats: number;
  options: { readonly [name: string]: unknown };
  /** All that happened, with its secrets. */
  events: readonly GameEvent[];
  decisions: readonly { seat: Seat; clause: string; choice: unknown }[];
  /** The state at the end, of the version that was played. */
  state: object;
  /** By seat: 1 for a winner; equal places share the victory. */
  places: readonly number[];
  /** How often each of the game's `uses` occurred; null under a frozen build, which does not say. */
  uses: ReadonlyMap<string, number> | null;
}

/** What one game adds to the measures. */
export type Counts = Map<string, { part: number; whole: number }>;

/** Adds `part` of `whole` to a measure. */
export function count(counts: Counts, measure: string, part: number, whole = 1): void {
  const sum = counts.get(measure);
  if (sum === undefined) counts.set(measure, { part, whole });
  else {
    sum.part += part;
    sum.whole += whole;
  }
}

/** The share of the victory that each seat has. */
export function victoryShares(places: readonly number[]): number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

export interface Bounds {
  low: number;
  high: number;
}

export interface Aim {
  /** One line for the page, such as 'every use of a card at least 5 % of plays'. */
  title: string;
  /** A measure, or a group with its slash, such as `use/`. */
  of: string;
  /** Between which shares each measure should be; null: nothing is wanted at so many seats. */
  bounds(seats: number): Bounds | null;
}

/** What games/<game>/balance.ts exports as `balance`. */
export interface BalanceSheet {
  count(game: PlayedGame): Counts;
  aims: readonly Aim[];
  /** Words that name choices: a bot that may not choose what is written with one of them plays against one that may. */
  without?: readonly string[];
  /**
   * Clauses whose decision is drawn by lot, whoever plays. A bot that always decides them alike would make what it chooses
   * and its place at the table one and the same.
   */
  drawn?: readonly string[];
  /** Groups with a plot on the page; those of the aims where it is left out. */
  plots?: readonly string[];
}
