// Chapter 3: the objective and the end of the game.

import { end, type Next } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Outcome } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { houseGlory, type Ludi } from '#games/house-of-gladiators/state.ts';

/** HG-3.1 */
export const TASKS_TO_WIN = 3;

/** HG-3.4: tested for all Houses together. */
export const hasWinner = (g: Ludi): boolean => g.order.some((seat) => g.houses[seat]!.done.length >= TASKS_TO_WIN);

/** The game is over by this clause. */
export function finish(g: Ludi, t: Table<Ludi>, clause: string): Next {
  g.ending = clause;
  const { places, scores } = outcome(g);
  t.log?.emit('gameEnded', { clause, places, scores });
  return end();
}

/** HG-3.5, HG-3.6: those who are out share the last place; of the others count completed tasks, House Glory, coins, rations. */
function compare(g: Ludi, a: Seat, b: Seat): number {
  const one = g.houses[a]!;
  const other = g.houses[b]!;
  if (one.out || other.out) return Number(one.out) - Number(other.out);
  return (
    other.done.length - one.done.length ||
    houseGlory(other) - houseGlory(one) ||
    other.coins - one.coins ||
    other.rations - one.rations
  );
}

/** Places by HG-3.5; the score of a House is the number of its completed tasks, −1 once it is out. */
export function outcome(g: Ludi): Outcome {
  const places = g.houses.map((_, seat) => 1 + g.houses.filter((_other, other) => compare(g, other, seat) < 0).length);
  return {
    clause: g.ending ?? 'HG-3.7',
    places,
    scores: g.houses.map((house) => (house.out ? -1 : house.done.length)),
  };
}
