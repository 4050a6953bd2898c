// Chapter 17: fleeing and cowardice, and who excuses them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arena } from '#games/gladiatori/board.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-17.20 a defender’s Reflex is judged against his attacker alone', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength'),
      man(1, '1,0 facing 3', 'strength reflex', ['guard 9']),
      man(2, '2,0 facing 3'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: new-strength | 1: reflex | 0: yes | 1: yes');
  s.play('1: step-NW-left | 1: step-W-left | 1: stop');
  assert.equal(s.g.vp[1], 10, 'two hexes further from Yellow, beside Red as before');
});

test('GL-17.22 Red excuses a flight as well as any other figure', () => {
  const s = stage({
    seats: 3,
    at: [['activation', { by: 1 }]],
    set: [
      'turn 3',
      'round 1',
      man(0, '-4,0 facing 0'),
      man(1, '0,0 facing 0', '', ['speed 5']),
      man(2, '1,0 facing 3'),
    ],
  });
  s.play('1: step-W | 1: step-W | 1: done');
  assert.equal(s.g.vp[1], 10);
});

test('GL-17.21 nobody flees from an ally', () => {
  const s = stage({
    seats: 4,
    options: { mode: 'team' },
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', '', ['speed 5']),
      man(1, '5,0 facing 3'),
      man(2, '1,0 facing 3'),
      man(3, '5,-1 facing 3'),
    ],
  });
  s.play('0: step-W | 0: step-W | 0: done');
  assert.deepEqual(s.g.vp, [10, 10, 10, 10]);
});

test('GL-17.22 another enemy excuses a flight only if he comes nearer', () => {
  const from = (other: string): number => {
    const s = stage({
      seats: 3,
      set: ['turn 3', 'round 1', man(0, '0,0 facing 0', '', ['speed 5']), man(1, '1,0 facing 3'), man(2, other)],
    });
    s.play('0: step-W | 0: step-W | 0: done');
    return s.g.vp[0]!;
  };
  assert.equal(from('-2,2 facing 0'), 8, 'two hexes away before and after');
  assert.equal(from('-3,2 facing 0'), 10);
});

test('GL-17.25 an animal excuses a flight only if it is there and comes nearer', () => {
  const fled = (animal: string): number => {
    const s = stage({ options: { mode: 'coliseum', dogs: 1 }, set: [duel('', '', ['speed 5']), animal] });
    s.play('0: step-W | 0: step-W | 0: done');
    return s.g.vp[0]!;
  };
  assert.deepEqual([fled('animal dog at -4,0'), fled('animal dog at 4,0'), fled('waiting dog')], [10, 8, 8]);
});

test('GL-17.22 nobody flees from the dead', () => {
  const after = (moves: string): number => {
    const s = stage({
      seats: 3,
      set: [
        'turn 3',
        'round 1',
        man(0, '0,0 facing 0', 'strength reflex energy-0*6', ['speed 5', 'offense 9']),
        man(1, '1,0 facing 3', '', ['hp energy-1', 'guard 0/4']),
        man(2, '5,0 facing 3'),
      ],
    });
    s.play('0: done | 0: new-strength | 0: reflex+energy-0*6 | 0: attack:green | 0: yes | 1: no | 1: no');
    assert.equal(s.seat(1).out, 1);
    return s.play(moves).g.vp[0]!;
  };
  const award = after('0: stop') - 10;
  assert.ok(award > 6, `${award}`);
  assert.equal(after('0: step-W | 0: step-W | 0: stop'), 10 + award);
});

test('GL-17.22 leaving one of two opponents is flight, though the other is faced and no nearer than before', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', '', ['speed 9']),
      man(1, '-1,0 facing 0'),
      man(2, '1,0 facing 3'),
    ],
  });
  s.play('0: step-NE | 0: step-E | 0: turn-right-2 | 0: done');
  assert.deepEqual([arena.distance(s.seat(0).cell, s.seat(2).cell), s.g.vp[0]], [1, 8]);
});
