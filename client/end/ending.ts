// What a game tells the end page to count, from the events of its log: client/tables/GAME/end.ts, where the client finds it.

import type { SeenEvent } from '#engine/event.ts';
import type { Language, Words } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import type { Telling } from '#telling/telling.ts';

/** What an event changes of what the game counts for a seat. */
export interface CountChange {
  seat: Seat;
  before: number;
  after: number;
  /** How much it mattered; below 1: it is usual, and told only where nothing else happened. */
  weight: number;
}

export interface Measure {
  /** What every seat begins with; null: it follows from options, and is known only once it has changed. */
  start: number | null;
  /** What wins, where a number does. */
  goal: number | null;
  /** Whether what is counted is harm. */
  isHarm: boolean;
  /** Null: the event changes nothing. */
  read(event: SeenEvent, before: readonly number[]): CountChange | null;
}

export interface DiceThrown {
  seat: Seat;
  dice: readonly number[];
}

/** What a seat can be first in: `award.KEY` in the words. */
export type AwardKey =
  | 'schemes'
  | 'guards'
  | 'host'
  | 'bets'
  | 'hits'
  | 'powers'
  | 'steps'
  | 'pushes'
  | 'nets'
  | 'held'
  | 'attacks'
  | 'primas'
  | 'favour'
  | 'bouts'
  | 'mercy'
  | 'men';

/** How much an event adds to whose count; null: nothing. */
export type AwardCount = (event: SeenEvent) => { seat: Seat; by: number } | null;

export interface MatchEnding {
  /** What goes up and down in the course of a match; without it there is no curve. */
  measure?: Measure;
  /** Acts that change it in several steps, by the kinds of events that begin one, and the kind that tells it best. */
  acts?: { begins: readonly string[]; told: string };
  /** Whose dice an event shows, by its kind; each die once. */
  throws?: { readonly [kind: string]: (event: SeenEvent) => readonly DiceThrown[] };
  awards?: { readonly [K in AwardKey]?: AwardCount };
  /** What brought a turning point, as a sentence in place of the event's own; null: that says enough. */
  told?(event: SeenEvent, events: readonly SeenEvent[], telling: Telling): string | null;
  /** What is added to a turning point, from the game's own words; null: nothing. */
  asked?(event: SeenEvent, words: Words): string | null;
  /** What else a seat has in the end, from the view: what the rules compare where the measure is equal. */
  besides?(view: unknown, seat: Seat, language: Language): string;
  /** The clause that decides such a tie; without it, the one that ended the match. */
  tie?: string;
  /** The kind of event in which a seat's last sum is told: its parts stand below the number. */
  final?: string;
}

export const numberOf = (event: SeenEvent, field: string): number => event[field] as unknown as number;
export const seatOf = (event: SeenEvent, field = 'seat'): Seat => numberOf(event, field);
export const diceOf = (event: SeenEvent, field: string): readonly number[] => event[field] as unknown as number[];

/** A field that holds the new value beside one that holds the change. */
export const counted =
  (kind: string, value: string, change: string): Measure['read'] =>
  (event) => {
    if (event.kind !== kind) return null;
    const after = numberOf(event, value);
    const by = numberOf(event, change);
    return { seat: seatOf(event), before: after - by, after, weight: Math.abs(by) };
  };

/** Every event of a kind counts one. */
export const each =
  (kind: string, seat: (event: SeenEvent) => Seat = seatOf): AwardCount =>
  (event) =>
    event.kind === kind ? { seat: seat(event), by: 1 } : null;
