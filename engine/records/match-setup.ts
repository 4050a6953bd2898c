// What a match is set up with, and the header of its record.

import { commitment } from '#engine/chance/random.ts';
import type { Game } from '#engine/game.ts';
import { isRefusal, readOptions, seatFault } from '#engine/options.ts';
import type { Header } from '#engine/records/record.ts';

export interface MatchSetup {
  game: Game;
  seats: number;
  /** Options that differ from the game's defaults. */
  options: unknown;
  /** Secret until the match is over. */
  seed: string;
  /** The unique name of the match. */
  match: string;
  /** The players' nonces for the dice, in the order of their seats. */
  nonces: readonly string[];
  /** The rules version of the dice and the commitment, if it is an earlier one. */
  began?: string | null;
  names?: readonly string[] | null;
  started?: string | null;
}

/** An Error says what is wrong with the set-up. */
export function headerOf(setup: MatchSetup): Header {
  const { game, seats, seed, match, nonces, began = null, names = null, started = null } = setup;
  const options = readOptions(game.options, setup.options);
  if (isRefusal(options)) throw new Error(`${options.text}.`);
  const fault = seatFault(game, seats, options);
  if (fault !== null) throw new Error(`${fault}; choose another number.`);
  if (nonces.length > seats) throw new Error(`There are ${nonces.length} nonces for ${seats} seats; give one a seat.`);
  if (names !== null && names.length !== seats) {
    throw new Error(`There are ${names.length} names for ${seats} seats; give one a seat.`);
  }
  const { id, rules } = game;
  const promised = commitment({ seed, match, rules: began ?? rules });
  return {
    game: id,
    rules,
    began,
    match,
    seats,
    options,
    commitment: promised,
    nonces: [...nonces],
    names,
    started,
  };
}
