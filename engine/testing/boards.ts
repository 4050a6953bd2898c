// Boards for the tests of geometry and paths, as the rulebooks give them, and the drawings the rulebooks hold.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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

/** The cell there, which must be on the board. */
export const cellOn =
  (board: HexBoard) =>
  (q: number, r: number): number => {
    const found = board.cellAt(q, r);
    assert.notEqual(found, -1, `(${q}, ${r}) is on the board`);
    return found;
  };

interface Neighbouring {
  size: number;
  neighbours: readonly (readonly number[])[];
  steps: readonly (readonly number[])[];
  direction(from: number, to: number): number;
}

/** A neighbour in one direction has the cell for its neighbour in the opposite one, and steps lead to neighbours. */
export function neighboursAreMutual(board: Neighbouring, sides: number): void {
  for (let id = 0; id < board.size; id++) {
    const around = board.neighbours[id]!;
    assert.deepEqual(
      around.filter((near) => near >= 0),
      board.steps[id],
    );
    for (const [d, near] of around.entries()) {
      if (near < 0) continue;
      assert.equal(board.direction(id, near), d);
      assert.equal(board.neighbours[near]![(d + sides / 2) % sides], id);
    }
  }
}

/** The lines of the first drawing after `heading` in the rulebook of a game, without spaces at the ends. */
export function drawingAfter(heading: string, game: string): string[] {
  const rulebook = readFileSync(new URL(`../../rulebooks/${game}.md`, import.meta.url), 'utf8');
  const place = rulebook.indexOf(heading);
  assert.notEqual(place, -1, `${heading} is in the rulebook`);
  return rulebook
    .slice(place)
    .split('```')[1]!
    .split('\n')
    .slice(1, -1)
    .map((line) => line.trimEnd());
}
