// Chapter 17: zero health and death.

import type { Table } from '#engine/flow/table.ts';
import { EFFECTS } from '#games/house-of-gladiators/cards.ts';
import { type Bout, fighterOf, isActive } from '#games/house-of-gladiators/rules/14-sides.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';

/** HG-17.2: the last roll after which the attacking player decides about death. */
export const LAST_ATTACKER_ROLL = 4;

/** HG-17.2, HG-17.3: who decides about death; HG-23.11: a card may say otherwise. */
export function decider(f: Bout): 'attacker' | 'owner' {
  for (let side = 0; side < 2; side++) {
    for (const card of f.gear[side]!) {
      if (!isActive(f, side, card)) continue;
      for (const effect of EFFECTS[card]!) {
        if (effect.op !== 'DEATH' || !effect.rolls.includes(f.roll)) continue;
        if ((effect.of === 'self') === (side === f.down)) return effect.chooser;
      }
    }
  }
  return f.roll <= LAST_ATTACKER_ROLL ? 'attacker' : 'owner';
}

/** HG-17.7, HG-17.8: a dead gladiator is no longer owned, and his Glory is gone; a spared one stays with 0 health. */
export function fall(g: Ludi, f: Bout, t: Table<Ludi>): void {
  if (!f.dies) return;
  const down = f.down!;
  const house = g.houses[f.houses[down]!]!;
  const gladiator = fighterOf(g, f, down);
  house.ludus.splice(house.ludus.indexOf(gladiator), 1);
  house.dead.push(gladiator);
  if (!f.substitution) g.houses[f.houses[1 - down]!]!.deeds.kills++;
  t.log?.emit('died', { clause: 'HG-17.8', seat: f.houses[down]!, gladiator: gladiator.tiro, glory: gladiator.glory });
}
