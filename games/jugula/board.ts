// The arena of Jugula (chapter 2) as tables over small integers.
//
// A square is one number, row after row; a *stance* is a square with a facing, in one number. A *zone* is what a
// neighbouring square is to a gladiator: his front zone (the Danger Zone is its middle), his sides, his rear, his back square.

import { squareBoard } from '#engine/boards/square.ts';

/** JU-2.1 */
export const SIDE = 8;
export const SQUARES = SIDE * SIDE;
export const FACINGS = 8;

export const columnOf = (square: number): number => square % SIDE;
export const rowOf = (square: number): number => Math.floor(square / SIDE);

/** JU-2.2, JU-2.3, JU-2.13: a board whose squares outside do not exist. */
export const arena = squareBoard(SIDE, SIDE);

/** JU-2.5: clockwise from the north. */
export const FACING_NAMES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** Bits of a facing and of a square: there are 8 facings and 64 squares. */
const FACING_BITS = 3;
const SQUARE_BITS = 6;

export const stanceAt = (square: number, facing: number): number => (square << FACING_BITS) | facing;
export const squareOf = (stance: number): number => stance >> FACING_BITS;
export const facingOf = (stance: number): number => stance & (FACINGS - 1);
/** A sum of facings as a facing. */
export const wrapped = (facing: number): number => facing & (FACINGS - 1);

/** By stance, the square straight ahead; −1 outside the arena. */
export const NEXT: Int8Array = Int8Array.from(
  { length: SQUARES * FACINGS },
  (_, stance) => arena.neighbours[squareOf(stance)]![facingOf(stance)]!,
);
/** The square next to this one in a direction, −1 outside the arena. */
export const nextTo = (square: number, towards: number): number => NEXT[stanceAt(square, towards)]!;

const pairAt = (from: number, to: number): number => (from << SQUARE_BITS) | to;
const pairs = (of: (from: number, to: number) => number): Int8Array =>
  Int8Array.from({ length: SQUARES * SQUARES }, (_, pair) => of(pair >> SQUARE_BITS, pair & (SQUARES - 1)));

/** JU-2.4 */
const DISTANCES = pairs((from, to) => arena.distance(from, to));
export const distance = (from: number, to: number): number => DISTANCES[pairAt(from, to)]!;

const DIRECTIONS = pairs((from, to) => arena.direction(from, to));
/** The direction of a neighbouring square, −1 for any other. */
export const direction = (from: number, to: number): number => DIRECTIONS[pairAt(from, to)]!;

const OCTANTS = pairs((from, to) => arena.octant(from, to));
/** JU-2.15 */
export const octant = (from: number, to: number): number => OCTANTS[pairAt(from, to)]!;

export const opposite = (facing: number): number => wrapped(facing + FACINGS / 2);

export const FRONT = 0;
export const AT_SIDE = 1;
export const REAR = 2;
export const BACK = 3;

/** JU-2.8 to JU-2.12: the zone of each relative direction (JU-2.7). */
const ZONES: readonly number[] = [FRONT, FRONT, AT_SIDE, REAR, BACK, REAR, AT_SIDE, FRONT];

/** JU-2.7: a direction as seen by a gladiator with this facing. */
export const relative = (towards: number, facing: number): number => wrapped(towards - facing);

/** JU-2.16: the zone of a gladiator in `square` in which `from` lies, at any distance. */
export const zoneOf = (square: number, facing: number, from: number): number =>
  ZONES[relative(octant(square, from), facing)]!;

/** JU-2.9: whether `other` lies in the front zone of a gladiator standing in `square`. */
export function inFront(square: number, facing: number, other: number): boolean {
  const towards = DIRECTIONS[pairAt(square, other)]!;
  return towards >= 0 && ZONES[relative(towards, facing)] === FRONT;
}

/** JU-2.8: the square straight ahead, −1 outside the arena. */
export const dangerZone = (square: number, facing: number): number => nextTo(square, facing);

/** JU-16.2: whether `other` lies in the front zone as it is or moved ahead by up to `range` squares. */
export function inProjected(square: number, facing: number, other: number, range: number): boolean {
  if (range === 0) return inFront(square, facing, other);
  return arena.inProjectedArc(square, other, facing, FRONT_ARC, range);
}
const FRONT_ARC = 0b10000011;

/** A letter for each of the nine squares around a gladiator, as the rulebook's diagrams show them. */
export function diagram(facing: number): string[] {
  const arrows = '↑↗→↘↓↙←↖';
  const letter = (x: number, y: number): string => {
    if (x === 0 && y === 0) return arrows[facing]!;
    const r = relative(octant(arena.cellAt(3, 3), arena.cellAt(3 + x, 3 + y)), facing);
    return r === 0 ? 'D' : 'FSRB'[ZONES[r]!]!;
  };
  return [-1, 0, 1].map((y) => [-1, 0, 1].map((x) => letter(x, y)).join(' '));
}

/** Squares are written as the rulebook does, `3,4`; a stance adds the facing, `3,4ne`. */
export const squareName = (square: number): string => `${columnOf(square)},${rowOf(square)}`;
export const stanceName = (stance: number): string => squareName(squareOf(stance)) + FACING_NAMES[facingOf(stance)];

/** What people call a square: columns a to h from the west, rows 1 to 8 from the south, as on the edge of the board. */
export const squareCalled = (square: number): string => 'abcdefgh'[columnOf(square)]! + (SIDE - rowOf(square));

/** JU-5.8 to JU-5.10: whether a seat has its zone in the north. */
export const isNorthern = (seats: number, seat: number): boolean => (seats === 2 ? seat === 0 : seat < 2);

/** The square of that name, −1 if there is none. */
export function squareNamed(name: string): number {
  const [, x, y] = /^([0-7]),([0-7])$/.exec(name) ?? [];
  return x === undefined ? -1 : Number(y) * SIDE + Number(x);
}

/** The square that people call so, −1 if there is none. */
export function squareWritten(text: string): number {
  const [, column, row] = /^([a-h])([1-8])$/.exec(text) ?? [];
  return column === undefined ? -1 : (SIDE - Number(row)) * SIDE + 'abcdefgh'.indexOf(column);
}

/** The stance of that name, −1 if there is none. */
export function stanceNamed(name: string): number {
  const [, square = '', facing = ''] = /^(\d,\d)([a-z]+)$/.exec(name) ?? [];
  const at = squareNamed(square);
  const f = (FACING_NAMES as readonly string[]).indexOf(facing);
  return at < 0 || f < 0 ? -1 : stanceAt(at, f);
}
