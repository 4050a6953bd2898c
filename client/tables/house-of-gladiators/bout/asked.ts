// What the viewer is asked in a bout, and on which thing it is answered.

import type { Bout } from '#client/tables/house-of-gladiators/pictures.ts';
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
