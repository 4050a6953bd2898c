// Events that are read as one: the steps of a walk, one after the other, each from where the one before ended.
//
// A game has words for the whole, `run.<kind>`, or `stay.<kind>` where it ended on the cell it began on; to the reader who
// acts `you-run.<kind>` and `you-stay.<kind>`. A kind without them has a line for each event.

import type { SeenEvent } from '#engine/event.ts';
import type { Seat } from '#engine/seat.ts';

/** What is asked of a telling here. */
interface Teller {
  words: { readonly [key: string]: string | undefined };
  seatOf(event: SeenEvent): Seat | null;
}

/** One line of the log: an event, or several told as one. */
export interface Run {
  /** The number of its first event: the same while the run grows. */
  first: number;
  /** The last event; of several, with where the first began and the cells on the way (`path`). */
  event: SeenEvent;
}

const isRun = ({ words }: Teller, { kind, from, cell }: SeenEvent): boolean =>
  words[`run.${kind}`] !== undefined && typeof from === 'number' && typeof cell === 'number';

const goesOn = (teller: Teller, before: SeenEvent, next: SeenEvent): boolean =>
  next.kind === before.kind &&
  next.clause === before.clause &&
  next['from'] === before['cell'] &&
  teller.seatOf(next) === teller.seatOf(before);

/** The event as it is told in words for a whole walk: an event of one step is a walk too. */
function joined(before: SeenEvent | null, next: SeenEvent): SeenEvent {
  const from = (before ?? next)['from']!;
  const path = [...((before?.['path'] as number[] | undefined) ?? [from as number]), next['cell'] as number];
  return { ...next, from, path, run: from === next['cell'] ? 'stay' : 'run' };
}

/** Walks that were joined before, by their last event: a line that did not change stays the same object. */
const known = new WeakMap<SeenEvent, Run>();

export function runsIn(teller: Teller, events: readonly SeenEvent[]): Run[] {
  const runs: Run[] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (!isRun(teller, event)) {
      runs.push({ first: event.n, event });
      continue;
    }
    const isMore = last !== undefined && goesOn(teller, last.event, event);
    const first = isMore ? last.first : event.n;
    const before = known.get(event);
    const run = before?.first === first ? before : { first, event: joined(isMore ? last.event : null, event) };
    known.set(event, run);
    if (isMore) runs[runs.length - 1] = run;
    else runs.push(run);
  }
  return runs;
}
