// Events as lines, and which of them a player is told about again: what happened to him, and the last act of another.

import type { SeenEvent } from '#engine/event.ts';
import type { Seat } from '#engine/seat.ts';
import type { Telling } from '#telling/telling.ts';

/** So many lines are told again at once. */
const MOST = 4;

/** The line of an event: sums closed, without their parts. */
export function lineOf(telling: Telling, event: SeenEvent): string {
  const folded = Object.fromEntries(telling.sums(event).map(({ name }) => [name, []]));
  return telling.event({ ...event, ...folded } as unknown as SeenEvent);
}

/** That it is a player's turn carries nothing but the seat, and the question says so. */
const isBare = (event: SeenEvent): boolean =>
  Object.keys(event).every((name) => name === 'n' || name === 'clause' || name === 'kind' || name === 'seat');

/** Of the events since a player answered those that name him, from the first act of another on. */
export function concerning(
  telling: Telling,
  viewer: Seat,
  own: string | undefined,
  events: readonly SeenEvent[],
): SeenEvent[] {
  const first = events.findIndex((event) => {
    const seat = telling.seatOf(event);
    return seat !== null && seat !== viewer;
  });
  if (own === undefined || first < 0) return [];
  return events
    .slice(first)
    .filter((event, i, all) => !(i === all.length - 1 && telling.seatOf(event) === viewer && isBare(event)))
    .filter((event) => telling.begins(event) === null && lineOf(telling, event).includes(own))
    .slice(-MOST);
}

export interface LastAct {
  seat: Seat;
  /** The cells it names, as often as they are named. */
  cells: readonly number[];
}

/** The last act, when another player did it: its events are the last ones of that seat in a row. */
export function lastAct(telling: Telling, viewer: Seat, events: readonly SeenEvent[]): LastAct | null {
  let seat: Seat | null = null;
  const cells: number[] = [];
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]!;
    const actor = telling.seatOf(event);
    if (actor !== null && seat !== null && actor !== seat) break;
    seat ??= actor;
    if (telling.begins(event) !== null && seat !== null) break;
    cells.push(...telling.cellsOf(event));
  }
  return seat === null || seat === viewer ? null : { seat, cells };
}
