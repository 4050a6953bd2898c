// The arena (SP-13.1 to SP-13.5): 37 hexes, radius 3.

import { hexBoard } from '#engine/boards/hex.ts';

const hexes: [number, number][] = [];
for (let q = -3; q <= 3; q++) {
  for (let r = -3; r <= 3; r++) if (Math.abs(q + r) <= 3) hexes.push([q, r]);
}

export const arena = hexBoard(hexes);

/** SP-13.3: where the figure of slot I and that of slot II start. */
export const STARTS: readonly number[] = [arena.cellAt(-3, 0), arena.cellAt(3, 0)];
