// Chapter 12: abilities and equipment in a fight. A slot's *sources* are its combatant and its equipment; only those
// that are ready have a text (SP-12.10).

import { call, type Next } from '#engine/flow/flow.ts';
import { act, actOf } from '#games/spartacus/acts.ts';
import { arena } from '#games/spartacus/board.ts';
import type { CombatEffect, Trigger } from '#games/spartacus/cards/language.ts';
import { abilitiesOn, cardOf, isReady, kindOf, standingEffect } from '#games/spartacus/cards.ts';
import type { Play } from '#games/spartacus/house.ts';
import type { AttackLocals } from '#games/spartacus/rules/09-attack.ts';
import { facesOf, isFresh } from '#games/spartacus/rules/09-dice.ts';
import {
  abilityOf,
  abilityOfKey,
  cardOfKey,
  isUsable,
  keyOf,
  timesIn,
  useAbility,
} from '#games/spartacus/rules/14-ability.ts';
import { opponentOf, SLOTS, type Spartacus } from '#games/spartacus/state.ts';

/** A standing effect of one source, which counts as used where a table is given. */
function standingOf(t: Play | null, asset: number, effect: CombatEffect): number {
  const value = isReady(asset) ? standingEffect(kindOf(asset), effect) : 0;
  if (value > 0) t?.use(cardOf(asset).id);
  return value;
}

/** The sum of a standing effect over all sources of a slot; its cards count as used where a table is given. */
export function standingIn(g: Spartacus, t: Play | null, slot: number, effect: CombatEffect): number {
  let sum = standingOf(t, g.fight!.cards[slot]!, effect);
  for (const piece of g.fight!.gear[slot]!) sum += standingOf(t, piece, effect);
  return sum;
}

/** SP-12.24: how far a normal attack reaches. */
export function reachOf(g: Spartacus, slot: number): number {
  let reach = Math.max(1, standingOf(null, g.fight!.cards[slot]!, 'range'));
  for (const piece of g.fight!.gear[slot]!) reach = Math.max(reach, standingOf(null, piece, 'range'));
  return reach;
}

/** The use of an ability by a slot, as one number. */
const useOf = (slot: number, card: number, ability: number): number => keyOf(card, ability) * SLOTS.length + slot;

/** Whether the limits of an ability leave it one more use; without one it works once per roll. */
function isWithinLimit(g: Spartacus, slot: number, kind: number, ability: number, uses: readonly number[]): boolean {
  const { limit } = abilityOf(kind, ability);
  const use = useOf(slot, kind, ability);
  if (limit?.name === 'perCombat' && timesIn(g.fight!.used, use) >= limit.args[0]!) return false;
  return timesIn(uses, use) < (limit?.name === 'perRoll' ? limit.args[0]! : 1);
}

const NO_USES: readonly number[] = [];

/** What a slot can use at this trigger, as acts. */
export function combatActs(g: Spartacus, slot: number, trigger: Trigger, uses: readonly number[] = NO_USES): string[] {
  const found: string[] = [];
  eachAbility(g, slot, trigger, uses, (kind, ability) => {
    found.push(act('use', kind, -1, ability));
  });
  return found;
}

function eachAbility(
  g: Spartacus,
  slot: number,
  trigger: Trigger,
  uses: readonly number[],
  each: (kind: number, ability: number) => void,
): void {
  abilitiesOf(g, slot, g.fight!.cards[slot]!, trigger, uses, each);
  for (const piece of g.fight!.gear[slot]!) abilitiesOf(g, slot, piece, trigger, uses, each);
}

function abilitiesOf(
  g: Spartacus,
  slot: number,
  asset: number,
  trigger: Trigger,
  uses: readonly number[],
  each: (kind: number, ability: number) => void,
): void {
  if (!isReady(asset)) return;
  const kind = kindOf(asset);
  for (const ability of abilitiesOn(kind, trigger)) {
    if (!isWithinLimit(g, slot, kind, ability, uses)) continue;
    if (isUsable(g, g.fight!.seats[slot]!, kind, ability, opponentOf(g, slot), false)) each(kind, ability);
  }
}

export const ATTACK = act('attack');

/** SP-9.12, SP-12.24 to SP-12.27: the attacks within reach. */
export function attackActs(g: Spartacus, slot: number): string[] {
  const { cells } = g.fight!;
  const distance = arena.distance(cells[0]!, cells[1]!);
  const near = distance <= reachOf(g, slot);
  const found: string[] = near ? [ATTACK] : [];
  eachAbility(g, slot, 'attackDeclared', NO_USES, (kind, ability) => {
    // What makes no attack of its own goes with a normal one.
    const speed = abilityOf(kind, ability).effects.find((effect) => effect.name === 'speedAttack');
    if (speed === undefined ? near : distance <= speed.args[0]!) found.push(act('attack', kind, -1, ability));
  });
  return found;
}

/**
 * The re-rolls open to a slot: each ability with each face it can be used on. `pool` is the pool the dice came from; an
 * own re-roll needs a die its owner has not rolled again yet (SP-12.15).
 */
export function rerollActs(
  g: Spartacus,
  f: AttackLocals,
  slot: number,
  trigger: Trigger,
  dice: readonly number[],
  pool: number,
): string[] {
  const found: string[] = [];
  const own = isOwnRoll(trigger);
  const add = (kind: number, ability: number): void => {
    for (const { name, args } of abilityOf(kind, ability).effects) {
      if (name !== (own ? 'reroll' : 'forceReroll') || args[0] !== pool) continue;
      const open = own ? dice.filter(isFresh) : dice;
      for (const face of new Set(facesOf(open).reverse())) found.push(act('use', kind, -1, ability, face));
    }
  };
  if (isGoingOn(f, trigger)) add(cardOfKey(f.going), abilityOfKey(f.going));
  else eachAbility(g, slot, trigger, f.uses, add);
  return found;
}

/** Whether a re-roll at this trigger is of the player's own dice (SP-12.11), not of the opponent's. */
export const isOwnRoll = (trigger: Trigger): boolean => trigger === 'attackRolled' || trigger === 'defenseRolled';

/** Whether an ability with this trigger is in use and may roll more dice again. */
export const isGoingOn = (f: AttackLocals, trigger: Trigger): boolean =>
  f.left > 0 && abilityOf(cardOfKey(f.going), abilityOfKey(f.going)).trigger === trigger;

/** How many dice an ability rolls again in one use, which is its first effect. */
export const dicePerUse = (card: number, ability: number): number => abilityOf(card, ability).effects[0]!.args[1]!;

/** Uses an ability in the fight and goes on at `after`. */
export function useInFight(
  g: Spartacus,
  slot: number,
  word: string,
  after: string,
  uses: number[] | null = null,
): Next {
  const { card, ability, number } = actOf(word);
  const by = g.fight!.seats[slot]!;
  const use = useOf(slot, card, ability);
  g.fight!.used.push(use);
  uses?.push(use);
  return call(useAbility, { by, card, ability, target: opponentOf(g, slot), number }, after);
}

/** Automatic wounds of a slot's dice (SP-12.20). */
export function automaticWounds(
  g: Spartacus,
  t: Play,
  slot: number,
  trigger: Trigger,
  pool: number,
  setsOf: (size: number) => number,
): number {
  let wounds = woundsBy(t, g.fight!.cards[slot]!, trigger, pool, setsOf);
  for (const piece of g.fight!.gear[slot]!) wounds += woundsBy(t, piece, trigger, pool, setsOf);
  return wounds;
}

function woundsBy(t: Play, asset: number, trigger: Trigger, pool: number, setsOf: (size: number) => number): number {
  let wounds = 0;
  if (!isReady(asset)) return wounds;
  for (const ability of abilitiesOn(kindOf(asset), trigger)) {
    for (const { name, args } of abilityOf(kindOf(asset), ability).effects) {
      if (name !== 'autoWoundPer' || args[1] !== pool) continue;
      // The argument is a place in SETS (cards/language.ts).
      const sets = setsOf(args[0]! + 2);
      if (sets > 0) t.use(cardOf(asset).id);
      wounds += sets;
    }
  }
  return wounds;
}
