// Chapter 12: throwing weapons, lines of sight, the Net.

import { sight } from '#engine/boards/hex-sight.ts';
import type { Seat } from '#engine/seat.ts';
import { arena, linesOfSight } from '#games/gladiatori/board.ts';
import { ITEM, ITEMS } from '#games/gladiatori/cards.ts';
import { ANIMAL } from '#games/gladiatori/names.ts';
import {
  cellOf,
  figureAt,
  type Gladiatori,
  inMelee,
  inPlay,
  isAnimal,
  isOpponent,
  PRESENT,
} from '#games/gladiatori/state.ts';

/** GL-12.5 to GL-12.7: what the distance costs; a Net pays double. */
export const rangePenalty = (distance: number, net: boolean): number => Math.max(0, distance - 2) * (net ? 2 : 1);

/** GL-12.4 */
export function isEngaged(g: Gladiatori, seat: Seat): boolean {
  for (let other = 0; other < g.seats; other++) {
    if (isOpponent(g, seat, other) && inMelee(g, seat, other)) return true;
  }
  for (let i = 0; i < g.animals.length; i++) if (inMelee(g, seat, ANIMAL + i)) return true;
  return false;
}

/** GL-12.10 to GL-12.15: a standing gladiator or an animal on the way hides the target, even in part. */
export function hasClearPath(g: Gladiatori, from: number, target: number): boolean {
  return sight(linesOfSight(), from, target, (cell) => {
    const figure = figureAt(g, cell);
    return figure >= 0 && (isAnimal(figure) || !g.gladiators[figure]!.down);
  });
}

/** GL-12.8, GL-12.9: whether a throw can reach a figure that is on the board. */
function canHit(g: Gladiatori, seat: Seat, figure: number): boolean {
  const own = g.gladiators[seat]!;
  const cell = cellOf(g, figure);
  return arena.inCone(own.cell, cell, own.facing) && hasClearPath(g, own.cell, cell);
}

/** Everybody a throw can reach, by figure. */
export function inRange(g: Gladiatori, seat: Seat): number[] {
  const found: number[] = [];
  for (let other = 0; other < g.seats; other++) {
    if (inPlay(g, other) && isOpponent(g, seat, other) && canHit(g, seat, other)) found.push(other);
  }
  for (let i = 0; i < g.animals.length; i++) {
    if (g.animals[i]!.where === PRESENT && canHit(g, seat, ANIMAL + i)) found.push(ANIMAL + i);
  }
  return found;
}

/** Whether `seat` holds an Item that can be thrown now, by public facts. */
export function hasMissile(g: Gladiatori, seat: Seat, net: boolean): boolean {
  const one = g.gladiators[seat]!;
  for (let i = 0; i < one.items.length; i++) {
    const item = ITEMS[one.items[i]! - ITEM]!;
    if (item.thrown && (item.type === 'net') === net && one.holds[i]! < 0) return true;
  }
  return false;
}
