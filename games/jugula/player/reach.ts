// Who can strike or menace which square from where, as tables over pairs of squares.

import { KINDS } from '#games/jugula/armaturae.ts';
import { dangerZone, FACINGS, inFront, SQUARES } from '#games/jugula/board.ts';
import { reaches } from '#games/jugula/rules/16-traits.ts';
import { type Gladiator, newGladiator } from '#games/jugula/state.ts';

const PAIRS = SQUARES * SQUARES;

/** For each pair of squares the facings, one bit each, with which a gladiator in the first affects the second. */
export type Facings = Uint8Array;

function facingsOf(holds: (cell: number, facing: number, other: number) => boolean): Facings {
  const masks = new Uint8Array(PAIRS);
  for (let pair = 0; pair < PAIRS; pair++)
    for (let facing = 0; facing < FACINGS; facing++)
      if (holds(pair >> 6, facing, pair & 63)) masks[pair]! |= 1 << facing;
  return masks;
}

export const NONE: Facings = new Uint8Array(PAIRS);
export const FRONTS = facingsOf(inFront);
export const DANGERS = facingsOf((cell, facing, other) => dangerZone(cell, facing) === other);

const REACHES: (Facings | null)[] = new Array(KINDS).fill(null);
/** From where, and facing where, an armatura strikes a square; made when first asked for. */
export function reachOf(kind: number): Facings {
  let found = REACHES[kind]!;
  if (found === null) {
    const one: Gladiator = { ...newGladiator(0), kind };
    found = facingsOf((cell, facing, other) => {
      one.cell = cell;
      one.facing = facing;
      return reaches(one, other);
    });
    REACHES[kind] = found;
  }
  return found;
}
