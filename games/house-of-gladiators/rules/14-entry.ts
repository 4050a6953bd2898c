// Chapter 14: gladiators enter the Arena and show what they carry; effects that work at once (HG-23.19).

import type { Table } from '#engine/flow/table.ts';
import { EVERYBODY, only } from '#engine/seat.ts';
import {
  COMBAT,
  effectOf,
  RESOURCE_NAMES,
  SPECIAL,
  TIRO_NAMES,
  TYPE_OF,
  TYPES,
} from '#games/house-of-gladiators/cards.ts';
import { SLOT_NAMES } from '#games/house-of-gladiators/conditions.ts';
import { activeEffect, type Bout, fighterOf, isActive } from '#games/house-of-gladiators/rules/14-sides.ts';
import { type Gladiator, type Ludi, lose, maxHp } from '#games/house-of-gladiators/state.ts';

/** HG-14.2, HG-14.3: this slot only. */
export function enter(g: Ludi, f: Bout, t: Table<Ludi>): void {
  for (let side = 0; side < 2; side++) {
    const seat = f.houses[side]!;
    const house = g.houses[seat]!;
    // HG-13.13: a substitute comes as he is.
    if (!(f.substitution && side === 1)) {
      const { fighters, combat, special } = house.plan;
      f.fighters[side] = fighters[f.slot]!;
      for (const place of [combat, special]) {
        const card = place[f.slot]!;
        place[f.slot] = -1;
        if (card < 0) continue;
        lose(house, card);
        f.gear[side]!.push(card);
        t.use(RESOURCE_NAMES[card]!);
      }
      fighters[f.slot] = -1;
      t.reveal(only(seat), EVERYBODY);
    }
    const gladiator = fighterOf(g, f, side);
    house.busy.push(gladiator.tiro);
    t.use(TIRO_NAMES[gladiator.tiro]!);
    t.log?.emit('entered', {
      seat,
      gladiator: gladiator.tiro,
      hp: gladiator.hp,
      cards: f.gear[side]!.slice(),
      slot: SLOT_NAMES[f.slot]!,
    });
  }
}

/** HG-23.12: before every other effect; `special` before `combat`, and two `special` cancels cancel each other. */
export function cancel(f: Bout, t: Table<Ludi>): void {
  for (const slot of [SPECIAL, COMBAT]) {
    const cancels = [cancelsOf(f, 0, slot), cancelsOf(f, 1, slot)];
    for (let side = 0; side < 2; side++) {
      const card = cancels[1 - side]!;
      if (card < 0) continue;
      f.cancelled[side]! |= 1 << slot;
      if (f.gear[side]!.some((one) => TYPE_OF[one] === slot))
        t.log?.emit('cancelled', { seat: f.control[side]!, type: TYPES[slot]!, card });
    }
  }
}

/** The active card of a side that cancels the foe's card of that type, or −1. */
function cancelsOf(f: Bout, side: number, slot: number): number {
  for (const card of f.gear[side]!) {
    if (effectOf(card, 'CANCEL')?.slot === TYPES[slot] && isActive(f, side, card)) return card;
  }
  return -1;
}

/** HG-23.3: not below 1, not above the maximum. */
export const startingHp = (gladiator: Gladiator, change: number): number =>
  Math.min(maxHp(gladiator), Math.max(1, gladiator.hp + change));

/** HG-23.3, HG-23.5 */
export function reveal(g: Ludi, f: Bout, t: Table<Ludi>): void {
  for (let side = 0; side < 2; side++) {
    const start = activeEffect(f, side, 'HP_START');
    if (start !== null) {
      const gladiator = fighterOf(g, f, side);
      gladiator.hp = startingHp(gladiator, start.n);
      t.log?.emit('prepared', {
        clause: 'HG-23.3',
        seat: f.houses[side]!,
        gladiator: gladiator.tiro,
        hp: gladiator.hp,
      });
    }
    if (activeEffect(f, side, 'REVERSE_CYCLE') !== null) {
      f.reversed = !f.reversed;
      t.log?.emit('reversed', { clause: 'HG-23.5', seat: f.control[side]! });
    }
  }
}
