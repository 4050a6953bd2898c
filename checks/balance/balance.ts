// Games of bots of one level, counted: distributed over threads, saved as they are played, and resumed after a stop.
//
// Every game is a line of .harena/balance/…, in a file whose name contains a fingerprint of the code that plays and counts.
// What they come to is one line of docs/balance/results.ndjson (results.ts).

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BalanceCell, CountedGame } from '#checks/balance/counted.ts';
import type { BalanceResult, Measured } from '#checks/balance/results.ts';
import { ROOT } from '#checks/flaw.ts';
import { type DuelProgress, fingerprint, runDuel } from '#checks/strength/duels.ts';
import { shareOfSums } from '#checks/strength/statistics.ts';
import { bySeed, playSeeds } from '#checks/strength/threads.ts';
import { games } from '#games/index.ts';

export const FOLDER = join(ROOT, '.harena', 'balance');
const THREAD = new URL('./thread.ts', import.meta.url);

export interface BalancePlan extends BalanceCell {
  /** The first seed; game k has seed + k. */
  seed: number;
  games: number;
  jobs: number;
  /** Begin no game after this timestamp of performance.now. */
  until: number;
  /** Words that a bot may not choose by in a duel with one that may (games/shared/balance.ts). */
  without: readonly string[];
}

/** A hash of what plays a cell and counts it. A frozen build never changes, but what counts it may. */
export function codeOf({ game, rules, level }: BalanceCell): string {
  const counting = readFileSync(join(ROOT, 'games', game, 'balance.ts'));
  if (games.get(game)?.rules === rules) return fingerprint({ game, a: level, b: level });
  return createHash('sha256').update(rules).update(counting).digest('hex').slice(0, 12);
}

function fileOf(cell: BalanceCell, folder: string): string {
  const { rules, seats, level, options } = cell;
  const differs = Object.keys(options).length === 0 ? '' : `-${JSON.stringify(options)}`;
  return join(folder, `${`${rules}-${seats}-${level}${differs}-${codeOf(cell)}`.replace(/[^\w.@-]+/g, '_')}.ndjson`);
}

/** Plays the missing games, then the duels. Null: the time was up before the first game was played. */
export async function runBalance(
  plan: BalancePlan,
  tell: DuelProgress,
  folder = FOLDER,
): Promise<BalanceResult | null> {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(plan, folder);
  const played = bySeed<CountedGame>(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const seeds = Array.from({ length: plan.games }, (_, k) => plan.seed + k);
  const open = seeds.filter((seed) => !played.has(seed));
  const { game, rules, seats, level, options, seed, jobs, until } = plan;
  const cell: BalanceCell = { game, rules, seats, level, options };
  const start = performance.now();
  const before = played.size;
  const isDone = (): boolean => performance.now() >= until;
  if (open.length > 0 && !isDone()) {
    await playSeeds<CountedGame>({ thread: THREAD, workerData: cell, open, jobs }, isDone, (one) => {
      played.set(one.seed, one);
      appendFileSync(file, `${JSON.stringify(one)}\n`);
      const left = ((performance.now() - start) / (played.size - before)) * open.length;
      tell(seeds.length - open.length, seeds.length, left / 1000);
    });
  }
  const counted = seeds.flatMap((one) => played.get(one) ?? []);
  if (counted.length === 0) return null;
  const measures = measured(counted);
  for (const word of plan.without) {
    const duel = await runDuel(
      {
        game,
        seats,
        options,
        a: `${level}!${word}`,
        b: level,
        seed,
        jobs,
        until,
        blocks: Math.ceil(plan.games / seats),
        sequential: null,
      },
      tell,
    );
    if (duel.games > 0) measures[`without/${word}`] = { share: duel.share, error: duel.error, whole: duel.games };
  }
  return { ...cell, seed, games: counted.length, code: codeOf(cell), measures };
}

/** The measures of these games, each with its interval. A game in which nothing of a measure occurred counts for it too. */
export function measured(counted: readonly CountedGame[]): { [measure: string]: Measured } {
  const sums = new Map<string, { part: number; whole: number }[]>();
  for (const [i, { counts }] of counted.entries()) {
    for (const [measure, sum] of counts) {
      let all = sums.get(measure);
      if (all === undefined) {
        all = counted.map(() => ({ part: 0, whole: 0 }));
        sums.set(measure, all);
      }
      all[i] = sum;
    }
  }
  const measures: { [measure: string]: Measured } = {};
  for (const [measure, all] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
    // A mean is per game, also of the games in which there was nothing to count.
    if (measure.startsWith('mean/')) for (const one of all) one.whole = 1;
    const { mean, error, whole } = shareOfSums(all);
    if (whole === 0) continue;
    measures[measure] = { share: rounded(mean), error: rounded(error), whole: rounded(whole) };
  }
  return measures;
}

const rounded = (value: number): number => Number(value.toFixed(5));
