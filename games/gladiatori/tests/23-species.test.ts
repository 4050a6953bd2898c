import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fixedRandom } from '#engine/chance/random.ts';
import { SPECIES } from '#games/gladiatori/cards.ts';
import { cellName } from '#games/gladiatori/names.ts';
import { playerOrder } from '#games/gladiatori/rules/07-turn.ts';
import { checkEnd, outcome } from '#games/gladiatori/rules/19-ending.ts';
import { roll } from '#games/gladiatori/rules/23-beasts.ts';
import { solo, striking } from '#games/gladiatori/testing/scenes.ts';
import { duel, man, names, type Scene, stage } from '#games/gladiatori/testing/stage.ts';

const BELOW: NonNullable<Scene['at']> = [['rest']];

test('GL-23.37, GL-23.38 powers: doubles or seven, on two base dice only', () => {
  const t = (rolls: number[]) => ({ random: fixedRandom(rolls) }) as never;
  assert.deepEqual(
    [
      roll(t([3, 4]), SPECIES[1]!, 2, true).seven,
      roll(t([3, 4]), SPECIES[1]!, 2, false).seven,
      roll(t([3, 3]), SPECIES[1]!, 2, false).doubles,
    ],
    [true, false, true],
  );
  assert.deepEqual(
    [roll(t([4, 4]), SPECIES[2]!, 2, true).doubles, roll(t([4, 4]), SPECIES[2]!, 2, false).doubles],
    [true, false],
  );
  assert.deepEqual(
    [roll(t([5, 2]), SPECIES[3]!, 1, true).seven, roll(t([5, 2]), SPECIES[3]!, 1, true).total],
    [false, 7],
  );
});

test('GL-23.39–23.41 doubles of dogs and wolves bring another one, in attack and defence, in the next round', () => {
  for (const species of ['dog', 'wolf']) {
    const s = solo(species, 'H05', [2, 2]);
    assert.deepEqual([s.g.animals.length, s.g.animals[1]!.where, s.g.animals[1]!.from], [2, 1, 6]);
  }
  const s = striking('dog', [1, 1]);
  s.play('0: done | 0: new-strength | 0: attack:animal-1 | 0: - | 0: yes');
  assert.equal(s.g.animals.length, 2);
});

test('GL-23.42, GL-23.46, GL-23.52 sevens of wolves and lions: a marker, or down, at the end, unless dodged', () => {
  const wolf = solo('wolf', 'H05', [3, 4]);
  wolf.play('0: yes | 0: pay energy-1+energy-0');
  assert.deepEqual([wolf.seat(0).white, wolf.seat(0).down], [1, false]);
  const lion = solo('lion', 'H05', [3, 4]);
  lion.play('0: yes | 0: pay energy-1+energy-0');
  assert.deepEqual([lion.seat(0).white, lion.seat(0).down], [2, true]);
  const quick = solo('wolf', 'H05', [3, 4], [], 'movement');
  quick.play('0: new-movement | 0: - | 0: yes 0');
  assert.equal(quick.seat(0).white, 0);
  const dodge = solo('lion', 'H05', [3, 4], [], 'movement');
  dodge.play('0: new-movement | 0: - | 0: yes 0');
  assert.deepEqual([dodge.seat(0).white, dodge.seat(0).down], [0, false]);
});

test('GL-23.43 lions strike with two dice even after moving', () => {
  assert.deepEqual(solo('lion', 'I05', [4, 1, 2]).totals('animalAttacked'), [3]);
});

test('GL-23.44, GL-23.45 stepping back from a lion: only with a free hex and not when held; else the damage doubles', () => {
  const held = solo('lion', 'H05', [2, 2], ['grey 1', 'guard 0/4']);
  assert.equal(held.asked(), '0 GL-11.5');
  held.play('0: no');
  assert.ok(
    held.log.events.some(({ kind, fields }) => kind === 'mauled' && fields['damage'] === 14),
    'defence −3',
  );
  const poor = solo('lion', 'H05', [2, 2], ['speed 0/3']);
  assert.deepEqual(poor.from(0), ['stand'], 'that he has no Speed is his secret');
});

test('GL-23.44 no step back through the wall or another figure; sideways it is not back', () => {
  const wall = stage({
    seats: 1,
    options: { mode: 'solo', lions: 1 },
    at: [['rest'], ['beasts']],
    set: ['turn 3', 'round 1', man(0, '-6,0 facing 0'), 'animal lion at -5,0'],
    dice: [2, 2],
  });
  assert.equal(wall.asked(), '0 GL-11.5');
  const west = stage({
    seats: 1,
    options: { mode: 'solo', lions: 1 },
    at: [['rest'], ['beasts']],
    set: ['turn 3', 'round 1', man(0, '0,0 facing 4'), 'animal lion at -1,1'],
    dice: [2, 2],
  });
  west.play('0: step-back');
  assert.equal(cellName(west.seat(0).cell), 'G04');
});

test('GL-23.44 the left gate is a hex to step back to; where Red stands there is none', () => {
  const gate = stage({
    seats: 1,
    options: { mode: 'solo', lions: 1 },
    at: [['rest'], ['beasts']],
    set: ['turn 3', 'round 1', man(0, '-5,0 facing 0'), 'animal lion at -4,0'],
    dice: [2, 2],
  });
  gate.play('0: step-back');
  assert.equal(cellName(gate.seat(0).cell), 'A05');
  const pair = stage({
    options: { mode: 'coop', lions: 1 },
    at: [['rest'], ['beasts']],
    set: ['turn 3', 'round 1', man(0, '-1,0 facing 0'), man(1, '0,0 facing 0'), 'animal lion at 1,0'],
    dice: [2, 2],
  });
  assert.equal(pair.asked(), '1 GL-11.5');
});

test('GL-23.47–23.49 bears: one die more, and two more on each die after doubles', () => {
  assert.deepEqual(solo('bear', 'H05', [2, 2, 4]).totals('animalAttacked'), [2 + 2 + 4 + 6]);
  assert.deepEqual(solo('bear', 'I05', [5, 3, 4]).totals('animalAttacked'), [7]);
});

test('GL-23.50, GL-23.51 a bear’s seven takes an Item or an HP card, else the cover', () => {
  const s = solo('bear', 'H05', [3, 4, 1], ['items galea', 'hp energy-0*9', 'guard 8']);
  s.play('0: yes');
  assert.equal(s.asked(), '0 GL-23.51');
  s.play('0: galea');
  assert.deepEqual(s.seat(0).items, []);
  const bare = solo('bear', 'H05', [3, 4, 1], ['hp', 'guard 9', 'powers unbeatable']);
  bare.play('0: yes');
  assert.equal(bare.asked(), '0 GL-14.21');
  bare.play('0: unbeatable');
  assert.deepEqual([bare.seat(0).due, bare.seat(0).cover], [6, false]);
  const gone = solo('bear', 'H05', [3, 4, 1], ['hp', 'guard 9', 'due 5']);
  gone.play('0: yes');
  assert.equal(gone.seat(0).out, 0, 'who plays on after death loses nothing more');
});

test('GL-23.53–23.55, GL-23.65 cards, Feints and Powers for +2 instead of what they do', () => {
  const s = striking('dog', [6, 6], ['powers leap delay'], 'strength feint reflex acrobatic-strike');
  s.play('0: done | 0: new-strength');
  assert.deepEqual(s.from(0), ['feint', 'acrobatic-strike', 'reflex']);
  s.play('0: feint+reflex+acrobatic-strike | 0: attack:animal-1');
  assert.deepEqual(s.from(0), ['feint', 'acrobatic-strike', 'reflex', 'leap', 'delay']);
  s.play('0: feint+acrobatic-strike+delay');
  assert.deepEqual(s.fields(0), ['offense'], 'the Acrobatic Strike is spent');
  s.play('0: yes');
  assert.deepEqual([s.totals('attackValued'), s.seat(0).used], [[11], 1 << 7]);
  assert.equal(s.asked(), '0 GL-13.50', 'the Reflex still works');
  s.play('0: stop');
  assert.deepEqual(
    names(s.seat(0).discard),
    ['strength', 'feint', 'acrobatic-strike', 'reflex'],
    'Rest has added the Action card',
  );
});

test('GL-23.53, GL-23.55 every Power may be the +2, the first of the list too, and is used up by it', () => {
  for (const [power, place] of [
    ['lunge', 0],
    ['resistance', 8],
  ] as const) {
    const s = striking('dog', [6, 6], [`powers ${power}`], 'strength');
    s.play('0: done | 0: new-strength | 0: attack:animal-1');
    assert.deepEqual(s.from(0), [power]);
    s.play(`0: ${power}`);
    assert.equal(s.seat(0).used, 1 << place);
  }
});

test('GL-23.57, GL-23.58 coliseum: three VP for a kill, none for the attack, no First Blood', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    set: [duel('strength', '', ['offense 9']), 'seat 1 at 4,0 facing 0', 'animal dog at 1,0'],
    dice: [1, 2],
  });
  s.play('0: done | 0: new-strength | 0: attack:animal-1 | 0: - | 0: yes');
  assert.deepEqual([s.g.vp, s.g.firstBlood], [[13, 10], false]);
});

test('GL-23.59–23.63 a player who is alive at the end has won; without animals at once; the order stays; coliseum ends as ever', () => {
  const s = stage({ seats: 2, options: { mode: 'coop', dogs: 1 }, at: BELOW, set: [duel()] });
  s.seat(1).out = 1;
  assert.deepEqual(outcome(s.g), { clause: 'GL-23.59', places: [1, 2], scores: [1, 0] });
  checkEnd(s.g, s.table);
  assert.equal(s.g.ended, false);
  s.g.animals[0]!.where = 3;
  checkEnd(s.g, s.table);
  assert.equal(s.g.ended, true);
  s.seat(0).out = 1;
  assert.deepEqual(outcome(s.g).scores, [0, 0]);
  const order = stage({ options: { mode: 'coop', dogs: 1 }, at: BELOW, set: [duel(), 'markers 1 0'] });
  assert.deepEqual(playerOrder(order.g), [1, 0]);
  const coliseum = stage({ options: { mode: 'coliseum', dogs: 1 }, at: BELOW, set: [duel()] });
  coliseum.g.animals[0]!.where = 3;
  checkEnd(coliseum.g, coliseum.table);
  assert.equal(coliseum.g.ended, false);
});
