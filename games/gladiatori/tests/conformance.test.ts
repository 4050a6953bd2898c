// Random games in every mode, with every method and option, held to everything the engine promises. More of them are
// played in long/conformance.test.ts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformance, newStats } from '#engine/conformance/index.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import { MATCHES, mixed } from '#games/gladiatori/testing/matches.ts';

const stats = newStats();

for (const [i, [seats, options]] of MATCHES.entries()) {
  test(`a game of ${seats} with ${JSON.stringify(options)} keeps every promise`, () => {
    const seen = conformance(gladiatori, { games: 1, seed: 10 + 7 * i, seats, options, every: 8, choose: mixed });
    assert.equal(seen.games, 1);
    for (const [check, made] of Object.entries(seen.checks)) stats.checks[check as keyof typeof stats.checks] += made;
  });
}

test('every check was made', () => {
  for (const [check, made] of Object.entries(stats.checks)) assert.ok(made > 0, `${check} was never made`);
});
