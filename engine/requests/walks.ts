// The walks of a path request: where they can end, and the cheapest way there.

import {
  block,
  clearMarks,
  halt,
  type PathSearch,
  pathSearch,
  pathTo,
  reach,
  UNREACHED,
} from '#engine/boards/paths.ts';
import type { Path } from '#engine/requests/request.ts';

// One search per size of graph and range of budget, reused.
const searches = new Map<number, PathSearch>();

function search(request: Path): PathSearch {
  const size = request.steps.length;
  let found = searches.get(size);
  if (found === undefined || found.farthest < request.budget) {
    found = pathSearch(size, Math.max(size, request.budget));
    searches.set(size, found);
  }
  clearMarks(found);
  for (const node of request.blocked ?? []) block(found, node);
  for (const node of request.halts ?? []) halt(found, node);
  reach(found, request.steps, request.start, request.budget, request.costs);
  return found;
}

/** One cheapest walk per node at which a walk may end, nearest first. */
export function listWalks(request: Path, limit: number): number[][] {
  const found = search(request);
  const ends: number[] = [];
  for (let node = 0; node < found.size; node++) {
    if (found.cost[node] === UNREACHED) continue;
    if (node === request.start ? request.mayStay : request.ends === null || request.ends.includes(node))
      ends.push(node);
  }
  ends.sort((a, b) => found.cost[a]! - found.cost[b]! || a - b);
  if (ends.length > limit) ends.length = limit;
  return ends.map((end) => pathTo(found, end)!);
}

/** The cheapest walk to the end of a legal walk: the way itself does not matter. */
export function cheapestWalk(request: Path, walk: readonly number[]): number[] {
  const end = walk[walk.length - 1];
  if (end === undefined) return [];
  // Returning to the start equals staying, unless staying is forbidden.
  if (end === request.start) return request.mayStay ? [] : walk.slice();
  return walk.length === 1 ? walk.slice() : pathTo(search(request), end)!;
}

/** What a walk costs, as far as it has been taken. */
export function costOfWalk({ start, steps, costs }: Path, walk: readonly number[]): number {
  let [at, cost] = [start, 0];
  for (const node of walk) {
    cost += costs?.[at]?.[steps[at]!.indexOf(node)] ?? 1;
    at = node;
  }
  return cost;
}
