import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rotatedQ, rotatedR } from '#engine/boards/hex.ts';
import {
  CORNER_X,
  CORNER_Y,
  type Contact,
  CROSSES,
  contact,
  flank,
  isCover,
  MISSES,
  obstacle,
  planeX,
  planeY,
  sight,
  sightLines,
  TOUCHES,
} from '#engine/boards/hex-sight.ts';
import { arena93, cellOn, hexagon } from '#engine/testing/boards.ts';

const board = arena93();
const lines = sightLines(board);
const cellAt = cellOn(board);
const small = fc.integer({ min: -9, max: 9 });
const nobody = (): boolean => false;

/** GL-12.14 word for word: the segment's parameter clipped by the half-planes of the hexagon, with exact fractions. */
function clipped(x0: number, y0: number, x1: number, y1: number, cx: number, cy: number): Contact {
  const planes = [
    [1, 0, 1],
    [-1, 0, 1],
    [1, 1, 2],
    [-1, -1, 2],
    [1, -1, 2],
    [-1, 1, 2],
  ] as const;
  let [low, lowOver, high, highOver] = [0, 1, 1, 1];
  let outline = false;
  for (const [nx, ny, limit] of planes) {
    const start = nx * (x0 - cx) + ny * (y0 - cy) - limit;
    const slope = nx * (x1 - x0) + ny * (y1 - y0);
    if (slope === 0) {
      if (start > 0) return MISSES;
      if (start === 0) outline = true;
    } else if (slope > 0) {
      if (-start * highOver < high * slope) [high, highOver] = [-start, slope];
    } else if (start * lowOver > low * -slope) {
      [low, lowOver] = [start, -slope];
    }
  }
  const room = high * lowOver - low * highOver;
  if (room < 0) return MISSES;
  return room > 0 && !outline ? CROSSES : TOUCHES;
}

test('GL-12.14 the contact of a segment with a hexagon is what exact clipping gives', () => {
  const seen = new Set<Contact>();
  const segment = fc.tuple(small, small, small, small).filter(([x0, y0, x1, y1]) => x0 !== x1 || y0 !== y1);
  fc.assert(
    fc.property(segment, small, small, ([x0, y0, x1, y1], cx, cy) => {
      const found = contact(x0, y0, x1, y1, cx, cy);
      seen.add(found);
      assert.equal(found, clipped(x0, y0, x1, y1, cx, cy));
      assert.equal(found, contact(x1, y1, x0, y0, cx, cy), 'either way round');
    }),
    { numRuns: 5000 },
  );
  assert.equal(seen.size, 3);
});

test('GL-12.14 touching an edge or a corner is not crossing', () => {
  assert.equal(contact(1, -5, 1, 5, 0, 0), TOUCHES, 'along an edge');
  assert.equal(contact(-4, -2, 4, -2, 0, 0), TOUCHES, 'past a corner');
  assert.equal(contact(-4, 0, -1, 0, 0, 0), TOUCHES, 'ends on an edge');
  assert.equal(contact(-4, 0, 4, 0, 0, 0), CROSSES);
  assert.equal(contact(0, 0, 8, 1, 0, 0), CROSSES, 'starts inside');
  assert.equal(contact(1, 2, 8, 2, 0, 0), MISSES);
  assert.deepEqual([contact(0, 0, 0, 0, 0, 0), contact(1, 0, 1, 0, 0, 0), contact(2, 0, 2, 0, 0, 0)], [2, 1, 0]);
});

test('GL-3.19 the corners are where three hexagons meet', () => {
  for (let corner = 0; corner < 6; corner++) {
    const [x, y] = [CORNER_X[corner] as number, CORNER_Y[corner] as number];
    let touched = 0;
    for (let q = -2; q <= 2; q++) {
      for (let r = -2; r <= 2; r++) if (contact(x, y, x, y, planeX(q, r), planeY(r)) === TOUCHES) touched++;
    }
    assert.equal(touched, 3);
  }
});

test('GL-12.13 the flanks are outermost: every corner lies between them, and none in line with one is nearer', () => {
  fc.assert(
    fc.property(small, small, (q, r) => {
      if (q === 0 && r === 0) return;
      const [x, y] = [planeX(q, r), planeY(r)];
      const corners = CORNER_X.map((dx, i) => [x + dx, y + (CORNER_Y[i] as number)] as const);
      for (const side of [1, -1] as const) {
        const [fx, fy] = corners[flank(x, y, side)] as readonly [number, number];
        for (const [px, py] of corners) {
          const turn = (fx * py - fy * px) * side;
          assert.ok(turn <= 0);
          if (turn === 0) assert.ok(fx * fx + fy * fy <= px * px + py * py);
        }
      }
    }),
  );
});

test('GL-EX-22 line of sight with five figures', () => {
  const [blue, yellow, purple, red, grey] = [cellAt(-3, 0), cellAt(-1, 1), cellAt(-1, 2), cellAt(2, 0), cellAt(-4, 2)];
  const standing = (cell: number): boolean => [blue, yellow, purple, red, grey].includes(cell);
  const available = (to: number, blocked: (cell: number) => boolean): boolean =>
    board.inCone(blue, to, 0) && sight(lines, blue, to, blocked);
  assert.deepEqual([board.distance(blue, red), available(red, standing)], [5, true]);
  assert.deepEqual([board.distance(blue, yellow), available(yellow, standing)], [3, true]);
  assert.equal(available(purple, standing), false);
  assert.equal(obstacle(lines, blue, purple, standing), yellow);
  assert.equal(board.inCone(blue, grey, 0), false);
  assert.equal(
    available(purple, (cell) => standing(cell) && cell !== yellow),
    true,
  );
  assert.equal(board.distance(blue, purple), 4);

  const [x, y] = [planeX(-1, 1), planeY(1)];
  assert.equal(contact(-6, 0, 0, 4, x, y), CROSSES);
  assert.equal(contact(-6, 0, -1, 7, x, y) === CROSSES, false);
  assert.equal(contact(-6, 0, 0, 6, x, y) === CROSSES, false);
  const [dx, dy] = [planeX(2, 2), planeY(2)];
  const flanks = ([1, -1] as const)
    .map((side) => flank(dx, dy, side))
    .map((i) => [CORNER_X[i] as number, (CORNER_Y[i] as number) + 6]);
  assert.deepEqual(flanks, [
    [-1, 7],
    [0, 4],
  ]);
});

test('GL-12.13 the table holds, for every pair, just the cells that one of the three segments crosses', () => {
  const crosses = (x: number, y: number, cx: number, cy: number): boolean => clipped(0, 0, x, y, cx, cy) === CROSSES;
  for (let from = 0; from < board.size; from++) {
    const x = Array.from(
      board.q,
      (q, i) => 2 * q + (board.r[i] as number) - 2 * (board.q[from] as number) - (board.r[from] as number),
    );
    const y = Array.from(board.r, (r) => 3 * (r - (board.r[from] as number)));
    for (let to = 0; to < board.size; to++) {
      if (to === from) continue;
      const [tx, ty] = [x[to] as number, y[to] as number];
      const [left, right] = [flank(tx, ty, -1), flank(tx, ty, 1)];
      const expected = [...board.q.keys()].filter((cell) => {
        if (cell === from || cell === to) return false;
        const [cx, cy] = [x[cell] as number, y[cell] as number];
        return (
          crosses(tx, ty, cx, cy) ||
          crosses(tx + (CORNER_X[left] as number), ty + (CORNER_Y[left] as number), cx, cy) ||
          crosses(tx + (CORNER_X[right] as number), ty + (CORNER_Y[right] as number), cx, cy)
        );
      });
      const pair = from * board.size + to;
      const listed = [...lines.cells.subarray(lines.first[pair], lines.first[pair + 1])];
      assert.deepEqual(
        [...listed].sort((a, b) => a - b),
        expected,
      );
      const distances = listed.map((cell) => board.distance(from, cell));
      assert.deepEqual(
        distances,
        [...distances].sort((a, b) => a - b),
        'nearest first',
      );
    }
  }
});

test('GL-12.15 an adjacent target is never blocked; an empty board blocks nothing; a hex straight between does', () => {
  const everywhere = (): boolean => true;
  for (let from = 0; from < board.size; from++) {
    for (let to = 0; to < board.size; to++) {
      assert.equal(sight(lines, from, to, nobody), true);
      if (board.distance(from, to) <= 1) assert.equal(sight(lines, from, to, everywhere), true);
      else assert.equal(sight(lines, from, to, everywhere), false);
    }
  }
  assert.equal(
    obstacle(lines, cellAt(-2, 0), cellAt(2, 0), (cell) => cell === cellAt(0, 0)),
    cellAt(0, 0),
  );
});

test('GL-12.13 turning or mirroring the board turns or mirrors what covers what', () => {
  const part = fc.integer({ min: -6, max: 6 });
  fc.assert(
    fc.property(part, part, part, part, fc.nat(5), (toQ, toR, q, r, sixths) => {
      fc.pre(toQ !== 0 || toR !== 0);
      const covers = isCover(toQ, toR, q, r);
      const turn = (a: number, b: number): [number, number] => [rotatedQ(a, b, sixths), rotatedR(a, b, sixths)];
      assert.equal(isCover(...turn(toQ, toR), ...turn(q, r)), covers);
      assert.equal(isCover(toR, toQ, r, q), covers);
    }),
  );
});

test('GL-12.12 GL-12.13 what covers a target two hexes straight ahead: the hex between and one at each near flank', () => {
  const pair = cellAt(0, 0) * board.size + cellAt(2, 0);
  const covers = [...lines.cells.subarray(lines.first[pair], lines.first[pair + 1])];
  assert.deepEqual(covers, [cellAt(1, 0), cellAt(1, 1), cellAt(2, -1)]);
  const beside = (cell: number): boolean => cell === cellAt(1, 1);
  assert.equal(sight(lines, cellAt(0, 0), cellAt(2, 0), beside), false);
  assert.equal(sight(lines, cellAt(2, 0), cellAt(0, 0), beside), true, 'not so the other way');
});

test('GL-12.13 the line between two centres is mutual, the whole of sight is not', () => {
  const ring = hexagon(4);
  const view = sightLines(ring);
  let oneWay = 0;
  for (let a = 0; a < ring.size; a++) {
    for (let b = 0; b < a; b++) {
      for (let cell = 0; cell < ring.size; cell++) {
        if (cell === a || cell === b) continue;
        const [ax, ay] = [planeX(ring.q[a] as number, ring.r[a] as number), planeY(ring.r[a] as number)];
        const [bx, by] = [planeX(ring.q[b] as number, ring.r[b] as number), planeY(ring.r[b] as number)];
        const [cx, cy] = [planeX(ring.q[cell] as number, ring.r[cell] as number), planeY(ring.r[cell] as number)];
        const there = sight(view, a, b, (on) => on === cell);
        const back = sight(view, b, a, (on) => on === cell);
        if (contact(ax, ay, bx, by, cx, cy) === CROSSES) assert.deepEqual([there, back], [false, false]);
        if (there !== back) oneWay++;
      }
    }
  }
  assert.ok(oneWay > 0);
});
