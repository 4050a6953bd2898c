// Who may know what: one table per game.
//
// A zone is a place where hidden or open things lie: a hand, a deck, the sand. The table says for each zone, at this
// moment, which viewers know its contents; everybody knows how many there are. Views, events, undo and determinising use it.

import type { GameState } from '#engine/flow/flow.ts';
import type { Item } from '#engine/requests/request.ts';
import { maySee, type Seat, type Viewers } from '#engine/seat.ts';

export type Visibility<G extends GameState> = { readonly [zone: string]: (g: G, owner: Seat) => Viewers };

export interface Zone {
  zone: string;
  owner: Seat;
  /** Things of one pool can change places with each other; the cards of two decks never mix. */
  pool: string;
  /** The live list in the state, not a copy. */
  items: Item[];
}

/** The contents of a place, or their number where the viewer may not know them. */
export type Shown<T> = readonly T[] | number;

export function show<T>(viewers: Viewers, viewer: Seat, items: readonly T[]): Shown<T> {
  return maySee(viewers, viewer) ? copyOf(items) : items.length;
}

/** A copy of a list. Most lists of a state are empty most of the time, and a new empty one is cheaper than a slice. */
export const copyOf = <T>(items: readonly T[]): T[] => (items.length === 0 ? [] : items.slice());

export const isShown = <T>(shown: Shown<T>): shown is readonly T[] => typeof shown !== 'number';
export const howMany = <T>(shown: Shown<T>): number => (typeof shown === 'number' ? shown : shown.length);

/** `all` without `some`, as bags: equal items count one by one. */
export function without<T>(all: readonly T[], some: readonly T[]): T[] {
  const rest = all.slice();
  for (const item of some) {
    const place = rest.indexOf(item);
    if (place < 0) throw new Error(`${String(item)} is not there to be taken away`);
    rest[place] = rest[rest.length - 1]!;
    rest.length--;
  }
  return rest;
}
