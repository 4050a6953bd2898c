// What everybody is told in chapters 13 to 23: the public fields of the events, exactly.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellNamed } from '#games/gladiatori/names.ts';
import { allies } from '#games/gladiatori/testing/scenes.ts';
import { duel, man, type Scene, type Stage, stage } from '#games/gladiatori/testing/stage.ts';

/** The public part of every event of a kind. */
const told = (s: Stage, kind: string): object[] =>
  s.log.events.filter((event) => event.kind === kind).map(({ fields }) => fields);

test('GL-24.4, GL-13.18, GL-13.28 cards revealed, sacrificed and brought in by Rage are named', () => {
  const s = stage({
    at: [['rest'], ['activation', { by: 0 }]],
    set: [duel('strength sacrifice rage energy-0', '', ['discard energy-1', 'hp sweep'])],
  });
  s.play('0: done | 0: new-strength | 0: sacrifice+rage | 0: attack:green | 0: energy-1 | 0: energy-0 | 0: yes');
  assert.deepEqual(told(s, 'revealed'), [{ seat: 0, card: 0, cards: [8, 11] }]);
  assert.deepEqual(told(s, 'raged'), [{ seat: 0, card: 5, from: 'discard' }]);
  assert.deepEqual(told(s, 'sacrificed'), [{ seat: 0, card: 4 }]);
});

test('GL-24.1, GL-13.22 of Overskill and Adaptation only that they were used, and how many cards went where', () => {
  const s = stage({
    at: [['rest'], ['activation', { by: 0 }]],
    set: [duel('strength overskill energy-0', '', ['powers adaptation', 'hp energy-1*2'])],
  });
  s.play(
    '0 !adaptation: energy-0+hp:energy-1*2 | 0: done | 0: new-strength | 0: overskill | 0: attack:green | 0: guard 5',
  );
  assert.deepEqual(told(s, 'overskilled'), [{ seat: 0 }]);
  assert.deepEqual(told(s, 'adapted'), [{ seat: 0, toHand: 2, toHp: 1 }]);
  const secrets = s.log.events.find(({ kind }) => kind === 'overskilled')!.secrets!;
  assert.deepEqual(secrets[0]!.fields, { skill: 'guard', gain: 5 });
});

test('GL-16.18, GL-8.46, GL-13.40 markers: those coming, those in force, those taken off', () => {
  const s = stage({
    at: [['rest'], ['activation', { by: 0 }]],
    set: [duel('strength unbalancing-strike energy-0*2', '', ['grey 2'], ['white 1', 'guard 9'])],
  });
  s.play('0: free-grey | 0: energy-0*2 | 0: done | 0: new-strength | 0: unbalancing-strike | 0: attack:green | 0: yes');
  assert.deepEqual(told(s, 'freed'), [{ seat: 0, grey: 1, white: 0, down: false }]);
  const up = stage({
    at: [['rest'], ['activation', { by: 0 }]],
    set: [duel('strength unbalancing-strike', '', [], ['white 1', 'guard 9'])],
  });
  up.play('0: done | 0: new-strength | 0: unbalancing-strike | 0: attack:green | 0: yes | 1: marker | 1: yes');
  assert.deepEqual(told(up, 'unbalanced'), [{ seat: 1, markers: 1 }]);
  assert.deepEqual(told(up, 'statusChanged'), [{ seat: 1, grey: 0, white: 2, down: true }]);
});

test('GL-17.1, GL-17.30 every change of VP with its new total; at the end the sum and its parts', () => {
  const s = stage({
    at: [['finish'], ['activation', { by: 0 }]],
    set: [duel('strength', '', ['offense 9'], ['hp energy-0'])],
  });
  s.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no | 1: pay energy-0');
  assert.deepEqual(told(s, 'vpChanged'), [
    { seat: 0, why: 'attack', points: 2, vp: 12 },
    { seat: 0, why: 'damage', points: 1, vp: 13 },
    { seat: 0, why: 'firstBlood', points: 3, vp: 16 },
  ]);
  assert.deepEqual(told(s, 'scored'), [
    {
      seat: 0,
      parts: [
        { label: 'points', value: 16, clause: 'GL-17.1' },
        { label: 'survival', value: 5, clause: 'GL-17.30' },
      ],
      total: 21,
    },
    {
      seat: 1,
      parts: [
        { label: 'points', value: 10, clause: 'GL-17.1' },
        { label: 'survival', value: 5, clause: 'GL-17.30' },
      ],
      total: 15,
    },
  ]);
});

test('GL-19.2, GL-23.61 the clause of the last event says why a game ends: one side left, or no animal', () => {
  const clauseOf = (s: Stage): string => s.log.events.find(({ kind }) => kind === 'gameEnded')!.clause;
  const fought = stage({ set: [duel('strength', '', ['offense 9'], ['hp'])] });
  fought.play('0: done | 0: new-strength | 0: attack:green | 0: yes | 1: no | 1: no');
  const hunted = stage({
    seats: 1,
    options: { mode: 'solo', dogs: 1 },
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0', 'strength', ['offense 9']), 'animal dog at 1,0'],
    dice: [1, 2],
  });
  hunted.play('0: done | 0: new-strength | 0: attack:animal-1 | 0: - | 0: yes');
  assert.deepEqual([clauseOf(fought), clauseOf(hunted), hunted.g.ended], ['GL-19.2', 'GL-23.61', true]);
});

test('GL-20.18 everybody reads who helps whom against whom, and by how much', () => {
  const s = allies('strength', ['offense 8']);
  s.play('0: done | 0: new-strength | 0: help:yellow:green | 0: yes');
  assert.deepEqual(told(s, 'helped'), [{ seat: 0, partner: 2, target: 1, points: 2 }]);
});

test('GL-20.14, GL-14.24 a help begun without a step has no Leap', () => {
  const at: Scene['at'] = [['rest'], ['help', { by: 0, foe: 1 }]];
  const s = allies('', ['powers leap', 'row strength'], undefined, undefined, at);
  assert.deepEqual(s.fields(0), ['offense']);
});

test('GL-23.6, GL-23.7, GL-23.11 how animals come in and walk', () => {
  const s = stage({
    options: { mode: 'coliseum', wolves: 4 },
    at: [['turn']],
    set: ['turn 2', man(0, '0,0 facing 0', '', ['deck strength']), man(1, '4,0 facing 0')],
    dice: [4],
  });
  assert.deepEqual(told(s, 'entryRolled'), [{ die: 4, count: 2 }]);
  assert.deepEqual(
    s.g.animals.map(({ where, from }) => [where, from]),
    [
      [1, 3],
      [1, 3],
      [0, 0],
      [0, 0],
    ],
  );
  const walk = stage({
    seats: 1,
    options: { mode: 'solo', dogs: 2 },
    at: [['rest'], ['beasts']],
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0'), 'due dog', 'animal dog at 4,0'],
    dice: [2, 2],
  });
  const cells = (...list: string[]): number[] => list.map(cellNamed);
  assert.deepEqual(told(walk, 'animalEntered'), [
    { animal: 4, species: 'dog', die: 2, cell: cellNamed('A05'), cells: cells('B05', 'C05') },
  ]);
  assert.deepEqual(told(walk, 'animalMoved'), [{ animal: 5, die: 2, cells: cells('J05', 'I05') }]);
});

test('GL-23.25, GL-23.29, GL-23.41, GL-23.50 what animals roll, call, shake off and take', () => {
  const s = stage({
    seats: 1,
    options: { mode: 'solo', dogs: 1 },
    at: [['rest'], ['activation', { by: 0 }]],
    set: ['turn 3', 'round 1', man(0, '0,0 facing 0', 'strength', ['offense 9']), 'animal dog at 1,0'],
    dice: [2, 2],
  });
  s.play('0: done | 0: new-strength | 0: attack:animal-1 | 0: - | 0: yes');
  assert.deepEqual(told(s, 'animalDefended'), [
    {
      animal: 4,
      parts: [
        { label: 'die', value: 2, clause: 'GL-23.17' },
        { label: 'die', value: 2, clause: 'GL-23.17' },
      ],
      total: 4,
    },
  ]);
  assert.deepEqual(told(s, 'reinforced'), [{ animal: 5, species: 'dog' }]);
  assert.deepEqual(told(s, 'animalKilled'), [{ animal: 4, seat: 0 }]);
  const beast = (species: string, at: string, dice: number[], more: string[] = []) =>
    stage({
      seats: 1,
      options: { mode: 'solo', [`${species}s`]: 1 },
      at: [['rest'], ['beasts']],
      set: ['turn 3', 'round 1', man(0, '0,0 facing 0', '', more), `animal ${species} at ${at}`],
      dice,
    });
  assert.deepEqual(told(beast('lion', '3,0 grey 2', [4]), 'animalStrained'), [{ animal: 4, die: 4, grey: 2 }]);
  const bear = beast('bear', 'H05', [3, 4, 1], ['guard 9', 'hp energy-0']);
  assert.deepEqual(told(bear, 'animalAttacked'), [
    {
      animal: 4,
      seat: 0,
      parts: [
        { label: 'die', value: 3, clause: 'GL-23.17' },
        { label: 'die', value: 4, clause: 'GL-23.17' },
        { label: 'extra die', value: 1, clause: 'GL-23.47' },
      ],
      total: 8,
    },
  ]);
  bear.play('0: yes');
  assert.deepEqual(told(bear, 'fendedOff'), [{ seat: 0, animal: 4, fav: 8, fdv: 9, halved: 0, damage: 0 }]);
  bear.play('0: energy-0');
  assert.deepEqual(told(bear, 'clawed'), [{ seat: 0, thing: 4 }]);
});
