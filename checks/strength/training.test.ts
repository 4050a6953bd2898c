import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fit, foresight, type Position, selfPlay } from '#checks/strength/training.ts';
import { stamped, weightsText } from '#checks/strength/weights.ts';
import { fastRandom } from '#engine/chance/random.ts';
import type { Game } from '#engine/game.ts';
import { games } from '#games/index.ts';

/** Positions of a game that depends on two features, 2 : −1, and not on the third. */
function madeUp(count: number): Position[] {
  const random = fastRandom(9);
  return Array.from({ length: count }, (_, game) => {
    const features = Float64Array.from({ length: 6 }, () => random.below(100) / 25);
    const sum = (seat: number): number => 2 * features[3 * seat]! - features[3 * seat + 1]!;
    const chance = 1 / (1 + Math.exp(sum(1) - sum(0)));
    const won = random.below(1_000_000) < 1_000_000 * chance;
    return { features, shares: Float64Array.from(won ? [1, 0] : [0, 1]), part: 0.5, game };
  });
}

test('a fit finds the weights by which games were decided', () => {
  const positions = madeUp(6000);
  const weights = fit(positions, 2, fastRandom(1));
  for (const [i, weight] of [2, -1, 0].entries()) assert.ok(Math.abs(weights[i]! - weight) < 0.3, `${weights}`);
  const { auc, logLoss } = foresight(positions, weights, 2, 0.5);
  assert.ok(auc > 0.85 && logLoss < 0.45);
  assert.ok(Math.abs(foresight(positions, [0, 0, 0], 2, 0.5).logLoss - Math.log(2)) < 1e-9);
});

test('self-play gives positions of every game with features, and who won', () => {
  for (const game of games.values()) {
    if (game.evaluation === undefined) continue;
    const positions = selfPlay(game, 2, 2, 1, false);
    assert.ok(positions.length > 10);
    const quiet = selfPlay(game, 2, 2, 1, true);
    assert.ok(quiet.length > 2);
    for (const { features, shares, part } of [...positions, ...quiet]) {
      assert.equal(features.length, 2 * game.evaluation.features.length);
      assert.ok(features.every(Number.isFinite));
      assert.ok(Math.abs(shares[0]! + shares[1]! - 1) < 1e-9 && part >= 0 && part < 1);
    }
  }
});

test('weights are written as they are read, and stamped only where the features are the same', () => {
  const game = games.get('jugula')!;
  const { weights } = game.evaluation!;
  const text = weightsText('jugula', weights);
  for (const [feature, weight] of Object.entries(weights.values[2]!))
    assert.ok(text.includes(`      ${feature}: ${weight},\n`));
  const later = { ...game, rules: 'jugula@99' } as Game;
  assert.deepEqual(stamped(later), { rules: 'jugula@99', values: weights.values });
  const other = { ...game, evaluation: { ...game.evaluation!, features: ['one', 'two'] } } as Game;
  assert.throws(() => stamped(other), /the features of jugula have changed/);
});
