// Cards and effects: what comes into play is counted, and piles that run out.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Trace } from '#engine/flow/trace.ts';
import { takeTop } from '#games/jugula/rules/06-cards.ts';
import { discarding } from '#games/jugula/rules/19-effects.ts';
import { decide, field, tableAt } from '#games/jugula/testing/positions.ts';

const FOE = 'place thraex.1 7,7n';

test('JU-6.1 JU-19.1 what comes into play is counted: uses of cards, operations, traits, fighters', () => {
  const lines = [
    'place scissor.0 3,3e',
    'place crupellarius.1 4,3s',
    'seat 0 hand P10 J01 J02',
    'seat 0 top J05',
    'seat 1 top J02',
  ];
  const t = tableAt([...lines, 'place secutor.0 5,3w', 'place eques.1 6,3w']);
  t.trace = new Trace();
  decide(t, 0, 'P10-special');
  decide(t, 0, 'stop');
  decide(t, 0, 'scissor:crupellarius.1');
  decide(t, 0, 'top');
  const counted = [
    'P10 special',
    'op SHOVE',
    'op ATTACK',
    'scissor',
    'trait massive',
    'trait harassment',
    'J02 combat',
  ];
  for (const use of counted) assert.ok(t.trace.uses.has(use), use);
  assert.deepEqual([t.trace.uses.has('trait range'), t.trace.uses.has('trait bow')], [false, false]);
});

test('JU-6.8 JU-13.5 from two empty piles no card is taken', () => {
  const t = tableAt(['seat 0 hand J01', 'seat 0 deck played']);
  assert.equal(takeTop(t.state, t, 0), -1);
});

test('JU-19.10 cards discarded at random are different ones', () => {
  const t = tableAt(['seat 1 hand J01 J02 J03 J04', 'place murmillo.0 0,0n', FOE], {
    frames: [discarding.frame({ seat: 1, n: 3, random: true })],
    dice: [0, 0, 0],
  });
  assert.deepEqual(field(t, 'discarded', 'cards'), [0, 1, 2]);
  assert.deepEqual(t.state.lanistae[1]!.hand, [3]);
});
