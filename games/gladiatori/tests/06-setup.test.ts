// Chapter 6: markers on the track, starting hexes and free placement.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arena, CENTRE, STARTS } from '#games/gladiatori/board.ts';
import { cellName, directionName } from '#games/gladiatori/names.ts';
import { startingHexes } from '#games/gladiatori/rules/06-setup.ts';
import { cellOf } from '#games/gladiatori/state.ts';
import { stage } from '#games/gladiatori/testing/stage.ts';

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

test('GL-6.6, GL-6.7 in free placement an ally may stand near, but nobody on the hex of another', () => {
  const s = stage({
    seats: 4,
    options: { mode: 'team', freePlacement: true },
    at: [['set-up']],
    set: ['seat 0 at 0,0 facing 0'],
  });
  const open = startingHexes(s.g, 2);
  assert.equal(open.includes(CENTRE), false);
  assert.ok(open.includes(arena.cellAt(1, 0)));
  assert.equal(startingHexes(s.g, 1).includes(arena.cellAt(1, 0)), false);
});

test('GL-6.6 free placement keeps two empty hexes to an opponent on the printed starting hexes too', () => {
  const s = stage({ at: [['set-up']], options: { freePlacement: true } });
  const [a, b] = STARTS as [number, number];
  s.play(`0: ${cellName(arena.neighbours[arena.neighbours[a]![0]!]![0]!)} E`);
  assert.ok(!startingHexes(s.g, 1).includes(a), 'one empty hex lies between');
  const { fallback, barred } = s.request(1);
  assert.deepEqual([barred?.find(({ item }) => item === a)?.clause, barred?.[0]?.clause], ['GL-6.6', 'GL-6.6']);
  assert.equal((fallback as { cell: number }).cell, b, 'the default is one that is far enough');
});
