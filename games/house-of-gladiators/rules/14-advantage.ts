// Chapter 14: who has advantage, and who selects the start of a cycle.

import type { Table } from '#engine/flow/table.ts';
import type { Seat } from '#engine/seat.ts';
import type { EffectOf } from '#games/house-of-gladiators/effects.ts';
import { activeEffect, type Bout, fighterOf } from '#games/house-of-gladiators/rules/14-sides.ts';
import { classOf, type Gladiator, houseGlory, type Ludi, levelOf } from '#games/house-of-gladiators/state.ts';

/** HG-14.6–14.11: by class as numbered in CLASS_NAMES, the class it has advantage over. */
const BEATS: readonly number[] = [1, 2, 0, 5, 3, 4];
const CLASS_CLAUSES = ['HG-14.6', 'HG-14.7', 'HG-14.8', 'HG-14.9', 'HG-14.10', 'HG-14.11'] as const;

/** HG-14.5: by level, else by class. */
export function hasAdvantage(one: Gladiator, other: Gladiator): boolean {
  const levels = levelOf(one) - levelOf(other);
  return levels === 0 ? BEATS[classOf(one)] === classOf(other) : levels > 0;
}

/** HG-14.14: the side that selects, cards left aside. */
export function chooserOf(g: Ludi, f: Bout, t: Table<Ludi>): number {
  const one = fighterOf(g, f, 0);
  const other = fighterOf(g, f, 1);
  if (hasAdvantage(one, other)) return chosen(f, t, 0, reason(one, other));
  if (hasAdvantage(other, one)) return chosen(f, t, 1, reason(other, one));
  // HG-14.12, HG-14.17: the players compared are those who control the two sides.
  const a = f.control[0]!;
  const b = f.control[1]!;
  const ahead = houseGlory(g.houses[a]!) - houseGlory(g.houses[b]!);
  if (ahead !== 0) return chosen(f, t, ahead < 0 ? 0 : 1, 'HG-14.12');
  return chosen(f, t, latest(g, a, b) === a ? 0 : 1, 'HG-14.13');
}

/** The clause by which one has advantage over the other. */
const reason = (one: Gladiator, other: Gladiator): string =>
  levelOf(one) > levelOf(other) ? 'HG-14.5' : CLASS_CLAUSES[classOf(one)]!;

/** HG-14.13: who selected last, or else comes first from the start House. */
function latest(g: Ludi, a: Seat, b: Seat): Seat {
  const one = g.houses[a]!.chose;
  const other = g.houses[b]!.chose;
  if (one !== other) return one > other ? a : b;
  return g.order.indexOf(a) < g.order.indexOf(b) ? a : b;
}

function chosen(f: Bout, t: Table<Ludi>, side: number, clause: string): number {
  t.log?.emit('chooserNamed', { clause, seat: f.control[side]!, gladiator: f.fighters[side]! });
  return side;
}

/** HG-23.4: the side that selects the start of the cycle that comes next. */
export function startOf(f: Bout): number {
  const one = picks(activeEffect(f, 0, 'PICK_START'), f.roll);
  const other = picks(activeEffect(f, 1, 'PICK_START'), f.roll);
  return one === other ? f.chooser! : one ? 0 : 1;
}

/** Whether an effect gives its side the cycle that begins after so many rolls. */
export const picks = (effect: EffectOf<'PICK_START'> | null, rolls: number): boolean =>
  effect !== null && (effect.cycle === 'all' || effect.cycle === (rolls === 0 ? 1 : 2));
