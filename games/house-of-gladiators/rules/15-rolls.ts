// Chapter 15: dice, scores and damage.

import { type Part, part } from '#engine/event.ts';
import type { Table } from '#engine/flow/table.ts';
import {
  ATTRIBUTES,
  EFFECTS,
  effectOf,
  FOE_STATS,
  RESOURCE_NAMES,
  SELF_STATS,
} from '#games/house-of-gladiators/cards.ts';
import type { EffectOf } from '#games/house-of-gladiators/effects.ts';
import { activeEffect, type Bout, fighterOf, isActive } from '#games/house-of-gladiators/rules/14-sides.ts';
import { type Ludi, statOf } from '#games/house-of-gladiators/state.ts';

/** HG-15.1: both sides, side 0 first. */
export function rollDice(f: Bout, t: Table<Ludi>): void {
  for (let side = 0; side < 2; side++) throwDice(f, t, side, -1);
}

/** HG-23.6: one die, or the best of several. `card`: by which it is rolled again; −1: the first throw. */
function throwDice(f: Bout, t: Table<Ludi>, side: number, card: number): void {
  const effect = activeEffect(f, side, 'DICE');
  const count = effect?.rolls.includes(f.roll) ? effect.count : 1;
  let best = t.random.die(6);
  // One die needs no list.
  const shown = count > 1 ? [best] : null;
  for (let i = 1; i < count; i++) {
    const die = t.random.die(6);
    shown!.push(die);
    best = Math.max(best, die);
  }
  f.dice[side] = best;
  if (t.log === null) return;
  const thrown = {
    seat: f.control[side]!,
    roll: f.roll,
    dice: shown ?? [],
    die: best,
    gladiator: f.fighters[side]!,
    attribute: ATTRIBUTES[f.attribute]!,
  };
  if (card < 0) t.log.emit('rolled', { clause: 'HG-15.1', ...thrown });
  else t.log.emit('rerolled', { clause: 'HG-23.7', ...thrown, card });
}

/** The reroll a side may still use (HG-23.7), or null. */
export function rerollOf(f: Bout, side: number): EffectOf<'REROLL'> | null {
  const effect = activeEffect(f, side, 'REROLL');
  return effect !== null && f.rerolled[side]! < effect.uses ? effect : null;
}

export function reroll(f: Bout, t: Table<Ludi>, side: number): void {
  const { who } = rerollOf(f, side)!;
  f.rerolled[side]!++;
  throwDice(f, t, who === 'self' ? side : 1 - side, f.gear[side]!.find((card) => effectOf(card, 'REROLL') !== null)!);
}

/** HG-15.2, HG-15.8: die, attribute and the cards of both sides. */
export function scoreOf(g: Ludi, f: Bout, side: number): number {
  let score = f.dice[side]! + statOf(fighterOf(g, f, side), f.attribute);
  for (const card of f.gear[side]!) if (isActive(f, side, card)) score += SELF_STATS[card]![f.attribute]!;
  for (const card of f.gear[1 - side]!) if (isActive(f, 1 - side, card)) score += FOE_STATS[card]![f.attribute]!;
  return score;
}

function tellScore(g: Ludi, f: Bout, t: Table<Ludi>, side: number, total: number): void {
  const name = ATTRIBUTES[f.attribute]!;
  const parts = [
    part('die', f.dice[side]!, 'HG-15.1'),
    part(name, statOf(fighterOf(g, f, side), f.attribute), 'HG-15.2'),
  ];
  const add = (card: number, value: number): void => {
    if (value !== 0) parts.push(part(RESOURCE_NAMES[card]!, value, 'HG-23.2'));
  };
  for (const card of f.gear[side]!) if (isActive(f, side, card)) add(card, SELF_STATS[card]![f.attribute]!);
  for (const card of f.gear[1 - side]!) if (isActive(f, 1 - side, card)) add(card, FOE_STATS[card]![f.attribute]!);
  t.log?.emit('scored', {
    clause: 'HG-15.2',
    seat: f.control[side]!,
    gladiator: f.fighters[side]!,
    parts,
    total,
    roll: f.roll,
    attribute: name,
  });
}

/** HG-15.4–15.7: scores, damage effects, health, and whether a fighter is at 0. */
export function strike(g: Ludi, f: Bout, t: Table<Ludi>): void {
  const one = scoreOf(g, f, 0);
  const other = scoreOf(g, f, 1);
  if (t.log !== null) {
    tellScore(g, f, t, 0, one);
    tellScore(g, f, t, 1, other);
  }
  if (one === other) {
    t.log?.emit('scoresTied', {
      clause: 'HG-15.5',
      roll: f.roll,
      gladiators: f.fighters.slice(),
      scores: [one, other],
    });
    return;
  }
  const winner = one > other ? 0 : 1;
  hurt(g, f, t, winner, Math.abs(one - other));
}

/** HG-23.8, HG-23.9: in the first rolls won by the one and lost by the other. */
export function damageOf(f: Bout, winner: number, difference: number, parts: Part[] | null): number {
  let damage = difference + changes(f, winner, 'DEALT', f.won[winner]!, parts);
  damage += changes(f, 1 - winner, 'TAKEN', f.won[winner]!, parts);
  if (damage >= 0) return damage;
  parts?.push(part('floor', -damage, 'HG-23.8'));
  return 0;
}

/** HG-15.4, HG-15.6: the loser's health falls. */
function hurt(g: Ludi, f: Bout, t: Table<Ludi>, winner: number, difference: number): void {
  const loser = 1 - winner;
  const parts: Part[] | null = t.log === null ? null : [part('difference', difference, 'HG-15.4')];
  const damage = damageOf(f, winner, difference, parts);
  f.won[winner]!++;
  const gladiator = fighterOf(g, f, loser);
  const before = gladiator.hp;
  gladiator.hp = Math.max(0, before - damage);
  if (gladiator.hp === 0) survive(f, loser, gladiator);
  f.loss[loser]! += before - gladiator.hp;
  t.log?.emit('hurt', {
    clause: 'HG-15.4',
    seat: f.houses[loser]!,
    gladiator: gladiator.tiro,
    hp: gladiator.hp,
    parts: parts!,
    total: damage,
    byGladiator: f.fighters[winner]!,
  });
  if (gladiator.hp === 0) {
    f.down = loser;
    t.log?.emit('fell', { clause: 'HG-15.6', seat: f.houses[loser]!, gladiator: gladiator.tiro, roll: f.roll });
  } else if (damage >= before) {
    t.log?.emit('survived', {
      clause: 'HG-23.10',
      seat: f.houses[loser]!,
      gladiator: gladiator.tiro,
      hp: gladiator.hp,
    });
  }
}

/** What the cards of a side with uses left add to the damage. */
function changes(f: Bout, side: number, op: 'DEALT' | 'TAKEN', used: number, parts: Part[] | null): number {
  let sum = 0;
  for (const card of f.gear[side]!) {
    if (!isActive(f, side, card)) continue;
    for (const effect of EFFECTS[card]!) {
      if (effect.op !== op || used >= effect.uses) continue;
      sum += effect.n;
      parts?.push(part(RESOURCE_NAMES[card]!, effect.n, op === 'DEALT' ? 'HG-23.9' : 'HG-23.8'));
    }
  }
  return sum;
}

/** HG-23.10: the bout goes on. */
function survive(f: Bout, side: number, gladiator: { hp: number }): void {
  const effect = activeEffect(f, side, 'SURVIVE');
  if (effect === null || f.survived[side]! >= effect.uses) return;
  f.survived[side]!++;
  gladiator.hp = effect.hp;
}
