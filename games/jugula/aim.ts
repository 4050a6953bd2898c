// An attack as it stands before any card is added: for tables, from what everybody sees of the arena.

import type { Part } from '#engine/event.ts';
import { attackSum, defenceSum } from '#games/jugula/rules/13-scores.ts';
import { placesFor } from '#games/jugula/rules/14-push.ts';
import { gladiatorNamed, type Sand } from '#games/jugula/state.ts';

/** A sum without its card. */
export interface Side {
  parts: readonly Part[];
  total: number;
}

export interface Aim {
  attack: Side;
  defence: Side;
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
    into: placesFor(sand, fan, by, on),
  };
}
