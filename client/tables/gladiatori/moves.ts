// Where a figure can go, read from the `reach` hints of the request.

import type { Stand, Walk } from '#client/tables/gladiatori/props.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { arena, STEP_NAMES, TURN_BY, TURN_NAMES } from '#games/gladiatori/board.ts';

/** The clauses under which movement points are asked for one by one. */
const WALKS: ReadonlySet<string> = new Set(['GL-8.5', 'GL-9.15', 'GL-13.50']);

export const isWalking = (request: Request | null): boolean => request !== null && WALKS.has(request.clause);

/** By hex and facing: movement points to stand so (−1: out of reach), and its cost as flight and as cowardice. */
export interface Reach {
  cost: readonly number[];
  fled: readonly number[];
  coward: readonly number[];
}

/** The place of a stand in these lists. */
export const placeOf = ({ cell, facing }: Stand): number => 6 * cell + facing;
export const shameAt = ({ fled, coward }: Reach, place: number): number => fled[place]! + coward[place]!;

export function reachOf(request: Request): Reach {
  const cost = new Array<number>(6 * arena.size).fill(-1);
  const fled = new Array<number>(6 * arena.size).fill(0);
  const coward = new Array<number>(6 * arena.size).fill(0);
  for (const { item, key, values } of request.hints ?? []) {
    if (key !== 'reach' || typeof item !== 'number') continue;
    for (let facing = 0; facing < 6; facing++) {
      cost[6 * item + facing] = values[`c${facing}`] ?? -1;
      fled[6 * item + facing] = values[`f${facing}`] ?? 0;
      coward[6 * item + facing] = values[`w${facing}`] ?? 0;
    }
  }
  return { cost, fled, coward };
}

/** The possible facings at a hex: cheapest first, honourable before shameful, then nearest to `wanted`. */
export function facingsAt(reach: Reach, cell: number, wanted: number): number[] {
  const apart = (facing: number): number => {
    const turn = Math.abs(facing - wanted);
    return Math.min(turn, 6 - turn);
  };
  return [0, 1, 2, 3, 4, 5]
    .filter((facing) => reach.cost[6 * cell + facing]! >= 0)
    .sort(
      (a, b) =>
        reach.cost[6 * cell + a]! - reach.cost[6 * cell + b]! ||
        shameAt(reach, 6 * cell + b) - shameAt(reach, 6 * cell + a) ||
        apart(a) - apart(b),
    );
}

/** The fewest movement points to a hex with any facing; −1: out of reach. */
export function leastCost(reach: Reach, cell: number): number {
  const [first] = facingsAt(reach, cell, 0);
  return first === undefined ? -1 : reach.cost[6 * cell + first]!;
}

/** A single step or turn as a way, such as one that is advised; null: it is none. */
export function stepTo(reach: Reach, step: Choice | null, clause: string): Walk | null {
  for (let place = 0; typeof step === 'string' && place < reach.cost.length; place++) {
    if (reach.cost[place] !== 1) continue;
    const walk = walkTo(reach, { cell: Math.floor(place / 6), facing: place % 6 }, clause);
    if (walk?.steps[0] === step) return walk;
  }
  return null;
}

/** The way to a stand, found backwards from it: each step is one movement point cheaper. */
export function walkTo(reach: Reach, to: Stand, clause: string): Walk | null {
  const steps: string[] = [];
  const stands: Stand[] = [];
  let at = to;
  for (let cost = reach.cost[6 * to.cell + to.facing]!; cost > 0; cost--) {
    const before = stepBefore(reach, at, cost - 1);
    if (before === null) return null;
    steps.unshift(before.step);
    stands.unshift(at);
    at = before.from;
  }
  return steps.length === 0 ? null : { clause, steps, stands };
}

function stepBefore(reach: Reach, { cell, facing }: Stand, cost: number): { step: string; from: Stand } | null {
  for (const turn of [0, -1, 1]) {
    const looked = (facing - turn + 6) % 6;
    for (let d = 0; d < 6; d++) {
      const from = arena.neighbours[cell]![(d + 3) % 6]!;
      if (from >= 0 && reach.cost[6 * from + looked] === cost)
        return { step: STEP_NAMES[3 * d + turn + 1]!, from: { cell: from, facing: looked } };
    }
  }
  for (const [i, by] of TURN_BY.entries()) {
    const looked = (facing - by + 6) % 6;
    if (reach.cost[6 * cell + looked] === cost) return { step: TURN_NAMES[i]!, from: { cell, facing: looked } };
  }
  return null;
}
