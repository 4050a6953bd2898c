// An attack as it stands before any card is added, who threatens whom, and the way of a movement: for tables, from what
// everybody sees of the arena.

import type { Part } from '#engine/event.ts';
import { pointsOf } from '#games/jugula/rules/10-movement.ts';
import { wayTo } from '#games/jugula/rules/11-ways.ts';
import { attackSum, defenceSum } from '#games/jugula/rules/13-scores.ts';
import { placesFor } from '#games/jugula/rules/14-push.ts';
import { threateners } from '#games/jugula/rules/16-traits.ts';
import { gladiatorNamed, type Sand } from '#games/jugula/state.ts';

/** A sum without its card. */
export interface Side {
  parts: readonly Part[];
  total: number;
}

export interface Aim {
  attack: Side;
  defence: Side;
  /** Who threatens the one and the other, by name (JU-13.14). */
  threats: { attack: readonly number[]; defence: readonly number[] };
  /** Where the defender would be pushed; none: he would be pinned (JU-14.6). */
  into: readonly number[];
}

export function aimOf(sand: Sand, fan: boolean, byName: number, onName: number, att: number): Aim {
  const by = gladiatorNamed(sand, byName);
  const on = gladiatorNamed(sand, onName);
  const [attack, defence]: [Part[], Part[]] = [[], []];
  return {
    attack: { total: attackSum(sand, by, on, att, attack), parts: attack },
    defence: { total: defenceSum(sand, by, on, defence), parts: defence },
    threats: { attack: threateners(sand, by, on), defence: threateners(sand, on, by) },
    into: placesFor(sand, fan, by, on),
  };
}

/** Who threatens a gladiator whom nobody attacks now, by name. */
export const threatsOn = (sand: Sand, name: number): number[] => threateners(sand, gladiatorNamed(sand, name), -1);

/** His movement points now; `bonus`: what a card adds. */
export const movementPoints = (sand: Sand, name: number, bonus: number): number =>
  pointsOf(sand, gladiatorNamed(sand, name), bonus);

/** The squares of a movement to a stance, the first left aside, and what it costs, part by part. */
export function plannedWay(
  sand: Sand,
  name: number,
  bonus: number,
  stance: number,
): { cells: readonly number[]; parts: readonly Part[] } {
  const who = gladiatorNamed(sand, name);
  return wayTo(sand, who, pointsOf(sand, who, bonus), stance) ?? { cells: [], parts: [] };
}

/** Who threatens a gladiator when he stands on this square, by name; nobody else has moved. */
export const threatsAt = (sand: Sand, name: number, cell: number): number[] => {
  const who = gladiatorNamed(sand, name);
  const gladiators = sand.gladiators.map((one, i) => (i === who ? { ...one, cell } : one));
  return threateners({ ...sand, gladiators }, who, -1);
};
