// Chapter 13: combat scores.
//
// `attackSum` and `defenceSum` add up everything but the Combat value, in the order of the clauses. They keep the parts only
// for a caller that wants to log them, so that the rules, the odds and the search all use the same sums.

import { type Part, part } from '#engine/event.ts';
import { attOf, defOf } from '#games/jugula/armaturae.ts';
import { zoneOf } from '#games/jugula/board.ts';
import { attackBonus } from '#games/jugula/rules/07-vox.ts';
import { exposure, harassersOf, separation, threatsTo } from '#games/jugula/rules/16-traits.ts';
import { ATT, boostOf, DEF, isHindered, type Sand } from '#games/jugula/state.ts';

// The sum being made, and its parts where they are wanted.
let sum = 0;
let told: Part[] | null = null;

function add(label: string, value: number, clause: string): void {
  if (value === 0) return;
  sum += value;
  if (told !== null) told.push(part(label, value, clause));
}

/** JU-13.13: an effective ATT or DEF is never below 0. */
function addFloor(label: string): void {
  add(label, Math.max(0, -sum), 'JU-13.13');
}

/** JU-13.7 to JU-13.10, JU-16.5: the bonus and the clause for each zone of the defender. */
const POSITION_CLAUSES = ['JU-13.10', 'JU-13.7', 'JU-13.8', 'JU-13.9'] as const;
const POSITION_LABELS = ['front', 'side', 'rear', 'back'] as const;

export function positionBonus(sand: Sand, by: number, on: number): number {
  const defender = sand.gladiators[on]!;
  // The zones are numbered as they count: front 0, side 1, rear 2, back 3.
  return zoneOf(defender.cell, defender.facing, sand.gladiators[by]!.cell);
}

/** JU-13.6: the attacker's score without his Combat value; `extra` comes from a card's effect (JU-19.3). */
export function attackSum(sand: Sand, by: number, on: number, extra: number, parts: Part[] | null): number {
  const attacker = sand.gladiators[by]!;
  told = parts;
  const att = attOf(attacker.kind, attacker.wounds, sand.gladiators[on]!.kind);
  if (told !== null) told.push(part('ATT', att, 'JU-3.5'));
  sum = att;
  add('boost', boostOf(attacker, ATT), 'JU-13.16');
  add('harassment', -harassersOf(sand, by), 'JU-16.23');
  addFloor('ATT floor');
  const bonus = positionBonus(sand, by, on);
  add(POSITION_LABELS[bonus]!, bonus, POSITION_CLAUSES[bonus]!);
  add('vox', attackBonus(sand.lanistae[attacker.seat]!.vox), 'JU-7.4');
  add('threats', -threatsTo(sand, by, on), 'JU-13.14');
  add('effect', extra, 'JU-19.3');
  return sum;
}

/** JU-13.11: the defender's score without his Combat value. */
export function defenceSum(sand: Sand, by: number, on: number, parts: Part[] | null): number {
  const attacker = sand.gladiators[by]!;
  const defender = sand.gladiators[on]!;
  told = parts;
  const def = defOf(defender.kind, defender.wounds, attacker.kind);
  if (told !== null) told.push(part('DEF', def, 'JU-3.5'));
  sum = def;
  add('boost', boostOf(defender, DEF), 'JU-13.16');
  add('bow', separation(attacker, defender), 'JU-16.21');
  add('massive', -exposure(defender, attacker.cell), 'JU-16.27');
  add('harassment', -harassersOf(sand, on), 'JU-16.23');
  addFloor('DEF floor');
  if (isHindered(defender)) add('hindered', -1, 'JU-16.13');
  add('threats', -threatsTo(sand, on, by), 'JU-13.14');
  return sum;
}

/** JU-13.12 */
export const scoreOf = (total: number): number => Math.max(1, total);

// What an attack comes to.
export const HELD = 0;
export const EVEN = 1;
export const PUSHED = 2;
export const WOUNDED = 3;
export const DUST = 4;

/** JU-14.1 to JU-14.5, JU-0.1: what two scores mean. */
export function verdict(attack: number, defence: number): number {
  if (attack < defence) return HELD;
  if (attack === defence) return EVEN;
  return attack >= 4 * defence ? DUST : attack >= 2 * defence ? WOUNDED : PUSHED;
}
