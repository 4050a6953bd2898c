// What scenes lay on the table, by place: the scenes write it, the components draw it.

import { readersOf } from '#client/stage/places.ts';

export interface Sum {
  parts: readonly { label: string; value: number; clause: string }[];
  total: number;
}

/** A card that was turned up. */
interface ShownCard {
  seat: number;
  card: number;
  fromHand: boolean;
}

export type CombatOutcome = 'held' | 'even' | 'netted' | 'pushed' | 'pinned' | 'dust';

export interface Combat {
  by: number;
  on: number;
  net: boolean;
  cards: readonly ShownCard[];
  attack: Sum | null;
  defence: Sum | null;
  /** Who threatened the one and the other when it began, by name. */
  threats: { attack: readonly number[]; defence: readonly number[] };
  /** Null until it is known. */
  outcome: CombatOutcome | null;
  wounded: boolean;
  /** The clause of the outcome. */
  clause: string;
  /** Where the defender stood, and where he stands. */
  from: number;
  to: number;
}

interface Trail {
  name: number;
  /** From where he stood to where he stands. */
  cells: readonly number[];
}

/** The card that a player has played, and for what. */
export interface PlayedCard {
  seat: number;
  card: number;
  use: number;
}

interface Places {
  played: PlayedCard;
  combat: Combat;
  trail: Trail;
}

export const { lying, pictured } = readersOf<Places>();
