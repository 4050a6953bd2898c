// How a match went, from its events: what the game counts for each seat, and where it changed most.
//
// Everything here is read from what the log tells; nothing is guessed. A game without a measure has no course.

import type { SeenEvent } from '#engine/event.ts';
import type { Seat } from '#engine/seat.ts';
import { seatOfName } from '#games/jugula/armaturae.ts';

/** A change of what the game counts. */
export interface Mark {
  /** The event, by its number. */
  n: number;
  event: SeenEvent;
  seat: Seat;
  before: number;
  after: number;
  /** How much it mattered. */
  weight: number;
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

type Reads = (event: SeenEvent, before: readonly number[]) => Omit<Mark, 'n' | 'event'> | null;

interface Measure {
  /** What every seat begins with; null: it follows from options, and is known only once it has changed. */
  start: number | null;
  goal: number | null;
  isHarm: boolean;
  read: Reads;
}

const numberOf = (event: SeenEvent, field: string): number => event[field] as unknown as number;

/** A field that holds the new value beside one that holds the change. */
const counted =
  (kind: string, value: string, change: string): Reads =>
  (event) => {
    if (event.kind !== kind) return null;
    const after = numberOf(event, value);
    const by = numberOf(event, change);
    return { seat: numberOf(event, 'seat'), before: after - by, after, weight: Math.abs(by) };
  };

/** Victory points: each change, and in the end what the survivors get. */
const victoryPoints: Reads = (event, before) => {
  if (event.kind !== 'scored') return counted('vpChanged', 'vp', 'points')(event, before);
  const after = numberOf(event, 'total');
  const parts = event['parts'] as unknown as readonly { label: string; value: number }[];
  const by = parts.find(({ label }) => label === 'survival')?.value ?? 0;
  // All who live get it: no turning point.
  return { seat: numberOf(event, 'seat'), before: after - by, after, weight: 0 };
};

const wounds: Reads = (event, before) => {
  if (event.kind !== 'wounded' && event.kind !== 'bitTheDust') return null;
  const seat = seatOfName(numberOf(event, 'gladiator'));
  const after = numberOf(event, 'damage');
  return { seat, before: before[seat]!, after, weight: after - before[seat]! };
};

const tasks: Reads = (event) => {
  if (event.kind !== 'completed') return null;
  const after = numberOf(event, 'count');
  return { seat: numberOf(event, 'seat'), before: after - 1, after, weight: 1 };
};

const MEASURES: { readonly [game: string]: Measure } = {
  spartacus: { start: null, goal: 12, isHarm: false, read: counted('influenceChanged', 'influence', 'total') },
  gladiatori: { start: null, goal: null, isHarm: false, read: victoryPoints },
  jugula: { start: 0, goal: null, isHarm: true, read: wounds },
  'house-of-gladiators': { start: 0, goal: 3, isHarm: false, read: tasks },
};

/** Null where the game counts nothing that goes up and down. */
export function courseOf(game: string, events: readonly SeenEvent[], seats: number): MatchCourse | null {
  const measure = MEASURES[game];
  if (measure === undefined) return null;
  const start = new Array<number | null>(seats).fill(null);
  const now = new Array<number>(seats).fill(0);
  const marks: Mark[] = [];
  for (const event of events) {
    const read = measure.read(event, now);
    if (read === null) continue;
    start[read.seat] ??= read.before;
    now[read.seat] = read.after;
    marks.push({ n: event.n, event, ...read });
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

/** The largest changes, in the order they came; of equal ones the later, which decided more. */
export const turningPoints = ({ marks }: MatchCourse): Mark[] =>
  [...marks]
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.n - a.n)
    .slice(0, MOST)
    .sort((a, b) => a.n - b.n);
