// The cards beside a fighter, and which of them work.

import type { BoutSide } from '#client/tables/house-of-gladiators/pictures.ts';
import { familyOf } from '#client/tables/house-of-gladiators/props.ts';

/** The cards of a side that work. */
export const workingGear = ({ gear, cancelled }: BoutSide): number[] =>
  gear.filter((card) => !cancelled.includes(familyOf(card)));
