// The rulebook beside the table: the open clause, and where in the log it was used.

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

/** The lines of the open match in which a clause was used. */
export const usesOf = signal<(clause: string) => RuleUse[]>(() => []);

/** The event whose line the log should show; null: none. The log scrolls there and clears it. */
export const sought = signal<number | null>(null);

/** From the book to the log. */
export function seek(n: number): void {
  openedRule.value = null;
  sought.value = n;
}
