// Chapter 23: fights with animals.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENERGY_0, FEINT } from '#games/gladiatori/cards.ts';
import { cardsPlayed } from '#games/gladiatori/rules/11-values.ts';
import { cellOf, DUE, KILLED } from '#games/gladiatori/state.ts';
import { duel, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-13.21, GL-23.52 an Acrobatic Strike against an animal costs one marker', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    at: [['rest'], ['beast-attack', { figure: 4, on: 0 }]],
    set: [duel('strength acrobatic-strike'), 'seat 1 at 5,0 facing 3', 'animal dog at 1,0'],
    dice: [1, 2],
  });
  s.play('0: new-strength | 0: acrobatic-strike | 0: - | 0: yes yes');
  assert.deepEqual([s.seat(0).white, s.seat(0).down], [1, false]);
});

test('GL-22.3, GL-23.53 before the third turn of a staged game no Power counts +2', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1, staged: true },
    set: [duel('strength reflex', '', ['powers lunge']), 'turn 2', 'seat 1 at 5,0 facing 3', 'animal dog at 1,0'],
  });
  s.play('0: done | 0: new-strength | 0: reflex | 0: attack:animal-1');
  assert.deepEqual(s.from(0), ['reflex']);
});

test('GL-11.38, GL-23.65 a Feint among the cards of an Action is not counted, whatever else is', () => {
  const { g } = stage({ set: [duel()] });
  g.gladiators[0]!.open = [ENERGY_0, FEINT, FEINT];
  assert.equal(cardsPlayed(g, g.gladiators[0]!), 2);
});

test('GL-23.53 what counts +2 against an animal: Special Moves, Feints and Powers, no Energy', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    set: [
      duel('strength energy-1 reflex feint', '', ['powers lunge resistance']),
      'seat 1 at 5,0 facing 3',
      'animal dog at 1,0',
    ],
  });
  s.play('0: done | 0: new-strength | 0: energy-1+reflex+feint | 0: attack:animal-1');
  assert.deepEqual(s.from(0), ['feint', 'reflex', 'lunge', 'resistance']);
});

test('GL-23.39, GL-23.41 another dog waits outside, due in the next round', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    at: [['rest'], ['beast-attack', { figure: 4, on: 0 }]],
    set: [duel(), 'animal dog at 0,1'],
    dice: [2, 2],
  });
  assert.deepEqual(s.g.animals.at(-1), { species: 0, where: DUE, from: 6, cell: -1, grey: 0 });
});

test('GL-23.18 a single point of difference wounds', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    at: [['rest'], ['beast-attack', { figure: 4, on: 0 }]],
    set: [duel('', '', ['guard 4']), 'animal dog at 1,-1', 'seat 1 at 5,0 facing 3'],
    dice: [2, 3],
  });
  s.play('0: yes');
  assert.deepEqual([s.has('mauled'), s.has('fendedOff'), s.asked()], [true, false, '0 GL-11.45']);
});

test('GL-23.28, GL-8.47 a killed animal is nowhere, and what counted +2 against it is forgotten', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    at: [
      ['activation', { by: 1 }],
      ['activation', { by: 0 }],
    ],
    set: [duel('strength reflex', 'strength', ['offense 9']), 'seat 1 at 5,0 facing 3', 'animal dog at 1,0'],
    dice: [1, 2],
  });
  s.play('0: done | 0: new-strength | 0: reflex | 0: attack:animal-1 | 0: reflex');
  assert.equal(s.seat(0).twos, 1);
  s.play('0: yes');
  assert.deepEqual([s.g.animals[0]!.cell, cellOf(s.g, 4), s.g.animals[0]!.where, s.seat(0).twos], [-1, -1, KILLED, 0]);
  s.seat(1).out = 1;
  assert.equal(cellOf(s.g, 1), -1);
});

test('GL-23.53 each card or Power for +2 adds two to a defence against an animal', () => {
  const s = stage({
    options: { mode: 'coliseum', dogs: 1 },
    at: [['rest'], ['beast-attack', { figure: 4, on: 0 }]],
    set: [duel('berserk reflex', '', ['powers lunge', 'guard 0/4']), 'animal dog at 1,-1', 'seat 1 at 5,0 facing 3'],
    dice: [2, 3],
  });
  s.play('0: new-berserk | 0: reflex | 0: reflex+lunge | 0: no');
  assert.deepEqual(s.totals('defenceValued'), [5 + 4]);
});
