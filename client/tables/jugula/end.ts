// What the end page counts in Jugula: the damage each familia took, and its pushes, nets and repelled attacks.

import { each, type MatchEnding, type Measure, numberOf } from '#client/end/ending.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Seat } from '#engine/seat.ts';
import { seatOfName } from '#games/jugula/armaturae.ts';

const owner =
  (field: string) =>
  (event: SeenEvent): Seat =>
    seatOfName(numberOf(event, field));

const wounds: Measure['read'] = (event, before) => {
  if (event.kind !== 'wounded' && event.kind !== 'bitTheDust') return null;
  const seat = owner('gladiator')(event);
  const after = numberOf(event, 'damage');
  return { seat, before: before[seat]!, after, weight: after - before[seat]! };
};

export const ending: MatchEnding = {
  measure: { start: 0, goal: null, isHarm: true, read: wounds },
  awards: {
    pushes: each('pushed', owner('byGladiator')),
    nets: each('netted', owner('byGladiator')),
    held: each('held', owner('gladiator')),
  },
};
