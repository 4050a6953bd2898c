// What scenes lay on the table, by place: scenes/ writes it, the components draw it.

import { readersOf } from '#client/stage/places.ts';
import type { Gladiator } from '#games/house-of-gladiators/table-things.ts';

export interface Summand {
  label: string;
  value: number;
  clause: string;
}

export interface BoutSide {
  /** The owner of the gladiator, and the seat that decides and rolls for him. */
  seat: number;
  control: number;
  man: Gladiator;
  /** Health as it is shown, and how much of it the last roll took. */
  hp: number;
  lost: number;
  gear: readonly number[];
  /** Types of cards that have no effect. */
  cancelled: readonly string[];
  /** Cards whose effect has been used, once for each use (HG-23.7 to HG-23.10). */
  used: readonly number[];
}

/** One side of a roll: its die, or the best of several, and its sum once it is known. */
export interface Throw {
  die: number;
  dice: readonly number[];
  again: boolean;
  parts: readonly Summand[];
  total: number | null;
}

export interface Roll {
  roll: number;
  attribute: string;
  sides: readonly (Throw | null)[];
  /** Who was hurt, and by how much; null: not known yet, or nobody. */
  hurt: { side: number; parts: readonly Summand[]; total: number } | null;
  isTied: boolean;
}

export interface BoutEnding {
  kind: 'won' | 'drawn' | 'outright';
  /** The winning side; −1: none. */
  side: number;
  coins: number;
  rations: number;
  glory: number;
  clause: string;
}

export interface Bout {
  slot: string;
  sides: readonly BoutSide[];
  rolls: readonly Roll[];
  /** The side that turns the wheel, and the clause that says so. */
  chooser: { side: number; clause: string } | null;
  /** Who has turned it, by the roll that the cycle begins with. */
  turned: readonly { roll: number; seat: number; attribute: string }[];
  isReversed: boolean;
  fell: { side: number; roll: number } | null;
  verdict: { seat: number; kind: 'condemned' | 'spared' | 'abandoned' | 'saved' } | null;
  isDead: boolean;
  /** The cards whose effect the last event tells, with their sides. */
  acts: readonly { side: number; card: number }[];
  ending: BoutEnding | null;
}

/** A slot in which there was no bout. */
export interface Empty {
  slot: string;
  kind: 'deserted' | 'forfeited' | 'substituted' | 'outright';
  seats: readonly number[];
  tiro: number;
  coins: number;
  rations: number;
}

export interface Lot {
  /** Which of how many. */
  n: number;
  of: number;
  /** A Tiro, or −1 where it is a card of that type. */
  tiro: number;
  type: string;
  /** By seat; null: none yet. */
  bids: readonly (number | null)[];
  passed: readonly number[];
  leader: number;
  state: 'open' | 'sold' | 'unwanted';
  /** What the buyer alone sees of a card; −1 for everybody else. */
  card: number;
}

/** A lot that is over. */
export interface Sold {
  tiro: number;
  type: string;
  seat: number;
  coins: number;
  /** What the buyer alone sees of a card; −1 for everybody else. */
  card: number;
}

/** What House Duties brought a House, line by line. */
export interface Duty {
  seat: number;
  kind: 'rewarded' | 'penalised' | 'reimbursed' | 'rested' | 'completed' | 'income' | 'provisions';
  coins: number;
  rations: number;
  glory: number;
  /** The gladiator or the task it is about; −1: neither. */
  about: number;
  clause: string;
}

export interface LudiPlaces {
  bout: Bout;
  empty: Empty;
  day: readonly { slot: string; seats: readonly number[]; winner: number; isDrawn: boolean }[];
  /** Who meets whom in each part of the day; a House alone has a bye. */
  pairs: readonly { slot: string; seats: readonly number[] }[];
  lot: Lot;
  lots: readonly Sold[];
  duties: readonly Duty[];
  opened: readonly { seat: number; slots: readonly string[] }[];
}

export const { lying, isMoving, pictured } = readersOf<LudiPlaces>();
