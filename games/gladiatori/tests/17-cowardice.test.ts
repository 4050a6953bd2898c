// Chapter 17: who turns his own back is a coward; who only finds an opponent behind him is not.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arena, BEHIND, DIRECTLY_BEHIND, sideOf } from '#games/gladiatori/board.ts';
import { cellName } from '#games/gladiatori/names.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-17.23 an attacker who stays as he is turns no back, though the defender runs behind him by Reflex', () => {
  const s = stage({ set: [duel('strength', 'strength reflex', [], ['speed 5', 'guard 9'])] });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: new-strength | 1: reflex | 0: yes | 1: yes');
  s.play('1: step-NW | 1: step-W | 1: step-SW | 1: stop');
  assert.equal(sideOf(s.seat(0).cell, s.seat(0).facing, s.seat(1).cell), DIRECTLY_BEHIND);
  assert.equal(s.g.vp[0], 10 + 2);
});

test('GL-17.20, GL-17.23 a gladiator who throws a foe into his own rear by Wrestling has turned no back', () => {
  const s = stage({ set: [duel('strength sweep', '', ['powers wrestling'], ['guard 9']), 'seat 1 at 0,1 facing 2'] });
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep | 0: yes yes | 1: yes');
  s.play(`0: green:${cellName(arena.cellAt(-1, 1))}`);
  assert.equal(sideOf(s.seat(0).cell, s.seat(0).facing, s.seat(1).cell), BEHIND);
  assert.equal(s.g.vp[0], 10 + 2);
});

test('GL-17.23 a defender who steps aside without turning is no coward, though the attacker runs behind him', () => {
  const s = stage({ set: [duel('strength reflex', 'strength reflex', ['speed 5'], ['speed 3', 'guard 9'])] });
  s.play('0: done | 0: new-strength | 0: reflex | 0: attack:green | 1: new-strength | 1: reflex | 0: yes | 1: yes');
  s.play('0: step-NE | 0: step-E | 0: step-SE | 0: stop | 1: step-SW | 1: stop');
  assert.equal(sideOf(s.seat(1).cell, s.seat(1).facing, s.seat(0).cell), BEHIND);
  assert.equal(s.g.vp[1], 10);
});

test('GL-17.23 a gladiator who turns away is a coward only if the foe is still behind him at the end', () => {
  const after = (his: string): number => {
    const s = stage({ set: [duel('strength reflex', 'strength reflex', ['speed 5'], ['speed 5', 'guard 9'])] });
    s.play('0: done | 0: new-strength | 0: reflex | 0: attack:green | 1: new-strength | 1: reflex | 0: yes | 1: yes');
    return s.play(`0: turn-left-2 | 0: turn-left | 0: stop | ${his}`).g.vp[0]!;
  };
  assert.equal(after('1: stop'), 10 + 2 - 3);
  assert.equal(after('1: step-NW | 1: step-W | 1: step-SW | 1: stop'), 10 + 2, 'he has come round to the front');
});

test('GL-17.23 nobody is a coward before the dead', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength reflex energy-0*6', ['speed 5', 'offense 9']),
      man(1, '1,0 facing 3', '', ['hp energy-0', 'guard 0/4']),
      man(2, '5,0 facing 3'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: reflex+energy-0*6 | 0: attack:green | 0: yes | 1: no | 1: no');
  assert.deepEqual([s.seat(1).out, s.g.vp[0]], [1, 23]);
  s.play('0: turn-left-2 | 0: turn-left | 0: stop');
  assert.deepEqual([s.g.acted, s.g.vp[0]], [[0], 23]);
});

test('GL-17.23 a back that was turned at the start is no new shame', () => {
  const s = stage({ set: [duel(), 'seat 0 at 0,0 facing 3'] });
  s.play('0: done | 0: pass');
  assert.deepEqual([s.g.acted, s.g.vp], [[0], [10, 10]]);
});
