// What balance runs came to, and how each aim of a game fares in it.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BalanceCell } from '#checks/balance/counted.ts';
import { ROOT } from '#checks/flaw.ts';
import type { Aim, Bounds } from '#games/shared/balance.ts';

export const DOCS = join(ROOT, 'docs/');
const RESULTS = join(DOCS, 'balance', 'results.ndjson');

export interface Measured {
  share: number;
  /** Half the 95 % interval. */
  error: number;
  whole: number;
}

export interface BalanceResult extends BalanceCell {
  seed: number;
  games: number;
  /** The fingerprint of what played and counted. */
  code: string;
  measures: { readonly [measure: string]: Measured };
}

const resultKey = ({ rules, seats, level, options }: BalanceCell): string =>
  `${rules} ${seats} ${level} ${JSON.stringify(options)}`;

export function readBalance(): Map<string, BalanceResult> {
  const results = new Map<string, BalanceResult>();
  if (!existsSync(RESULTS)) return results;
  for (const line of readFileSync(RESULTS, 'utf8').split('\n')) {
    if (line === '') continue;
    const result = JSON.parse(line) as BalanceResult;
    results.set(resultKey(result), result);
  }
  return results;
}

/** Stores a result. Another run may have stored one meanwhile, so the file is read again. What was only played before stays. */
export function storeBalance(result: BalanceResult): void {
  const results = readBalance();
  const before = results.get(resultKey(result));
  const measures = before?.code === result.code ? { ...before.measures, ...result.measures } : result.measures;
  results.set(resultKey(result), { ...result, measures });
  mkdirSync(join(DOCS, 'balance'), { recursive: true });
  const lines = [...results].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => JSON.stringify(one));
  writeFileSync(RESULTS, `${lines.join('\n')}\n`);
}

/** The measures of an aim or a group in a result, with the name after the slash. */
export function measuresOf(result: BalanceResult, of: string): [name: string, measured: Measured][] {
  return Object.entries(result.measures)
    .filter(([measure]) => measure === of || (of.endsWith('/') && measure.startsWith(of)))
    .map(([measure, measured]) => [measure.slice(measure.indexOf('/') + 1), measured]);
}

export type Fate = 'met' | 'open' | 'missed';

/** Met where every interval is inside, missed where one is outside, open where the games do not tell. */
export function fateOf(measures: readonly (readonly [string, Measured])[], { low, high }: Bounds): Fate {
  const all = measures.map(([, measured]) => measured);
  if (all.some(({ share, error }) => share + error < low || share - error > high)) return 'missed';
  // No share is below 0, whatever its interval says.
  return all.every(({ share, error }) => Math.max(0, share - error) >= low && share + error <= high) ? 'met' : 'open';
}

export const formOf = (aim: Pick<Aim, 'of'>): 'mean' | 'share' => (aim.of.startsWith('mean/') ? 'mean' : 'share');

export function figure({ share, error }: Measured, form: 'mean' | 'share'): string {
  if (form === 'mean') return `${share.toFixed(2)} ± ${error.toFixed(2)}`;
  return `${(100 * share).toFixed(1)} ± ${(100 * error).toFixed(1)} %`;
}
