// Boards of hexagons: static tables over small integers.
//
// Hexes are pointy-top with axial coordinates (q, r): q grows to the east, r to the south-east. A cell is the index of
// a hex on its board; cells are numbered by q, then r, so that the lowest cell is the first in canonical order. An
// offset is the difference of two coordinates. Directions: 0 east, 1 north-east, 2 north-west, 3 west, 4 south-west,
// 5 south-east. −1 means "no such cell" or "no such direction".

import { type Arc, inArc, turned, turnsBetween } from '#engine/boards/facing.ts';
import { frozen } from '#engine/json.ts';

export const HEX_SIDES = 6;
export const HEX_Q: readonly number[] = [1, 1, 0, -1, -1, 0];
export const HEX_R: readonly number[] = [0, -1, -1, 0, 1, 1];

export interface HexBoard {
  readonly size: number;
  readonly q: Int8Array;
  readonly r: Int8Array;
  /** Per cell the neighbour in each of the six directions, −1 off the board. */
  readonly neighbours: readonly (readonly number[])[];
  /** Per cell its neighbours on the board, by direction. */
  readonly steps: readonly (readonly number[])[];
  cellAt(q: number, r: number): number;
  distance(a: number, b: number): number;
  /** The direction of a neighbour, −1 for any other cell. */
  direction(from: number, to: number): number;
  /** The direction in which `to` lies at any distance; see `bearing`. */
  bearing(from: number, to: number, facing: number): number;
  /** Whether `to` is a neighbour of `from` and lies in the arc of a figure there. */
  inArc(from: number, to: number, facing: number, arc: Arc): boolean;
  /** Whether `to` lies in the cone before a figure on `from`; see `inCone`. */
  inCone(from: number, to: number, facing: number): boolean;
  /** Row letter from the top, then the place in the row from the left: c5. */
  name(cell: number): string;
  /** The cell of that name, −1 if the board has none. */
  parse(name: string): number;
}

export const hexDistance = (q: number, r: number): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

// Offsets with both parts in −1 … 1, read row by row: (q + 1) * 3 + r + 1.
const UNIT_OFFSETS = [-1, 3, 4, 2, -1, 5, 1, 0, -1];

/** The direction of an offset to a neighbour, −1 for any other offset. */
export const hexDirection = (q: number, r: number): number =>
  q < -1 || q > 1 || r < -1 || r > 1 ? -1 : (UNIT_OFFSETS[q * 3 + r + 4] as number);

// The q of an offset (q, r) turned by so many sixths is TURN_Q · q + TURN_R · r.
const TURN_Q = [1, 0, -1, -1, 0, 1];
const TURN_R = [0, -1, -1, 0, 1, 1];

/** The q of an offset turned clockwise by `sixths`: direction d becomes d − sixths. */
export function rotatedQ(q: number, r: number, sixths: number): number {
  const turn = turned(0, sixths, HEX_SIDES);
  return ((TURN_Q[turn] as number) * q + (TURN_R[turn] as number) * r) | 0; // | 0 because a product may be −0
}

/** The r that goes with `rotatedQ`. */
export const rotatedR = (q: number, r: number, sixths: number): number => rotatedQ(q, r, sixths - 2);

// By direction: SCORE_Q · q + SCORE_R · r is twice the length of an offset (q, r) along that direction.
const SCORE_Q = [2, 1, -1, -2, -1, 1];
const SCORE_R = [1, -1, -2, -1, 1, 2];

/**
 * The direction that points best along an offset. Between two equally good ones the nearer to `facing` wins, then the
 * lower number; with −1 for `facing`, always the lower number. −1 for the offset (0, 0).
 */
export function bearing(q: number, r: number, facing: number): number {
  let best = -1;
  let top = 0;
  for (let d = 0; d < HEX_SIDES; d++) {
    const score = (SCORE_Q[d] as number) * q + (SCORE_R[d] as number) * r;
    if (score < top) continue;
    if (score > top) {
      top = score;
      best = d;
    } else if (best >= 0 && facing >= 0 && turnsBetween(d, facing, HEX_SIDES) < turnsBetween(best, facing, HEX_SIDES)) {
      best = d;
    }
  }
  return best;
}

/** Whether an offset lies within 60° on either side of `facing`, the edges of that cone included. */
export function inCone(q: number, r: number, facing: number): boolean {
  const ahead = rotatedQ(q, r, facing);
  return ahead >= 0 && ahead + rotatedR(q, r, facing) >= 0 && (q !== 0 || r !== 0);
}

/** Coordinates whose differences fit into an Int8Array. */
const isCoordinate = (n: number): boolean => Number.isInteger(n) && n >= -64 && n <= 63;

export function hexBoard(hexes: readonly (readonly [q: number, r: number])[]): HexBoard {
  for (const [q, r] of hexes) {
    if (!isCoordinate(q) || !isCoordinate(r))
      throw new RangeError(`Hex (${q}, ${r}): use whole numbers from -64 to 63.`);
  }
  const sorted = [...hexes].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const size = sorted.length;
  if (size === 0) throw new RangeError('A board needs at least one hex: list its coordinates.');
  const q = Int8Array.from(sorted, (hex) => hex[0]);
  const r = Int8Array.from(sorted, (hex) => hex[1]);
  const left = q[0] as number;
  const top = Math.min(...r);
  const rows = Math.max(...r) - top + 1;
  if (rows > 26) throw new RangeError(`A board has at most 26 rows, one for each letter; this one has ${rows}.`);
  const grid = new Int16Array(((q[size - 1] as number) - left + 1) * rows).fill(-1);
  const cellAt = (hexQ: number, hexR: number): number =>
    hexR < top || hexR >= top + rows ? -1 : (grid[(hexQ - left) * rows + hexR - top] ?? -1);
  sorted.forEach(([hexQ, hexR], cell) => {
    if (cellAt(hexQ, hexR) >= 0) throw new RangeError(`Hex (${hexQ}, ${hexR}) is listed twice: list it once.`);
    grid[(hexQ - left) * rows + hexR - top] = cell;
  });
  const offsetQ = (from: number, to: number): number => (q[to] as number) - (q[from] as number);
  const offsetR = (from: number, to: number): number => (r[to] as number) - (r[from] as number);
  const neighbours = sorted.map(([hexQ, hexR]) => HEX_Q.map((dq, d) => cellAt(hexQ + dq, hexR + (HEX_R[d] as number))));
  const distances = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) distances[a * size + b] = hexDistance(offsetQ(a, b), offsetR(a, b));
  }
  const names = nameRows(r, top);
  const byName = new Map(names.map((name, cell) => [name, cell]));
  return {
    size,
    q,
    r,
    neighbours: frozen(neighbours),
    steps: frozen(neighbours.map((around) => around.filter((cell) => cell >= 0))),
    cellAt,
    distance: (a, b) => distances[a * size + b] as number,
    direction: (from, to) => hexDirection(offsetQ(from, to), offsetR(from, to)),
    bearing: (from, to, facing) => bearing(offsetQ(from, to), offsetR(from, to), facing),
    inArc: (from, to, facing, within) =>
      inArc(within, hexDirection(offsetQ(from, to), offsetR(from, to)), facing, HEX_SIDES),
    inCone: (from, to, facing) => inCone(offsetQ(from, to), offsetR(from, to), facing),
    name: (cell) => names[cell] as string,
    parse: (name) => byName.get(name) ?? -1,
  };
}

/** Names by row and place in the row; within a row the cells come in the order of q, as they do on the board. */
function nameRows(r: Int8Array, top: number): string[] {
  const counts: number[] = [];
  return Array.from(r, (hexR) => {
    const row = hexR - top;
    const place = (counts[row] ?? 0) + 1;
    counts[row] = place;
    return String.fromCharCode(97 + row) + place;
  });
}
