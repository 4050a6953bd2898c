// Many random games in every mode, with every method and option, held to everything the engine promises.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conformance } from '#engine/conformance/index.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import { MATCHES, mixed } from '#games/gladiatori/testing/matches.ts';

const used = new Set<string>();

for (const [i, [seats, options]] of MATCHES.entries()) {
  test(`games of ${seats} with ${JSON.stringify(options)} keep every promise`, () => {
    const settings = { games: 8, seed: 10 + 7 * i, seats, options, every: 4, choose: mixed };
    for (const use of conformance(gladiatori, settings).trace.uses.keys()) used.add(use);
  });
}

test('most cards, Powers and animals came into play', () => {
  const missing = gladiatori.uses.filter((use) => !used.has(use));
  assert.ok(missing.length < 12, missing.join(', '));
});
