import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Chooser, conformance } from '#engine/conformance/index.ts';
import { Trace } from '#engine/flow/trace.ts';
import { sample } from '#engine/requests/choices.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { Spartacus } from '#games/spartacus/state.ts';
import { sit } from '#games/spartacus/testing/sitting.ts';

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

test('SP-15.1 in the ledgers those cards count as used that work there', () => {
  const table = sit({
    at: [['heal', {}]],
    set: ['seat 0 gold 9', 'seat 0 table castus trident bato dispensator field-hand kitchen-hand.x pietros'],
  });
  table.trace = new Trace();
  table.state.flow.frames.push(spartacus.book.get('ledgers')!.frame());
  table.run();
  assert.equal(table.state.gold[0], 9 + 2 + 1 + 1 - 1);
  assert.deepEqual([...table.trace.uses.keys()].sort(), ['MG-17', 'MS-04', 'SS-4']);
});
