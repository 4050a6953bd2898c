import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  arena,
  BEHIND,
  CENTRE,
  classOf,
  DIRECTLY_BEHIND,
  FRONT,
  inFront,
  isGate,
  LEFT_GATE,
  RIGHT_GATE,
  STARTS,
  sideOf,
} from '#games/gladiatori/board.ts';
import { cellName } from '#games/gladiatori/names.ts';
import { startingHexes } from '#games/gladiatori/rules/06-setup.ts';
import { inMelee } from '#games/gladiatori/state.ts';
import { duel, man, stage } from '#games/gladiatori/testing/stage.ts';

test('GL-3.1, GL-3.2, GL-3.4 93 hexes, those at the wall like all others; a facing is one of six sides', () => {
  assert.equal(arena.size, 93);
  const row = (r: number): number => Array.from(arena.r).filter((one) => one === r).length;
  assert.deepEqual([-4, -3, -2, -1, 0, 1, 2, 3, 4].map(row), [7, 10, 11, 12, 13, 12, 11, 10, 7]);
  const s = stage({ at: [['set-up', { placed: 0 }, 'GL-6.4']], set: ['order 0 1'] });
  const request = s.request(0);
  assert.deepEqual(
    request.kind === 'form' && request.fields[1]!.request.kind === 'pick' && request.fields[1]!.request.from,
    [0, 1, 2, 3, 4, 5],
  );
});

test('GL-3.3, GL-3.5 axial coordinates, six directions counter-clockwise from the east', () => {
  const around = arena.neighbours[arena.cellAt(0, 0)]!.map(cellName);
  assert.deepEqual(around, ['H05', 'G04', 'F04', 'F05', 'F06', 'G06']);
});

test('GL-3.6 the distance of two hexes', () => {
  assert.equal(arena.distance(arena.cellAt(-3, 0), arena.cellAt(2, 0)), 5);
  assert.equal(arena.distance(arena.cellAt(0, 0), arena.cellAt(2, -1)), 2);
});

test('GL-3.7, GL-3.8 front, behind and directly behind', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map((d) => classOf(d, 0)),
    [FRONT, FRONT, BEHIND, DIRECTLY_BEHIND, BEHIND, FRONT],
  );
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map((d) => classOf(d, 2)),
    [BEHIND, FRONT, FRONT, FRONT, BEHIND, DIRECTLY_BEHIND],
  );
  assert.equal(inFront(arena.cellAt(0, 0), 0, arena.cellAt(0, 1)), true);
  assert.equal(inFront(arena.cellAt(0, 0), 0, arena.cellAt(2, 0)), false);
});

test('GL-3.9, GL-3.10 the side a figure lies on, at any distance; ties go to the nearer direction', () => {
  const at = (q: number, r: number): number => sideOf(arena.cellAt(0, 0), 0, arena.cellAt(q, r));
  assert.deepEqual([at(3, 1), at(-1, -1), at(-3, 0), at(-2, 1)], [FRONT, BEHIND, DIRECTLY_BEHIND, BEHIND]);
});

test('GL-3.11 melee: adjacent, and one in the Front of the other', () => {
  const s = stage({ set: [duel()] });
  assert.equal(inMelee(s.g, 0, 1), true);
  s.seat(0).facing = 3;
  assert.equal(inMelee(s.g, 0, 1), true, 'he still looks at me');
  s.seat(1).facing = 0;
  assert.equal(inMelee(s.g, 0, 1), false, 'back to back');
});

test('GL-3.12 an animal sees all around', () => {
  const s = stage({
    seats: 1,
    options: { mode: 'solo', dogs: 1 },
    set: ['turn 1', 'round 1', man(0, '0,0 facing 0'), 'animal dog at -1,0'],
  });
  assert.equal(inMelee(s.g, 0, 4), true);
});

test('GL-3.13–3.16 two gates and four starting hexes', () => {
  assert.deepEqual([LEFT_GATE, RIGHT_GATE, ...STARTS].map(cellName), ['A05', 'M05', 'D03', 'J07', 'J03', 'D07']);
  assert.deepEqual([LEFT_GATE, RIGHT_GATE, CENTRE].map(isGate), [true, true, false]);
  const [a, b, c, d] = STARTS as [number, number, number, number];
  assert.deepEqual(
    [
      [a, d],
      [b, c],
      [a, c],
      [b, d],
      [a, b],
      [c, d],
    ].map(([x, y]) => arena.distance(x!, y!)),
    [4, 4, 6, 6, 8, 8],
  );
  for (const start of STARTS)
    assert.equal(Math.min(arena.distance(start, LEFT_GATE), arena.distance(start, RIGHT_GATE)), 4);
});

test('GL-3.17 one figure on a hex, but any number of animals in a gate', () => {
  const s = stage({
    seats: 1,
    options: { mode: 'solo', dogs: 2 },
    at: [['activation', { by: 0 }], ['beasts']],
    set: ['turn 1', 'round 1', man(0, '-5,0 facing 3'), 'due dog', 'due dog'],
    dice: [1, 1, 1, 1],
  });
  s.play('0: yes | 0: yes');
  assert.deepEqual(
    s.g.animals.map(({ cell }) => cellName(cell)),
    ['A05', 'A05'],
  );
});

test('GL-3.18 the attack zone is a cone of 120 degrees that begins with the Front', () => {
  const zone = (q: number, r: number, f: number): boolean => arena.inCone(arena.cellAt(0, 0), arena.cellAt(q, r), f);
  assert.deepEqual(
    [zone(1, 0, 0), zone(1, -1, 0), zone(0, 1, 0), zone(0, -1, 0), zone(-1, 1, 0)],
    [true, true, true, false, false],
  );
  assert.deepEqual([zone(2, 2, 0), zone(0, -2, 0), zone(3, -3, 0), zone(-2, 0, 3)], [true, false, true, true]);
});

test('GL-3.19 sight lines are exact: along an edge is not through', () => {
  const s = stage({
    seats: 3,
    set: [
      'turn 1',
      'round 1',
      man(0, '0,0 facing 0', 'strength', ['items hasta']),
      // The line to the near corner of Green's hex runs along an edge of Yellow's, from (4, 4) to (5, 5) in the plane.
      man(1, '2,3 facing 2'),
      man(2, '2,1 facing 3'),
    ],
  });
  s.play('0: done | 0: new-strength');
  assert.deepEqual(s.from(0), ['none', 'throw:hasta:green', 'throw:hasta:yellow']);
});

test('GL-3.11, GL-12.25, GL-6.6 the left gate, the first of all hexes, is a hex like any other', () => {
  const s = stage({ set: [duel('', '', ['items wide-net', 'holds wide-net green'], ['grey 3'])] });
  Object.assign(s.seat(1), { cell: 0, facing: 3 });
  Object.assign(s.seat(0), { cell: arena.neighbours[0]![0]!, facing: 3 });
  assert.equal(inMelee(s.g, 0, 1), true);
  s.play('0: turn-left | 0: done');
  assert.deepEqual(s.seat(0).holds, [1]);
  const free = stage({ options: { freePlacement: true }, at: [['set-up']], set: ['seat 0 at A05 facing 0'] });
  assert.equal(startingHexes(free.g, 1).includes(arena.neighbours[0]![0]!), false);
});
