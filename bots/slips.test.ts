import assert from 'node:assert/strict';
import { test } from 'node:test';
import { candidates } from '#bots/candidates.ts';
import { slipping } from '#bots/slips.ts';
import { moments } from '#bots/testing/moments.ts';
import { fastRandom } from '#engine/chance/random.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import { games } from '#games/index.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

for (const game of games.values()) {
  const each = { seats: 2, every: 2, most: 80 };

  test(`${game.id}: without slips it is the heuristic`, () => {
    for (const { view, request } of moments(game, each))
      assert.deepEqual(slipping(game, 0, view, request, fastRandom(3)), game.heuristic(view, request, fastRandom(3)));
  });

  test(`${game.id}: a slip is one of the next best moves, never the best where there is another`, () => {
    for (const { view, request } of moments(game, each)) {
      const choice = slipping(game, 100, view, request, fastRandom(3));
      assert.equal(refusalOf(request, choice), null);
      // The first random number decides whether it slips, the others choose the candidate.
      const random = fastRandom(3);
      random.below(100);
      const seen = candidates(game, view, request, random, 4);
      assert.ok(seen.some((one) => same(one, choice)));
      assert.equal(same(seen[0], choice), seen.length === 1);
    }
  });
}

test('as many decisions are slips as the rate says', () => {
  const game = games.get('gladiatori')!;
  const random = fastRandom(6);
  let [slips, all] = [0, 0];
  for (const { view, request } of moments(game, { seats: 2, every: 1, most: 150 })) {
    if (request.kind !== 'pick' || new Set(request.from).size < 2) continue;
    const best = game.heuristic(view, request, fastRandom(1));
    // Where the heuristic itself uses random numbers the choice cannot be predicted.
    if (Array.from({ length: 6 }, (_, i) => game.heuristic(view, request, fastRandom(i))).some((one) => one !== best))
      continue;
    for (let i = 0; i < 20; i++) {
      all++;
      if (slipping(game, 30, view, request, random) !== best) slips++;
    }
  }
  assert.ok(all > 400);
  assert.ok(Math.abs(slips / all - 0.3) < 0.05, `${slips} of ${all}`);
});
