import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  block,
  clearMarks,
  halt,
  type PathSearch,
  pathSearch,
  pathTo,
  reach,
  type StepCosts,
  type Steps,
  UNREACHED,
} from '#engine/boards/paths.ts';
import { arena93 } from '#engine/testing/boards.ts';

const arena = arena93();

interface Case {
  steps: number[][];
  costs: number[][] | null;
  blocked: number[];
  halts: number[];
  start: number;
  budget: number;
}

const cases: fc.Arbitrary<Case> = fc.integer({ min: 1, max: 9 }).chain((size) => {
  const step = fc.record({ to: fc.integer({ min: -1, max: size - 1 }), cost: fc.integer({ min: -1, max: 5 }) });
  const node = fc.nat(size - 1);
  return fc
    .record({
      out: fc.array(fc.array(step, { maxLength: 5 }), { minLength: size, maxLength: size }),
      priced: fc.boolean(),
      blocked: fc.array(node, { maxLength: 2 }),
      halts: fc.array(node, { maxLength: 2 }),
      start: node,
      budget: fc.integer({ min: 0, max: 20 }),
    })
    .map(({ out, priced, ...rest }) => ({
      ...rest,
      steps: out.map((list) => list.map((s) => s.to)),
      costs: priced ? out.map((list) => list.map((s) => s.cost)) : null,
    }));
});

/** Bellman–Ford: every step tried again until nothing gets cheaper, then the lowest of the cheapest ways in. */
function slowly({ steps, costs, blocked, halts, start, budget }: Case): { cost: number[]; via: number[] } {
  const cost = steps.map((_, node) => (node === start ? 0 : Number.POSITIVE_INFINITY));
  const usable: { from: number; to: number; price: number }[] = [];
  steps.forEach((out, from) => {
    if (halts.includes(from) && from !== start) return;
    out.forEach((to, k) => {
      const price = costs === null ? 1 : ((costs[from] as number[])[k] as number);
      if (to >= 0 && price >= 1 && !blocked.includes(to)) usable.push({ from, to, price });
    });
  });
  for (let round = 0; round < steps.length; round++) {
    for (const { from, to, price } of usable) cost[to] = Math.min(cost[to] as number, (cost[from] as number) + price);
  }
  const inReach = cost.map((total) => (total <= budget ? total : UNREACHED));
  const via = inReach.map((total, node) => {
    if (total <= 0) return -1;
    const ways = usable.filter(
      (s) => s.to === node && inReach[s.from] !== UNREACHED && (cost[s.from] as number) + s.price === total,
    );
    return Math.min(...ways.map((s) => s.from));
  });
  return { cost: inReach, via };
}

function mark(search: PathSearch, blocked: readonly number[], halts: readonly number[]): void {
  clearMarks(search);
  for (const node of blocked) block(search, node);
  for (const node of halts) halt(search, node);
}

test('reach agrees with Bellman–Ford on small random graphs, one search being used for all of them', () => {
  const searches = new Map<number, PathSearch>();
  fc.assert(
    fc.property(cases, (sample) => {
      const size = sample.steps.length;
      const search = searches.get(size) ?? pathSearch(size, 20);
      searches.set(size, search);
      mark(search, sample.blocked, sample.halts);
      const expected = slowly(sample);
      const byFunction: StepCosts = (from, to, k) => {
        assert.equal(sample.steps[from]?.[k], to);
        return sample.costs === null ? 1 : ((sample.costs[from] as number[])[k] as number);
      };
      for (const costs of [sample.costs, byFunction]) {
        reach(search, sample.steps, sample.start, sample.budget, costs);
        assert.deepEqual({ cost: [...search.cost], via: [...search.via] }, expected);
      }
    }),
    { numRuns: 3000 },
  );
});

test('a path enters neighbours one by one, ends at its goal and costs what reach says', () => {
  const search = pathSearch(arena.size);
  const cell = fc.nat(arena.size - 1);
  fc.assert(
    fc.property(cell, cell, fc.array(cell, { maxLength: 40 }), (start, goal, walls) => {
      mark(search, walls, []);
      reach(search, arena.steps, start, arena.size);
      const path = pathTo(search, goal);
      if (path === null) {
        assert.equal(search.cost[goal], UNREACHED);
        return;
      }
      assert.equal(search.cost[goal], path.length);
      assert.equal(path.at(-1) ?? start, goal);
      path.forEach((node, i) => {
        assert.ok(arena.steps[i === 0 ? start : (path[i - 1] as number)]?.includes(node));
        assert.ok(!walls.includes(node));
      });
    }),
  );
});

test('with nothing in the way the cost is the distance', () => {
  const search = pathSearch(arena.size);
  for (let start = 0; start < arena.size; start++) {
    reach(search, arena.steps, start, arena.size);
    for (let goal = 0; goal < arena.size; goal++) assert.equal(search.cost[goal], arena.distance(start, goal));
    reach(search, arena.neighbours, start, arena.size);
    assert.equal(search.cost[0], arena.distance(start, 0));
  }
});

test('of equally cheap ways the one from the lowest node is taken, in whatever order they are found', () => {
  const steps: Steps = [[3], [3], [], [], [1, 0, 2]];
  const search = pathSearch(5);
  reach(search, steps, 4, 5);
  assert.deepEqual(pathTo(search, 3), [0, 3]);
});

test('a halt can be entered, not left; the start is left even if it is a halt or blocked', () => {
  const line: Steps = [[1], [0, 2], [1, 3], [2]];
  const search = pathSearch(4);
  mark(search, [0], [0, 1]);
  reach(search, line, 0, 3);
  assert.deepEqual([...search.cost], [0, 1, UNREACHED, UNREACHED]);
  clearMarks(search);
  reach(search, line, 0, 2);
  assert.deepEqual([...search.cost], [0, 1, 2, UNREACHED]);
});

test('a search that cannot be is refused with a sentence', () => {
  assert.throws(() => pathSearch(0), /use whole numbers/);
  assert.throws(() => pathSearch(40000), /up to 32767/);
  assert.throws(() => reach(pathSearch(5, 3), [[], [], [], [], []], 0, 4), /reaches up to 3, not 4/);
});
