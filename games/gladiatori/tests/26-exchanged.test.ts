// What the other files show with Red at work, shown with the seats exchanged: figure 0 as victim, ally, prey and obstacle,
// and hex 0 (A05) as a place like any other.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastRandom } from '#engine/chance/random.ts';
import { READY_MADE, sheetText } from '#games/gladiatori/characters.ts';
import { cellName } from '#games/gladiatori/names.ts';
import { sheetPlayed } from '#games/gladiatori/rules/21-campaign.ts';
import { man, type Scene, type Stage, stage } from '#games/gladiatori/testing/stage.ts';

/** Green acts, and Red stands before him. */
const against = (mine = 'strength', his = '', more: string[] = [], hisMore: string[] = [], scene: Scene = {}): Stage =>
  stage({
    at: [['activation', { by: 1 }]],
    ...scene,
    set: [
      'turn 3',
      'round 1',
      man(0, 'G05 facing E', his, hisMore),
      man(1, 'H05 facing W', mine, more),
      ...(scene.set ?? []),
    ],
  });

test('GL-12.25–12.27 a Net holds Red: it gives no bonus, is cast on nobody else, and is lost when the two part', () => {
  const s = against('strength berserk', '', ['items weighted-net'], [], {
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 1 }],
    ],
  });
  s.play('1: done | 1: new-strength | 1: - | 1: net:weighted-net:red | 1: yes | 0: no | 1: no');
  assert.deepEqual([s.seat(0).grey, s.seat(1).holds, s.totals('attackValued')], [3, [0], [7]]);
  s.play('1: done | 1: new-berserk');
  assert.deepEqual(s.from(1), ['none', 'attack:red']);
  s.play('1: attack:red | 1: yes 0');
  assert.deepEqual(s.totals('attackValued'), [7, 4], 'Offense 4 alone');
  const apart = against('', '', ['items weighted-net', 'holds weighted-net 0'], ['grey 3']);
  apart.play('1: step-E');
  assert.deepEqual([apart.seat(1).items, apart.has('itemLost', 'GL-12.25')], [[], true]);
});

test('GL-14.27, GL-13.32, GL-13.40 Red is thrown, loses an Item, and answers an Unbalancing Strike', () => {
  const thrown = against('strength', '', ['powers wrestling']);
  thrown.play('1: done | 1: new-strength | 1: attack:red | 1: yes yes | 0: yes | 0: pay energy-0 | 1: red:F05');
  assert.deepEqual([cellName(thrown.seat(0).cell), thrown.seat(0).white], ['F05', 1]);
  const broken = against('strength break-item', '', ['offense 9'], ['items gladius']);
  broken.play('1: done | 1: new-strength | 1: break-item | 1: break:gladius:red | 1: yes | 0: no');
  assert.deepEqual([broken.seat(0).items, broken.has('itemBroken')], [[], true]);
  const topple = against('strength unbalancing-strike', 'berserk unbalancing-strike');
  topple.play(
    '1: done | 1: new-strength | 1: unbalancing-strike | 1: attack:red | 0: new-berserk | 0: unbalancing-strike',
  );
  topple.play('1: yes | 0: marker | 0: yes | 1: marker');
  assert.deepEqual([topple.seat(0).white, topple.seat(1).white], [1, 1]);
});

test('GL-20.6, GL-20.15 help against Red, and for Red', () => {
  const team = (by: number, set: string[]): Stage =>
    stage({ seats: 4, options: { mode: 'team' }, at: [['activation', { by }]], set: ['turn 3', 'round 1', ...set] });
  const versus = team(3, [
    man(0, 'G05 facing E'),
    man(1, 'G04 facing SW', '', []),
    man(2, 'A05 facing E'),
    man(3, 'H05 facing W', 'strength'),
  ]);
  versus.play('3: done | 3: new-strength | 3: help:green:red | 3: yes');
  assert.deepEqual(versus.seat(1).aid, [0, 1]);
  const forRed = team(2, [
    man(0, 'G04 facing SE'),
    man(1, 'H05 facing W'),
    man(2, 'G05 facing E', 'strength'),
    man(3, 'A05 facing E'),
  ]);
  forRed.play('2: done | 2: new-strength | 2: help:red:green | 2: yes');
  assert.deepEqual(forRed.seat(0).aid, [1, 1]);
  const used = against('strength', 'strength', ['aid 0 3'], ['aid 1 2']);
  used.play('1: done | 1: new-strength | 1: attack:red | 0: pass | 1: yes | 0: no');
  assert.deepEqual([used.totals('attackValued'), used.totals('defenceValued')], [[8], [2]]);
  assert.deepEqual([used.seat(1).aid, used.seat(0).aid], [[], []]);
});

test('GL-9.18, GL-8.28, GL-12.4 Red stands in the way, is not fought by a Movement, and keeps spears in the hand', () => {
  const s = against('movement', '', ['items hasta']);
  const barred = s.request(1).barred!.map(({ item, clause }) => `${item} ${clause}`);
  assert.deepEqual(barred, ['step-W-right GL-9.18', 'step-W GL-9.18', 'step-W-left GL-9.18']);
  s.play('1: done | 1: new-movement');
  assert.deepEqual(
    s.request(1).barred!.map(({ item, clause }) => `${item} ${clause}`),
    ['attack:red GL-8.28', 'throw:hasta:red GL-12.4'],
  );
});

test('GL-12.10, GL-13.7 Red hides the figure behind him; a Sweep strikes him in his turn', () => {
  const throwing = (down: string[]): string[] => {
    const s = stage({
      seats: 3,
      at: [['activation', { by: 1 }]],
      set: [
        'turn 3',
        'round 1',
        man(0, 'G05 facing E', '', down),
        man(1, 'J05 facing W', 'strength', ['items hasta']),
        man(2, 'D05 facing E'),
      ],
    });
    s.play('1: done | 1: new-strength');
    return s.from(1);
  };
  assert.deepEqual(throwing([]), ['none', 'throw:hasta:red']);
  assert.deepEqual(throwing(['white 2', 'down']), ['none', 'throw:hasta:red', 'throw:hasta:yellow']);
  const sweep = stage({
    seats: 3,
    at: [['activation', { by: 1 }]],
    set: [
      'turn 3',
      'round 1',
      man(0, 'G05 facing E'),
      man(1, 'H05 facing W', 'strength sweep'),
      man(2, 'G04 facing SE'),
    ],
  });
  sweep.play('1: done | 1: new-strength | 1: sweep | 1: sweep:NW>W>SW | 1: yes');
  assert.deepEqual(sweep.totals('attackValued'), [6, 2]);
});

test('GL-17.16, GL-17.17 flight from Red, and the back turned on him', () => {
  const fled = against('', '', []);
  fled.play('1: step-E | 1: step-E | 1: done');
  assert.ok(fled.has('vpChanged', 'GL-17.16'));
  const coward = against('', '', []);
  coward.play('1: turn-left-2 | 1: turn-left | 1: done');
  assert.ok(coward.has('vpChanged', 'GL-17.17'));
});

test('GL-16.15, GL-16.16, GL-23.42 a wolf’s seven throws nobody further down, and the dead do not totter', () => {
  const after = (more: string[]): [boolean, number] => {
    const s = stage({
      seats: 1,
      options: { mode: 'solo', wolves: 1 },
      at: [['beast-attack', { figure: 4, on: 0 }]],
      set: ['turn 3', 'round 1', man(0, 'G05 facing E', '', ['guard 9', ...more]), 'animal wolf at H05'],
      dice: [3, 4],
    });
    s.play('0: yes');
    if (s.asked().startsWith('0 GL-11.45')) s.play('0: pay energy-0+energy-1');
    return [s.has('unbalanced'), s.seat(0).white];
  };
  assert.deepEqual(after([]), [true, 1]);
  assert.deepEqual(after(['white 1', 'down']), [false, 1], 'even with one marker left');
  const dead = stage({
    seats: 1,
    options: { mode: 'solo', wolves: 1 },
    at: [['beast-attack', { figure: 4, on: 0 }]],
    set: ['turn 3', 'round 1', man(0, 'G05 facing E', '', ['hp', 'guard 0/4']), 'animal wolf at H05'],
    dice: [3, 4],
  });
  dead.play('0: no | 0: no');
  assert.deepEqual([dead.seat(0).out, dead.has('unbalanced')], [1, false]);
});

test('GL-3.14, GL-9.16 the first hex of the list, a gate, is one like the others', () => {
  const s = stage({
    at: [['activation', { by: 1 }]],
    set: ['turn 3', 'round 1', man(0, 'C05 facing W'), man(1, 'B05 facing W', 'strength')],
  });
  s.play('1: step-W-right');
  assert.deepEqual([s.seat(1).cell, cellName(s.seat(1).cell)], [0, 'A05']);
  const there = stage({
    at: [['activation', { by: 0 }]],
    set: ['turn 3', 'round 1', man(0, 'B05 facing W', 'strength'), man(1, 'A05 facing E')],
  });
  assert.ok(!there.from(0).includes('step-W'));
  there.play('0: done | 0: new-strength');
  assert.deepEqual(there.from(0), ['none', 'attack:green']);
});

test('GL-25.5 the character of a silent seat is drawn for every seat', () => {
  const spare = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const { g } = stage({ seats: 3, at: [['create']], random: fastRandom(seed) });
    for (const [seat, one] of g.spare.entries()) spare.add(`${seat} ${one}`);
  }
  assert.equal(spare.size, 3 * READY_MADE.length);
});

test('GL-21.11 the sheet with which a seat has played can be read from its cards, wherever they lie', () => {
  const s = stage({
    set: [
      'seat 0 is hoplomachus',
      'seat 0 deck strength energy-0*2',
      'seat 0 hand energy-0 sacrifice',
      'seat 0 hp energy-0*2 energy-1',
      'seat 0 discard energy-0 rage',
      'seat 0 removed energy-0 overskill',
      'seat 0 reserve reflex',
      'seat 0 stack energy-0 acrobatic-strike',
      'seat 0 open energy-1',
      'seat 0 powers lunge leap adaptation',
      'seat 0 used unbeatable',
      man(1, 'H05 facing W'),
    ],
    at: [['finish']],
  });
  assert.equal(sheetText(sheetPlayed(s.g, 0)), sheetText(READY_MADE[3]!.sheet));
});
