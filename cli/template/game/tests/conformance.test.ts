// Random games at every number of seats, held to everything the engine promises.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformance, newStats } from '#engine/conformance/index.ts';
import { seeker, unused } from '#engine/conformance/reach.ts';
import type { Game } from '#engine/game.ts';
import game from '../index.ts';

const stats = newStats();

for (const seats of [2, 3, 4]) {
  test(`random games of ${seats} keep every promise`, () => {
    conformance(game, { games: 6, seed: 1, seats, every: 3, choose: seeker(stats) }, stats);
    assert.equal(stats.seats[seats], 6);
  });
}

test('every rule and card came into play', () => {
  assert.deepEqual(unused(game as unknown as Game, stats), []);
});
