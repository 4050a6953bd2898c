// Chapter 7: who may still bid, and react to the bids.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spartacus } from '#games/spartacus/index.ts';
import { say, sit } from '#games/spartacus/testing/sitting.ts';

test('SP-7.26 SP-7.21 the window after a re-bid is for those who bid again, not for the outbid', () => {
  const table = sit({
    seats: 3,
    at: [['auction', { bidders: [0, 1, 2], stacks: [0, 0, 0] }]],
    set: [
      'lot agron',
      'seat 0 gold 9',
      'seat 1 gold 9',
      'seat 2 gold 9',
      'seat 0 influence 4',
      'seat 0 hand hidden-purse',
      'seat 1 hand guard',
      'seat 2 hand guard',
    ],
  });
  say(table, '0: 1', '1: 3', '2: 3');
  // All three have bid in the first round.
  const request = table.requestFor(0)!;
  assert.equal(request.kind === 'pick' && request.from.length, 3);
  say(table, '0: pass', '1: pass', '2: pass', '1: 1', '2: 2');
  assert.equal(table.requestFor(0), null);
  say(table, '1: pass', '2: pass');
  assert.deepEqual(table.state.gold.slice(0, 3), [9, 9, 4]);
});

test('SP-7.36 SP-3.6 once gold is shown again, what passed unseen is history', () => {
  const table = sit({
    at: [
      ['market', {}, 'SP-7.36'],
      ['hosting', { bidders: [0, 1], stacks: [0, 0] }],
    ],
    set: ['seat 0 gold 6', 'seat 1 gold 4', 'hidden 0 1'],
  });
  assert.equal(table.decide(0, 'give', { to: 1, gold: 2 }), null);
  const told = (): number[][] =>
    [0, 1].map((viewer) => spartacus.viewFor(table.state, viewer).houses.map(({ slipped }) => slipped));
  assert.deepEqual(told(), [
    [0, 2],
    [-2, 0],
  ]);
  say(table, '0: 1', '1: 0');
  assert.deepEqual(told(), [
    [0, 0],
    [0, 0],
  ]);
  assert.deepEqual(table.state.gold.slice(0, 2), [3, 6]);
});
