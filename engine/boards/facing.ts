// Facings and arcs, for any board whose cells have `sides` numbered directions (six on hexes, eight on squares).
//
// A relative direction is a direction counted from the facing of a figure: 0 is straight ahead. An arc is a set of
// relative directions, one bit each, so that "is this neighbour in that arc?" is one shift. −1 stands for "no
// direction" and lies in no arc.

/** A set of relative directions: bit d is set when relative direction d belongs to it. */
export type Arc = number;

export function arc(relatives: readonly number[]): Arc {
  let bits = 0;
  for (const relative of relatives) bits |= 1 << relative;
  return bits;
}

/** The direction as counted from `facing`, 0 to sides − 1. */
export const relative = (direction: number, facing: number, sides: number): number =>
  (direction - facing + sides) % sides;

/** The facing after turning by `by` sides, upwards in number or, if negative, downwards. */
export const turned = (facing: number, by: number, sides: number): number => (((facing + by) % sides) + sides) % sides;

/** The direction straight back. `sides` is even on every board. */
export const opposite = (direction: number, sides: number): number => (direction + sides / 2) % sides;

/** How many sides lie between two directions, the shorter way round. */
export function turnsBetween(a: number, b: number, sides: number): number {
  const apart = (a - b + sides) % sides;
  return apart * 2 > sides ? sides - apart : apart;
}

/** Whether `direction` lies in `arc` for a figure with this facing. */
export const inArc = (arc: Arc, direction: number, facing: number, sides: number): boolean =>
  direction >= 0 && ((arc >> relative(direction, facing, sides)) & 1) === 1;
