// Chapter 13: Items that are broken or damaged.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thingName } from '#games/gladiatori/cards.ts';
import { duel, names, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-13.34 damage goes with the Item that leaves, and stays with the other', () => {
  const s = stage({
    set: [duel('strength break-item', '', ['offense 9'], ['items galea cassis', 'damaged galea cassis'])],
  });
  s.play('0: done | 0: new-strength | 0: break-item | 0: break:galea:green | 0: yes | 1: no');
  assert.deepEqual([names(s.seat(1).items), s.seat(1).damaged], [['cassis'], 1 << 9]);
  assert.ok(s.has('itemBroken', 'GL-13.33'));
});

test('GL-13.34 an Item that holds out is marked damaged, itself and no other', () => {
  const s = stage({ set: [duel('strength break-item', '', ['offense 9'], ['items gladius galea'])] });
  s.play('0: done | 0: new-strength | 0: break-item | 0: break:galea:green | 0: yes | 1: no');
  assert.deepEqual([names(s.seat(1).items), s.seat(1).damaged], [['gladius', 'galea'], 1 << 8]);
  assert.ok(s.has('itemDamaged', 'GL-13.34'));
});

test('GL-13.37, GL-11.47 a damaged Item that is worth nothing pays nothing and is not offered', () => {
  const s = stage({
    at: [['wound', { seat: 1, by: 0, damage: 1 }]],
    set: [duel('', '', [], ['items parmula gladius', 'damaged parmula'])],
  });
  const request = s.request(1);
  const paying = request.kind === 'form' ? request.fields[1]!.request : null;
  assert.deepEqual(paying?.kind === 'pay' ? [...new Set(paying.from)].map((thing) => thingName(thing)) : [], [
    'energy-0',
    'energy-1',
    'gladius',
  ]);
});
