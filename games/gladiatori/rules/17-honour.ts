// Chapter 17: victory points, fleeing and cowardice.

import type { Seat } from '#engine/seat.ts';
import { arena, BEHIND, DIRECTLY_BEHIND, FRONT, inFront, sideOf } from '#games/gladiatori/board.ts';
import { ANIMAL } from '#games/gladiatori/names.ts';
import { cellOf, type Gladiatori, hasVp, inMelee, inPlay, isEnemy, PRESENT, type T } from '#games/gladiatori/state.ts';

/** Table 17-A */
export const VP = {
  attack: 2,
  firstBlood: 3,
  kill: 6,
  rearKill: -12,
  rearAttack: -3,
  rearDamage: -2,
  fleeing: -2,
  cowardice: -3,
  animal: 3,
  survival: 5,
  surrender: -15,
  pair: -10,
} as const;

/** What points are booked for, by the clause that books them: a word for the log. */
const REASONS: { readonly [clause: string]: string } = {
  'GL-17.3': 'attack',
  'GL-17.4': 'damage',
  'GL-17.8': 'firstBlood',
  'GL-17.10': 'kill',
  'GL-17.11': 'rearAttack',
  'GL-17.12': 'rearDamage',
  'GL-17.16': 'fleeing',
  'GL-17.17': 'cowardice',
  'GL-17.29': 'surrender',
  'GL-23.57': 'animal',
};

/** GL-17.1, GL-7.9 to GL-7.12: books points and moves the marker, which stays beside the track once its owner has acted. */
export function score(g: Gladiatori, t: T, seat: Seat, points: number, clause: string): void {
  if (points === 0 || !hasVp(g)) return;
  g.vp[seat]! += points;
  if (g.active === seat || g.acted.includes(seat)) g.aside[seat] = true;
  else g.arrived[seat] = ++g.clock;
  t.log?.emit('vpChanged', { clause, seat, why: REASONS[clause]!, points, vp: g.vp[seat]! });
}

/** GL-17.3, GL-17.11, GL-17.14, GL-13.16: one award and one penalty at most for a whole attack. */
export function scoreAttack(g: Gladiatori, t: T, by: Seat, front: boolean, rear: boolean): void {
  if (front) score(g, t, by, VP.attack, 'GL-17.3');
  if (rear) score(g, t, by, VP.rearAttack, 'GL-17.11');
}

/** GL-17.4 to GL-17.13, GL-17.19: damage, First Blood, kill, in this order; nothing for an ally (GL-17.15). */
export function scoreDamage(
  g: Gladiatori,
  t: T,
  by: Seat,
  on: Seat,
  side: number,
  effective: number,
  killed: boolean,
): void {
  if (!isEnemy(g, by, on)) return;
  const front = side === FRONT;
  if (front) score(g, t, by, effective, 'GL-17.4');
  else score(g, t, by, VP.rearDamage * effective, 'GL-17.12');
  if (front && effective > 0 && !g.firstBlood) {
    g.firstBlood = true;
    score(g, t, by, VP.firstBlood, 'GL-17.8');
  }
  if (killed) score(g, t, by, front ? VP.kill : VP.rearKill, 'GL-17.10');
}

/** Where a gladiator stood when the time to be judged began: himself, and his current opponents. */
export interface Watch {
  cell: number;
  facing: number;
  foes: Seat[];
  foeCells: number[];
}

export const noWatch = (): Watch => ({ cell: -1, facing: 0, foes: [], foeCells: [] });

/** GL-17.20, GL-17.21: begins to watch; the foes are given for a Reflex defender. */
export function watch(g: Gladiatori, seat: Seat, foes: Seat[] | null): Watch {
  const one = g.gladiators[seat]!;
  const list = foes ?? [];
  if (foes === null) {
    for (let other = 0; other < g.seats; other++) {
      if (isEnemy(g, seat, other) && inMelee(g, seat, other)) list.push(other);
    }
  }
  return { cell: one.cell, facing: one.facing, foes: list, foeCells: list.map((foe) => g.gladiators[foe]!.cell) };
}

/** Every enemy and animal in play but `foe`. */
function others(g: Gladiatori, seat: Seat, foe: Seat, test: (cell: number) => boolean): boolean {
  for (let other = 0; other < g.seats; other++) {
    if (other !== foe && inPlay(g, other) && isEnemy(g, seat, other) && test(g.gladiators[other]!.cell)) return true;
  }
  for (let i = 0; i < g.animals.length; i++)
    if (g.animals[i]!.where === PRESENT && test(cellOf(g, ANIMAL + i))) return true;
  return false;
}

/** GL-17.22, for where `seat` stands or would stand. */
export function hasFled(g: Gladiatori, seat: Seat, from: Watch, cell: number): boolean {
  for (const [i, foe] of from.foes.entries()) {
    if (!inPlay(g, foe)) continue;
    const was = from.foeCells[i]!;
    if (arena.distance(cell, was) - arena.distance(from.cell, was) < 2) continue;
    if (!others(g, seat, foe, (x) => arena.distance(cell, x) < arena.distance(from.cell, x))) return true;
  }
  return false;
}

function isBack(cell: number, facing: number, other: number): boolean {
  const side = sideOf(cell, facing, other);
  return side === BEHIND || side === DIRECTLY_BEHIND;
}

/** GL-17.23, for how `seat` stands or would stand. */
export function isCoward(g: Gladiatori, seat: Seat, from: Watch, cell: number, facing: number): boolean {
  for (const [i, foe] of from.foes.entries()) {
    if (!inPlay(g, foe) || !inFront(from.cell, from.facing, from.foeCells[i]!)) continue;
    // Who did not turn himself still has the first hex in front, wherever the foe has run or been thrown.
    if (!isBack(cell, facing, from.foeCells[i]!) || !isBack(cell, facing, g.gladiators[foe]!.cell)) continue;
    if (!others(g, seat, foe, (x) => arena.inCone(cell, x, facing))) return true;
  }
  return false;
}

/** GL-17.20, GL-17.24, GL-17.26: the honour check. */
export function judge(g: Gladiatori, t: T, seat: Seat, from: Watch): void {
  if (!inPlay(g, seat)) return;
  const { cell, facing } = g.gladiators[seat]!;
  const fled = hasFled(g, seat, from, cell);
  const coward = isCoward(g, seat, from, cell, facing);
  if (fled) score(g, t, seat, VP.fleeing, 'GL-17.16');
  if (coward) score(g, t, seat, VP.cowardice, 'GL-17.17');
}
