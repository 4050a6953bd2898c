// Chapter 14: where Wrestling throws a figure.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-14.30, GL-12.25 a gladiator who is thrown away from the victim of his Net loses it', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength', ['powers wrestling']),
      man(1, '1,0 facing 3', '', ['items wide-net', 'holds wide-net yellow']),
      man(2, '1,1 facing 3', '', ['grey 3']),
    ],
  });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes yes | 1: no | 1: pay energy-0');
  s.play('0: green:H04');
  assert.deepEqual([names(s.seat(1).items), names(s.g.lostItems)], [[], ['wide-net']]);
});

test('GL-14.27, GL-13.8 a Sweep throws every figure it strikes in the Front, at either side, and nobody behind it', () => {
  const thrown = (arc: string, ...cells: string[]): string[] => {
    const s = stage({
      seats: 3,
      set: [
        'turn 3',
        'round 1',
        man(0, '0,0 facing 0', 'strength sweep', ['powers wrestling', 'offense 9']),
        ...cells.map((cell, i) => man(i + 1, cell, '', ['guard 9'])),
      ],
    });
    s.play(`0: done | 0: new-strength | 0: sweep | 0: sweep:${arc} | 0: yes yes | 1: yes | 2: yes`);
    s.play('1: pay energy-0*2');
    return [...new Set(s.from(0).map((place) => place.split(':')[0]!))];
  };
  assert.deepEqual(thrown('E>SE>SW', '0,1 facing 2', '-1,1 facing 1'), ['green', 'none'], 'south-east and south-west');
  assert.deepEqual(thrown('E>NE>NW', '1,-1 facing 4', '0,-1 facing 5'), ['green', 'none'], 'north-east and north-west');
});

test('GL-11.21, GL-14.27 after a Feint nobody is thrown, and the Power is there again', () => {
  const s = stage({
    set: [duel('strength feint', '', ['powers wrestling'])],
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
  });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green | 0: yes yes | 1: no');
  assert.equal(s.seat(0).powers, 0);
  s.play('0: feint');
  assert.equal(s.asked(), '1 GL-8.5');
  assert.notEqual(s.seat(0).powers, 0);
});
