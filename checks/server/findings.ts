// What a storm is and what it finds. A *storm* is a long run against the real server under extreme conditions; each has a
// short form among the tests and a long one behind ./harena storm.

export interface Findings {
  /** Measurements and counts, in display order. */
  figures: { [what: string]: number | string };
  /** Broken promises, each in a sentence; none is a pass. */
  faults: string[];
}

/** Reports progress. */
export type Progress = (line: string) => void;

export const silent: Progress = () => {};

/** Keeps the first faults; after so many, more would add nothing. */
export class Faults {
  readonly list: string[] = [];
  count = 0;

  add(fault: string): void {
    this.count++;
    if (this.list.length < 20) this.list.push(fault);
    else if (this.list.length === 20) this.list.push('… and more');
  }

  /** Adds the fault unless the condition holds. */
  check(holds: boolean, fault: () => string): void {
    if (!holds) this.add(fault());
  }
}

/** The percentile of a sorted list; NaN for an empty one. */
export function quantile(sorted: readonly number[] | Float64Array, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The result of the promise, or null after a timeout. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  let alarm: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    alarm = setTimeout(() => done(null), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(alarm));
}

/** Does the work for each, a few at a time. */
export async function inTurns<T>(list: readonly T[], atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  const rest = [...list];
  const worker = async (): Promise<void> => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
