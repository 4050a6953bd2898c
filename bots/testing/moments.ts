// Moments of a game at which a seat decides, for tests: the heuristic plays from one to the next.

import { fastRandom } from '#engine/chance/random.ts';
import { startTable } from '#engine/flow/start.ts';
import { Table } from '#engine/flow/table.ts';
import type { Game } from '#engine/game.ts';
import type { Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

export interface AskedPosition {
  view: unknown;
  request: Request;
  table: Table;
}

/** Every `every`th decision of a game, until there are `most`. */
export function* moments(
  game: Game,
  { seats, every, most, seed = 1, options = {} }: Settings,
): Generator<AskedPosition, void, undefined> {
  const random = fastRandom(seed);
  const table = startTable(game, { seats, random, options });
  let found = 0;
  for (let n = 0; !table.over && found < most; n++) {
    const { seat } = table.waiting!;
    const request = table.requestForBot(seat)!;
    const view = game.viewFor(table.state, seat);
    if (n % every === 0) {
      found++;
      yield { view, request, table };
    }
    table.decide(seat, request.id, game.heuristic(view, request, random));
  }
}

/**
 * What the seat sees and is asked in another world that it cannot tell from this one. A bot that knows no more than its
 * seat answers the same in both.
 */
export function elsewhere(game: Game, view: unknown, seat: Seat, seed: number): { view: unknown; request: Request } {
  const table = new Table(game, game.determinise(view, fastRandom(seed)), fastRandom(seed), null).run();
  return { view: game.viewFor(table.state, seat), request: table.requestForBot(seat)! };
}

interface Settings {
  seats: number;
  every: number;
  most: number;
  seed?: number;
  options?: { readonly [name: string]: unknown };
}
