import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heldFor, heldTogether } from '#live/hold.ts';

test('a step of the wall clock holds no answer back for longer than the pace', () => {
  const year = 365 * 86_400_000;
  assert.deepEqual([heldFor(1000, 300, 1100), heldFor(1000, 300, 2000), heldFor(year, 300, 0)], [200, 0, 300]);
});

test('bots of one thread are held back as long as if all of them searched, from the question on', () => {
  const table = { bots: [null, 'veteran:livia', 'fighter', 'champion'], askedAt: 1000 };
  const held = (seats: number[], now: number): number => heldTogether(table, 'spartacus', seats, now);
  assert.equal(held([2], 1000), 0, 'who never searches gives nothing away');
  assert.equal(held([1], 1000), 250);
  assert.equal(held([1], 1100), 150, 'what it has thought already counts');
  assert.equal(held([1, 2, 3], 1000), 1000, 'each waits for all of them');
  assert.equal(held([1], 2000), 0);
});
