// What changes a match, as plain JSON: the closed set of entries a table is made of.
//
// The list of a match's entries is the match: played again in order they give the same states, the same streams and the
// same numbers. An entry says when it happened (`at`, milliseconds by the clock of whoever keeps the list), for the
// clocks of the players depend on it. What a vote brings about, a rewind or a pause, follows from the votes themselves
// and is no entry of its own.

import type { Choice } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import type { Vote } from '#live/messages.ts';

/** The first entry: who sits down. All lists are by seat. */
export interface Start {
  t: 'start';
  at: number;
  /** What each added to the dice; '' for nothing. */
  nonces: string[];
  /** The level of a bot; null for a person. */
  bots: (string | null)[];
  /** The lowest of the seats that the same person holds; the seat itself for one who holds no other, and for a bot. */
  persons: Seat[];
}

export interface Decide {
  t: 'decide';
  at: number;
  seat: Seat;
  /** Of the request, as the match numbers it, or the name of a free command. */
  id: number | string;
  choice: Choice;
  /** Who decided in the player's stead. */
  by: 'clock' | 'bot' | null;
}

export type Entry =
  | Start
  | Decide
  | { t: 'undo'; at: number; seat: Seat }
  /** A bot of this level plays for the person who left, or whose time ran out. */
  | { t: 'stand-in'; at: number; seat: Seat; level: string }
  | { t: 'return'; at: number; seat: Seat }
  | { t: 'propose'; at: number; seat: Seat; what: Vote['what']; back: number; of?: Seat }
  | { t: 'vote'; at: number; seat: Seat; vote: number; yes: boolean }
  /** Not everybody answered a vote in time; `seat` is who proposed it. */
  | { t: 'lapse'; at: number; seat: Seat; vote: number };
