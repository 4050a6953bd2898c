import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sample } from '#engine/choices.ts';
import { type Chooser, conformance } from '#engine/conformance/index.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

/** Mostly sensible players: chance alone never keeps five gladiators together for Pride of Capua. */
const mixed: Chooser = (table, request, random) =>
  typeof request.id === 'number' && random.below(4) > 0
    ? spartacus.heuristic(spartacus.viewFor(table.state as unknown as Spartacus, request.seat), request, random)
    : sample(request, random);

test('SP-15.1 every card and every ability of a House comes into play', () => {
  const stats = conformance(spartacus, { games: 100, seed: 1, checks: ['conservation', 'ending'], choose: mixed });
  assert.deepEqual(
    spartacus.uses.filter((use) => !stats.trace.uses.has(use)),
    [],
  );
});
