import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arc, inArc } from '#engine/boards/facing.ts';
import {
  bearing,
  HEX_Q,
  HEX_R,
  HEX_SIDES,
  hexBoard,
  hexDirection,
  hexDistance,
  inCone,
  rotatedQ,
  rotatedR,
} from '#engine/boards/hex.ts';
import { arena93, cellOn, drawingAfter, hexagon, neighboursAreMutual } from '#engine/testing/boards.ts';

const board = arena93();
const cell = fc.nat(board.size - 1);
const direction = fc.nat(HEX_SIDES - 1);
const part = fc.integer({ min: -12, max: 12 });
const cellAt = cellOn(board);

test('GL-3.4 GL-3.14 GL-3.16 the board drawn is the picture in the rulebook', () => {
  const marks = new Map([
    [cellAt(-6, 0), 'L'],
    [cellAt(6, 0), 'R'],
    [cellAt(-2, -2), 'A'],
    [cellAt(2, 2), 'B'],
    [cellAt(4, -2), 'C'],
    [cellAt(-4, 2), 'D'],
  ]);
  const lines: string[] = [];
  for (let r = -4; r <= 4; r++) {
    const line = new Array<string>(60).fill(' ');
    line.splice(0, 4, ...`r=${String(r).padStart(2)}`);
    for (let id = 0; id < board.size; id++) {
      if (board.r[id] === r) line[31 + 4 * (board.q[id] as number) + 2 * r] = marks.get(id) ?? '.';
    }
    lines.push(line.join('').trimEnd());
  }
  assert.equal(board.size, 93);
  assert.deepEqual(lines, drawingAfter('GL-3.16', 'gladiatori').slice(1));
});

test('SP-13.1 SP-13.2 the hexagon of radius 3 has the hexes of the picture, row by row', () => {
  const ring3 = hexagon(3);
  const drawn = drawingAfter('SP-13.7', 'spartacus').map((line) =>
    [...line.matchAll(/\((-?\d+),(-?\d+)\)/g)].map((hex) => ring3.cellAt(Number(hex[1]), Number(hex[2]))),
  );
  const rows = [-3, -2, -1, 0, 1, 2, 3].map((row) => [...ring3.r.keys()].filter((id) => ring3.r[id] === row));
  assert.equal(ring3.size, 37);
  assert.deepEqual(drawn, rows);
});

test('GL-0.5 cells are numbered by q, then r', () => {
  for (let id = 1; id < board.size; id++) {
    const [q, r] = [board.q[id] as number, board.r[id] as number];
    const [beforeQ, beforeR] = [board.q[id - 1] as number, board.r[id - 1] as number];
    assert.ok(beforeQ < q || (beforeQ === q && beforeR < r));
  }
});

test('GL-3.5 SP-13.4 the six directions, and neighbours are mutual', () => {
  const centre = cellAt(0, 0);
  assert.deepEqual(board.neighbours[centre], [
    cellAt(1, 0),
    cellAt(1, -1),
    cellAt(0, -1),
    cellAt(-1, 0),
    cellAt(-1, 1),
    cellAt(0, 1),
  ]);
  neighboursAreMutual(board, HEX_SIDES);
});

test('GL-3.6 GL-3.16 SP-13.3 distances given in the rulebooks', () => {
  const [a, b, c, d] = [cellAt(-2, -2), cellAt(2, 2), cellAt(4, -2), cellAt(-4, 2)];
  const [left, right] = [cellAt(-6, 0), cellAt(6, 0)];
  assert.deepEqual([board.distance(a, d), board.distance(b, c)], [4, 4]);
  assert.deepEqual([board.distance(a, c), board.distance(b, d)], [6, 6]);
  assert.deepEqual([board.distance(a, b), board.distance(c, d)], [8, 8]);
  for (const start of [a, b, c, d])
    assert.equal(Math.min(board.distance(start, left), board.distance(start, right)), 4);
  const ring3 = hexagon(3);
  assert.equal(ring3.distance(ring3.cellAt(-3, 0), ring3.cellAt(3, 0)), 6);
});

test('GL-3.6 SP-13.5 distance is symmetric, obeys the triangle and both books’ formulas, and counts steps', () => {
  fc.assert(
    fc.property(cell, cell, cell, (a, b, c) => {
      assert.equal(board.distance(a, b), board.distance(b, a));
      assert.ok(board.distance(a, c) <= board.distance(a, b) + board.distance(b, c));
      const [dq, dr] = [
        (board.q[b] as number) - (board.q[a] as number),
        (board.r[b] as number) - (board.r[a] as number),
      ];
      assert.equal(board.distance(a, b), (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2);
      assert.equal(board.distance(a, b) === 0, a === b);
      assert.equal(board.distance(a, b) === 1, (board.steps[a] as readonly number[]).includes(b));
    }),
  );
});

test('GL-3.18 rotation keeps distance, takes direction d to d − 1, and six times is the identity', () => {
  assert.deepEqual([rotatedQ(3, 1, 1), rotatedR(3, 1, 1)], [-1, 4]);
  fc.assert(
    fc.property(part, part, direction, fc.integer({ min: -12, max: 12 }), (q, r, d, sixths) => {
      let [turnedQ, turnedR] = [q, r];
      for (let i = 0; i < (sixths + 12) % 6; i++) [turnedQ, turnedR] = [0 - turnedR, turnedQ + turnedR];
      assert.deepEqual([rotatedQ(q, r, sixths), rotatedR(q, r, sixths)], [turnedQ, turnedR]);
      assert.deepEqual([rotatedQ(q, r, 6), rotatedR(q, r, 6)], [q, r]);
      assert.equal(hexDistance(turnedQ, turnedR), hexDistance(q, r));
      const [dq, dr] = [HEX_Q[d] as number, HEX_R[d] as number];
      assert.equal(hexDirection(rotatedQ(dq, dr, 1), rotatedR(dq, dr, 1)), (d + 5) % 6);
    }),
  );
});

/** The three neighbours before a figure. */
const FRONT = arc([5, 0, 1]);

test('an arc turns with the facing, and holds neighbours only', () => {
  const front = [0, 1, 2, 3, 4, 5].filter((d) => inArc(FRONT, d, 2, HEX_SIDES));
  assert.deepEqual(front, [1, 2, 3]);
  assert.equal(board.inArc(cellAt(0, 0), cellAt(0, -1), 1, FRONT), true);
  assert.equal(board.inArc(cellAt(0, 0), cellAt(-1, 0), 1, FRONT), false);
  assert.equal(board.inArc(cellAt(0, 0), cellAt(0, -2), 1, FRONT), false, 'only neighbours lie in an arc');
});

test('GL-EX-66 bearings at a distance, and a tie', () => {
  assert.equal(bearing(3, 1, 0), 0);
  assert.equal(bearing(-1, -1, 0), 2);
});

test('GL-3.9 a tie goes to the direction nearer to the facing, then to the lower number', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map((facing) => bearing(2, -1, facing)),
    [0, 1, 1, 1, 0, 0],
  );
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map((facing) => bearing(1, 1, facing)),
    [0, 0, 0, 5, 5, 5],
  );
  assert.equal(bearing(-1, 2, -1), 4, 'without a facing the lower number');
  // Facings stand an odd and an even way from the two directions of a tie, so they are never equally near.
  assert.equal(bearing(0, 0, 3), -1);
});

test('GL-3.9 the bearing has the highest score; that of a neighbour or along a line is its direction', () => {
  const scores = (q: number, r: number): number[] => [2 * q + r, q - r, -q - 2 * r, -2 * q - r, r - q, q + 2 * r];
  fc.assert(
    fc.property(part, part, direction, direction, fc.integer({ min: 1, max: 12 }), (q, r, facing, d, k) => {
      assert.equal(bearing(k * (HEX_Q[d] as number), k * (HEX_R[d] as number), facing), d);
      if (q === 0 && r === 0) return;
      assert.equal(scores(q, r)[bearing(q, r, facing)], Math.max(...scores(q, r)));
    }),
  );
  const [from, to] = [cellAt(-3, 0), cellAt(2, 0)];
  assert.deepEqual([board.bearing(from, to, 4), board.bearing(to, from, 4)], [0, 3]);
});

test('GL-3.18 the cone is the front at distance 1 and the 60° on either side of the facing beyond', () => {
  assert.equal(inCone(0, 0, 0), false, 'a figure is not before itself');
  fc.assert(
    fc.property(part, part, direction, (q, r, facing) => {
      const [dq, dr] = [HEX_Q[facing] as number, HEX_R[facing] as number];
      const d = hexDirection(q, r);
      if (d >= 0) assert.equal(inCone(q, r, facing), inArc(FRONT, d, facing, HEX_SIDES));
      // In a cone to 60° the angle to the facing has a cosine of at least one half: 2·u·v ≥ |u||v|, squared.
      const dot = 2 * q * dq + q * dr + r * dq + 2 * r * dr;
      const square = 2 * (q * q + q * r + r * r);
      assert.equal(inCone(q, r, facing), square > 0 && dot >= 0 && 2 * dot * dot >= square);
    }),
  );
});

test('names are short, unique and lead back to their cell', () => {
  const names = new Set<string>();
  for (let id = 0; id < board.size; id++) {
    const name = board.name(id);
    assert.match(name, /^[a-z]\d{1,2}$/);
    assert.equal(board.parse(name), id);
    names.add(name);
  }
  assert.equal(names.size, board.size);
  assert.deepEqual([cellAt(-1, -4), cellAt(-6, 0), cellAt(6, 0), cellAt(1, 4)].map(board.name), [
    'a1',
    'e1',
    'e13',
    'i7',
  ]);
  for (const wrong of ['', 'a0', 'a8', 'j1', 'A1', 'a01', 'a1 ']) assert.equal(board.parse(wrong), -1);
});

test('coordinates off the board have no cell', () => {
  for (const [q, r] of [
    [7, 0],
    [-7, 0],
    [0, 5],
    [0, -5],
    [-6, -1],
    [500, 0],
    [0, 500],
    [-1, 9],
  ] as const) {
    assert.equal(board.cellAt(q, r), -1);
  }
});

test('a board that cannot be is refused with a sentence', () => {
  assert.throws(() => hexBoard([]), /at least one hex/);
  assert.throws(
    () =>
      hexBoard([
        [0, 0],
        [1, 0],
        [0, 0],
      ]),
    /Hex \(0, 0\) is listed twice/,
  );
  assert.throws(() => hexBoard([[0.5, 0]]), /whole numbers/);
  assert.throws(
    () =>
      hexBoard([
        [0, 0],
        [200, 0],
      ]),
    /Hex \(200, 0\): use whole numbers/,
  );
  assert.throws(() => hexBoard(Array.from({ length: 27 }, (_, r) => [0, r] as const)), /at most 26 rows/);
});
