// Chapters 14 and 16: the cycle of attributes, and how many rolls each part of the day has.

import { ATTRIBUTES } from '#games/house-of-gladiators/cards.ts';
import { type Bout, fighterOf } from '#games/house-of-gladiators/rules/14-sides.ts';
import { type Ludi, statOf } from '#games/house-of-gladiators/state.ts';

/** HG-16.1–16.3 */
export const ROLLS: readonly number[] = [3, 4, 6];
/** HG-14.16: rolls 1 and 4 begin a cycle. */
export const CYCLE = 3;

/** HG-14.15: Speed → Endurance → Strength; HG-23.5: the other way round. */
export function nextAttribute(f: Pick<Bout, 'attribute' | 'reversed'>): number {
  return (f.attribute + (f.reversed ? 1 : 2)) % ATTRIBUTES.length;
}

/** HG-25.10: the side's best difference of attributes; of equal ones the first. */
export function bestStart(g: Ludi, f: Bout, side: number): number {
  const own = fighterOf(g, f, side);
  const other = fighterOf(g, f, 1 - side);
  const ahead = ATTRIBUTES.map((_, attribute) => statOf(own, attribute) - statOf(other, attribute));
  return ahead.indexOf(Math.max(...ahead));
}
