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
import type { Glance } from '#games/gladiatori/player/glance.ts';
import { PRESENT } from '#games/gladiatori/state.ts';

interface Stance {
  cell: number;
  facing: number;
}

/** Every hex with an opponent on it. */
function foesOf(view: Glance): Stance[] {
  const { side } = view.gladiators[view.viewer]!;
  const found: Stance[] = [];
  for (const one of view.gladiators)
    if (one.out === 0 && one.cell >= 0 && one.side !== side) found.push({ cell: one.cell, facing: one.facing });
  for (const animal of view.animals) if (animal.where === PRESENT) found.push({ cell: animal.cell, facing: -1 });
  return found;
}

export function nearestFoe(view: Glance): number {
  const { cell } = view.gladiators[view.viewer]!;
  let best = -1;
  for (const foe of foesOf(view))
    if (best < 0 || arena.distance(cell, foe.cell) < arena.distance(cell, best)) best = foe.cell;
  return best;
}

/** How good it is to stand there and look that way. */
function worthOf(foes: readonly Stance[], { cell, facing }: Stance): number {
  let worth = 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const foe of foes) {
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

const after = ({ cell, facing }: Stance, move: string): Stance => {
  const step = STEP_NAMES.indexOf(move);
  if (step >= 0) return { cell: arena.neighbours[cell]![Math.floor(step / 3)]!, facing: (facing + (step % 3) + 5) % 6 };
  const turn = TURN_NAMES.indexOf(move);
  return { cell, facing: turn < 0 ? facing : (facing + TURN_BY[turn]! + 6) % 6 };
};

/** The best use of a movement point, or `stay` where none is better than standing still. */
export function approach(view: Glance, from: readonly string[], stay: string): string {
  const one = view.gladiators[view.viewer]!;
  if (from.includes('stand-up') && (one.down || one.grey > 1)) return 'stand-up';
  if (one.down && from.includes('free-white')) return 'free-white';
  if (one.grey > 0 && from.includes('free-grey') && typeof one.hand !== 'number' && one.hand.length > 5)
    return 'free-grey';
  const foes = foesOf(view);
  if (foes.length === 0) return stay;
  let best = stay;
  let top = worthOf(foes, one);
  for (const move of from) {
    if (STEP_NAMES.indexOf(move) < 0 && TURN_NAMES.indexOf(move) < 0) continue;
    const worth = worthOf(foes, after(one, move));
    if (worth > top) {
      top = worth;
      best = move;
    }
  }
  return best;
}

/** From which side a blow of the viewer would come to a figure named in a declaration. */
export function sideOfTarget(view: Glance, figure: string): number {
  const one = view.gladiators[figureNamed(figure)];
  if (one === undefined) return FRONT;
  return sideOf(one.cell, one.facing, view.gladiators[view.viewer]!.cell);
}
