// The Tiros of the start: who was revealed, and who has been taken.

import type { SeenEvent } from '#engine/event.ts';

/** Nobody has taken it. */
export const NOBODY = -1;

export interface Offered {
  item: number;
  taker: number;
}

/** The Tiros of the start, each where it was revealed: none moves when another is taken (HG-2.9). */
export function tirosIn(events: readonly SeenEvent[]): Offered[] {
  const told = events as readonly { kind: string; seat?: number; gladiator?: number; gladiators?: number[] }[];
  const taken = new Map(told.flatMap((one) => (one.kind === 'drafted' ? [[one.gladiator, one.seat!]] : [])));
  const all = told.find(({ kind }) => kind === 'revealed')?.gladiators ?? [];
  return all.map((item) => ({ item, taker: taken.get(item) ?? NOBODY }));
}
