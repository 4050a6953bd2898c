import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arc, opposite, relative, turnsBetween } from '#engine/boards/facing.ts';
import { octant, SQUARE_SIDES, SQUARE_X, SQUARE_Y, squareBoard, squareDirection } from '#engine/boards/square.ts';
import { drawingAfter, neighboursAreMutual } from '#engine/testing/boards.ts';

const board = squareBoard(8, 8);
const [N, NE, E, SE, , , W] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const AHEAD = arc([0]);
const FRONT = arc([7, 0, 1]);
const SIDE = arc([2, 6]);
const REAR = arc([3, 5]);
const BACK = arc([4]);
const cell = fc.nat(board.size - 1);
const zone = (from: number, facing: number, within: number): number[] =>
  [...board.x.keys()].filter((to) => board.inArc(from, to, facing, within));
const squares = (...list: readonly (readonly [number, number])[]): number[] =>
  list.map(([x, y]) => board.cellAt(x, y)).sort((a, b) => a - b);

test('JU-2.5 JU-2.8 to JU-2.12 the eight facings drawn are the picture in the rulebook', () => {
  const titles = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
  const letter = ['D', 'F', 'S', 'R', 'B', 'R', 'S', 'F'];
  const centre = board.cellAt(3, 3);
  const drawn = (facing: number): string[] => {
    const rows = [`${facing} ${titles[facing]}`];
    for (let y = -1; y <= 1; y++) {
      const row = [-1, 0, 1].map((x) => {
        const d = board.direction(centre, board.cellAt(3 + x, 3 + y));
        return d < 0 ? '↑↗→↘↓↙←↖'[facing] : letter[relative(d, facing, SQUARE_SIDES)];
      });
      rows.push(row.join(' '));
    }
    return rows;
  };
  const beside = (facings: number[]): string[] =>
    [0, 1, 2, 3].map((row) =>
      facings
        .map((f) => (drawn(f)[row] as string).padEnd(13))
        .join('')
        .trimEnd(),
    );
  assert.deepEqual([...beside([0, 1, 2, 3]), '', ...beside([4, 5, 6, 7])], drawingAfter('JU-2.16', 'jugula'));
});

test('JU-2.2 JU-2.3 squares in reading order, up to eight neighbours, and neighbours are mutual', () => {
  assert.equal(board.size, 64);
  assert.deepEqual([board.cellAt(0, 0), board.cellAt(7, 0), board.cellAt(0, 1), board.cellAt(7, 7)], [0, 7, 8, 63]);
  assert.deepEqual(
    [board.cellAt(-1, 0), board.cellAt(8, 0), board.cellAt(0, -1), board.cellAt(0, 8)],
    [-1, -1, -1, -1],
  );
  neighboursAreMutual(board, SQUARE_SIDES);
  for (let id = 0; id < board.size; id++)
    assert.equal((board.steps[id] as readonly number[]).length, zone(id, 0, 0xff).length);
});

test('JU-2.4 distance is the larger difference, symmetric, and obeys the triangle', () => {
  fc.assert(
    fc.property(cell, cell, cell, (a, b, c) => {
      const wide = Math.abs((board.x[a] as number) - (board.x[b] as number));
      const tall = Math.abs((board.y[a] as number) - (board.y[b] as number));
      assert.equal(board.distance(a, b), Math.max(wide, tall));
      assert.equal(board.distance(a, b), board.distance(b, a));
      assert.ok(board.distance(a, c) <= board.distance(a, b) + board.distance(b, c));
      assert.equal(board.distance(a, b) === 1, board.direction(a, b) >= 0);
    }),
  );
});

test('JU-EX-1 zones of a figure at (3, 3) facing N', () => {
  const from = board.cellAt(3, 3);
  assert.deepEqual(zone(from, N, AHEAD), squares([3, 2]));
  assert.deepEqual(zone(from, N, FRONT), squares([2, 2], [3, 2], [4, 2]));
  assert.deepEqual(zone(from, N, SIDE), squares([2, 3], [4, 3]));
  assert.deepEqual(zone(from, N, REAR), squares([2, 4], [4, 4]));
  assert.deepEqual(zone(from, N, BACK), squares([3, 4]));
});

test('JU-EX-2 zones of a figure at (3, 3) facing SE', () => {
  const from = board.cellAt(3, 3);
  assert.deepEqual(zone(from, SE, AHEAD), squares([4, 4]));
  assert.deepEqual(zone(from, SE, FRONT), squares([4, 3], [4, 4], [3, 4]));
  assert.deepEqual(zone(from, SE, SIDE), squares([4, 2], [2, 4]));
  assert.deepEqual(zone(from, SE, REAR), squares([3, 2], [2, 3]));
  assert.deepEqual(zone(from, SE, BACK), squares([2, 2]));
});

test('JU-EX-3 JU-2.13 zones in a corner', () => {
  const from = board.cellAt(0, 0);
  assert.deepEqual(zone(from, N, AHEAD), []);
  assert.deepEqual(zone(from, N, FRONT), []);
  assert.deepEqual(zone(from, N, SIDE), squares([1, 0]));
  assert.deepEqual(zone(from, N, REAR), squares([1, 1]));
  assert.deepEqual(zone(from, N, BACK), squares([0, 1]));
});

test('JU-EX-4 octants', () => {
  assert.deepEqual([octant(2, 1), octant(3, 1), octant(4, 2), octant(5, 2), octant(-1, -3)], [SE, E, SE, E, N]);
  assert.equal(octant(0, 0), -1);
});

test('JU-2.15 the octant is the nearest of the eight directions, and the direction itself for a neighbour', () => {
  const part = fc.integer({ min: -25, max: 25 });
  fc.assert(
    fc.property(part, part, (x, y) => {
      fc.pre(x !== 0 || y !== 0);
      const turns = Math.atan2(x, -y) / (Math.PI / 4);
      assert.equal(octant(x, y), (Math.round(turns) + 8) % 8);
      const d = squareDirection(x, y);
      if (d >= 0) assert.equal(octant(x, y), d);
    }),
    { numRuns: 2000 },
  );
});

test('JU-2.15 the octant of the way back is the opposite one', () => {
  fc.assert(
    fc.property(cell, cell, (a, b) => {
      fc.pre(a !== b);
      assert.equal(board.octant(b, a), opposite(board.octant(a, b), SQUARE_SIDES));
    }),
  );
});

test('JU-EX-11 JU-2.16 how many turns from the facing the octant of another figure lies', () => {
  const from = board.cellAt(4, 4);
  const turns = (x: number, y: number): number => turnsBetween(board.octant(from, board.cellAt(x, y)), N, SQUARE_SIDES);
  const around = [
    turns(4, 3),
    turns(3, 3),
    turns(5, 3),
    turns(3, 4),
    turns(5, 4),
    turns(3, 5),
    turns(5, 5),
    turns(4, 5),
  ];
  assert.deepEqual(around, [0, 1, 1, 2, 2, 3, 3, 4]);
});

test('JU-EX-20 JU-EX-23 octants of distant figures', () => {
  assert.equal(board.octant(board.cellAt(4, 4), board.cellAt(4, 2)), N);
  assert.equal(board.distance(board.cellAt(4, 4), board.cellAt(4, 2)), 2);
  const pushed = board.octant(board.cellAt(4, 6), board.cellAt(5, 4));
  assert.equal(pushed, NE);
  assert.equal((board.neighbours[board.cellAt(5, 4)] as readonly number[])[pushed], board.cellAt(6, 3));
});

test('JU-EX-21 JU-16.2 an arc projected straight ahead', () => {
  const from = board.cellAt(1, 6);
  const hit = [...board.x.keys()].filter((to) => board.inProjectedArc(from, to, N, FRONT, 5));
  const strip = [0, 1, 2, 3, 4, 5].flatMap((y) => [0, 1, 2].map((x) => board.cellAt(x, y)));
  assert.deepEqual(hit, strip);
  assert.equal(board.distance(from, board.cellAt(1, 2)), 4);
});

test('JU-EX-22 JU-16.2 an arc projected along a diagonal', () => {
  const from = board.cellAt(2, 5);
  const hit = [...board.x.keys()].filter((to) => board.inProjectedArc(from, to, NE, FRONT, 1));
  assert.deepEqual(hit, squares([2, 4], [3, 4], [3, 5], [3, 3], [4, 3], [4, 4]));
});

test('JU-16.2 a projected arc is the union of the arc shifted by 0 to n squares', () => {
  fc.assert(
    fc.property(cell, cell, fc.nat(7), fc.nat(6), (from, to, facing, ahead) => {
      const [x, y] = [board.x[to] as number, board.y[to] as number];
      const shifted = Array.from({ length: ahead + 1 }, (_, k) =>
        squareDirection(
          x - (board.x[from] as number) - k * (SQUARE_X[facing] as number),
          y - (board.y[from] as number) - k * (SQUARE_Y[facing] as number),
        ),
      );
      const expected = shifted.some((d) => d >= 0 && [7, 0, 1].includes(relative(d, facing, SQUARE_SIDES)));
      assert.equal(board.inProjectedArc(from, to, facing, FRONT, ahead), expected);
    }),
  );
  assert.equal(board.inArc(board.cellAt(3, 3), board.cellAt(1, 3), W, FRONT), false);
  assert.equal(board.inProjectedArc(board.cellAt(3, 3), board.cellAt(1, 3), W, FRONT, 1), true);
});

test('names are those of a chess board and lead back to their cell', () => {
  assert.deepEqual([board.cellAt(0, 7), board.cellAt(7, 0), board.cellAt(4, 4)].map(board.name), ['a1', 'h8', 'e4']);
  for (let id = 0; id < board.size; id++) assert.equal(board.parse(board.name(id)), id);
  assert.equal(new Set([...board.x.keys()].map(board.name)).size, 64);
  for (const wrong of ['', 'a0', 'a9', 'i1', 'A1', 'a01']) assert.equal(board.parse(wrong), -1);
});

test('a board that cannot be is refused with a sentence', () => {
  for (const [width, height] of [
    [0, 8],
    [8, 27],
    [2.5, 8],
  ] as const) {
    assert.throws(() => squareBoard(width, height), /use whole numbers from 1 to 26/);
  }
});
