import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformance, newStats } from '#engine/conformance/index.ts';
import { spartacus } from '#games/spartacus/index.ts';

const stats = newStats();

for (const [length, seats, seed] of [
  ['quick', 2, 1],
  ['standard', 3, 2],
  ['advanced', 2, 3],
  ['quick', 4, 4],
] as const) {
  test(`SP-1.25 SP-16.28 the engine’s promises hold in a ${length} game of ${seats}`, () => {
    const before = stats.games;
    const settings = { games: 1, seed, seats, options: { length, turnLimit: 6 }, every: 40, most: 20_000 };
    conformance(spartacus, settings, stats);
    assert.equal(stats.games, before + 1);
  });
}

test('every check was made', () => {
  for (const [check, made] of Object.entries(stats.checks)) assert.ok(made > 0, `${check} was never made`);
});
