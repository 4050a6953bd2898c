// The arithmetic of duels: means with their intervals, a sequential test, and times in bins.

/** An interval of this many standard errors contains the true value in 95 of 100 cases, where there are many blocks. */
const WIDTH = 1.96;
/** The same where there are two blocks, three and so on (Student's t): few blocks say little about their variance. */
const FEW = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26];
const widthFor = (blocks: number): number => FEW[blocks - 2] ?? WIDTH + 2.4 / Math.max(1, blocks - 1);

export interface Interval {
  mean: number;
  /** Half the width of the 95 % interval. */
  error: number;
}

/** For independent blocks. Where all or none were won, the width is that of one block in so many. */
export function interval(blocks: readonly number[]): Interval {
  const { mean, variance } = moments(blocks);
  if (mean === 0 || mean === 1) return { mean, error: 1 - 0.05 ** (1 / Math.max(1, blocks.length)) };
  return { mean, error: Math.min(1, widthFor(blocks.length) * Math.sqrt(variance / Math.max(1, blocks.length))) };
}

function moments(blocks: readonly number[]): { mean: number; variance: number } {
  const count = Math.max(1, blocks.length);
  const mean = blocks.reduce((sum, one) => sum + one, 0) / count;
  const variance = blocks.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, variance };
}

/** A share of sums, part over whole, of independent games in which the whole differs: its interval is that of a ratio. */
export function shareOfSums(games: readonly { part: number; whole: number }[]): Interval & { whole: number } {
  let [part, whole] = [0, 0];
  for (const one of games) {
    part += one.part;
    whole += one.whole;
  }
  if (whole === 0) return { mean: 0, error: 1, whole };
  const mean = part / whole;
  if (part === 0 || games.every((one) => one.part === one.whole)) {
    return { mean, error: 1 - 0.05 ** (1 / games.length), whole };
  }
  const squares = games.reduce((sum, one) => sum + (one.part - mean * one.whole) ** 2, 0);
  const variance = (squares / whole ** 2) * (games.length / Math.max(1, games.length - 1));
  return { mean, error: widthFor(games.length) * Math.sqrt(variance), whole };
}

export type Verdict = 'low' | 'high' | 'open';

/** Fewer blocks say nothing about their variance. */
const FEWEST = 8;
/** The least standard deviation of a block: eight wins in a row are no certainty. */
const LEAST_VARIANCE = 0.01;
/** One wrong verdict in twenty, in each direction. */
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

/** The time in milliseconds that this share of all times does not exceed, accurate to a tenth. */
export function quantile(bins: readonly number[], part: number): number {
  const all = bins.reduce((sum, one) => sum + one, 0);
  let seen = 0;
  for (let bin = 0; bin < bins.length; bin++) {
    seen += bins[bin]!;
    if (seen > 0 && seen >= part * all) return 2 ** (bin / PER_DOUBLING) / 1000;
  }
  return 0;
}
