// The state of a game of Jugula.
//
// A *gladiator* is a place in `gladiators`: seat * size + slot, the slots in the order of the roster. A *lanista* is a
// player with five areas of cards (JU-6.3). The *sand* is the part of the table that everybody sees; a state and a
// view both have it, so that the same functions serve the rules and the players.

import type { Flow, GameState } from '#engine/flow/flow.ts';
import { EVERYBODY, NOBODY, only, type Seat, type Viewers } from '#engine/seat.ts';
import type { Visibility } from '#engine/visibility.ts';
import { ARMATURAE, kindOfName, nameOf, seatOfName } from '#games/jugula/armaturae.ts';
import type { events } from '#games/jugula/events.ts';

export const ATT = 0;
export const DEF = 1;
export const MP = 2;

export const END_OF_TURN = 0;
export const NEXT_TURN_START = 1;
export const NEXT_TURN_END = 2;

/** JU-1.5: a boost marker; `until` says when it expires, `turn` when it was laid. */
export interface Boost {
  stat: number;
  k: number;
  until: number;
  turn: number;
}

export interface Gladiator {
  seat: Seat;
  /** −1 until the familia is chosen. */
  kind: number;
  /** −1 while he is not in the arena. */
  cell: number;
  facing: number;
  /** JU-15.2: 1 wounded, 2 out of combat. */
  wounds: number;
  /** The gladiator whose Hindrance marker he carries, −1 for none. */
  net: number;
  /** JU-5.5: his own markers that are not in use. */
  nets: number;
  /** What he did or suffered this turn (JU-19.17, JU-12.3, JU-12.5). */
  moved: boolean;
  attacked: boolean;
  hurt: boolean;
  boosts: Boost[];
}

/** Cards of a hand that others have seen, and who knows them. */
export interface Known {
  to: Viewers;
  cards: number[];
}

export interface Lanista {
  vox: number;
  glory: number;
  /** When the player left the game, counted from 1; 0 while in it. */
  left: number;
  /** The damage points at that time. */
  toll: number;
  /** Cards that only the player knows; the rest of the hand is in `known`, by who knows them. */
  hand: number[];
  known: Known[];
  /** The top card is the last. */
  deck: number[];
  /** The in-play area. */
  played: number[];
  discard: number[];
  reserve: number[];
}

/** What everybody sees of the arena. */
export interface Sand {
  size: number;
  /** JU-11.13: backing out of a Danger Zone ends the movement. */
  binding: boolean;
  gladiators: readonly Gladiator[];
  lanistae: readonly { readonly vox: number }[];
}

export interface Jugula extends GameState<typeof events> {
  flow: Flow;
  seats: number;
  size: number;
  /** JU-4.4: what a familia may cost; 0 in free mode. */
  budget: number;
  extended: boolean;
  roundLimit: number;
  /** JU-13.18 */
  dice: boolean;
  /** JU-20.6 */
  fan: boolean;
  /** JU-11.13 */
  binding: boolean;
  first: Seat;
  active: Seat;
  turn: number;
  round: number;
  /** Rounds in a row without an attack (JU-18.9), and whether this one has had one. */
  calm: number;
  fought: boolean;
  exits: number;
  /** The clause by which the game ended. */
  ending: string | null;
  gladiators: Gladiator[];
  lanistae: Lanista[];
}

/** JU-21.13: who knows what lies where. Hand cards that others know lie in zones of their own, one per set of viewers. */
export const visibility: Visibility<Jugula> = {
  hand: (_g, owner) => only(owner),
  deck: () => NOBODY,
  open: () => EVERYBODY,
  ...Object.fromEntries([...new Array(16).keys(), EVERYBODY].map((to) => [`known ${to}`, () => to])),
};

export const newGladiator = (seat: Seat): Gladiator => ({
  seat,
  kind: -1,
  cell: -1,
  facing: 0,
  wounds: 0,
  net: -1,
  nets: 0,
  moved: false,
  attacked: false,
  hurt: false,
  boosts: [],
});

/** A gladiator by his place; his name as items and events give it, and back. */
export const nameAt = (sand: Sand, who: number): number =>
  nameOf(sand.gladiators[who]!.seat, sand.gladiators[who]!.kind);

export function gladiatorNamed(sand: Sand, name: number): number {
  const from = seatOfName(name) * sand.size;
  const kind = kindOfName(name);
  for (let who = from; who < from + sand.size; who++) if (sand.gladiators[who]!.kind === kind) return who;
  throw new Error(`there is no gladiator ${name}`);
}

/** JU-16.29, JU-16.32: carries a Hindrance marker and is not Stoic. */
export const isHindered = (gladiator: Gladiator): boolean => gladiator.net >= 0 && !ARMATURAE[gladiator.kind]!.stoic;

/** JU-2.6: who stands in a square, −1 for nobody. */
export function standingAt(sand: Sand, cell: number): number {
  const { gladiators } = sand;
  for (let who = 0; who < gladiators.length; who++) if (gladiators[who]!.cell === cell) return who;
  return -1;
}

/** JU-13.16: of several boosts of one kind only the highest counts. */
export function boostOf(gladiator: Gladiator, stat: number): number {
  let best = 0;
  for (const boost of gladiator.boosts) if (boost.stat === stat) best = Math.max(best, boost.k);
  return best;
}

export const isPlaying = (g: Jugula, seat: Seat): boolean => g.lanistae[seat]!.left === 0;

/** JU-5.14: the next seat clockwise that is still in the game. */
export function nextSeat(g: Jugula, seat: Seat): Seat {
  let next = (seat + 1) % g.seats;
  while (!isPlaying(g, next) && next !== seat) next = (next + 1) % g.seats;
  return next;
}

/** The opponents still in the game, clockwise from the next one. */
export function opponentsOf(g: Jugula, seat: Seat): Seat[] {
  const found: Seat[] = [];
  for (let i = 1; i < g.seats; i++) if (isPlaying(g, (seat + i) % g.seats)) found.push((seat + i) % g.seats);
  return found;
}

/** The names of the gladiators of a seat in the arena for whom `fits` holds; nobody obeys one who has conceded. */
export function namesOf(g: Jugula, seat: Seat, fits: (gladiator: Gladiator) => boolean): number[] {
  const names: number[] = [];
  if (!isPlaying(g, seat)) return names;
  for (let who = seat * g.size; who < (seat + 1) * g.size; who++) {
    const gladiator = g.gladiators[who]!;
    if (gladiator.cell >= 0 && fits(gladiator)) names.push(nameOf(seat, gladiator.kind));
  }
  return names;
}
