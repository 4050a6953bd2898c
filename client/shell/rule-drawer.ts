// The rulebook beside the table: which clause of which game is open.

import { signal } from '@preact/signals';

export const openedRule = signal<{ game: string; clause: string } | null>(null);

export function openRule(game: string, clause: string): void {
  openedRule.value = { game, clause };
}

/** What a clause made happen in the match that is open, line by line. */
export const usesOf = signal<(clause: string) => string[]>(() => []);
