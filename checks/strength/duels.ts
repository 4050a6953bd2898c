// Duels of many blocks: distributed over threads, saved to a file as they are played, and resumed after a stop.
//
// The file's name contains a hash of how the two play (conduct.ts), so results of other bots or other rules are never mixed.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isForTests } from '#checks/code-file.ts';
import { ROOT } from '#checks/flaw.ts';
import { conductOf, hashWithLevels } from '#checks/strength/conduct.ts';
import type { Block, Matchup } from '#checks/strength/duel.ts';
import { interval, merge, quantile, sequential, type Verdict } from '#checks/strength/statistics.ts';
import { bySeed, playSeeds } from '#checks/strength/threads.ts';

export const FOLDER = join(ROOT, '.harena', 'duels');

export interface DuelPlan extends Matchup {
  /** The first seed; block k has seed + k. */
  seed: number;
  blocks: number;
  jobs: number;
  /** Stop as soon as it is clear which of these two the true share is closer to, but not before `least` blocks. */
  sequential: { low: number; high: number; least?: number } | null;
  /** Begin no block after this timestamp of the monotonic clock (performance.now). The duel is resumed another time. */
  until?: number;
}

export interface Duel extends Matchup {
  blocks: number;
  games: number;
  share: number;
  error: number;
  decisions: number;
  endless: number;
  verdict: Verdict | null;
  /** Milliseconds of processor time per decision. */
  times: { a: { p50: number; p99: number }; b: { p50: number; p99: number } };
}

const COMMENTS = /^\s*(\/\/.*$|\/\*\*[\s\S]*?\*\/)/gm;

/**
 * A hash of the code that decides how these two play a game, for results that count more than who wins. Comments and line
 * breaks do not count.
 */
export const fingerprint = (two: Pick<Matchup, 'game' | 'a' | 'b'>): string => hashWithLevels(two, filesHash(two.game));

const hashes = new Map<string, string>();

/** The hash of the files that decide how a game is played, read once. */
function filesHash(game: string): string {
  const known = hashes.get(game);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const folder of ['engine', 'bots', join('games', game), join('checks', 'strength')]) {
    const paths = readdirSync(join(ROOT, folder), { encoding: 'utf8', recursive: true }).sort();
    for (const path of paths) {
      const file = join(folder, path).replaceAll('\\', '/');
      if (!file.endsWith('.ts') || isForTests(file) || /\/(words|conformance|records)\//.test(file)) continue;
      if (file === 'bots/levels.ts') continue;
      if (file.startsWith('checks/') && !/(contestants|\/pool\/).*/.test(file)) continue;
      const text = readFileSync(join(ROOT, file), 'utf8').replace(COMMENTS, '').replace(/\s+/g, ' ');
      hash.update(`${file}\n`).update(text);
    }
  }
  const found = hash.digest('hex');
  hashes.set(game, found);
  return found;
}

function fileOf(matchup: Matchup, folder: string): string {
  const { game, seats, options, a, b } = matchup;
  const differs = Object.keys(options).length === 0 ? '' : `-${JSON.stringify(options)}`;
  const name = `${game}-${seats}-${a}-${b}${differs}-${conductOf(matchup)}`.replace(/[^\w.-]+/g, '_');
  return join(folder, `${name}.ndjson`);
}

export type DuelProgress = (done: number, of: number, secondsLeft: number) => void;

/** Plays the missing blocks. `tell` is called with the progress after each block. */
export async function runDuel(plan: DuelPlan, tell: DuelProgress, folder = FOLDER): Promise<Duel> {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(plan, folder);
  const blocks = blocksIn(file);
  const open = seedsOf(plan).filter((seed) => !blocks.has(seed));
  const inOrder = (): Block[] => withoutGap(plan, blocks);
  const isDone = (): boolean =>
    open.length === 0 ||
    performance.now() >= (plan.until ?? Number.POSITIVE_INFINITY) ||
    (plan.sequential !== null && verdictOf(inOrder(), plan.sequential) !== 'open');
  if (!isDone()) {
    const start = performance.now();
    const before = blocks.size;
    await playSeeds<Block>({ thread: THREAD, workerData: matchupOf(plan), open, jobs: plan.jobs }, isDone, (block) => {
      blocks.set(block.seed, block);
      appendFileSync(file, `${JSON.stringify(block)}\n`);
      const played = blocks.size - before;
      const left = ((performance.now() - start) / played) * open.length;
      tell(plan.blocks - open.length, plan.blocks, left / 1000);
    });
  }
  return summary(plan, inOrder());
}

const seedsOf = ({ seed, blocks }: DuelPlan): number[] => Array.from({ length: blocks }, (_, k) => seed + k);

const blocksIn = (file: string): Map<number, Block> =>
  bySeed<Block>(existsSync(file) ? readFileSync(file, 'utf8') : '');

/** In the order of the seeds, up to the first that is missing: the result must not depend on which block was quick. */
function withoutGap(plan: DuelPlan, blocks: ReadonlyMap<number, Block>): Block[] {
  const found: Block[] = [];
  for (const seed of seedsOf(plan)) {
    const block = blocks.get(seed);
    if (block === undefined) break;
    found.push(block);
  }
  return found;
}

/** The blocks of a duel in brief, to be stored beside its result, so that another machine can play on from there. */
export interface KeptBlocks {
  /** What A won of each, in the order of the seeds. */
  shares: number[];
  /** Times per decision of both, of all blocks together. */
  bins: [number[], number[]];
}

/** The blocks that the summary of this plan counts. */
export function keptBlocks(plan: DuelPlan, folder = FOLDER): KeptBlocks {
  const kept: KeptBlocks = { shares: [], bins: [[], []] };
  for (const { share, times } of withoutGap(plan, blocksIn(fileOf(plan, folder)))) {
    kept.shares.push(share);
    for (const who of [0, 1] as const) merge(kept.bins[who], times[who]);
  }
  return kept;
}

/** Puts blocks that another machine has played where `runDuel` finds them, unless there are as many already. */
export function restoreBlocks(plan: DuelPlan, duel: Duel, { shares, bins }: KeptBlocks, folder = FOLDER): void {
  const file = fileOf(plan, folder);
  if (withoutGap(plan, blocksIn(file)).length >= shares.length) return;
  mkdirSync(folder, { recursive: true });
  const lines = shares.map((share, k): string => {
    // What is known of all of them together is written to the first.
    const [decisions, endless, times] = k === 0 ? [duel.decisions, duel.endless, bins] : [0, 0, [[], []]];
    return JSON.stringify({ seed: plan.seed + k, share, games: plan.seats, decisions, endless, times });
  });
  writeFileSync(file, `${lines.join('\n')}\n`);
}

const THREAD = new URL('./duel-thread.ts', import.meta.url);
const matchupOf = ({ game, seats, options, a, b }: DuelPlan): Matchup => ({ game, seats, options, a, b });

function verdictOf(blocks: readonly Block[], { low, high, least = 0 }: NonNullable<DuelPlan['sequential']>): Verdict {
  if (blocks.length < least) return 'open';
  return sequential(
    blocks.map(({ share }) => share),
    low,
    high,
  );
}

function summary(plan: DuelPlan, blocks: readonly Block[]): Duel {
  const times: [number[], number[]] = [[], []];
  let [games, decisions, endless] = [0, 0, 0];
  for (const block of blocks) {
    games += block.games;
    decisions += block.decisions;
    endless += block.endless;
    for (const who of [0, 1] as const) merge(times[who], block.times[who]);
  }
  const { mean, error } = interval(blocks.map(({ share }) => share));
  const spent = (bins: readonly number[]) => ({ p50: quantile(bins, 0.5), p99: quantile(bins, 0.99) });
  return {
    ...matchupOf(plan),
    blocks: blocks.length,
    games,
    share: mean,
    error,
    decisions,
    endless,
    verdict: plan.sequential === null ? null : verdictOf(blocks, plan.sequential),
    times: { a: spent(times[0]), b: spent(times[1]) },
  };
}
