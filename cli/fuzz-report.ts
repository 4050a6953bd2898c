// The report of ./harena fuzz, also where several processes shared the games.

import type { Stats } from '#engine/conformance/index.ts';

export interface Failed {
  check: string;
  seed: number;
  seats: number;
  /** The decision at which it failed. */
  decision: number;
  message: string;
  /** The replay up to that decision; null where there was nothing to write. */
  file: string | null;
}

export interface FuzzReport {
  game: string;
  games: number;
  seats: { [seats: string]: number };
  decisions: number;
  failures: number;
  failed: Failed[];
  unused: string[];
  checks: Stats['checks'];
  undecided: Stats['undecided'];
  seconds: number;
}

/** Merges the reports of several jobs: what one of them has reached is reached. */
export function merged(reports: readonly FuzzReport[]): FuzzReport {
  const [first, ...others] = reports;
  const whole = structuredClone(first!);
  for (const report of others) {
    whole.games += report.games;
    whole.decisions += report.decisions;
    addCounts(whole.seats, report.seats);
    addCounts(whole.checks, report.checks);
    addCounts(whole.undecided, report.undecided);
    whole.unused = whole.unused.filter((name) => report.unused.includes(name));
    whole.failed.push(...report.failed);
    whole.seconds = Math.max(whole.seconds, report.seconds);
  }
  // Missing words are reported once: each job misses the same ones.
  whole.checks.words = Math.min(whole.checks.words, 1);
  whole.failed = whole.failed.filter(
    ({ message }, i) => whole.failed.findIndex((one) => one.message === message) === i,
  );
  whole.failures = whole.failed.length;
  return whole;
}

function addCounts(counts: { [name: string]: number }, more: { readonly [name: string]: number }): void {
  for (const [name, count] of Object.entries(more)) counts[name] = (counts[name] ?? 0) + count;
}

export function asText(report: FuzzReport): string {
  const { game, games, seats, decisions, failed, unused: missing, seconds } = report;
  const split = Object.entries(seats).map(([number, times]) => `${times} with ${number} seats`);
  const lines = [`${game}: ${games} games (${split.join(', ')}), ${decisions} decisions, ${seconds} s`];
  const made = Object.entries(report.checks).filter(([, times]) => times > 0);
  lines.push(`checks: ${made.map(([check, times]) => `${check} ${times}`).join(', ') || 'none'}`);
  lines.push(missing.length === 0 ? 'every step and use was reached' : `never reached: ${missing.join(', ')}`);
  lines.push(failed.length === 0 ? 'no failures' : `${failed.length} failures:`);
  for (const { message, file } of failed) lines.push(`  ${message}`, ...(file === null ? [] : [`    ${file}`]));
  return `${lines.join('\n')}\n`;
}
