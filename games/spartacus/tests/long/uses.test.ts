import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Chooser, conformance } from '#engine/conformance/index.ts';
import { sample } from '#engine/requests/choices.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

/** Mostly sensible players: chance alone never keeps five gladiators together for Pride of Capua. */
const mixed: Chooser = (table, request, random) =>
  typeof request.id === 'number' && random.below(4) > 0
    ? spartacus.heuristic(spartacus.viewFor(table.state as unknown as Spartacus, request.seat), request, random)
    : sample(request, random);

test('SP-15.1 every card and every ability of a House comes into play', () => {
  const missing = new Set(spartacus.uses);
  for (let batch = 0; batch < 15 && missing.size > 0; batch++) {
    const length = ['advanced', 'quick', 'standard'][batch % 3]!;
    const settings = { games: 15, seed: 1 + 100 * batch, options: { length }, choose: mixed };
    const stats = conformance(spartacus, { ...settings, checks: ['conservation', 'ending'] });
    for (const use of stats.trace.uses.keys()) missing.delete(use);
  }
  assert.deepEqual([...missing], []);
});
