// The hexes of the arena on the drawing: their centres, and the walks that lead to them.

import { enumerate } from '#engine/requests/choices.ts';
import type { Path, Request } from '#engine/requests/request.ts';
import { arena } from '#games/spartacus/board.ts';

/** The width of a hex; points up, rows 0.866 of it apart. */
export const WIDTH = 51;
const ROW = (WIDTH * Math.sqrt(3)) / 2;
const SIDE = WIDTH / Math.sqrt(3);

interface Point {
  x: number;
  y: number;
}

export const POINTS: readonly Point[] = Array.from({ length: arena.size }, (_, cell) => ({
  x: (arena.q[cell]! + arena.r[cell]! / 2) * WIDTH,
  y: arena.r[cell]! * ROW,
}));

const half = WIDTH / 2;
export const HEX = `M0 ${-SIDE}L${half} ${-SIDE / 2}V${SIDE / 2}L0 ${SIDE}L${-half} ${SIDE / 2}V${-SIDE / 2}z`;

/** More than the destinations on any of our boards. */
const EVERY_END = 60;

/** The walks of a request by where they end, without staying. */
export function walksOf(request: Request | null): ReadonlyMap<number, readonly number[]> {
  const walks = new Map<number, readonly number[]>();
  if (request?.kind !== 'path') return walks;
  for (const walk of enumerate(request as Path, EVERY_END) as number[][]) {
    const end = walk.at(-1);
    if (end !== undefined) walks.set(end, walk);
  }
  return walks;
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest of `cells` in the direction of an arrow key; sideways distance counts double. −1: none. */
export function cellAfter(from: number, cells: readonly number[], key: string): number {
  const way = ARROWS[key];
  if (way === undefined) return -1;
  const [dx, dy] = way;
  let [best, found] = [Number.POSITIVE_INFINITY, -1];
  for (const cell of cells) {
    const [x, y] = [POINTS[cell]!.x - POINTS[from]!.x, POINTS[cell]!.y - POINTS[from]!.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along > 1 && along + 2 * aside < best) [best, found] = [along + 2 * aside, cell];
  }
  return found;
}
