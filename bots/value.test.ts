import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moments } from '#bots/testing/moments.ts';
import { Judge, outcomeShares, weightsFault, weightsFor } from '#bots/value.ts';
import type { Evaluation, Game, Weights } from '#engine/game.ts';
import { games } from '#games/index.ts';

const searched = [...games.values()].filter(({ evaluation }) => evaluation !== undefined);

for (const game of searched) {
  test(`${game.id}: the weights belong to the present rules and features`, () => {
    assert.equal(weightsFault(game), null);
  });

  test(`${game.id}: every position has shares that add up to one, and a pace that never falls`, () => {
    for (let seats = Math.max(2, game.seats.min); seats <= game.seats.max; seats++) {
      const judge = new Judge(game, seats);
      const shares = new Float64Array(seats);
      let pace = Number.NEGATIVE_INFINITY;
      for (const { table } of moments(game, { seats, every: 1, most: 500 })) {
        judge.shares(table.state, shares);
        const sum = shares.reduce((all, one) => all + one, 0);
        assert.ok(Math.abs(sum - 1) < 1e-9 && shares.every((one) => one >= 0));
        const now = judge.evaluation.pace(table.state);
        assert.ok(now >= pace);
        pace = now;
      }
    }
  });

  test(`${game.id}: reading a position writes every feature, whatever the list held before`, () => {
    const { features, read } = game.evaluation!;
    for (const { table } of moments(game, { seats: 2, every: 7, most: 20 })) {
      const [fresh, used] = [new Float64Array(features.length), new Float64Array(features.length).fill(7)];
      read(table.state, 0, fresh);
      read(table.state, 0, used);
      assert.deepEqual(used, fresh);
    }
  });
}

const game = games.get('jugula')!;
const withWeights = (weights: Partial<Weights>, features?: string[]): Game => {
  const evaluation = { ...game.evaluation!, weights: { ...game.evaluation!.weights, ...weights } };
  return {
    ...game,
    evaluation: { ...evaluation, ...(features === undefined ? {} : { features }) } as Evaluation<never, unknown>,
  } as unknown as Game;
};

test('weights fitted to other rules or other features are refused, with what to do about it', () => {
  assert.throws(
    () => weightsFor(withWeights({ rules: 'jugula@1' }), 2),
    /fitted to the rules 'jugula@1', but these are 'jugula@\d+': fit them again with \.\/harena train jugula, or/,
  );
  assert.throws(
    () => weightsFor(withWeights({ values: { 2: { damage: 1 } } }), 2),
    /fitted to the features damage, but there are/,
  );
  assert.throws(() => weightsFor(withWeights({}, ['vox']), 2), /but there are vox/);
});

test('a table takes the weights of its number of seats, or of the next smaller one', () => {
  const names = game.evaluation!.features;
  const all = (weight: number) => Object.fromEntries(names.map((name) => [name, weight]));
  const some = withWeights({ values: { 2: all(2), 4: all(4) } });
  assert.deepEqual(
    [2, 3, 4, 5].map((seats) => weightsFor(some, seats)[0]),
    [2, 2, 4, 4],
  );
  assert.equal(weightsFor(withWeights({ values: { 3: all(3) } }), 2)[0], 3);
});

test('the victory is shared by those in the first place, and by nobody where the game has beaten all', () => {
  const shares = new Float64Array(3);
  const ending = (places: number[]): number[] => {
    outcomeShares({ outcome: () => ({ clause: '', places, scores: [] }) } as unknown as Game, null as never, shares);
    return [...shares];
  };
  assert.deepEqual(ending([1, 2, 3]), [1, 0, 0]);
  assert.deepEqual(ending([1, 1, 3]), [0.5, 0.5, 0]);
  assert.deepEqual(ending([2, 2, 2]), [0, 0, 0]);
});
