// Chapter 16: traits. What they forbid, whom they reach, and the Hindrance markers.

import type { Table } from '#engine/flow/table.ts';
import { ARMATURAE, nameOf } from '#games/jugula/armaturae.ts';
import { dangerZone, distance, inFront, inProjected } from '#games/jugula/board.ts';
import { type Gladiator, isHindered, type Jugula, nameAt, type Sand } from '#games/jugula/state.ts';

/** JU-12.1, JU-16.1 to JU-16.4, JU-16.20, JU-16.26: whether gladiator `by` can strike into a square. */
export function reaches(by: Gladiator, cell: number): boolean {
  const { range, bow, massive } = ARMATURAE[by.kind]!;
  if (massive) return dangerZone(by.cell, by.facing) === cell;
  if (bow && distance(by.cell, cell) < 2) return false;
  return inProjected(by.cell, by.facing, cell, range);
}

/** JU-13.14: whether `one` threatens a gladiator of another familia who stands in `cell`. */
export function menaces(one: Gladiator, cell: number): boolean {
  if (one.cell < 0) return false;
  const { bow, massive } = ARMATURAE[one.kind]!;
  if (bow || isHindered(one)) return false;
  return massive ? dangerZone(one.cell, one.facing) === cell : inFront(one.cell, one.facing, cell);
}

/** JU-13.14, JU-13.15, JU-16.31: how many threaten `who` in a combat with `other`. */
export function threatsTo(sand: Sand, who: number, other: number): number {
  const { cell, seat, kind } = sand.gladiators[who]!;
  if (ARMATURAE[kind]!.stoic) return 0;
  return countThreats(sand, seat, cell, other);
}

/** The same gladiators by their names; `other` is −1 where no combat is on. */
export function threateners(sand: Sand, who: number, other: number): number[] {
  const { cell, seat, kind } = sand.gladiators[who]!;
  if (cell < 0 || ARMATURAE[kind]!.stoic) return [];
  const is = (one: Gladiator, i: number): boolean => i !== other && one.seat !== seat && menaces(one, cell);
  return sand.gladiators.flatMap((one, i) => (is(one, i) ? [nameOf(one.seat, one.kind)] : []));
}

export function countThreats(sand: Sand, seat: number, cell: number, other: number): number {
  let threats = 0;
  for (let i = 0; i < sand.gladiators.length; i++) {
    const one = sand.gladiators[i]!;
    if (i !== other && one.seat !== seat && menaces(one, cell)) threats++;
  }
  return threats;
}

/** JU-16.23 to JU-16.25: how many harassers, friends included, have gladiator `who` in their Danger Zone. */
export function harassersOf(sand: Sand, who: number): number {
  const { cell } = sand.gladiators[who]!;
  let harassers = 0;
  for (let i = 0; i < sand.gladiators.length; i++) {
    const one = sand.gladiators[i]!;
    if (i === who || one.cell < 0 || !ARMATURAE[one.kind]!.harassment || isHindered(one)) continue;
    if (dangerZone(one.cell, one.facing) === cell) harassers++;
  }
  return harassers;
}

/** JU-16.21, JU-16.22: what the squares between add to the target's DEF. */
export const separation = (by: Gladiator, on: Gladiator): number =>
  ARMATURAE[by.kind]!.bow ? distance(by.cell, on.cell) - 1 : 0;

/** JU-16.27, JU-16.28: what a Massive gladiator loses against an attacker outside his front zone. */
export const exposure = (on: Gladiator, from: number): number =>
  ARMATURAE[on.kind]!.massive && !inFront(on.cell, on.facing, from) ? 2 : 0;

/** JU-16.6, JU-16.7, JU-16.17 */
export const canNet = (by: Gladiator, on: Gladiator): boolean => by.nets > 0 && on.net < 0;

/** JU-16.9, JU-16.30 */
export function layNet(g: Jugula, t: Table<Jugula>, by: number, on: number): void {
  g.gladiators[by]!.nets--;
  g.gladiators[on]!.net = by;
  t.use('trait hindrance');
  if (ARMATURAE[g.gladiators[on]!.kind]!.stoic) t.use('trait stoic');
  t.log?.emit('netted', { clause: 'JU-16.9', gladiator: nameAt(g, on), byGladiator: nameAt(g, by) });
}

/** JU-16.18, JU-16.19: the net on gladiator `who` goes back to its owner, or leaves the game if the owner has left. */
export function removeNet(g: Jugula, t: Table<Jugula>, who: number, clause: string): void {
  const gladiator = g.gladiators[who]!;
  const owner = g.gladiators[gladiator.net]!;
  const back = owner.cell >= 0;
  if (back) owner.nets++;
  t.log?.emit('freed', { clause, gladiator: nameAt(g, who), toGladiator: back ? nameAt(g, gladiator.net) : null });
  gladiator.net = -1;
}
