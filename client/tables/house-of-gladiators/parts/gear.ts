// The cards beside a fighter: which of them work, and how often their effect has been used.

import type { BoutSide } from '#client/tables/house-of-gladiators/pictures.ts';
import { familyOf } from '#client/tables/house-of-gladiators/props.ts';
import { effectOf } from '#games/house-of-gladiators/cards.ts';

/** The cards of a side that work. */
export const workingGear = ({ gear, cancelled }: BoutSide): number[] =>
  gear.filter((card) => !cancelled.includes(familyOf(card)));

/** The effects that a card has only so often in a bout. */
const COUNTED = ['REROLL', 'TAKEN', 'DEALT', 'SURVIVE'] as const;

/** How often the card's effect has been used, of how many times; null: it works throughout. */
export function usesOf({ used }: Pick<BoutSide, 'used'>, card: number): { n: number; most: number } | null {
  const most = Math.max(0, ...COUNTED.map((op) => effectOf(card, op)?.uses ?? 0));
  return most === 0 ? null : { n: used.filter((one) => one === card).length, most };
}
