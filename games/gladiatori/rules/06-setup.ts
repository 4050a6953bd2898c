// Chapter 6: player order of the first turn, and placement.

import { rule, to } from '#engine/flow/flow.ts';
import { type Barred, field, form, pick } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { arena, CENTRE, STARTS } from '#games/gladiatori/board.ts';
import { figureAt, type Gladiatori, isEnemy } from '#games/gladiatori/state.ts';

/** GL-6.3 */
export const FIRST_VP = 10;
/** GL-6.6: two empty hexes between. */
export const LEAST_DISTANCE = 3;

const EVERY_HEX: readonly number[] = Array.from({ length: arena.size }, (_, cell) => cell);
const FACINGS = [0, 1, 2, 3, 4, 5];

/** GL-6.6, GL-6.7: whether an opponent stands too near, under free placement. */
function isTooNear(g: Gladiatori, seat: Seat, cell: number): boolean {
  if (!g.freePlacement) return false;
  for (const [i, other] of g.gladiators.entries())
    if (other.cell >= 0 && isEnemy(g, seat, i) && arena.distance(cell, other.cell) < LEAST_DISTANCE) return true;
  return false;
}

/** GL-6.4 to GL-6.7: where `seat` may start. */
export function startingHexes(g: Gladiatori, seat: Seat): number[] {
  const open: number[] = [];
  for (const cell of g.freePlacement ? EVERY_HEX : STARTS)
    if (figureAt(g, cell) < 0 && !isTooNear(g, seat, cell)) open.push(cell);
  return open;
}

export const setUp = rule<Gladiatori, { placed: number }>('set-up', { locals: { placed: 0 }, shows: ['placed'] }, [
  {
    clause: 'GL-6.2',
    run(g, _f, t) {
      g.order = g.gladiators.map((_, seat) => seat);
      t.random.shuffle(g.order);
      t.log?.emit('orderSet', { seats: g.order.slice() });
    },
  },
  {
    clause: 'GL-6.3',
    run(g) {
      for (let i = g.order.length - 1; i >= 0; i--) g.arrived[g.order[i]!] = ++g.clock;
    },
  },
  {
    clause: 'GL-6.4',
    ask(g, f) {
      const seat = g.order[f.placed];
      if (seat === undefined) return null;
      return form(seat, [
        field('cell', pick(seat, 'cell', startingHexes(g, seat))),
        field('facing', pick(seat, 'direction', FACINGS)),
      ]);
    },
    fallback(g, f) {
      const open = startingHexes(g, g.order[f.placed]!);
      const cell = STARTS.find((start) => open.includes(start)) ?? open[0]!;
      return { cell, facing: arena.bearing(cell, CENTRE, -1) };
    },
    barred(g, _f, { seat }) {
      const list: Barred[] = [];
      for (const item of g.freePlacement ? EVERY_HEX : STARTS) {
        if (figureAt(g, item) >= 0) list.push({ item, clause: 'GL-6.4', reason: 'another gladiator stands there' });
        else if (isTooNear(g, seat, item))
          list.push({
            item,
            clause: 'GL-6.6',
            reason: 'an opponent stands too near: two empty hexes must lie between',
          });
      }
      return list;
    },
    take(g, f, t, choice: { cell: number; facing: number }, seat) {
      const one = g.gladiators[seat]!;
      f.placed++;
      one.cell = choice.cell;
      one.facing = choice.facing;
      t.log?.emit('placed', { seat, cell: one.cell, facing: one.facing });
      return to('GL-6.4');
    },
  },
]);
