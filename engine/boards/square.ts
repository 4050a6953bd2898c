// Boards of squares with eight neighbours each: static tables over small integers.
//
// x grows to the east, y to the south; (0, 0) is the north-west corner. A cell is y * width + x, so that cells are
// numbered in reading order. Directions go clockwise from the north: 0 N, 1 NE, 2 E, 3 SE, 4 S, 5 SW, 6 W, 7 NW. −1
// means "no such cell" or "no such direction".

import { type Arc, inArc } from '#engine/boards/facing.ts';
import { frozen } from '#engine/json.ts';

export const SQUARE_SIDES = 8;
export const SQUARE_X: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];
export const SQUARE_Y: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];

export interface SquareBoard {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly x: Int8Array;
  readonly y: Int8Array;
  /** Per cell the neighbour in each of the eight directions, −1 off the board. */
  readonly neighbours: readonly (readonly number[])[];
  /** Per cell its neighbours on the board, by direction. */
  readonly steps: readonly (readonly number[])[];
  cellAt(x: number, y: number): number;
  distance(a: number, b: number): number;
  /** The direction of a neighbour, −1 for any other cell. */
  direction(from: number, to: number): number;
  /** The direction in which `to` lies at any distance; see `octant`. */
  octant(from: number, to: number): number;
  /** Whether `to` is a neighbour of `from` and lies in the arc of a figure there. */
  inArc(from: number, to: number, facing: number, arc: Arc): boolean;
  /** Whether `to` lies in that arc as it is, or moved straight ahead by any number of squares up to `ahead`. */
  inProjectedArc(from: number, to: number, facing: number, arc: Arc, ahead: number): boolean;
  /** As on a chess board: column letter from the left, then the row from the bottom. */
  name(cell: number): string;
  /** The cell of that name, −1 if the board has none. */
  parse(name: string): number;
}

// Displacements with both parts in −1 … 1, read row by row: (y + 1) * 3 + x + 1.
const UNIT_OFFSETS = [7, 0, 1, 6, -1, 2, 5, 4, 3];
const unitDirection = (x: number, y: number): number => UNIT_OFFSETS[y * 3 + x + 4] as number;

/** The direction of a displacement to a neighbour, −1 for any other displacement. */
export const squareDirection = (x: number, y: number): number =>
  x < -1 || x > 1 || y < -1 || y > 1 ? -1 : unitDirection(x, y);

/** The direction nearest to a displacement, to the nearest 45°; −1 for (0, 0). Whole numbers never fall on the border. */
export function octant(x: number, y: number): number {
  const wide = Math.abs(x);
  const tall = Math.abs(y);
  const long = wide > tall ? wide : tall;
  const short = wide > tall ? tall : wide;
  if ((long - short) * (long - short) <= 2 * short * short) return unitDirection(Math.sign(x), Math.sign(y));
  return wide > tall ? unitDirection(Math.sign(x), 0) : unitDirection(0, Math.sign(y));
}

const isSide = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= 26;

export function squareBoard(width: number, height: number): SquareBoard {
  if (!isSide(width) || !isSide(height)) {
    throw new RangeError(`A board of ${width} by ${height} squares: use whole numbers from 1 to 26.`);
  }
  const size = width * height;
  const x = Int8Array.from({ length: size }, (_, cell) => cell % width);
  const y = Int8Array.from({ length: size }, (_, cell) => (cell - (cell % width)) / width);
  const cellAt = (cellX: number, cellY: number): number =>
    cellX < 0 || cellX >= width || cellY < 0 || cellY >= height ? -1 : cellY * width + cellX;
  const offsetX = (from: number, to: number): number => (x[to] as number) - (x[from] as number);
  const offsetY = (from: number, to: number): number => (y[to] as number) - (y[from] as number);
  const neighbours = Array.from(x, (cellX, cell) =>
    SQUARE_X.map((dx, d) => cellAt(cellX + dx, (y[cell] as number) + (SQUARE_Y[d] as number))),
  );
  const distances = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      distances[a * size + b] = Math.max(Math.abs(offsetX(a, b)), Math.abs(offsetY(a, b)));
    }
  }
  const names = Array.from(x, (cellX, cell) => String.fromCharCode(97 + cellX) + (height - (y[cell] as number)));
  const byName = new Map(names.map((name, cell) => [name, cell]));
  return {
    width,
    height,
    size,
    x,
    y,
    neighbours: frozen(neighbours),
    steps: frozen(neighbours.map((around) => around.filter((cell) => cell >= 0))),
    cellAt,
    distance: (a, b) => distances[a * size + b] as number,
    direction: (from, to) => squareDirection(offsetX(from, to), offsetY(from, to)),
    octant: (from, to) => octant(offsetX(from, to), offsetY(from, to)),
    inArc: (from, to, facing, within) =>
      inArc(within, squareDirection(offsetX(from, to), offsetY(from, to)), facing, SQUARE_SIDES),
    inProjectedArc(from, to, facing, within, ahead) {
      let dx = offsetX(from, to);
      let dy = offsetY(from, to);
      for (let moved = 0; moved <= ahead; moved++) {
        if (inArc(within, squareDirection(dx, dy), facing, SQUARE_SIDES)) return true;
        dx -= SQUARE_X[facing] as number;
        dy -= SQUARE_Y[facing] as number;
      }
      return false;
    },
    name: (cell) => names[cell] as string,
    parse: (name) => byName.get(name) ?? -1,
  };
}
