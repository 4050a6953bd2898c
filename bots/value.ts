// What a position is worth to each seat: its share of the victory.
//
// In a finished game that is its outcome. Otherwise every seat gets the sum of its weighted features, and the shares are
// the softmax of these sums: they add up to 1, like the shares of a finished game. Weights are fitted to games
// (training.ts), and judged by games.

import type { GameState } from '#engine/flow/flow.ts';
import type { Evaluation, Game } from '#engine/game.ts';

/** The weights for a table of so many seats, in the order of the features. An Error says why they cannot be used. */
export function weightsFor(game: Game, seats: number): number[] {
  const fault = weightsFault(game);
  if (fault !== null) throw new Error(fault);
  const { values } = game.evaluation!.weights;
  const fitted = Object.keys(values).map(Number);
  const below = fitted.filter((number) => number <= seats);
  return Object.values(values[below.length > 0 ? Math.max(...below) : Math.min(...fitted)]!);
}

/** Why the weights of a game do not fit its rules and features; null: they do. */
export function weightsFault({ id, rules, evaluation }: Game): string | null {
  if (evaluation === undefined) return `${id} has no features that could be weighed`;
  const { weights, features } = evaluation;
  const other = Object.values(weights.values).find((values) => Object.keys(values).join() !== features.join());
  const what =
    weights.rules !== rules
      ? `the rules '${weights.rules}', but these are '${rules}'`
      : other !== undefined
        ? `the features ${Object.keys(other).join(', ')}, but there are ${features.join(', ')}`
        : null;
  if (what === null) return null;
  return (
    `the weights of ${id} (games/${id}/player/weights.ts) were fitted to ${what}: fit them again with ./harena train ` +
    `${id}, or, where the old ones still mean the same, stamp them with ./harena train ${id} --stamp`
  );
}

/** Divides the victory among the seats in first place; nobody gets a share where there is none. */
export function outcomeShares(game: Game, state: GameState, out: Float64Array): void {
  const { places } = game.outcome(state);
  let first = 0;
  for (const place of places) if (place === 1) first++;
  for (let seat = 0; seat < places.length; seat++) out[seat] = places[seat] === 1 ? 1 / first : 0;
}

/** Estimates the shares of an unfinished game; for one table, as it keeps its arrays. */
export class Judge {
  readonly evaluation: Evaluation<GameState, unknown>;
  private readonly weights: readonly number[];
  private readonly features: Float64Array;

  constructor(game: Game, seats: number) {
    this.evaluation = game.evaluation!;
    this.weights = weightsFor(game, seats);
    this.features = new Float64Array(this.weights.length);
  }

  /** Writes the share of every seat: first the sums, then their softmax. */
  shares(state: GameState, out: Float64Array): void {
    const { weights, features } = this;
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < out.length; seat++) {
      this.evaluation.read(state, seat, features);
      let sum = 0;
      for (let i = 0; i < weights.length; i++) sum += weights[i]! * features[i]!;
      out[seat] = sum;
      if (sum > most) most = sum;
    }
    let total = 0;
    for (let seat = 0; seat < out.length; seat++) total += out[seat] = Math.exp(out[seat]! - most);
    for (let seat = 0; seat < out.length; seat++) out[seat] = out[seat]! / total;
  }
}
