// Paths as the games walk them: over hexes, over hexes with a facing, and over squares with zones that cost or forbid.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relative } from '#engine/boards/facing.ts';
import { HEX_SIDES } from '#engine/boards/hex.ts';
import { block, pathSearch, reach, type StepCosts, UNREACHED } from '#engine/boards/paths.ts';
import { SQUARE_SIDES, squareBoard } from '#engine/boards/square.ts';
import { arena93, hexagon } from '#engine/testing/boards.ts';

const arena = arena93();

test('SP-13.6 SP-9.11 a walk of at most so many steps that avoids one hex', () => {
  const ring = hexagon(3);
  const search = pathSearch(ring.size);
  block(search, ring.cellAt(-2, 0));
  reach(search, ring.steps, ring.cellAt(-3, 0), 3);
  assert.equal(search.cost[ring.cellAt(-2, 0)], UNREACHED);
  assert.equal(search.cost[ring.cellAt(-1, 0)], 3);
  assert.equal(search.cost[ring.cellAt(0, 0)], UNREACHED);
});

test('GL-9.15 to GL-9.17 moving and turning: nodes are cell and facing', () => {
  const node = (cell: number, facing: number): number => cell * HEX_SIDES + ((facing + HEX_SIDES) % HEX_SIDES);
  const steps: number[][] = [];
  for (let cell = 0; cell < arena.size; cell++) {
    for (let facing = 0; facing < HEX_SIDES; facing++) {
      const moves = (arena.steps[cell] as readonly number[]).flatMap((to) =>
        [-1, 0, 1].map((by) => node(to, facing + by)),
      );
      steps.push([...moves, ...[-2, -1, 1, 2].map((by) => node(cell, facing + by))]);
    }
  }
  const search = pathSearch(steps.length);
  const from = arena.cellAt(0, 0);
  reach(search, steps, node(from, 0), 3);
  assert.equal(search.cost[node(from, 2)], 1);
  assert.equal(search.cost[node(from, 3)], 2);
  assert.equal(search.cost[node(arena.cellAt(1, 0), 1)], 1);
  assert.equal(search.cost[node(arena.cellAt(1, 0), 2)], 2);
  assert.equal(search.cost[node(arena.cellAt(3, 0), 3)], 3, 'one side after each of three hexes');
  assert.equal(search.cost[node(arena.cellAt(2, 0), 3)], 3);
  for (let cell = 0; cell < arena.size; cell++) {
    for (let facing = 0; facing < HEX_SIDES; facing++) {
      const [far, turn] = [arena.distance(from, cell), Math.min(facing, HEX_SIDES - facing)];
      const expected = far + Math.ceil(Math.max(0, turn - far) / 2);
      assert.equal(search.cost[node(cell, facing)], expected <= 3 ? expected : UNREACHED);
    }
  }
});

const squares = squareBoard(8, 8);
const TURNED = squares.size * SQUARE_SIDES;
const standing = (x: number, y: number, facing: number): number => squares.cellAt(x, y) * SQUARE_SIDES + facing;
const turnedTo = (x: number, y: number, facing: number): number => TURNED + standing(x, y, facing);

/** JU-10.2, JU-10.8: a node is square and facing, and once more for a figure that has closed with a turn. */
const moves: number[][] = [];
for (let node = 0; node < TURNED; node++) {
  const from = Math.floor(node / SQUARE_SIDES);
  const out = (squares.steps[from] as readonly number[]).flatMap((to) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((f) => to * 8 + f),
  );
  moves.push([...out, ...[0, 1, 2, 3, 4, 5, 6, 7].map((f) => TURNED + from * 8 + f)]);
}
for (let node = 0; node < TURNED; node++) moves.push([]);

/** JU-10.3 to JU-10.15 and JU-11, for a mover among enemies that stand on squares with facings. */
function prices(enemies: readonly (readonly [square: number, facing: number])[]): StepCosts {
  const threatens = (enemy: readonly [number, number], square: number, relatives: readonly number[]): boolean => {
    const d = squares.direction(enemy[0], square);
    return d >= 0 && relatives.includes(relative(d, enemy[1], SQUARE_SIDES));
  };
  return (fromNode, toNode) => {
    const from = Math.floor(fromNode / SQUARE_SIDES);
    const to = Math.floor((toNode % TURNED) / SQUARE_SIDES);
    const facing = toNode % SQUARE_SIDES;
    const d = squares.direction(from, to);
    const dangers = enemies.filter((enemy) => threatens(enemy, from, [0]));
    const facesDanger = dangers.some((enemy) => squares.direction(from, enemy[0]) === facing);
    if (dangers.length > 0 && !facesDanger) return -1;
    if (toNode >= TURNED) return facing === fromNode % SQUARE_SIDES ? -1 : 1;
    if (enemies.some((enemy) => enemy[0] === to)) return -1;
    if (dangers.length > 0 && relative(d, facing, SQUARE_SIDES) !== 4) return -1;
    const leaves = enemies.some((enemy) => threatens(enemy, from, [7, 0, 1]) && !threatens(enemy, to, [7, 0, 1]));
    return (d === facing ? 1 : 2) + (leaves ? 1 : 0);
  };
}
const moveSearch = pathSearch(moves.length, 20);
const [N, E, S, W] = [0, 2, 4, 6] as const;

test('JU-EX-6 a side step, a turn with a step, and a closing turn', () => {
  reach(moveSearch, moves, standing(2, 5, N), 6, prices([]));
  assert.equal(moveSearch.cost[standing(3, 5, N)], 2);
  assert.equal(moveSearch.cost[standing(3, 5, E)], 1);
  assert.equal(moveSearch.cost[turnedTo(3, 5, N)], 2);
});

test('JU-EX-7 JU-EX-8 leaving front zones', () => {
  const first = [squares.cellAt(2, 2), S] as const;
  const second = [squares.cellAt(4, 2), S] as const;
  reach(moveSearch, moves, standing(3, 3, N), 5, prices([first, second]));
  assert.equal(moveSearch.cost[standing(3, 4, S)], 2);
  assert.equal(moveSearch.cost[standing(2, 3, W)], 2);
  reach(moveSearch, moves, standing(3, 3, N), 5, prices([first]));
  assert.equal(moveSearch.cost[standing(2, 3, W)], 1);
});

test('JU-EX-9 backing out of a danger zone', () => {
  const enemy = [squares.cellAt(3, 2), S] as const;
  reach(moveSearch, moves, standing(3, 3, E), 3, prices([enemy]));
  const reached = [...moveSearch.cost.keys()].filter((node) => (moveSearch.cost[node] as number) > 0);
  assert.deepEqual(reached, [standing(3, 4, N), turnedTo(3, 3, N)]);
  assert.deepEqual(
    reached.map((node) => moveSearch.cost[node]),
    [3, 1],
  );
  reach(moveSearch, moves, standing(3, 3, E), 5, prices([enemy]));
  assert.equal(moveSearch.cost[standing(3, 6, S)], 5, 'two more points ahead');
});

test('JU-EX-10 two danger zones', () => {
  reach(
    moveSearch,
    moves,
    standing(3, 3, S),
    3,
    prices([
      [squares.cellAt(3, 2), S],
      [squares.cellAt(4, 3), W],
    ]),
  );
  const stepped = [...moveSearch.cost.keys()].filter((node) => node < TURNED && (moveSearch.cost[node] as number) > 0);
  assert.deepEqual(
    stepped,
    [standing(2, 3, E), standing(3, 4, N)].sort((a, b) => a - b),
  );
  assert.deepEqual(
    stepped.map((node) => moveSearch.cost[node]),
    [3, 3],
  );
});
