// Chapters 8, 9 and 16: what cannot be chosen is told with its clause, and nothing else is.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel, man, type Stage, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

const barred = (s: Stage, seat = 0): string[] => s.request(seat).barred!.map(({ item, clause }) => `${item} ${clause}`);
/** Of an attack alone. */
const attacks = (s: Stage, seat = 0): string[] => barred(s, seat).filter((line) => line.startsWith('attack'));

test('GL-16.7, GL-16.8 a player whose gladiator is held reads which clause forbids a step and which a turn', () => {
  const s = stage({ set: [duel('', '', ['grey 1'])] });
  const told = barred(s, 0);
  assert.equal(told.length, 20);
  assert.deepEqual(
    told.filter((line) => !line.startsWith('step')),
    ['turn-right-2 GL-16.8', 'turn-left-2 GL-16.8'],
  );
  assert.ok(told.includes('step-W GL-16.7'));
  s.play('0: turn-left');
  assert.deepEqual(
    barred(s, 0).filter((line) => line.startsWith('turn')),
    ['turn-right-2 GL-16.8', 'turn-right GL-16.8', 'turn-left GL-16.8', 'turn-left-2 GL-16.8'],
  );
});

test('GL-8.28, GL-8.34 that Red cannot be attacked by a Movement, or by an ally, is said as of any other figure', () => {
  const moving = stage({ at: [['activation', { by: 1 }]], set: [duel('', 'movement')] });
  moving.play('1: done | 1: new-movement');
  assert.deepEqual(barred(moving, 1), ['attack:red GL-8.28']);
  const allies = stage({
    seats: 4,
    options: { mode: 'team' },
    at: [['activation', { by: 2 }]],
    set: [
      'turn 3',
      'round 1',
      man(0, '1,0 facing 3'),
      man(1, '0,-1 facing 5'),
      man(2, '0,0 facing 0', 'strength'),
      man(3, '-4,2 facing 0'),
    ],
  });
  allies.play('2: done | 2: new-strength');
  assert.deepEqual(attacks(allies, 2), ['attack:red GL-8.34', 'attack:green GL-8.27', 'attack:blue GL-8.27']);
});

test('GL-25.6 nobody stands behind the wall: before it nothing is barred, even where a figure waits outside', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    set: ['turn 3', 'round 1', man(0, '6,0 facing 0', 'strength'), man(1, '5,1 facing 0')],
  });
  s.play('0: done | 0: new-strength');
  assert.deepEqual([s.asked(), attacks(s)], ['0 GL-8.26', ['attack:green GL-8.27']]);
  const moving = stage({
    seats: 3,
    options: { mode: 'coliseum', dogs: 1 },
    set: ['turn 3', 'round 1', man(0, '6,0 facing 0', 'movement'), man(1, '5,1 facing 0'), 'seat 2 dead'],
  });
  moving.play('0: done | 0: new-movement');
  assert.deepEqual([moving.asked(), barred(moving, 0)], ['0 GL-8.26', []]);
});

test('GL-9.18, GL-9.19 a figure that stands in the left gate stands in the way; he is no wall', () => {
  const s = stage({ set: ['turn 3', 'round 1', man(0, '-5,0 facing 3'), man(1, '-6,0 facing 0')] });
  assert.deepEqual(barred(s, 0), ['step-W-right GL-9.18', 'step-W GL-9.18', 'step-W-left GL-9.18']);
});

test('GL-9.15 before an Action the view shows no movement points', () => {
  const s = stage({ set: [duel('movement')] });
  assert.equal(viewFor(s.g, 0).flow.scenes.at(-1)!['points'], 0);
  s.play('0: done | 0: new-movement | 0: none');
  assert.equal(viewFor(s.g, 0).flow.scenes.at(-1)!['points'], 3);
});

test('GL-8.28, GL-12.4, GL-9.15 what can be done, or is not there to be done, is not barred', () => {
  const aside = stage({ set: [duel('movement'), 'seat 1 at 1,-1 facing 3'] }).play('0: done | 0: new-movement');
  assert.deepEqual([aside.asked(), barred(aside), aside.request(0).fallback], ['0 GL-8.26', [], 'none']);
  const ahead = stage({ set: [duel('movement', '', ['speed 0/3'])] }).play('0: done | 0: new-movement');
  assert.equal(ahead.request(0).fallback, 'none');
  ahead.play('0: none');
  assert.deepEqual(barred(ahead), ['step-E-right GL-9.18', 'step-E GL-9.18', 'step-E-left GL-9.18']);
  const far = stage({ set: [duel('strength', '', ['items hasta']), 'seat 1 at 4,0 facing 3'] });
  far.play('0: done | 0: new-strength');
  assert.deepEqual([far.asked(), barred(far)], ['0 GL-8.26', ['attack:green GL-8.27']]);
});
