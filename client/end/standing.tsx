// What stands beside a player's name at the end: how far he came, and what his last number is made of.

import { type MatchCourse, standingOf } from '#client/end/course.ts';
import { seatClass } from '#client/shell/medallion.tsx';
import type { SeenEvent } from '#engine/event.ts';
import type { Seat } from '#engine/seat.ts';
import type { Telling } from '#telling/telling.ts';

/** So many stones are taken in at a glance. */
const STONES = 12;

/** How far a seat came on the way to what wins, in stones: the last one is the goal. */
export function Gauge({ course, seat }: { course: MatchCourse; seat: Seat }) {
  const { goal } = course;
  if (goal === null || goal > STONES) return null;
  const reached = standingOf(course, seat);
  return (
    <span class={`end-gauge ${seatClass(seat)}`} aria-hidden="true">
      {Array.from({ length: goal }, (_, i) => (
        <i key={i} class={i < reached ? 'on' : ''} />
      ))}
    </span>
  );
}

interface FinalSumProps {
  events: readonly SeenEvent[];
  kind: string | undefined;
  seat: number;
  telling: Telling;
}

/** What a seat's last number is made of, where the end added something to it. */
export function FinalSum({ events, kind, seat, telling }: FinalSumProps) {
  const event = events.findLast((one) => one.kind === kind && telling.seatOf(one) === seat);
  const parts = event === undefined ? [] : telling.sums(event).flatMap((sum) => sum.parts);
  const told = parts.filter(({ value }) => value !== 0);
  if (told.length < 2) return null;
  return (
    <small>{told.map(({ label, value }) => `${value} ${telling.words[`part.${label}`] ?? label}`).join(' + ')}</small>
  );
}
