// Chapter 13: Reflex.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-13.50, GL-13.52 the last point of Speed still buys a move by Reflex, and then no more', () => {
  const s = stage({ set: [duel('movement reflex', '', ['speed 1/3'])] });
  s.play('0: done | 0: new-movement | 0: reflex | 0: none | 0: stop | 0: turn-left');
  assert.ok(s.from(0).includes('turn-left'));
  s.play('0: turn-left');
  assert.deepEqual([s.from(0), s.seat(0).now[4]], [['stop'], 0]);
});

test('GL-13.50 the first point of a Reflex is free, also for a gladiator without Speed', () => {
  const s = stage({ set: [duel('movement reflex', '', ['speed 0/3'])] });
  s.play('0: done | 0: new-movement | 0: reflex | 0: none | 0: stop');
  assert.ok(s.from(0).includes('turn-left'));
  s.play('0: turn-left');
  assert.deepEqual(s.from(0), ['stop']);
});

test('GL-11.53, GL-13.50 the dead do not use Reflex', () => {
  const s = stage({
    at: [['rest'], ['activation', { by: 0 }]],
    set: [duel('strength', 'strength reflex', ['offense 9'], ['hp', 'guard 0/4', 'items gladius'])],
  });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: new-strength | 1: reflex | 0: yes | 1: no | 1: pay gladius');
  assert.equal(s.asked(), '1 GL-13.50', 'alive he moves');
  const dead = stage({
    at: [['rest'], ['activation', { by: 0 }]],
    set: [duel('strength', 'strength reflex', ['offense 9'], ['hp', 'guard 0/4'])],
  });
  dead.play(
    '0: done | 0: new-strength | 0: attack:green | 1: new-strength | 1: reflex | 0: yes | 1: no | 1: die | 1: no',
  );
  assert.equal(dead.asked(), '0 GL-18.2');
});
