// What the end page counts in Gladiatori: victory points, hits, Powers and steps.

import { counted, each, type MatchEnding, type Measure, numberOf, seatOf } from '#client/end/ending.ts';

/** Victory points: each change, and in the end what the survivors get. */
const victoryPoints: Measure['read'] = (event, before) => {
  if (event.kind !== 'scored') return counted('vpChanged', 'vp', 'points')(event, before);
  const after = numberOf(event, 'total');
  const parts = event['parts'] as unknown as readonly { label: string; value: number }[];
  const by = parts.find(({ label }) => label === 'survival')?.value ?? 0;
  // All who live get it: no turning point.
  return { seat: seatOf(event), before: after - by, after, weight: 0 };
};

export const ending: MatchEnding = {
  measure: { start: null, goal: null, isHarm: false, read: victoryPoints },
  // A fight pays for the attack, for the damage and for First Blood: one change, told by its hit.
  acts: { begins: ['activationBegan', 'declared'], told: 'hit' },
  awards: { hits: each('hit'), powers: each('powerUsed'), steps: each('moved') },
  final: 'scored',
};
