// What the end page counts in Jugula: the damage each familia took, and its attacks, pushes, nets, repelled attacks, Prima
// cards and gains of Vox Populi.

import { type AwardCount, each, type MatchEnding, type Measure, numberOf, seatOf } from '#client/end/ending.ts';
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

const primas: AwardCount = (event) =>
  event.kind === 'acquired' ? { seat: seatOf(event), by: (event['cards'] as unknown as number[]).length } : null;

/** What was there before is no gain, and what a limit has cut off neither. */
const favour: AwardCount = (event) => {
  if (event.kind !== 'voxChanged') return null;
  const parts = event['parts'] as unknown as { label: string; value: number }[];
  const by = parts.reduce((sum, { label, value }) => (label === 'before' ? sum : sum + value), 0);
  return by > 0 ? { seat: seatOf(event), by } : null;
};

export const ending: MatchEnding = {
  measure: { start: 0, goal: null, isHarm: true, read: wounds },
  awards: {
    attacks: each('attacked', owner('gladiator')),
    pushes: each('pushed', owner('byGladiator')),
    nets: each('netted', owner('byGladiator')),
    held: each('held', owner('gladiator')),
    primas,
    favour,
  },
};
