// When a familia is out: whether one more wound would beat it, and in which round it was.

import type { JugulaProps as Props } from '#client/tables/jugula/props.ts';
import type { SeenEvent } from '#engine/event.ts';
import { kindOfName, seatOfName } from '#games/jugula/armaturae.ts';
import { damageOf } from '#games/jugula/table-things.ts';

/** Whether a wound of this man ends the match for his familia (JU-18.1, JU-18.3). */
export function isLastWound({ view }: Pick<Props, 'view'>, name: number): boolean {
  const seat = seatOfName(name);
  if (view.seats === 2) return damageOf(view, seat) === view.size - 1;
  const men = view.gladiators.filter((one) => one.seat === seat && one.cell >= 0);
  const wounds = men.map((one) => one.wounds + (one.kind === kindOfName(name) ? 1 : 0));
  const left = wounds.filter((count) => count < 2);
  return left.length < 2 || left.every((count) => count > 0);
}

/** How a seat left the match; undefined: it did not. */
export const exitOf = (events: readonly SeenEvent[], seat: number): SeenEvent | undefined =>
  events.findLast((event) => (event.kind === 'withdrew' || event.kind === 'conceded') && event['seat'] === seat);

/** The round in which a seat left the match; null: it did not. */
export function outIn(events: readonly SeenEvent[], seat: number): number | null {
  const exit = exitOf(events, seat);
  const turn = exit && events.slice(0, events.indexOf(exit)).findLast(({ kind }) => kind === 'turnBegan');
  return typeof turn?.['round'] === 'number' ? turn['round'] : null;
}
