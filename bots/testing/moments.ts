// Moments of a game at which a seat decides, for tests: the heuristic plays from one to the next.

import { fastRandom } from '#engine/chance/random.ts';
import { startTable } from '#engine/flow/start.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Game } from '#engine/game.ts';
import type { Request } from '#engine/requests/request.ts';

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

interface Settings {
  seats: number;
  every: number;
  most: number;
  seed?: number;
  options?: { readonly [name: string]: unknown };
}
