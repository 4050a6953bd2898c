// The crowd grows restless where nobody attacks (JU-18.9): when, told while an attack can still prevent it.

import { note } from '#client/tables/jugula/bar-notes.ts';
import { type JugulaProps as Props, sayOf } from '#client/tables/jugula/props.ts';
import type { Note } from '#client/tables/table.ts';

/** As the book has it: so many rounds without an attack. */
const PATIENCE = 3;

/** In how many rounds, with the one that runs, an attack must come; null: there is time, or nobody has a favour to lose. */
export function roundsToAttack({ view, outcome }: Pick<Props, 'view' | 'outcome'>): number | null {
  const { calm, fought, lanistae } = view;
  const isAtStake = lanistae.some(({ vox, left }) => left === 0 && vox > 0);
  if (outcome !== null || fought || calm === 0 || !isAtStake) return null;
  return Math.max(1, PATIENCE - calm);
}

/** Beside the choice of a card: what becomes of the round where nobody attacks. */
export const restless = (props: Props): Note[] =>
  roundsToAttack(props) === 1 ? [note(sayOf(props)('crowd.note'), 'JU-18.9', 'cost')] : [];
