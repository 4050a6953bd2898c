// The walks a path request allows: who can be reached, and by which cheapest way.

import type { Path } from '#engine/request.ts';

interface Reached {
  cost: number[];
  from: number[];
  /** The nodes in the order in which they were settled, the start first. */
  settled: number[];
}

/** Cheapest ways within the budget. Of equally cheap ways the one over lower nodes wins, so results never vary. */
function reach(request: Path): Reached {
  const cost = new Array<number>(request.steps.length).fill(-1);
  const from = new Array<number>(request.steps.length).fill(-1);
  const settled: number[] = [];
  const buckets: number[][] = [[request.start]];
  cost[request.start] = 0;
  for (let spent = 0; spent < buckets.length; spent++) {
    const bucket = buckets[spent];
    if (bucket === undefined) continue;
    bucket.sort((a, b) => a - b);
    for (let i = 0; i < bucket.length; i++) {
      const at = bucket[i]!;
      if (cost[at] !== spent || (i > 0 && bucket[i - 1] === at)) continue;
      settled.push(at);
      if (at !== request.start && request.halts?.includes(at)) continue;
      const ways = request.steps[at]!;
      for (let k = 0; k < ways.length; k++) {
        const next = ways[k]!;
        const total = spent + (request.costs === null ? 1 : request.costs[at]![k]!);
        if (total > request.budget || request.blocked?.includes(next)) continue;
        if (cost[next]! >= 0 && cost[next]! <= total) continue;
        cost[next] = total;
        from[next] = at;
        if (total === spent) bucket.push(next);
        else {
          while (buckets.length <= total) buckets.push([]);
          buckets[total]!.push(next);
        }
      }
    }
  }
  return { cost, from, settled };
}

function walkTo(found: Reached, start: number, end: number): number[] {
  const walk: number[] = [];
  for (let at = end; at !== start; at = found.from[at]!) walk.push(at);
  return walk.reverse();
}

/** One cheapest walk per node at which a walk may end, nearest first. */
export function listWalks(request: Path, limit: number): number[][] {
  const found = reach(request);
  const walks: number[][] = [];
  for (const end of found.settled) {
    if (walks.length >= limit) break;
    if (end === request.start ? request.mayStay : request.ends === null || request.ends.includes(end)) {
      walks.push(walkTo(found, request.start, end));
    }
  }
  return walks;
}

/** The cheapest walk to where a legal walk ends: the way itself does not matter. */
export function cheapestWalk(request: Path, walk: readonly number[]): number[] {
  const end = walk[walk.length - 1];
  if (end === undefined) return [];
  // A walk of one step cannot be shortened, and a walk that returns to its start is not the same as staying where
  // staying is forbidden.
  if (walk.length === 1 || end === request.start) return end === request.start && request.mayStay ? [] : walk.slice();
  return walkTo(reach(request), request.start, end);
}
