// Where the sensible player goes: towards the nearest foe, and face to face with him.

import {
  arena,
  BEHIND,
  DIRECTLY_BEHIND,
  FRONT,
  STEP_NAMES,
  sideOf,
  TURN_BY,
  TURN_NAMES,
} from '#games/gladiatori/board.ts';
import { figureNamed } from '#games/gladiatori/names.ts';
import { PRESENT } from '#games/gladiatori/state.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';

/** Every hex with an opponent on it. */
function foeCells(view: GladiatoriView): { cell: number; facing: number }[] {
  const { side } = view.gladiators[view.viewer]!;
  const found = view.gladiators
    .filter((one) => one.out === 0 && one.cell >= 0 && one.side !== side)
    .map(({ cell, facing }) => ({ cell, facing }));
  for (const animal of view.animals) if (animal.where === PRESENT) found.push({ cell: animal.cell, facing: -1 });
  return found;
}

export function nearestFoe(view: GladiatoriView): number {
  const { cell } = view.gladiators[view.viewer]!;
  let best = -1;
  for (const foe of foeCells(view))
    if (best < 0 || arena.distance(cell, foe.cell) < arena.distance(cell, best)) best = foe.cell;
  return best;
}

/** How good it is to stand there and look that way. */
function worthOf(view: GladiatoriView, cell: number, facing: number): number {
  let worth = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const foe of foeCells(view)) {
    const distance = arena.distance(cell, foe.cell);
    const side = sideOf(cell, facing, foe.cell);
    let here = -3 * distance;
    if (distance === 1 && arena.direction(cell, foe.cell) === facing) here += 4;
    if (side === BEHIND || side === DIRECTLY_BEHIND) here -= 3;
    if (distance === 1 && foe.facing >= 0 && sideOf(foe.cell, foe.facing, cell) !== 0) here -= 2;
    if (distance < nearest) {
      nearest = distance;
      worth = here;
    } else if (distance === nearest) worth = Math.max(worth, here);
  }
  return worth;
}

const after = (view: GladiatoriView, move: string): { cell: number; facing: number } => {
  const { cell, facing } = view.gladiators[view.viewer]!;
  const step = STEP_NAMES.indexOf(move);
  if (step >= 0) return { cell: arena.neighbours[cell]![Math.floor(step / 3)]!, facing: (facing + (step % 3) + 5) % 6 };
  const turn = TURN_NAMES.indexOf(move);
  return { cell, facing: turn < 0 ? facing : (facing + TURN_BY[turn]! + 6) % 6 };
};

/** The best use of a movement point, or `stay` where none is better than standing still. */
export function approach(view: GladiatoriView, from: readonly string[], stay: string): string {
  const one = view.gladiators[view.viewer]!;
  if (from.includes('stand-up') && (one.down || one.grey > 1)) return 'stand-up';
  if (one.down && from.includes('free-white')) return 'free-white';
  if (one.grey > 0 && from.includes('free-grey') && typeof one.hand !== 'number' && one.hand.length > 5)
    return 'free-grey';
  if (nearestFoe(view) < 0) return stay;
  let best = stay;
  let top = worthOf(view, one.cell, one.facing);
  for (const move of from) {
    if (STEP_NAMES.indexOf(move) < 0 && TURN_NAMES.indexOf(move) < 0) continue;
    const { cell, facing } = after(view, move);
    const worth = worthOf(view, cell, facing);
    if (worth > top) {
      top = worth;
      best = move;
    }
  }
  return best;
}

/** From which side a blow of the viewer would come to a figure named in a declaration. */
export function sideOfTarget(view: GladiatoriView, figure: string): number {
  const one = view.gladiators[figureNamed(figure)];
  if (one === undefined) return FRONT;
  return sideOf(one.cell, one.facing, view.gladiators[view.viewer]!.cell);
}
