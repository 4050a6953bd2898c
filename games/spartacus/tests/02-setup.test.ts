// Chapter 2: what is there before the cards are dealt.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sit } from '#games/spartacus/testing/sitting.ts';

test('SP-2.12 SP-2.13 before the cards are dealt nobody has gold, cards, bets or knowledge', () => {
  const g = sit({ seats: 3, at: [['ledgers', {}]] }).state;
  assert.deepEqual(g.gold.slice(0, 3), [0, 0, 0]);
  for (const numbers of [g.showed, g.slipped, g.bets]) assert.ok(numbers.every((one) => one === 0));
  assert.deepEqual([g.showed.length, g.slipped.length, g.bets.length], [3, 9, 12]);
  for (const list of [...g.known, ...g.seen, g.row, g.lot, g.played, g.trades]) assert.equal(list.length, 0);
});
