// Lines of sight between hexes, exact in whole numbers.
//
// In the plane the centre of hex (q, r) is (2q + r, 3r) and its corners are centre + (CORNER_X, CORNER_Y); this is the
// true picture stretched along its axes, which changes no crossing. A sight line runs from the centre of one hex to the
// centre or a flank of another; the flanks are the two corners outermost as seen from the first. A hex covers a target
// when a sight line crosses the hex's interior: running along its edge or through its corner only touches it.
//
// Sight is not mutual: it starts in one centre and needs the whole width of the other hex.

import { type HexBoard, hexDistance } from '#engine/boards/hex.ts';

export const CORNER_X: readonly number[] = [0, 1, 1, 0, -1, -1];
export const CORNER_Y: readonly number[] = [-2, -1, 1, 2, 1, -1];

export const planeX = (q: number, r: number): number => 2 * q + r;
export const planeY = (r: number): number => 3 * r;

/** How a segment and a hexagon meet: not at all, only in the hexagon's outline, or in its interior. */
export type Contact = 0 | 1 | 2;
export const MISSES = 0;
export const TOUCHES = 1;
export const CROSSES = 2;

/** How far the interval between a and b stays clear of −half … half: negative when they overlap. */
const gap = (a: number, b: number, half: number): number => (a < b ? Math.max(a, -b) : Math.max(b, -a)) - half;

/**
 * How the segment from (x0, y0) to (x1, y1) meets the closed hexagon centred on (cx, cy). Two convex figures are apart
 * when they are apart along the normal of one of their edges, and here there are four such normals: three of the
 * hexagon (|x| ≤ 1, |x + y| ≤ 2, |x − y| ≤ 2) and that of the segment itself.
 */
export function contact(x0: number, y0: number, x1: number, y1: number, cx: number, cy: number): Contact {
  const ax = x0 - cx;
  const ay = y0 - cy;
  const bx = x1 - cx;
  const by = y1 - cy;
  let widest = Math.max(gap(ax, bx, 1), gap(ax + ay, bx + by, 2), gap(ax - ay, bx - by, 2));
  const dx = bx - ax;
  const dy = by - ay;
  if (dx !== 0 || dy !== 0) {
    const half = Math.max(2 * Math.abs(dx), Math.abs(dx) + Math.abs(dy));
    widest = Math.max(widest, Math.abs(ax * dy - ay * dx) - half);
  }
  return widest > 0 ? MISSES : widest === 0 ? TOUCHES : CROSSES;
}

/**
 * The corner of a hexagon centred on (x, y) that is outermost as seen from (0, 0), on the side of the larger polar angle
 * (side 1) or the smaller (side −1); of two corners in one line, the nearer.
 */
export function flank(x: number, y: number, side: 1 | -1): number {
  let outer = 0;
  for (let corner = 1; corner < 6; corner++) {
    const ax = x + (CORNER_X[outer] as number);
    const ay = y + (CORNER_Y[outer] as number);
    const bx = x + (CORNER_X[corner] as number);
    const by = y + (CORNER_Y[corner] as number);
    const turn = (ax * by - ay * bx) * side;
    if (turn > 0 || (turn === 0 && bx * bx + by * by < ax * ax + ay * ay)) outer = corner;
  }
  return outer;
}

/** Whether a figure on the hex at offset (q, r) covers, in whole or in part, the one at offset (toQ, toR). */
export function isCover(toQ: number, toR: number, q: number, r: number): boolean {
  const x = planeX(toQ, toR);
  const y = planeY(toR);
  const cx = planeX(q, r);
  const cy = planeY(r);
  if (contact(0, 0, x, y, cx, cy) === CROSSES) return true;
  const left = flank(x, y, -1);
  if (contact(0, 0, x + (CORNER_X[left] as number), y + (CORNER_Y[left] as number), cx, cy) === CROSSES) return true;
  const right = flank(x, y, 1);
  return contact(0, 0, x + (CORNER_X[right] as number), y + (CORNER_Y[right] as number), cx, cy) === CROSSES;
}

/**
 * For every pair of cells the cells between them that cover the second from the first, nearest first. Those of the pair
 * (from, to) are `cells[first[pair]]` up to but not including `cells[first[pair + 1]]`, with pair = from * size + to.
 */
export interface SightLines {
  readonly size: number;
  readonly first: Uint32Array;
  readonly cells: Uint16Array;
}

type Offset = readonly [q: number, r: number];

export function sightLines(board: HexBoard): SightLines {
  const { size, q, r } = board;
  const first = new Uint32Array(size * size + 1);
  const cells: number[] = [];
  const patterns = new Map<number, Offset[]>();
  for (let from = 0; from < size; from++) {
    const fromQ = q[from] as number;
    const fromR = r[from] as number;
    for (let to = 0; to < size; to++) {
      const toQ = (q[to] as number) - fromQ;
      const toR = (r[to] as number) - fromR;
      // Coverage depends on the offset alone, so each offset is computed once.
      const key = toQ * 256 + toR;
      let pattern = patterns.get(key);
      if (pattern === undefined) {
        pattern = coverPattern(toQ, toR);
        patterns.set(key, pattern);
      }
      for (const [coverQ, coverR] of pattern) {
        const cell = board.cellAt(fromQ + coverQ, fromR + coverR);
        if (cell >= 0) cells.push(cell);
      }
      first[from * size + to + 1] = cells.length;
    }
  }
  return { size, first, cells: Uint16Array.from(cells) };
}

/** The offsets of all hexes that cover the one at (toQ, toR), by distance, then by q, then by r. */
function coverPattern(toQ: number, toR: number): Offset[] {
  const reach = hexDistance(toQ, toR);
  const pattern: Offset[] = [];
  for (let q = -reach - 1; q <= reach + 1; q++) {
    for (let r = -reach - 1; r <= reach + 1; r++) {
      if ((q === 0 && r === 0) || (q === toQ && r === toR)) continue;
      // No corner is 1 step or more from its own centre, so a hex on the line is never a detour of more than 2 steps.
      if (hexDistance(q, r) + hexDistance(toQ - q, toR - r) > reach + 2) continue;
      if (isCover(toQ, toR, q, r)) pattern.push([q, r]);
    }
  }
  return pattern.sort((a, b) => hexDistance(a[0], a[1]) - hexDistance(b[0], b[1]));
}

/** The first cell on the sight lines for which `blocked` holds, or −1 when they are clear. */
export function obstacle(lines: SightLines, from: number, to: number, blocked: (cell: number) => boolean): number {
  const pair = from * lines.size + to;
  const end = lines.first[pair + 1] as number;
  for (let i = lines.first[pair] as number; i < end; i++) {
    const cell = lines.cells[i] as number;
    if (blocked(cell)) return cell;
  }
  return -1;
}

/** Whether nothing covers `to` from `from`, not even in part. */
export const sight = (lines: SightLines, from: number, to: number, blocked: (cell: number) => boolean): boolean =>
  obstacle(lines, from, to, blocked) < 0;
