// The arena (chapter 3): 93 hexes, two gates, four starting hexes, and the zones around a figure.

import { hexBoard } from '#engine/boards/hex.ts';
import { obstacle, type SightLines, sightLines } from '#engine/boards/hex-sight.ts';

/** GL-3.4: half the width of a row, in half hexes. */
const HALF_WIDTH = [12, 11, 10, 9, 6];

const hexes: [number, number][] = [];
for (let r = -4; r <= 4; r++) {
  for (let q = -6; q <= 6; q++) if (Math.abs(2 * q + r) <= HALF_WIDTH[Math.abs(r)]!) hexes.push([q, r]);
}

export const arena = hexBoard(hexes);

let lines: SightLines | null = null;
/** Computed when first asked for: many programs load the game and never need it. */
export function linesOfSight(): SightLines {
  lines ??= sightLines(arena);
  return lines;
}

/** GL-12.10: the first hex between two others for which `hides` holds; −1: nothing hides the second from the first. */
export const hiddenBy = (from: number, to: number, hides: (cell: number) => boolean): number =>
  obstacle(linesOfSight(), from, to, hides);

/** The directions (GL-3.5), and so the facings, by their names. */
export const COMPASS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

/** GL-3.14 */
export const LEFT_GATE = arena.cellAt(-6, 0);
export const RIGHT_GATE = arena.cellAt(6, 0);
export const isGate = (cell: number): boolean => cell === LEFT_GATE || cell === RIGHT_GATE;

/** GL-3.16: A, B, C, D. */
export const STARTS: readonly number[] = [
  arena.cellAt(-2, -2),
  arena.cellAt(2, 2),
  arena.cellAt(4, -2),
  arena.cellAt(-4, 2),
];
export const CENTRE = arena.cellAt(0, 0);

/** Where an attack comes from, as its victim stands. */
export const FRONT = 0;
export const BEHIND = 1;
export const DIRECTLY_BEHIND = 2;

/** GL-3.7, GL-3.8: the class of a direction for a figure that faces `facing`. */
const CLASS = [FRONT, FRONT, BEHIND, DIRECTLY_BEHIND, BEHIND, FRONT];
export const classOf = (direction: number, facing: number): number => CLASS[(direction - facing + 6) % 6]!;

/** GL-3.9, GL-3.10: where `other` lies as seen by a figure on `cell`, at any distance. */
export const sideOf = (cell: number, facing: number, other: number): number =>
  classOf(arena.bearing(cell, other, facing), facing);

/** GL-3.7: whether `other` is one of the three adjacent hexes before a figure. */
export function inFront(cell: number, facing: number, other: number): boolean {
  const direction = arena.direction(cell, other);
  return direction >= 0 && classOf(direction, facing) === FRONT;
}

/** Ways to spend a movement point (GL-9.16, GL-9.17): a step with a turn, or a turn on the spot. */
export const STEP_NAMES: readonly string[] = COMPASS.flatMap((d) => [`step-${d}-right`, `step-${d}`, `step-${d}-left`]);
/** Facing grows to the left (counter-clockwise). */
export const TURN_NAMES: readonly string[] = ['turn-right-2', 'turn-right', 'turn-left', 'turn-left-2'];
export const TURN_BY: readonly number[] = [-2, -1, 1, 2];
