import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Trace } from '#engine/flow/trace.ts';
import { spartacus } from '#games/spartacus/index.ts';
import { sit } from '#games/spartacus/testing/sitting.ts';

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
