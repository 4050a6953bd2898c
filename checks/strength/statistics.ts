// The arithmetic of duels: means with their intervals, a sequential test, and times in bins.

/** 95 of 100 intervals of this many standard errors hold the true value. */
const WIDTH = 1.96;

export interface Interval {
  mean: number;
  /** Half the width of the interval of 95 %. */
  error: number;
}

/** Of blocks that do not depend on each other. Where all were won, or none, it is what one block in so many may be. */
export function interval(blocks: readonly number[]): Interval {
  const { mean, variance } = moments(blocks);
  if (mean === 0 || mean === 1) return { mean, error: 1 - 0.05 ** (1 / Math.max(1, blocks.length)) };
  return { mean, error: WIDTH * Math.sqrt(variance / Math.max(1, blocks.length)) };
}

function moments(blocks: readonly number[]): { mean: number; variance: number } {
  const count = Math.max(1, blocks.length);
  const mean = blocks.reduce((sum, one) => sum + one, 0) / count;
  const variance = blocks.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, variance };
}

export type Verdict = 'low' | 'high' | 'open';

/** Fewer blocks tell nothing about how much they vary. */
const FEWEST = 8;
/** A block is never taken to vary less than this: eight wins in a row are no certainty. */
const LEAST_VARIANCE = 0.01;
/** One wrong verdict in twenty, either way. */
const BOUND = Math.log(0.95 / 0.05);

/** Wald's sequential test: is the true mean rather `low` or rather `high`? */
export function sequential(blocks: readonly number[], low: number, high: number): Verdict {
  if (blocks.length < FEWEST) return 'open';
  const { mean, variance } = moments(blocks);
  const evidence = (blocks.length * (high - low) * (mean - (low + high) / 2)) / Math.max(LEAST_VARIANCE, variance);
  return evidence >= BOUND ? 'high' : evidence <= -BOUND ? 'low' : 'open';
}

/** Bins for times: eight to every doubling, from one microsecond on. */
const PER_DOUBLING = 8;

export function note(bins: number[], micros: number): void {
  const bin = Math.max(0, Math.round(PER_DOUBLING * Math.log2(Math.max(1, micros))));
  while (bins.length <= bin) bins.push(0);
  bins[bin]!++;
}

export function merge(bins: number[], others: readonly number[]): void {
  while (bins.length < others.length) bins.push(0);
  for (let i = 0; i < others.length; i++) bins[i]! += others[i]!;
}

/** The time in milliseconds that this part of all times does not exceed, to a tenth of itself. */
export function quantile(bins: readonly number[], part: number): number {
  const all = bins.reduce((sum, one) => sum + one, 0);
  let seen = 0;
  for (let bin = 0; bin < bins.length; bin++) {
    seen += bins[bin]!;
    if (seen > 0 && seen >= part * all) return 2 ** (bin / PER_DOUBLING) / 1000;
  }
  return 0;
}
