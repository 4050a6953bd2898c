// Chapters 2 to 7 in their details: what is kept, what is not asked, and where a silent seat ends up.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVERYBODY } from '#engine/seat.ts';
import { SPECIES, thingName } from '#games/gladiatori/cards.ts';
import { cellName, directionName } from '#games/gladiatori/names.ts';
import { spend } from '#games/gladiatori/rules/02-elements.ts';
import { duel, man, stage } from '#games/gladiatori/sample-stage.ts';
import { cellOf } from '#games/gladiatori/state.ts';

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
