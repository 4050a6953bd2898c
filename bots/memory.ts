// What a seat remembers of the others, from the events as it saw them, and what that makes it think of them.

import type { SeatMemory, Style } from '#engine/dealing.ts';
import { eventFor, type GameEvent } from '#engine/event.ts';
import type { Game } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';

/** What is needed of a game to remember in it; rules of an earlier day may have none of it. */
export type DealingRules = Pick<Game, 'dealings'>;

export const newMemory = (seats: number): SeatMemory => ({
  good: new Array<number>(seats).fill(0),
  harm: new Array<number>(seats).fill(0),
  trust: new Array<number>(seats).fill(1),
  given: new Array<number>(seats).fill(0),
});

/** Adds events to a memory; what the seat could not see of them is gone before it is looked at. */
export function remember(
  { dealings }: DealingRules,
  events: readonly GameEvent[],
  seat: Seat,
  memory: SeatMemory,
  from = 0,
): SeatMemory {
  if (dealings === undefined) return memory;
  for (let i = from; i < events.length; i++) {
    const event = events[i]!;
    if (dealings.kinds.includes(event.kind)) dealings.remember(eventFor(event, seat), seat, memory);
  }
  return memory;
}

/** How much of each other seat's chances counts like the bot's own. */
export function regardOf(style: Style, { good, harm }: SeatMemory, seat: Seat): number[] {
  return good.map((coins, other) => {
    if (other === seat) return 0;
    return Math.max(-1, Math.min(1, style.gratitude * coins - style.grudge * harm[other]!));
  });
}
