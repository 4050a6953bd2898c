// A bout as its two sides see it: what the chapters on advantage, rolls, death and rewards share.

import type { Seat } from '#engine/seat.ts';
import { EFFECTS, TYPE_OF } from '#games/house-of-gladiators/cards.ts';
import type { EffectOf, Op } from '#games/house-of-gladiators/effects.ts';
import { find, type Gladiator, type Ludi } from '#games/house-of-gladiators/state.ts';

export interface Bout {
  slot: number;
  /** By side: the House of the gladiator, the House that decides for him, and his Tiro. */
  houses: Seat[];
  control: Seat[];
  fighters: number[];
  substitution: boolean;
  /** The equipped cards of each side while the bout lasts. */
  gear: number[][];
  /** By side, one bit for each type of card that has no effect (HG-23.12). */
  cancelled: number[];
  reversed: boolean;
  /** The side whose controller selects (HG-14.14), cards left aside. */
  chooser: number | null;
  /** The side whose controller selected the start of this cycle. */
  selector: number | null;
  /** Rolls begun. */
  roll: number;
  attribute: number;
  dice: number[];
  /** By side: rolls won, health lost, rerolls and survivals used. */
  won: number[];
  loss: number[];
  rerolled: number[];
  survived: number[];
  /** The side at 0 health. */
  down: number | null;
  dies: boolean;
  winner: number | null;
}

/** The gladiator of a side. */
export const fighterOf = (g: Ludi, f: Bout, side: number): Gladiator =>
  find(g.houses[f.houses[side]!]!, f.fighters[side]!)!;

/** Whether an equipped card has effect (HG-23.12). */
export const isActive = (f: Bout, side: number, card: number): boolean =>
  (f.cancelled[side]! & (1 << TYPE_OF[card]!)) === 0;

/** The first effect of that sort among the active cards of a side, or null. */
export function activeEffect<O extends Op>(f: Bout, side: number, op: O): EffectOf<O> | null {
  const gear = f.gear[side]!;
  for (let i = 0; i < gear.length; i++) {
    if (!isActive(f, side, gear[i]!)) continue;
    const effects = EFFECTS[gear[i]!]!;
    for (let k = 0; k < effects.length; k++) if (effects[k]!.op === op) return effects[k] as EffectOf<O>;
  }
  return null;
}
