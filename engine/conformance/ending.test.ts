import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wrongOutcome } from '#engine/conformance/ending.ts';

test('places may be shared; a place that others or the scores contradict is named', () => {
  const wrong = (places: number[], scores: number[]): string | null =>
    wrongOutcome({ clause: 'HA-8.5', places, scores }, 3, 'HA');
  assert.equal(wrong([1, 1, 3], [5, 5, 2]), null);
  assert.equal(wrong([1, 2, 3], [5, 5, 2]), null);
  assert.equal(wrong([2, 2, 2], [0, 0, 0]), null, 'the game itself has won');
  assert.match(wrong([2, 2, 3], [1, 1, 0])!, /seat 2 has place 3, and 2 seats are ahead/);
  assert.match(wrong([3, 3, 3], [0, 0, 0])!, /seat 0 has place 3/);
  assert.match(wrong([1, 1, 2], [5, 5, 2])!, /seat 2 has place 2, and 2 seats are ahead/);
  assert.match(wrong([0, 1, 2], [5, 4, 2])!, /seat 0 has place 0/);
  assert.match(wrong([1, 2, 3], [5, 2, 4])!, /seat 1 is placed before seat 2/);
  assert.match(wrong([1, 2], [5, 2])!, /not for 3 seats/);
  assert.match(wrong([1, 2, 3], [5, Number.NaN, 4])!, /NaN/);
});
