// Fitting weights: games of the heuristic against itself, and a logistic regression on their winners.
//
// Some positions of every game are taken, with the features of all seats. The weights are those under which the softmax of
// the seats' sums comes closest to the results (conditional logit), found by Adam on standardised features. A fit that
// predicts better does not always play better, so new weights are kept only when they win (cli/train.ts).

import { outcomeShares } from '#bots/value.ts';
import { LONGEST } from '#checks/strength/party.ts';
import { type FastRandom, fastRandom } from '#engine/chance/random.ts';
import { startTable } from '#engine/flow/start.ts';
import type { Game } from '#engine/game.ts';
import { sample } from '#engine/requests/choices.ts';

/** A position of a game: the features of each seat, one after the other, and the final share of each seat. */
export interface Position {
  features: Float64Array;
  shares: Float64Array;
  /** The share of the game that was over. */
  part: number;
  game: number;
}

/** So many moves of 100 are random, so that positions come up that sensible players avoid. */
const EXPLORING = 10;
/** Unless only quiet positions are wanted, one in three to ten is taken. */
const SPARSE = { least: 3, more: 8 };

/** `quiet`: only positions between two rounds, where a search that counts rounds evaluates. */
export function selfPlay(game: Game, seats: number, games: number, seed: number, quiet: boolean): Position[] {
  const positions: Position[] = [];
  for (let n = 0; n < games; n++) positions.push(...positionsOf(game, seats, n, quiet, fastRandom(seed + n)));
  return positions;
}

function positionsOf(game: Game, seats: number, number: number, quiet: boolean, random: FastRandom): Position[] {
  const { features, read, pace } = game.evaluation!;
  const table = startTable(game, { seats, random });
  const every = SPARSE.least + random.below(SPARSE.more);
  const found: Position[] = [];
  const shares = new Float64Array(seats);
  const one = new Float64Array(features.length);
  let decisions = 0;
  let round = pace(table.state);
  while (!table.over && decisions < LONGEST) {
    const isQuiet = pace(table.state) !== round;
    round = pace(table.state);
    if (quiet ? isQuiet : decisions % every === 0) {
      const all = new Float64Array(seats * features.length);
      for (let seat = 0; seat < seats; seat++) {
        read(table.state, seat, one);
        all.set(one, seat * features.length);
      }
      found.push({ features: all, shares, part: decisions, game: number });
    }
    const asked = table.waiting!;
    const explores = random.below(100) < EXPLORING;
    const view = explores ? null : game.viewFor(table.state, asked.seat);
    table.decide(asked.seat, asked.id, explores ? sample(asked, random) : game.heuristic(view, asked, random));
    decisions++;
  }
  if (!table.over) return [];
  outcomeShares(game, table.state, shares);
  for (const position of found) position.part /= decisions;
  return found;
}

const EPOCHS = 12;
const BATCH = 128;
const RATE = 0.02;
const DECAY = 1e-4;

/** The weights that fit the positions best, in the units of the features. */
export function fit(positions: readonly Position[], seats: number, random: FastRandom): number[] {
  const width = positions[0]!.features.length / seats;
  const spread = spreadOf(positions, width);
  const weights = new Float64Array(width);
  const [gradient, first, second] = [new Float64Array(width), new Float64Array(width), new Float64Array(width)];
  const shares = new Float64Array(seats);
  const order = positions.map((_, i) => i);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    random.shuffle(order);
    for (let start = 0; start < order.length; start += BATCH) {
      const end = Math.min(order.length, start + BATCH);
      gradient.fill(0);
      for (let i = start; i < end; i++) addGradient(positions[order[i]!]!, weights, spread, shares, gradient);
      step++;
      for (let d = 0; d < width; d++) {
        const slope = gradient[d]! / (end - start) + DECAY * weights[d]!;
        first[d] = 0.9 * first[d]! + 0.1 * slope;
        second[d] = 0.999 * second[d]! + 0.001 * slope * slope;
        const pace = RATE / (1 + epoch / 3) / (1 - 0.9 ** step);
        weights[d]! -= (pace * first[d]!) / (Math.sqrt(second[d]! / (1 - 0.999 ** step)) + 1e-8);
      }
    }
  }
  return Array.from(weights, (weight, d) => weight / spread[d]!);
}

/** The standard deviation of each feature; 1 where it never changes. */
function spreadOf(positions: readonly Position[], width: number): Float64Array {
  const [sum, squares] = [new Float64Array(width), new Float64Array(width)];
  let count = 0;
  for (const { features } of positions) {
    for (let i = 0; i < features.length; i++) {
      sum[i % width]! += features[i]!;
      squares[i % width]! += features[i]! * features[i]!;
    }
    count += features.length / width;
  }
  return sum.map((all, d) => Math.sqrt(Math.max(0, squares[d]! / count - (all / count) ** 2)) || 1);
}

function addGradient(
  { features, shares }: Position,
  weights: Float64Array,
  spread: Float64Array,
  guess: Float64Array,
  gradient: Float64Array,
): void {
  const width = weights.length;
  foretell(features, (d) => weights[d]! / spread[d]!, width, guess);
  for (let seat = 0; seat < shares.length; seat++) {
    const miss = guess[seat]! - shares[seat]!;
    for (let d = 0; d < width; d++) gradient[d]! += (miss * features[seat * width + d]!) / spread[d]!;
  }
}

function foretell(features: Float64Array, weight: (d: number) => number, width: number, out: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < out.length; seat++) {
    let sum = 0;
    for (let d = 0; d < width; d++) sum += weight(d) * features[seat * width + d]!;
    out[seat] = sum;
    most = Math.max(most, sum);
  }
  let total = 0;
  for (let seat = 0; seat < out.length; seat++) total += out[seat] = Math.exp(out[seat]! - most);
  for (let seat = 0; seat < out.length; seat++) out[seat]! /= total;
}

/** How well weights predict games they were not fitted to, in the quarter around `part` of the game. */
export function foresight(
  positions: readonly Position[],
  weights: readonly number[],
  seats: number,
  part: number,
): { logLoss: number; auc: number } {
  const guess = new Float64Array(seats);
  const points: { guess: number; won: boolean }[] = [];
  let [loss, count] = [0, 0];
  for (const position of positions) {
    if (Math.abs(position.part - part) > 0.125) continue;
    foretell(position.features, (d) => weights[d]!, weights.length, guess);
    count++;
    for (let seat = 0; seat < seats; seat++) {
      loss -= position.shares[seat]! * Math.log(Math.max(1e-9, guess[seat]!));
      points.push({ guess: guess[seat]!, won: position.shares[seat]! > 0.5 });
    }
  }
  return { logLoss: loss / Math.max(1, count), auc: areaUnder(points) };
}

/** The probability that a winner was rated higher than a loser. */
function areaUnder(points: { guess: number; won: boolean }[]): number {
  points.sort((a, b) => a.guess - b.guess);
  let [won, ranks] = [0, 0];
  for (const [i, point] of points.entries()) {
    if (!point.won) continue;
    won++;
    ranks += i + 1;
  }
  const lost = points.length - won;
  return (ranks - (won * (won + 1)) / 2) / Math.max(1, won * lost);
}
