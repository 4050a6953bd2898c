// Random games at every number of seats, held to everything the engine promises.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformance, newStats } from '#engine/conformance/index.ts';
import { seeker, unused } from '#engine/conformance/reach.ts';
import type { Game } from '#engine/game.ts';
import { harenula } from '#games/harenula/index.ts';

const stats = newStats();

for (const [seats, games] of [
  [2, 8],
  [3, 6],
  [4, 4],
] as const) {
  test(`random games of ${seats} keep every promise`, () => {
    conformance(harenula, { games, seed: 1, seats, every: 3, choose: seeker(stats) }, stats);
    assert.equal(stats.seats[seats], games);
  });
}

test('every check was made, and every rule, command and patron came into play', () => {
  for (const [check, made] of Object.entries(stats.checks)) assert.ok(made > 0, `${check} was never made`);
  assert.deepEqual(unused(harenula as unknown as Game, stats), []);
});
