// The state of a game: plain data, every field there from the start.

import type { Flow, GameState } from '#engine/flow/flow.ts';
import { DECK } from './cards.ts';
import type { events } from './events.ts';

export interface Novus extends GameState<typeof events> {
  flow: Flow;
  seats: number;
  round: number;
  deck: number[];
  /** By seat, each sorted. */
  hands: number[][];
  /** This round's cards, in the order of the seats. */
  laid: number[];
  discard: number[];
  /** By seat. */
  points: number[];
}

/** The state before anything has happened; whatever chance decides comes later, in steps. */
export const newState = (flow: Flow, seats: number): Novus => ({
  flow,
  seats,
  round: 0,
  deck: DECK.slice(),
  hands: Array.from({ length: seats }, () => []),
  laid: [],
  discard: [],
  points: new Array<number>(seats).fill(0),
});
