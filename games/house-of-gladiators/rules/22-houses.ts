// Chapter 22: pairings, byes, and Houses that go out.

import { insert } from '#engine/chance/deck.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Seat } from '#engine/seat.ts';
import { isStarter } from '#games/house-of-gladiators/cards.ts';
import { finish } from '#games/house-of-gladiators/rules/03-objective.ts';
import { returnTask } from '#games/house-of-gladiators/rules/20-tasks.ts';
import { type Ludi, lose, spend } from '#games/house-of-gladiators/state.ts';

type Pair = readonly [number, number];

/** HG-22.3: who meets whom, by the number of Houses and q; HG-22.4: of three, by the one with the bye. In the rulebook's seats. */
const PAIRS: { readonly [houses: number]: readonly (readonly Pair[])[] } = {
  2: [[[0, 1]], [[0, 1]], [[0, 1]]],
  3: [[[1, 2]], [[0, 2]], [[0, 1]]],
  4: [
    [
      [0, 1],
      [2, 3],
    ],
    [
      [0, 2],
      [1, 3],
    ],
    [
      [0, 3],
      [1, 2],
    ],
  ],
};

/** What pairings depend on: everybody sees it. */
type Calendar = Pick<Ludi, 'round' | 'order'>;

/** HG-22.2 */
const q = (g: Calendar, slot: number): number => (g.round + slot) % 3;

/** HG-22.4: the first three byes go round in the order of seats, and from round 3 on those of the Evening. */
const bye = (g: Calendar, slot: number): number => (q(g, slot) + (g.round < 3 ? 2 : 1)) % 3;

/** The bouts of a slot as pairs of places in the order of the Houses, the one with the lower seat first. */
const placesOf = (g: Calendar, slot: number): readonly Pair[] =>
  PAIRS[g.order.length]![g.order.length === 3 ? bye(g, slot) : q(g, slot)]!;

export const boutsIn = (g: Ludi, slot: number): number => placesOf(g, slot).length;
export const houseIn = (g: Ludi, slot: number, bout: number, side: 0 | 1): Seat =>
  g.order[placesOf(g, slot)[bout]![side]]!;

/** The seats that meet in a slot. */
export const pairings = (g: Calendar, slot: number): Seat[][] =>
  placesOf(g, slot).map(([a, b]) => [g.order[a]!, g.order[b]!]);

/** HG-22.3: whom a House meets in a slot; HG-22.4: itself, where it has a bye. */
export function foeIn(g: Calendar, seat: Seat, slot: number): Seat {
  for (const [a, b] of placesOf(g, slot)) {
    if (g.order[a] === seat) return g.order[b]!;
    if (g.order[b] === seat) return g.order[a]!;
  }
  return seat;
}

/** HG-22.4 */
export const hasBye = (g: Ludi, seat: Seat, slot: number): boolean =>
  g.order.length === 3 && g.order[bye(g, slot)] === seat;

/** HG-3.3: a House without gladiators is defeated; the last House left wins. */
export function testDefeat(g: Ludi, t: Table<Ludi>, seat: Seat): void {
  if (g.houses[seat]!.ludus.length > 0 || g.houses[seat]!.out) return;
  goOut(g, t, seat);
  const left = g.order.filter((other) => !g.houses[other]!.out);
  if (left.length === 1) finish(g, t, g.seats === 2 ? 'HG-3.3' : 'HG-22.5');
}

/** HG-22.5: its cards and coins return to decks and reservoirs. */
function goOut(g: Ludi, t: Table<Ludi>, seat: Seat): void {
  const house = g.houses[seat]!;
  house.out = true;
  spend(g, seat, house.coins, house.rations);
  for (const card of [...house.hand, ...house.open]) {
    lose(house, card);
    insert(isStarter(card) ? g.removed : g.market, card);
  }
  returnTask(g, seat);
  t.random.shuffle(g.market);
  t.random.shuffle(g.tasks);
  t.log?.emit('leftGame', { clause: 'HG-22.5', seat });
}
