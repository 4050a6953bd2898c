// How a match went, from its events: what the game counts for each seat, and where it changed most.
//
// Everything here is read from what the log tells; nothing is guessed. A game without a measure has no course.

import { type CountChange, type MatchEnding, seatOf } from '#client/end/ending.ts';
import type { SeenEvent } from '#engine/event.ts';

/** A change of what the game counts. */
export interface Mark extends CountChange {
  /** The event, by its number. */
  n: number;
  /** What it is told by. */
  event: SeenEvent;
  /** The act it belongs to, by its number; null: it stands alone. */
  act: number | null;
}

export interface MatchCourse {
  /** What each seat began with. */
  start: number[];
  marks: Mark[];
  /** What wins, where a number does. */
  goal: number | null;
  /** Whether what is counted is harm. */
  isHarm: boolean;
}

/** Null where the game counts nothing that goes up and down. */
export function courseOf(
  { measure, acts }: MatchEnding,
  events: readonly SeenEvent[],
  seats: number,
): MatchCourse | null {
  if (measure === undefined) return null;
  const start = new Array<number | null>(seats).fill(null);
  const now = new Array<number>(seats).fill(0);
  const marks: Mark[] = [];
  let act: number | null = null;
  let teller: SeenEvent | null = null;
  for (const event of events) {
    if (acts?.begins.includes(event.kind) === true) act = event.n;
    if (event.n === act) teller = null;
    if (event.kind === acts?.told) teller = event;
    const read = measure.read(event, now);
    if (read === null) continue;
    start[read.seat] ??= read.before;
    now[read.seat] = read.after;
    // What is lost meanwhile, such as honour, says itself why.
    const isTold = teller !== null && seatOf(teller) === read.seat && read.after > read.before;
    marks.push({ n: event.n, event: isTold ? teller! : event, act, ...read });
  }
  // A seat whose number never moved began where the others did.
  const usual = start.find((value) => value !== null) ?? measure.start;
  if (usual === null) return null;
  return { start: start.map((value) => value ?? usual), marks, goal: measure.goal, isHarm: measure.isHarm };
}

/** What a seat came to in the end. */
export const standingOf = ({ start, marks }: MatchCourse, seat: number): number =>
  marks.findLast((mark) => mark.seat === seat)?.after ?? start[seat]!;

const MOST = 5;

/** What one act brings a seat in several payments is one change. */
function together(marks: readonly Mark[]): Mark[] {
  const all: Mark[] = [];
  for (const mark of marks) {
    const last = all.at(-1);
    const isSame =
      last !== undefined &&
      mark.act !== null &&
      last.act === mark.act &&
      last.seat === mark.seat &&
      last.after > last.before === mark.after > mark.before;
    if (isSame) all[all.length - 1] = { ...mark, before: last.before, weight: last.weight + mark.weight };
    else all.push(mark);
  }
  return all;
}

/** The largest changes, in the order they came; of equal ones the later, which decided more. What is usual only alone. */
export function turningPoints({ marks }: MatchCourse): Mark[] {
  const all = together(marks).filter(({ weight }) => weight > 0);
  const rare = all.filter(({ weight }) => weight >= 1);
  return (rare.length > 0 ? rare : all)
    .sort((a, b) => b.weight - a.weight || b.n - a.n)
    .slice(0, MOST)
    .sort((a, b) => a.n - b.n);
}
