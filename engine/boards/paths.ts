// Cheapest paths on small graphs.
//
// A graph is a table of steps: steps[node] lists the nodes one step away, and an entry of −1 is no step. Nodes are cells,
// or whatever a game numbers, such as cell * 6 + facing. A step costs a whole number of at least 1. A blocked node
// cannot be entered; a halt can be entered but not left in the same movement. A search is made once for a graph size
// and then reused: it holds the marks a game sets, the results, and working memory, so that finding paths allocates
// nothing.

export type Steps = readonly (readonly number[])[];

/**
 * The price of the steps: costs[node][k] for the k-th step of a node, or a function that returns it, or null where every
 * step costs 1. A step with a price below 1 cannot be taken.
 */
export type StepCosts = readonly (readonly number[])[] | ((from: number, to: number, k: number) => number) | null;

export const UNREACHED = -1;

const BLOCKED = 1;
const HALT = 2;

export interface PathSearch {
  readonly size: number;
  /** The largest budget this search can be given. */
  readonly farthest: number;
  /** What the cheapest path to each node costs, or UNREACHED. */
  readonly cost: Int16Array;
  /** The node before each node on its path, −1 for the start and for nodes not reached. */
  readonly via: Int16Array;
  readonly marks: Uint8Array;
  /** Nodes found and not yet left, one chain per cost. */
  readonly head: Int16Array;
  readonly next: Int16Array;
  readonly back: Int16Array;
}

/** Room for searches on graphs of `size` nodes; a path along steps of price 1 never costs `size` or more. */
export function pathSearch(size: number, farthest: number = size): PathSearch {
  if (!Number.isInteger(size) || size < 1 || size > 0x7fff || !Number.isInteger(farthest) || farthest > 0x7fff) {
    throw new RangeError(`A search over ${size} nodes up to ${farthest}: use whole numbers up to 32767.`);
  }
  return {
    size,
    farthest,
    cost: new Int16Array(size).fill(UNREACHED),
    via: new Int16Array(size).fill(-1),
    marks: new Uint8Array(size),
    head: new Int16Array(farthest + 1),
    next: new Int16Array(size),
    back: new Int16Array(size),
  };
}

/** Clears all marks, which otherwise stay from one `reach` to the next. */
export const clearMarks = (search: PathSearch): void => {
  search.marks.fill(0);
};

export const block = (search: PathSearch, node: number): void => {
  search.marks[node] = (search.marks[node] as number) | BLOCKED;
};

export const halt = (search: PathSearch, node: number): void => {
  search.marks[node] = (search.marks[node] as number) | HALT;
};

/**
 * Fills `search.cost` and `search.via` for all nodes that `budget` can reach from `start`. Of several cheapest ways into
 * a node, `via` takes the one from the lowest node. The start itself may be marked: it is left, not entered.
 */
export function reach(search: PathSearch, steps: Steps, start: number, budget: number, costs: StepCosts = null): void {
  const { cost, via, marks, head, next, back } = search;
  if (budget > search.farthest) {
    throw new RangeError(`This search reaches up to ${search.farthest}, not ${budget}: make it with more room.`);
  }
  cost.fill(UNREACHED);
  via.fill(-1);
  head.fill(-1);
  cost[start] = 0;
  next[start] = -1;
  head[0] = start;
  const priceOf = typeof costs === 'function' ? costs : null;
  const table = typeof costs === 'function' ? null : costs;
  let waiting = 1;
  for (let spent = 0; waiting > 0; spent++) {
    for (let node = head[spent] as number; node >= 0; node = next[node] as number) {
      waiting--;
      if (((marks[node] as number) & HALT) !== 0 && node !== start) continue;
      const out = steps[node] as readonly number[];
      const prices = table === null ? null : (table[node] as readonly number[]);
      for (let k = 0; k < out.length; k++) {
        const to = out[k] as number;
        if (to < 0 || ((marks[to] as number) & BLOCKED) !== 0) continue;
        const price = prices !== null ? (prices[k] as number) : priceOf === null ? 1 : priceOf(node, to, k);
        const total = spent + price;
        if (price < 1 || total > budget) continue;
        const known = cost[to] as number;
        if (known >= 0 && known <= total) {
          if (known === total && node < (via[to] as number)) via[to] = node;
          continue;
        }
        if (known >= 0) {
          unlink(search, to, known);
        } else {
          waiting++;
        }
        const after = head[total] as number;
        if (after >= 0) back[after] = to;
        back[to] = -1;
        next[to] = after;
        head[total] = to;
        cost[to] = total;
        via[to] = node;
      }
    }
  }
}

/** Removes a node from the chain in which it waits, because a cheaper way was found. */
function unlink(search: PathSearch, node: number, chain: number): void {
  const { head, next, back } = search;
  const before = back[node] as number;
  const after = next[node] as number;
  if (before < 0) head[chain] = after;
  else next[before] = after;
  if (after >= 0) back[after] = before;
}

/** The nodes entered on the way to `goal`, or null if it was not reached. */
export function pathTo(search: PathSearch, goal: number): number[] | null {
  if ((search.cost[goal] as number) < 0) return null;
  const path: number[] = [];
  for (let node = goal; (search.via[node] as number) >= 0; node = search.via[node] as number) path.push(node);
  return path.reverse();
}
