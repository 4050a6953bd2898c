// A new table for programs: search, self-play, experiments. Real matches start with Match, which also keeps a record.

import type { Random } from '#engine/chance/random.ts';
import type { Log } from '#engine/event.ts';
import type { GameState } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import type { Game } from '#engine/game.ts';
import { isRefusal, readOptions, seatFault } from '#engine/options.ts';

export interface Start {
  seats: number;
  /** Options that differ from the game's defaults. */
  options?: { readonly [name: string]: unknown };
  random: Random;
  /** Null, as in search, unless events are wanted. */
  log?: Log | null;
}

/** A table at its first question. An Error says in one sentence which option or number of seats is wrong. */
export function startTable<G extends GameState, V>(game: Game<G, V>, start: Start): Table<G> {
  const options = readOptions(game.options, start.options ?? {});
  if (isRefusal(options)) throw new Error(`${game.title}: ${options.text}.`);
  const fault = seatFault(game, start.seats, options);
  if (fault !== null) throw new Error(`${fault}.`);
  return new Table(game as Game<G>, game.setup(start.seats, options), start.random, start.log ?? null).run();
}
