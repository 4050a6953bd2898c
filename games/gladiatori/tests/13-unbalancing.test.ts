// SM-7, Unbalancing Strike, among several targets.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-13.48, GL-23.34 in a Sweep over a gladiator and an animal it does nothing either', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    set: [duel('strength sweep unbalancing-strike', '', ['offense 9']), 'animal dog at 1,-1'],
    dice: [1, 2],
  });
  s.play('0: done | 0: new-strength | 0: sweep+unbalancing-strike | 0: sweep:E>NE>NW');
  s.play('0: - | 0: yes');
  assert.equal(s.asked(), '1 GL-11.5');
});

test('GL-13.40 the marker is bought off with two Elements, no more and no fewer', () => {
  const s = stage({ set: [duel('strength unbalancing-strike', 'energy-0*3')] });
  s.play('0: done | 0: new-strength | 0: unbalancing-strike | 0: attack:green | 1: pass | 0: yes');
  for (const few of ['pay -', 'pay energy-0', 'pay energy-0*3']) assert.notEqual(s.refusal(`1: ${few}`), null, few);
  s.play('1: pay energy-0*2');
  assert.equal(s.seat(1).hand.length, 1);
});
