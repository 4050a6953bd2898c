// Chapter 14: where a defender can be pushed.

import { nextTo, octant, wrapped } from '#games/jugula/board.ts';
import { type Sand, standingAt } from '#games/jugula/state.ts';

/** JU-14.7, JU-14.8, JU-20.6: the squares into which the defender can be pushed, the left one first. */
export function placesFor(sand: Sand, fan: boolean, by: number, on: number): number[] {
  const { cell } = sand.gladiators[on]!;
  const away = octant(sand.gladiators[by]!.cell, cell);
  const straight = freeAt(sand, cell, away);
  if (straight >= 0) return [straight];
  return fan ? [freeAt(sand, cell, away - 1), freeAt(sand, cell, away + 1)].filter((into) => into >= 0) : [];
}

/** The neighbouring square in that direction if it exists and is empty, else −1. */
export function freeAt(sand: Sand, cell: number, towards: number): number {
  const into = nextTo(cell, wrapped(towards));
  return into >= 0 && standingAt(sand, into) < 0 ? into : -1;
}
