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

test('every card, Power and animal comes into play', () => {
  const missing = new Set(gladiatori.uses.filter((use) => !used.has(use)));
  for (let batch = 0; batch < 20 && missing.size > 0; batch++) {
    const [seats, options] = MATCHES[batch % MATCHES.length]!;
    const settings = { games: 30, seed: 1000 * batch, seats, options, choose: mixed };
    const { trace } = conformance(gladiatori, { ...settings, checks: ['conservation', 'ending'] });
    for (const use of trace.uses.keys()) missing.delete(use);
  }
  assert.deepEqual([...missing], []);
});
