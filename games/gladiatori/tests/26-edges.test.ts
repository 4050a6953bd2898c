// Corners of fights that a planted error has shown to be unproved: several defenders, several helpers, the dead, and
// Items that are worth nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thingName } from '#games/gladiatori/cards.ts';
import { outcome } from '#games/gladiatori/rules/19-ending.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';

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

test('GL-20.18 the help of two allies adds up, in attack and in defence', () => {
  const s = stage({ set: [duel('strength', 'strength', ['aid 1 2', 'aid 1 3'], ['aid 0 1', 'aid 0 2'])] });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: pass | 0: yes | 1: no');
  assert.deepEqual([s.totals('attackValued'), s.totals('defenceValued')], [[10], [3]]);
});

test('GL-13.16, GL-17.3 a Sweep whose value is positive only against a back earns no points for the front it could not reach', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 3',
      'round 1',
      man(0, 'G05 facing E', 'strength sweep', ['offense 3']),
      man(1, 'G04 facing NE', '', ['guard 9']),
      man(2, 'H05 facing W'),
    ],
  });
  s.play('0: done | 0: new-strength | 0: sweep | 0: sweep:NW>NE>E | 0: yes | 1: yes');
  assert.deepEqual([s.totals('attackValued'), s.g.vp[0]], [[4, 0], 10 - 3]);
});

test('GL-11.53, GL-13.50 the dead do not use Reflex', () => {
  const s = stage({
    at: [['rest'], ['activation', { by: 0 }]],
    set: [duel('strength', 'strength reflex', ['offense 9'], ['hp', 'guard 0/4', 'items gladius'])],
  });
  s.play('0: done | 0: new-strength | 0: attack:green | 1: new-strength | 1: reflex | 0: yes | 1: no');
  if (s.asked().startsWith('1 GL-11.45')) s.play('1: pay gladius');
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

test('GL-23.60 the places of those who fell come behind all who live', () => {
  const s = stage({
    seats: 3,
    options: { mode: 'coop' },
    at: [['finish']],
    set: ['turn 6', 'round 2', man(0, 'G05 facing E'), man(1, 'H05 facing W', '', ['dead']), man(2, 'D05 facing E')],
  });
  assert.deepEqual(outcome(s.g), { clause: 'GL-23.59', places: [1, 3, 1], scores: [1, 0, 1] });
});

test('GL-11.30, GL-15.5 a Passive defender does not answer a Feint', () => {
  const s = stage({
    at: [['rest'], ['activation', { by: 0 }]],
    set: [duel('strength feint', 'strength feint')],
  });
  s.play('0: done | 0: new-strength | 0: - | 0: attack:green | 1: pass | 0: yes | 1: no | 0: feint');
  assert.equal(s.asked(), '0 GL-18.2, 1 GL-18.2');
});

test('GL-20.6, GL-20.14 a help of 3 or less, or below 0, gives nothing; each complete 4 gives one', () => {
  const help = (more: string[], offense = 'yes'): [number[], unknown] => {
    const s = stage({
      seats: 4,
      options: { mode: 'team' },
      set: [
        'turn 3',
        'round 1',
        man(0, 'G05 facing E', 'strength', more),
        man(1, 'H05 facing W'),
        man(2, 'G04 facing SE'),
        man(3, 'A05 facing E'),
      ],
    });
    s.play(`0: done | 0: new-strength | 0: help:yellow:green | 0: ${offense}`);
    return [s.seat(2).aid, s.log.events.find(({ kind }) => kind === 'helped')!.fields['points']];
  };
  assert.deepEqual(help(['offense 3']), [[], 0]);
  assert.deepEqual(help(['grey 1', 'white 2', 'down'], 'no'), [[], 0]);
  assert.deepEqual(help(['offense 4']), [[1, 1], 1]);
  assert.deepEqual(help(['offense 7']), [[1, 1], 1]);
  assert.deepEqual(help(['offense 8']), [[1, 2], 2]);
});

test('GL-13.40, GL-13.47 two Elements buy the marker off, and with exactly two one can; with one one cannot', () => {
  const answers = (hand: string): number => {
    const s = stage({
      set: [duel('strength unbalancing-strike', hand, [], ['values 0/5 0/4 0/5 0/5 0/3'])],
    });
    s.play('0: done | 0: new-strength | 0: unbalancing-strike | 0: attack:green | 1: pass | 0: yes');
    const request = s.request(1);
    const doing = request.kind === 'form' ? request.fields[0]!.request : null;
    return doing?.kind === 'pick' ? doing.from.length : 0;
  };
  assert.deepEqual([answers('energy-0'), answers('energy-0*2'), answers('energy-0*3')], [1, 2, 2]);
});

test('GL-14.21, GL-23.51 one whom the bear’s claws have killed fights on if he is Unbeatable, and leaves if not', () => {
  const after = (answer: string): [number, boolean] => {
    const s = stage({
      seats: 1,
      options: { mode: 'solo', bears: 1 },
      at: [['bear-loss', { seat: 0 }]],
      set: ['turn 3', 'round 1', man(0, 'G05 facing E', '', ['hp', 'powers unbeatable']), 'animal bear at H05'],
    });
    s.play(`0: ${answer}`);
    return [s.seat(0).out, s.has('leftArena')];
  };
  assert.deepEqual(
    [after('unbeatable'), after('no')],
    [
      [0, false],
      [1, true],
    ],
  );
});
