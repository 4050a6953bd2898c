// The arena of Harenula (HA-1.7): 19 hexes, two of them rubble.

import { hexBoard } from '#engine/boards/hex.ts';
import { frozen } from '#engine/json.ts';

const hexes: [number, number][] = [];
for (let q = -2; q <= 2; q++) {
  for (let r = -2; r <= 2; r++) if (Math.abs(q + r) <= 2) hexes.push([q, r]);
}

export const arena = hexBoard(hexes);
export const RUBBLE: readonly number[] = [arena.cellAt(0, -1), arena.cellAt(0, 1)];

/** HA-2.4 */
export const STARTS: readonly number[] = [
  arena.cellAt(-2, 0),
  arena.cellAt(2, 0),
  arena.cellAt(0, -2),
  arena.cellAt(0, 2),
];

/** HA-4.2: what it costs to go from a cell to each of its neighbours. */
export const COSTS: readonly (readonly number[])[] = frozen(
  arena.steps.map((ways) => ways.map((cell) => (RUBBLE.includes(cell) ? 2 : 1))),
);
