// Boards for the tests of geometry and paths, as the rulebooks give them, and the drawings the rulebooks hold.

import { type HexBoard, hexBoard } from '#engine/boards/hex.ts';

/** The 93 hexes of GL-3.4. */
export function arena93(): HexBoard {
  const widths = [12, 11, 10, 9, 6];
  const hexes: [number, number][] = [];
  for (let r = -4; r <= 4; r++) {
    for (let q = -6; q <= 6; q++) if (Math.abs(2 * q + r) <= (widths[Math.abs(r)] as number)) hexes.push([q, r]);
  }
  return hexBoard(hexes);
}

/** A regular hexagon; radius 3 gives the 37 hexes of SP-13.1. */
export function hexagon(radius: number): HexBoard {
  const hexes: [number, number][] = [];
  for (let q = -radius; q <= radius; q++) {
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) hexes.push([q, r]);
  }
  return hexBoard(hexes);
}

/** The lines of the first drawing after `heading` in the text of a rulebook, without spaces at the ends. */
export function drawingAfter(heading: string, rulebook: string): string[] {
  const drawing = rulebook.slice(rulebook.indexOf(heading)).split('```')[1] as string;
  return drawing
    .split('\n')
    .slice(1, -1)
    .map((line) => line.trimEnd());
}
