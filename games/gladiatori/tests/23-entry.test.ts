// When animals act and when they do not: entries, gates that are shared, the end of the hunt.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame } from '#engine/flow/flow.ts';
import { arena } from '#games/gladiatori/board.ts';
import { ANIMAL, cellName } from '#games/gladiatori/names.ts';
import { DUE, KILLED } from '#games/gladiatori/state.ts';
import { man, type Scene, stage } from '#games/gladiatori/testing/stage.ts';

const hunt = (set: string[], dice: number[], dogs: number, seats = 1, at: Scene['at'] = [['rest'], ['beasts']]) =>
  stage({
    seats,
    options: { mode: seats === 1 ? 'solo' : 'coop', dogs },
    at: at!,
    set: ['turn 2', 'round 1', ...set],
    dice,
  });

test('GL-23.4 after the first turn nobody is let in any more', () => {
  const s = hunt([man(0, '0,0 facing 0', '', ['deck strength'])], [], 2, 1, [['turn']]);
  assert.deepEqual(
    s.g.animals.map(({ where }) => where),
    [0, 0],
  );
});

test('GL-23.41 one that was called comes in its round, not before', () => {
  const entered = (from: number): boolean => {
    const s = hunt([man(0, '0,0 facing 0')], [2], 1, 1, [['rest'], ['beasts'], ['activation', { by: 0 }]]);
    Object.assign(s.g.animals[0]!, { where: 1, from });
    s.play('0: done');
    return s.has('animalEntered');
  };
  assert.deepEqual([entered(2), entered(3), entered(4)], [true, true, false], 'this is the third round');
});

test('GL-23.39, GL-23.40 dogs call a dog, wolves a wolf', () => {
  const called = (species: string, option: string): string => {
    const s = stage({
      seats: 1,
      options: { mode: 'solo', [option]: 1 },
      at: [['rest'], ['beasts']],
      set: ['turn 2', 'round 1', man(0, '0,0 facing 0'), `animal ${species} at 1,0`],
      dice: [2, 2],
    });
    const event = s.log.events.find(({ kind }) => kind === 'reinforced')!;
    return `${event.clause} ${event.fields['species']} ${s.g.animals[1]!.species} ${s.g.animals[1]!.from}`;
  };
  assert.deepEqual([called('dog', 'dogs'), called('wolf', 'wolves')], ['GL-23.39 dog 0 4', 'GL-23.40 wolf 1 4']);
});

test('GL-23.12, GL-23.8 a gate may be shared: one enters where another stands', () => {
  const s = hunt([man(0, '4,0 facing 0'), 'animal dog at -6,0 grey 3', 'due dog'], [1, 1], 2);
  assert.deepEqual(s.log.events.find(({ kind }) => kind === 'animalEntered')!.fields['cell'], s.g.animals[0]!.cell);
  assert.deepEqual(
    s.g.animals.map(({ cell }) => cellName(cell)),
    ['A05', 'B05'],
  );
});

test('GL-23.9 but not with a gladiator: the animal begins beside it, and has moved all the same', () => {
  const s = hunt([man(0, '6,0 facing 3'), 'due dog'], [5, 1, 3], 1);
  const { cell, cells } = s.log.events.find(({ kind }) => kind === 'animalEntered')!.fields;
  assert.deepEqual([cellName(cell as number), cells, s.totals('animalAttacked')], ['L06', [], [3]]);
});

test('GL-23.12 any other hex may not: an animal goes round another', () => {
  const s = hunt([man(0, '0,0 facing 0'), 'animal dog at 3,0 grey 3', 'animal dog at 4,0'], [1, 3, 1], 2);
  const { fields } = s.log.events.find(({ kind }) => kind === 'animalMoved')!;
  assert.deepEqual((fields['cells'] as number[]).map(cellName), ['J04', 'I04', 'H04']);
});

test('GL-23.20, GL-23.60 when the last gladiator has fallen the other animals do not act', () => {
  const s = hunt([man(0, '0,0 facing 0', '', ['hp']), 'animal dog at 1,0', 'animal dog at 4,0'], [6, 5], 2);
  s.play('0: no | 0: no');
  assert.deepEqual([s.g.ended, s.has('animalMoved'), s.seat(0).out], [true, false, 1]);
});

test('GL-23.29 a five is enough to shake a marker off, a four is not', () => {
  const left = (die: number): number =>
    hunt([man(0, '0,0 facing 0'), 'animal dog at 4,0 grey 2'], [die], 1).g.animals[0]!.grey;
  assert.deepEqual([4, 5, 6].map(left), [2, 1, 1]);
});

test('GL-23.18 a value that only equals the defence does nothing', () => {
  const s = hunt([man(0, '0,0 facing 0', '', ['guard 5/9']), 'animal dog at 1,0'], [2, 3], 1);
  s.play('0: yes');
  assert.deepEqual([s.has('mauled'), s.has('fendedOff')], [false, true]);
});

test('GL-23.25 a value that only equals the roll does not kill', () => {
  const after = (offense: number): number => {
    const s = hunt([man(0, '0,0 facing 0', 'strength', [`offense ${offense}`]), 'animal dog at 1,0'], [2, 3], 1, 1, [
      ['rest'],
      ['activation', { by: 0 }],
    ]);
    s.play('0: done | 0: new-strength | 0: attack:animal-1 | 0: - | 0: yes');
    return s.g.animals[0]!.where;
  };
  assert.deepEqual([after(5), after(6)], [2, 3]);
});

test('GL-23.65, GL-8.21 a Feint joins the player’s own Action only while an animal is on the board: one that waits is none', () => {
  const added = (animal: string): string[] => {
    const set = [man(0, '0,0 facing 0', 'strength feint energy-1'), man(1, '1,0 facing 3'), animal];
    const s = hunt(set, [], 1, 2, [['rest'], ['activation', { by: 0 }]]);
    return s.play('0: done | 0: new-strength').from(0);
  };
  assert.deepEqual(added('waiting dog'), ['energy-1']);
  assert.deepEqual(added('due dog'), ['energy-1']);
  assert.deepEqual(added('animal dog at -4,0'), ['energy-1', 'feint']);
});

test('GL-23.9 where a gladiator stands in the gate and one hex beside it is free, the animal comes there', () => {
  const s = stage({
    seats: 3,
    options: { mode: 'coliseum', dogs: 1 },
    at: [['rest'], ['beasts']],
    set: ['turn 3', 'round 1', man(0, '-6,0 facing 0'), man(1, '-5,0 facing 0'), man(2, '-5,-1 facing 0'), 'due dog'],
    dice: [1, 0, 1, 2],
  });
  assert.equal(s.g.animals[0]!.cell, arena.cellAt(-6, 1));
});

test('GL-23.20 the order names the animals that act: none that waits, none that is killed', () => {
  const s = hunt([man(0, '0,0 facing 0'), 'animal dog at 1,0'], [6, 5], 4, 1, [
    ['rest'],
    ['beasts'],
    ['activation', { by: 0 }],
  ]);
  Object.assign(s.g.animals[1]!, { where: DUE, from: 3 });
  Object.assign(s.g.animals[2]!, { where: KILLED, from: 1 });
  s.play('0: done');
  const beasts = s.g.flow.frames.find(({ rule }) => rule === 'beasts') as Frame & { order: number[] };
  assert.deepEqual(beasts.order, [ANIMAL, ANIMAL + 1]);
});

test('GL-23.9 of two free hexes beside the gate chance picks one', () => {
  const entered = (pick: number): number => {
    const s = stage({
      options: { mode: 'coliseum', dogs: 1 },
      at: [['rest'], ['beasts']],
      set: ['turn 3', 'round 1', man(0, '-6,0 facing 0'), man(1, '-5,0 facing 0'), 'due dog'],
      dice: [1, pick, 0, 1, 2],
    });
    return s.g.animals[0]!.cell;
  };
  assert.deepEqual(new Set([entered(0), entered(1)]), new Set([arena.cellAt(-6, 1), arena.cellAt(-5, -1)]));
});
