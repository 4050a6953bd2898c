// What scenes lay on the table, by place: the agreement between the scenes and the components that draw it.

import type { Held, Pictures } from '#client/stage/beat.ts';

export interface Sum {
  parts: readonly { label: string; value: number; clause: string }[];
  total: number;
}

/** A card that was turned up. */
export interface Shown {
  seat: number;
  card: number;
  fromHand: boolean;
}

export type Outcome = 'held' | 'even' | 'netted' | 'pushed' | 'pinned' | 'dust';

export interface Combat {
  by: number;
  on: number;
  net: boolean;
  cards: readonly Shown[];
  attack: Sum | null;
  defence: Sum | null;
  /** Who threatened the one and the other when it began, by name. */
  threats: { attack: readonly number[]; defence: readonly number[] };
  /** Null until it is known. */
  outcome: Outcome | null;
  wounded: boolean;
  /** The clause of the outcome. */
  clause: string;
  /** Where the defender stood, and where he stands. */
  from: number;
  to: number;
}

export interface Trail {
  name: number;
  /** From where he stood to where he stands. */
  cells: readonly number[];
}

interface Places {
  combat: Combat;
  trail: Trail;
}

export const pictured = <P extends keyof Places>(lies: Pictures, place: P): Places[P] | null =>
  (lies[place] as Places[P] | undefined) ?? null;

/** What lies at a place, and whether the beat that laid it still runs. */
export const heldAt = <P extends keyof Places>(held: Held, place: P): Places[P] | null =>
  (held[place]?.picture as Places[P] | undefined) ?? null;
