// Chapter 9c: movement points, one by one.

import type { Seat } from '#engine/seat.ts';
import { arena, STEP_NAMES, TURN_BY, TURN_NAMES } from '#games/gladiatori/board.ts';
import { releaseNets } from '#games/gladiatori/rules/16-status.ts';
import { figureAt, type Gladiatori, isHeld, type T } from '#games/gladiatori/state.ts';

/** GL-9.15 */
export const MOVEMENT_POINTS = 3;

const TURNS_HELD = ['turn-right', 'turn-left'] as const;
const PLACES = new Map<string, number>([...STEP_NAMES, ...TURN_NAMES].map((name, i) => [name, i]));

/** Adds every way to use one movement point now (GL-9.16 to GL-9.21, GL-16.8). */
export function addMoves(g: Gladiatori, seat: Seat, list: string[]): void {
  const one = g.gladiators[seat]!;
  if (isHeld(one)) {
    if (!one.turnedRound) list.push(TURNS_HELD[0], TURNS_HELD[1]);
    return;
  }
  const around = arena.neighbours[one.cell]!;
  for (let d = 0; d < 6; d++) {
    const cell = around[d]!;
    if (cell < 0 || figureAt(g, cell) >= 0) continue;
    list.push(STEP_NAMES[3 * d]!, STEP_NAMES[3 * d + 1]!, STEP_NAMES[3 * d + 2]!);
  }
  list.push(TURN_NAMES[0]!, TURN_NAMES[1]!, TURN_NAMES[2]!, TURN_NAMES[3]!);
}

export const isMoveName = (name: string): boolean => PLACES.has(name);

/** Carries out one movement point; true when a hex was entered (GL-14.24). */
export function move(g: Gladiatori, t: T, seat: Seat, name: string, clause: string): boolean {
  const one = g.gladiators[seat]!;
  const place = PLACES.get(name)!;
  const stepped = place < STEP_NAMES.length;
  if (isHeld(one)) one.turnedRound = true;
  const { cell: from, facing: fromFacing } = one;
  if (stepped) one.cell = arena.neighbours[one.cell]![Math.floor(place / 3)]!;
  const by = stepped ? (place % 3) - 1 : TURN_BY[place - STEP_NAMES.length]!;
  one.facing = (one.facing + by + 6) % 6;
  t.log?.emit('moved', { clause, seat, cell: one.cell, facing: one.facing, from, fromFacing });
  if (stepped) releaseNets(g, t);
  return stepped;
}
