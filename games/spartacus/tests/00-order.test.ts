// Chapter 0: clockwise, and the order in which seats are asked.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromHost } from '#games/spartacus/rules/02-set-up.ts';
import { clockwise } from '#games/spartacus/state.ts';
import { sit } from '#games/spartacus/testing/sitting.ts';

test('SP-0.1 clockwise is upwards and round', () => {
  const { state } = sit({ seats: 3, at: [['ledgers', {}]] });
  assert.deepEqual([clockwise(state, 0), clockwise(state, 2)].map(String), ['0,1,2', '2,0,1']);
});

test('SP-0.3 from the Host clockwise, no matter who is Host', () => {
  for (let host = 0; host < 4; host++) {
    const { state } = sit({ seats: 4, at: [['ledgers', {}]], set: [`host ${host}`] });
    const all = [0, 1, 2, 3].map((steps) => (host + steps) % 4);
    assert.deepEqual(fromHost(state, [0, 1, 2, 3]), all);
    assert.deepEqual(fromHost(state, [3, 2, 1, 0]), all);
    const some = [3, 1];
    assert.deepEqual(
      fromHost(state, some),
      all.filter((seat) => some.includes(seat)),
    );
    assert.deepEqual(some, [3, 1]);
  }
});
