// Chapter 11b: who may answer a Feint with one of his own, and what he takes back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thingName } from '#games/gladiatori/cards.ts';
import { duel, man, names, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-11.30, GL-13.7 in a Sweep the second defender may answer a Feint where the first has no card left', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, '0,0 facing 0', 'strength sweep feint'),
      man(1, '1,-1 facing 4', 'berserk'),
      man(2, '1,0 facing 3', 'strength feint'),
    ],
  });
  s.play(
    '0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 1: new-berserk | 2: new-strength | 2: - | 0: yes | 1: no | 2: no',
  );
  s.play('0: feint');
  assert.equal(s.asked(), '2 GL-11.30');
  s.play('2: feint');
  assert.deepEqual(names(s.seat(2).hand), ['strength']);
});

test('GL-13.21, GL-11.36 a defender who answers with a Feint takes his Acrobatic Strike back, marker and all', () => {
  const s = stage({ set: [duel('strength feint', 'strength acrobatic-strike feint')] });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green | 1: new-strength | 1: acrobatic-strike | 0: yes');
  s.play('1: no yes | 0: feint | 1: feint');
  assert.deepEqual([s.seat(1).white, names(s.seat(1).hand)], [0, ['strength', 'acrobatic-strike']]);
});

test('GL-11.30, GL-11.37 after a feinted Sweep every defender with a hand is asked, in striking order; animals are not', () => {
  const s = stage({
    seats: 3,
    options: { mode: 'coliseum', dogs: 1 },
    set: [
      'turn 3',
      'round 1',
      man(0, 'G05 facing E', 'strength sweep feint'),
      man(1, 'G04 facing SW', 'strength feint'),
      man(2, 'H05 facing W', 'strength feint'),
      'animal dog at G06',
    ],
    dice: [1, 2],
  });
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:NE>E>SE');
  s.play('1: new-strength | 1: - | 2: new-strength | 2: - | 0: - | 0: yes | 1: no | 2: no | 0: feint');
  assert.equal(s.asked(), '1 GL-11.30');
  s.play('1: no');
  assert.equal(s.asked(), '2 GL-11.30');
  s.play('2: feint');
  assert.deepEqual([s.seat(1).hand.map(thingName), s.seat(2).hand.map(thingName)], [['feint'], ['strength']]);
});

test('GL-11.30, GL-15.5 a Passive defender does not answer a Feint', () => {
  const s = stage({
    at: [['rest'], ['activation', { by: 0 }]],
    set: [duel('strength feint', 'strength feint')],
  });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green | 1: pass | 0: yes | 1: no | 0: feint');
  assert.equal(s.asked(), '0 GL-18.2, 1 GL-18.2');
});
