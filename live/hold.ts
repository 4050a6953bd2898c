// How long an answer is held back, so that its time says nothing about what its seat holds.

import { botParts } from '#bots/index.ts';
import { mannerOf } from '#bots/levels.ts';
import type { Seat } from '#engine/seat.ts';
import type { LiveTable } from '#live/table.ts';

/** Milliseconds that a search takes on a current machine, by much more than it mostly does. */
const SEARCHED_WITHIN = 250;

/** How many times as long as any other bot this one takes, whatever it is about: no less than its search needs. */
export const paceOf = (bot: string): number => (botParts(bot)?.level === 'champion' ? 3 : 1);

/** Never longer than the pace: the clock may have been ahead when the question was asked. */
export const heldFor = (askedAt: number, pace: number, now: number): number =>
  Math.min(pace, Math.max(0, askedAt + pace - now));

/**
 * Where one thread computes the bots of these seats one after the other: how long each of their answers is held back. A bot
 * that could play a card searches, and one that has none does not; so together they take as long as if all searched.
 */
export function heldTogether(
  table: Pick<LiveTable, 'bots' | 'askedAt'>,
  game: string,
  seats: Seat[],
  now: number,
): number {
  let pace = 0;
  for (const seat of seats) {
    const bot = table.bots[seat]!;
    if (mannerOf(botParts(bot)!.level, game).kind === 'search') pace += SEARCHED_WITHIN * paceOf(bot);
  }
  return heldFor(table.askedAt, pace, now);
}
