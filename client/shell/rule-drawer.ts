// The rulebook beside the table: which clause of which game is open, and where in the log it is found again.

import { signal } from '@preact/signals';

export const openedRule = signal<{ game: string; clause: string } | null>(null);

export function openRule(game: string, clause: string): void {
  openedRule.value = { game, clause };
}

/** A line of the log, by the number of its event. */
export interface RuleUse {
  n: number;
  text: string;
}

/** What a clause made happen in the match that is open, line by line. */
export const usesOf = signal<(clause: string) => RuleUse[]>(() => []);

/** The event whose line the player wants to see in the log; null: none. The log goes there, and forgets it. */
export const sought = signal<number | null>(null);

/** From the book to the log. */
export function seek(n: number): void {
  openedRule.value = null;
  sought.value = n;
}
