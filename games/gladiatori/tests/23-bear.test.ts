// Chapter 23: what a bear takes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPECTATOR } from '#engine/seat.ts';
import { thingName } from '#games/gladiatori/cards.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';
import { viewFor } from '#games/gladiatori/view.ts';

test('GL-23.50, GL-16.19 a gladiator whom a bear tears to pieces removes no marker any more', () => {
  const s = stage({
    options: { mode: 'coliseum', bears: 1 },
    set: [duel('strength', '', ['hp', 'white 1', 'values 5 4 5 5 3']), 'seat 1 at 5,0 facing 3', 'animal bear at 1,0'],
    dice: [3, 4, 6],
  });
  s.play('0: done | 0: new-strength | 0: attack:animal-1 | 0: - | 0: yes');
  assert.deepEqual([s.asked(), s.seat(0).cover], ['0 GL-14.21', false]);
  s.play('0: no');
  assert.deepEqual([s.seat(0).out, s.g.ended, s.asked()], [1, true, '']);
});

test('GL-12.3, GL-23.50 a spear that the bear has taken is not lost a second time', () => {
  const s = stage({
    options: { mode: 'coliseum', bears: 1 },
    set: [duel('strength', '', ['items gladius hasta']), 'seat 1 at -5,0 facing 3', 'animal bear at 2,0'],
    dice: [3, 4, 6],
  });
  s.play('0: done | 0: new-strength | 0: throw:hasta:animal-1 | 0: - | 0: yes | 0: hasta');
  assert.deepEqual([s.seat(0).items.map(thingName), s.g.lostItems.map(thingName)], [['gladius'], ['hasta']]);
});

test('GL-23.50 a bear takes an Item like a card of the HP deck', () => {
  const s = stage({
    options: { mode: 'coliseum', bears: 1 },
    at: [['rest'], ['bear-loss', { seat: 0 }]],
    set: [duel('', '', ['items gladius', 'hp energy-1'])],
  });
  assert.deepEqual(s.from(0), ['energy-1', 'gladius']);
  s.play('0: gladius');
  assert.deepEqual([s.seat(0).items, s.g.lostItems.map(thingName), s.seat(0).hp.length], [[], ['gladius'], 1]);
});

test('GL-14.21, GL-23.51 a gladiator whom the bear’s claws have killed fights on if he is Unbeatable, and leaves if not', () => {
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

test('GL-21.8, GL-23.51 a gladiator whom a bear’s claws have killed ends with no hit points, however he stood before', () => {
  const s = stage({
    seats: 1,
    options: { mode: 'solo', bears: 1 },
    at: [
      ['bear-loss', { seat: 0 }],
      ['bear-loss', { seat: 0 }],
    ],
    set: ['turn 3', 'round 1', man(0, 'G05 facing E', '', ['hp energy-0', 'powers unbeatable']), 'animal bear at H05'],
  });
  s.seat(0).after = -7;
  s.play('0: energy-0 | 0: no');
  assert.deepEqual([s.seat(0).out, s.seat(0).after], [1, 0]);
});

test('GL-23.51, GL-24.7 that the claws have killed him is plain to everybody while his last chance is asked', () => {
  const s = stage({
    at: [['rest'], ['bear-loss', { seat: 0 }]],
    options: { mode: 'coliseum', bears: 1 },
    set: [duel('', '', ['hp', 'powers unbeatable'])],
  });
  assert.equal(s.asked(), '0 GL-14.21');
  for (const viewer of [0, 1, SPECTATOR]) assert.equal(viewFor(s.g, viewer).flow.scenes.at(-1)!['killed'], true);
});
