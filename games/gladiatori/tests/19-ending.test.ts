// Chapter 19: when the game is decided, and the places at its end.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CARDS } from '#games/gladiatori/cards.ts';
import { checkEnd, hitPoints, outcome } from '#games/gladiatori/rules/19-ending.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-19.8 hit points at the end: hand, HP deck, the deck they are joined to, Items and the cover; not the discard pile', () => {
  const s = stage({
    set: [duel('strength', '', ['hp energy-1', 'deck berserk energy-0', 'discard movement', 'items gladius galea'])],
  });
  const worth = (cards: string): number =>
    cards.split(' ').reduce((sum, name) => sum + CARDS.find((card) => card.name === name)!.hp, 0);
  assert.equal(hitPoints(s.g, 0), worth('strength energy-1 berserk energy-0') + 2 + 4 + 1);
});

test('GL-19.2 when the game is decided nobody acts any more', () => {
  const s = stage({ at: [['rest'], ['round']], set: [duel(), 'markers 0 1'] });
  s.play('0: no | 1: no | 0 !surrender: announce | 0 !surrender: surrender');
  assert.deepEqual([s.g.ended, s.g.active, s.asked()], [true, -1, '1 GL-18.2']);
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

test('GL-19.2 the end of the game is told once', () => {
  const s = stage({ set: [duel()] });
  s.seat(1).out = 1;
  checkEnd(s.g, s.table);
  checkEnd(s.g, s.table);
  assert.equal(s.log.events.filter(({ kind }) => kind === 'gameEnded').length, 1);
});
