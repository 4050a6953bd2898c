// The cards beside a fighter, and which of them work.

import type { Side } from '#client/tables/house-of-gladiators/pictures.ts';
import { familyOf } from '#client/tables/house-of-gladiators/props.ts';

/** The cards of a side that work. */
export const workingGear = ({ gear, cancelled }: Side): number[] =>
  gear.filter((card) => !cancelled.includes(familyOf(card)));
