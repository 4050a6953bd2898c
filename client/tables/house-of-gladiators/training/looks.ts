// What the viewer has seen of other Houses in this round (HG-23.16).

import type { LudiProps as Props } from '#client/tables/house-of-gladiators/props.ts';

/** A look at another House, as its event tells it to the one who looked. */
interface Look {
  n: number;
  kind: string;
  seat?: number;
  of?: number;
  tasks?: readonly number[];
  cards?: readonly number[];
}

export function looksIn({ events, viewer }: Pick<Props, 'events' | 'viewer'>): Look[] {
  const round = events.slice(events.findLastIndex(({ kind }) => kind === 'roundBegan') + 1) as readonly Look[];
  return round.filter(({ kind, seat }) => (kind === 'peeked' || kind === 'searched') && seat === viewer);
}
