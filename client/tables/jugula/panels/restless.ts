// The crowd grows restless where nobody attacks (JU-18.9): when, told while an attack can still prevent it.

import { askedOf, type JugulaProps as Props, sayOf } from '#client/tables/jugula/props.ts';
import type { Note } from '#client/tables/table.ts';
import { ATTACK, CARDS, cardOf, SPECIAL, useOf } from '#games/jugula/cards.ts';
import { PATIENCE } from '#games/jugula/table-things.ts';

/** In how many rounds, with the one that runs, an attack must come; null: there is time, or nobody has a favour to lose. */
export function roundsToAttack({ view, outcome }: Pick<Props, 'view' | 'outcome'>): number | null {
  const { calm, fought, lanistae } = view;
  const isAtStake = lanistae.some(({ vox, left }) => left === 0 && vox > 0);
  if (outcome !== null || fought || calm === 0 || !isAtStake) return null;
  return Math.max(1, PATIENCE - calm);
}

/** Whether a way to play a card brings an attack, as far as somebody is in reach. */
function attacks(props: Props, play: number): boolean {
  if (askedOf(props)?.hints?.some(({ item, key }) => item === play && key === 'noTarget')) return false;
  const ops = useOf(play) === SPECIAL ? CARDS[cardOf(play)]!.special.map(({ op }) => op) : [];
  return useOf(play) === ATTACK || ops.includes('ATTACK') || ops.includes('MOVE_ATTACK');
}

/** Beside the choice of a card: what becomes of the round where nobody attacks. `play`: null before a use is chosen. */
export const restless = (props: Props, play: number | null): Note[] =>
  roundsToAttack(props) === 1 && (play === null || !attacks(props, play))
    ? [{ text: sayOf(props)('crowd.note'), clause: 'JU-18.9', tone: 'cost' }]
    : [];
