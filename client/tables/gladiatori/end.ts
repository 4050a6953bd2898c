// What the end page counts in Gladiatori: victory points, hits, Powers and steps.

import {
  type AwardCount,
  counted,
  each,
  type MatchEnding,
  type Measure,
  numberOf,
  seatOf,
} from '#client/end/ending.ts';

const USUAL = 0.5;

/** Victory points: each change, and in the end what the survivors get. */
const victoryPoints: Measure['read'] = (event, before) => {
  if (event.kind !== 'scored') {
    const change = counted('vpChanged', 'vp', 'points')(event, before);
    // Every attack from the front brings as much, whatever comes of it.
    return change !== null && event.clause === 'GL-17.3' ? { ...change, weight: USUAL } : change;
  }
  const after = numberOf(event, 'total');
  const parts = event['parts'] as unknown as readonly { label: string; value: number }[];
  const by = parts.find(({ label }) => label === 'survival')?.value ?? 0;
  // All who live get it: no turning point.
  return { seat: seatOf(event), before: after - by, after, weight: 0 };
};

/** Powers whose use is told in words of its own count too. */
const POWERS: ReadonlySet<string> = new Set(['powerUsed', 'adapted', 'stoodUp', 'delayed', 'unbeatable']);
const usedPower: AwardCount = (event) => (POWERS.has(event.kind) ? { seat: seatOf(event), by: 1 } : null);

export const ending: MatchEnding = {
  measure: { start: null, goal: null, isHarm: false, read: victoryPoints },
  // A fight pays for the attack, for the damage and for First Blood: one change, told by its hit.
  acts: { begins: ['activationBegan', 'declared', 'restBegan'], told: 'hit' },
  awards: { hits: each('hit'), powers: usedPower, steps: each('moved') },
  final: 'scored',
  tie: 'GL-19.7',
};
