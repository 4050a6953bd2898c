// Chapters 2 to 7 in their details: what is kept, what is not asked, and where a silent seat ends up.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVERYBODY } from '#engine/seat.ts';
import { arena, CENTRE } from '#games/gladiatori/board.ts';
import { SPECIES, skillBought, thingName } from '#games/gladiatori/cards.ts';
import { READY_MADE } from '#games/gladiatori/characters.ts';
import { cellName, directionName } from '#games/gladiatori/names.ts';
import { spend } from '#games/gladiatori/rules/02-elements.ts';
import { purchaseOf } from '#games/gladiatori/rules/04-creation.ts';
import { startingHexes } from '#games/gladiatori/rules/06-setup.ts';
import { cellOf } from '#games/gladiatori/state.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';

const names = (things: readonly number[]): string[] => things.map(thingName);

test('GL-24.13, GL-2.19 who spends points only has lost no card that others remember in his hand', () => {
  const s = stage({ set: [duel('strength feint')] });
  s.seat(0).known.hand = [0];
  spend(s.g, s.table, 0, [23, 20]);
  assert.deepEqual([s.seat(0).known.hand, s.seat(0).now], [[0], [4, 4, 5, 4, 3]]);
  spend(s.g, s.table, 0, [6]);
  assert.deepEqual([s.seat(0).known.hand, names(s.seat(0).discard)], [[], ['feint']]);
});

test('GL-5.34, GL-25.5 the default keeps to what he prefers, even where other Items come first', () => {
  const s = stage({
    options: { items: 'selection' },
    at: [['selection']],
    set: ['seat 0 is retiarius', 'seat 1 is mirmillo', 'seat 1 items gladius galea'],
  });
  s.g.itemDeck = s.g.itemDeck.filter((item) => ['spatha', 'scutum', 'weighted-net'].includes(thingName(item)));
  s.table.run();
  assert.deepEqual(names(s.request(0).fallback as number[]), ['spatha', 'weighted-net']);
});

test('GL-6.3 the markers of all come to lie on the track once, the first of the order last', () => {
  const s = stage({ seats: 3, at: [['set-up']] });
  assert.deepEqual([s.g.order, s.g.arrived, s.g.clock], [[0, 1, 2], [3, 2, 1], 3]);
  assert.deepEqual(Object.keys(s.g.arrived), ['0', '1', '2']);
});

test('GL-6.4, GL-25.5 the default is the first free starting hex, facing the centre; what is taken is barred', () => {
  const s = stage({ seats: 4, at: [['set-up']] });
  const placed: string[] = [];
  for (let seat = 0; seat < 4; seat++) {
    const { fallback, barred } = s.request(seat);
    const { cell, facing } = fallback as { cell: number; facing: number };
    assert.deepEqual(
      barred?.map(({ item, clause }) => [item, clause]),
      s.g.gladiators.slice(0, seat).map((one) => [one.cell, 'GL-6.4']),
    );
    placed.push(`${cellName(cell)} ${directionName(facing)}`);
    s.play(`${seat}: ${placed[seat]}`);
  }
  assert.deepEqual(placed, ['D03 E', 'J07 NW', 'J03 W', 'D07 E']);
  assert.equal(cellOf(s.g, 3), s.seat(3).cell);
});

test('GL-23.3 the suggested numbers of animals are those of Table 23-A', () => {
  assert.deepEqual(
    SPECIES.map(({ name, suggested, afterMove, extra }) => [name, ...suggested, afterMove, extra]),
    [
      ['dog', 5, 6, 1, 0],
      ['wolf', 3, 5, 1, 0],
      ['lion', 1, 2, 2, 0],
      ['bear', 1, 1, 1, 1],
    ],
  );
});

test('GL-24.16 at the end everybody learns the secrets of everybody, of the first seat too', () => {
  const s = stage({ at: [['finish']], set: ['turn 6', 'round 2', man(0, '0,0 facing 0'), man(1, '4,0 facing 3')] });
  assert.equal(s.table.disclosed, EVERYBODY);
});

test('GL-6.6, GL-6.7 in free placement an ally may stand near, but nobody on the hex of another', () => {
  const s = stage({
    seats: 4,
    options: { mode: 'team', freePlacement: true },
    at: [['set-up']],
    set: ['seat 0 at 0,0 facing 0'],
  });
  const open = startingHexes(s.g, 2);
  assert.equal(open.includes(CENTRE), false);
  assert.ok(open.includes(arena.at(1, 0)));
  assert.equal(startingHexes(s.g, 1).includes(arena.at(1, 0)), false);
});

test('GL-4.6 a bought Skill is coded from 80 on, six values for each', () => {
  assert.deepEqual([80, 85, 86, 97].map(skillBought), [
    { skill: 0, value: 4 },
    { skill: 0, value: 9 },
    { skill: 1, value: 4 },
    { skill: 2, value: 9 },
  ]);
  assert.deepEqual(
    purchaseOf({ ...READY_MADE[0]!.sheet, values: [4, 9, 3, 3, 3], moves: [], powers: [] }).slice(-2),
    [80, 91],
  );
});

test('GL-4.21, GL-4.22 of several buyers each takes up to two at a time', () => {
  const s = stage({
    options: { overLimit: true },
    at: [['rest'], ['over-limit', { buyers: [0, 1], picks: 0 }, 'GL-4.22']],
  });
  for (const one of s.g.gladiators) one.purse = 40;
  s.g.stock = [9, 9, 4];
  s.table.run();
  assert.notEqual(s.refusal('0: energy-1*3'), null);
  s.play('0: energy-1*2');
  assert.deepEqual([s.asked(), s.seat(0).extra, s.seat(0).purse], ['1 GL-4.22', 2, 40 - 8]);
  assert.deepEqual(s.g.stock, [9, 7, 4]);
});

test('GL-14.36, GL-14.43 a Power that is announced does something: at least one card or Element', () => {
  const s = stage({ set: [duel('feint', '', ['powers adaptation resistance', 'speed 1/3'])] });
  assert.notEqual(s.refusal('0 !adaptation: -'), null);
  assert.notEqual(s.refusal('0 !resistance: -'), null);
});
