// Chapter 4: the turn.

import { call, end, rule, to } from '#engine/flow/flow.ts';
import { type Item, path, pick } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { arena, COSTS } from '#games/harenula/board.ts';
import { attack } from '#games/harenula/rules/05-attack.ts';
import { clockwise, draw, type Harenula, standingSeats, stands } from '#games/harenula/state.ts';

const MOVEMENT = 3;

export const turns = rule<Harenula, { taken: number }>('turns', { locals: { taken: 0 }, shows: ['taken'] }, [
  {
    clause: 'HA-4.1',
    run(g, f) {
      if (f.taken === g.seats) return end();
      const seat = clockwise(g, g.first, f.taken++);
      return stands(g, seat) ? call(turn, { by: seat }, 'HA-4.1') : to('HA-4.1');
    },
  },
]);

interface Turn {
  by: Seat;
  attacked: boolean;
}

export const turn = rule<Harenula, Turn>('turn', { locals: { by: 0, attacked: false }, shows: ['by', 'attacked'] }, [
  {
    clause: 'HA-4.2',
    ask: (g, f) =>
      path(f.by, 'cell', g.gladiators[f.by]!.cell, arena.steps, MOVEMENT, { costs: COSTS, blocked: occupied(g, f.by) }),
    fallback: () => [],
    barred: (g, f) => occupied(g, f.by).map((item) => ({ item, clause: 'HA-4.2', reason: 'a gladiator stands there' })),
    take(g, f, t, walk: number[]) {
      if (walk.length === 0) return;
      g.gladiators[f.by]!.cell = walk[walk.length - 1]!;
      t.log?.emit('moved', { seat: f.by, cells: walk.slice() });
    },
  },
  {
    clause: 'HA-4.3',
    ask(g, f) {
      const targets = adjacent(g, f.by);
      return targets.length === 0 ? null : pick(f.by, 'seat', [...targets, 'nobody']);
    },
    fallback: () => 'nobody',
    take(_g, f, t, choice: Item) {
      if (choice === 'nobody') return;
      f.attacked = true;
      t.log?.emit('attacked', { seat: f.by, on: choice as number });
      return call(attack, { by: f.by, on: choice as Seat });
    },
  },
  {
    clause: 'HA-4.4',
    run(g, f, t) {
      if (!f.attacked) draw(g, t, f.by, 1);
    },
  },
]);

/** The hexes on which others stand. */
function occupied(g: Harenula, by: Seat): number[] {
  const cells: number[] = [];
  for (let seat = 0; seat < g.seats; seat++) if (seat !== by && stands(g, seat)) cells.push(g.gladiators[seat]!.cell);
  return cells;
}

function adjacent(g: Harenula, by: Seat): Seat[] {
  const { cell } = g.gladiators[by]!;
  return standingSeats(g).filter((seat) => arena.distance(cell, g.gladiators[seat]!.cell) === 1);
}
