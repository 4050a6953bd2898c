// What the viewer is asked in a bout, and on which thing it is answered.

import type { Bout, BoutSide } from '#client/tables/house-of-gladiators/pictures.ts';
import { familyOf, type LudiProps as Props } from '#client/tables/house-of-gladiators/props.ts';
import { effectOf } from '#games/house-of-gladiators/cards.ts';

export const isTurning = ({ request }: Props): boolean => request?.clause === 'HG-14.16';
export const isJudging = ({ request }: Props): boolean =>
  request?.clause === 'HG-17.2' || request?.clause === 'HG-17.3';
export const isRerolling = ({ request }: Props): boolean => request?.clause === 'HG-23.7';

/** The side that the viewer rolls for; −1: neither. */
export const sideOf = ({ viewer }: Props, { sides }: Bout): number =>
  sides.findIndex(({ control }) => control === viewer);

/** The viewer's card that allows a reroll (HG-23.7); −1: none. */
export function rerollCard(props: Props, bout: Bout): number {
  const side = bout.sides[sideOf(props, bout)];
  return side?.gear.find((card) => effectOf(card, 'REROLL') !== null && !side.cancelled.includes(familyOf(card))) ?? -1;
}

/** The side whose die may be rerolled now; −1: none. */
export function rerollable(props: Props, bout: Bout): number {
  if (!isRerolling(props)) return -1;
  const own = sideOf(props, bout);
  const card = rerollCard(props, bout);
  if (own < 0 || card < 0) return -1;
  return effectOf(card, 'REROLL')!.who === 'self' ? own : 1 - own;
}

/** The card of a side that gives it the start of the cycle that runs or comes next (HG-23.4); −1: none. */
export function pickingCard({ gear, cancelled }: BoutSide, { rolls }: Pick<Bout, 'rolls'>): number {
  const cycle = (rolls.at(-1)?.roll ?? 0) < 3 ? 1 : 2;
  const picks = (card: number): boolean => ['all', cycle].includes(effectOf(card, 'PICK_START')?.cycle ?? '');
  return gear.find((card) => picks(card) && !cancelled.includes(familyOf(card))) ?? -1;
}

/** HG-16.1 to HG-16.3: how many rolls each part of the day has. */
const ROLLS: { readonly [slot: string]: number } = { morning: 3, afternoon: 4, evening: 6 };
export const rollsOf = ({ slot }: Pick<Bout, 'slot'>): number => ROLLS[slot] ?? 6;

/** The steps on the wheel that follow the first of the next cycle: the second one of an Afternoon has one roll. */
export function followingIn(bout: Pick<Bout, 'slot' | 'rolls'>): number[] {
  const begun = bout.rolls.at(-1)?.roll ?? 0;
  return [1, 2].slice(0, rollsOf(bout) - begun - 1);
}
