// What scenes lay on the table, by place: scenes/ writes it, the components draw it.

import { readersOf } from '#client/stage/places.ts';

export interface Rolled {
  seat: number;
  dice: readonly number[];
  bonus: number;
  total: number;
}

export interface Initiative {
  round: number;
  rolls: readonly Rolled[];
  /** −1 until it is known. */
  winner: number;
  /** Who acts first; −1 until he is chosen. */
  first: number;
  /** The equal totals after which both rolled again; 0: none. */
  tied: number;
}

export interface ThrownDie {
  face: number;
  again: boolean;
}

export interface Attack {
  seat: number;
  target: number;
  isSpeed: boolean;
  offense: readonly ThrownDie[];
  defense: readonly ThrownDie[];
  /** Null until they are compared. */
  wounds: number | null;
  parts: readonly { label: string; value: number; clause: string }[];
  /** It was made in an earlier round: its dice still lie there, its blow is over. */
  isPast: boolean;
}

export interface Wounds {
  seat: number;
  pools: readonly number[];
  left: readonly number[];
}

interface Trail {
  seat: number;
  /** From where he stood to where he stands. */
  cells: readonly number[];
}

/** What was done in this round of a fight, in words, with its clause. */
export interface Course {
  steps: readonly { event: number; sign: 'done' | 'again' | 'wound'; clause: string }[];
}

export interface Result {
  kind: 'degree' | 'influence' | 'favor' | 'gold' | 'bets' | 'verdict' | 'death';
  seat: number;
  /** The card it is about; −1 for none. */
  card: number;
  from: number | null;
  to: number;
  word: string;
  clause: string;
}

export interface Settled {
  rows: readonly { seat: number; staked: number; back: number }[];
  /** Stakes as they lay: by seat, four corners each. */
  bets: readonly number[];
  /** The slot that has won, and the degree of the defeat. */
  winner: number;
  degree: number;
}

export interface Guarding {
  seat: number;
  /** What a die must show. */
  least: number;
  dice: readonly { die: number; foils: boolean }[];
}

/** A request for support and what was answered. */
export interface Asking {
  by: number;
  seats: readonly number[];
  agreed: readonly number[];
  refused: readonly number[];
}

export interface Launched {
  by: number;
  target: number;
  card: number;
  total: number;
  outcome: 'open' | 'foiled' | 'void' | 'done';
}

/** Gold or influence that has just moved. */
export interface Moved {
  seat: number;
  what: 'gold' | 'influence';
  by: number;
}

/** Bids as they were opened, by seat; null: none. */
export interface Bids {
  isHosting: boolean;
  bids: readonly (number | null)[];
  stacks: readonly number[];
  tied: readonly number[];
  /** The winner; −1: not known yet, −2: nobody. */
  winner: number;
  gold: number;
}

/** One die for each of those who had to roll. */
export interface RollOff {
  seats: readonly number[];
  rolls: readonly number[];
  best: readonly number[];
}

/** A throw for an injured card, and its result. */
export interface HealThrow {
  seat: number;
  card: number;
  die: number;
  again: boolean;
  outcome: 'open' | 'heals' | 'stays' | 'dies';
}

/** Goods that have changed hands; −1 is the bank. */
export interface Dealt {
  from: number;
  to: number;
  give: readonly number[];
  giveGold: number;
  get: readonly number[];
  getGold: number;
}

/** What was answered to invitations, in order. */
export interface Invitations {
  rows: readonly { guest: number; answer: 'open' | 'came' | 'declined' }[];
}

interface Places {
  bids: Bids;
  /** The card that is or was up for auction. */
  lot: number;
  rollOff: RollOff;
  healing: readonly HealThrow[];
  dealt: Dealt;
  invitations: Invitations;
  initiative: Initiative;
  attack: Attack;
  wounds: Wounds;
  trail: Trail;
  course: Course;
  results: readonly Result[];
  settled: Settled;
  /** Gold on each corner, by seat. */
  stakes: readonly number[];
  guarding: Guarding;
  asking: Asking;
  launched: Launched;
  moved: readonly Moved[];
  verdict: { seat: number; verdict: 'up' | 'down' };
}

export const { lying, isMoving, pictured } = readersOf<Places>();
