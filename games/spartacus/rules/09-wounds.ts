// Chapter 9e and 9f: taking wounds, the rule of one, the three degrees of defeat.

import { end, type Frame, rule } from '#engine/flow/flow.ts';
import { subset } from '#engine/requests/request.ts';
import { POOLS } from '#games/spartacus/cards/language.ts';
import { ATK, DECAPITATION, DEF, type Fight, poolAt, SPD, type Spartacus } from '#games/spartacus/state.ts';

interface WoundLocals {
  slot: number;
  count: number;
  /** Before the fight: no pool goes below 1, and what is left over is void. */
  opening: boolean;
}

/** SP-9.29 to SP-9.31: by degree, what a defeat is called and its clause; the first entry is no defeat. */
export const DEGREES = ['', 'yield', 'injury', 'decapitation'] as const;
const DEGREE_CLAUSES = ['', 'SP-9.29', 'SP-9.30', 'SP-9.31'] as const;

/** A pool named once too often would go below 1 die. */
const CLAUSES = { 'too-many-of': 'SP-9.25' };

const totalDice = (fight: Fight, slot: number): number =>
  fight.health[poolAt(slot, ATK)]! + fight.health[poolAt(slot, DEF)]! + fight.health[poolAt(slot, SPD)]!;

/** The dice left, ATK, DEF and SPD. */
export const healthOf = (fight: Fight, slot: number): number[] =>
  fight.health.slice(poolAt(slot, 0), poolAt(slot + 1, 0));

export const wound = rule<Spartacus, WoundLocals>(
  'wound',
  { locals: { slot: 0, count: 0, opening: false }, shows: ['slot', 'count', 'opening'] },
  [
    {
      clause: 'SP-9.26',
      run(g, f, t) {
        const fight = g.fight!;
        // SP-9.25: one die of each pool is not spare.
        const spare = totalDice(fight, f.slot) - POOLS.length;
        if (f.opening) f.count = Math.min(f.count, spare);
        // SP-9.27
        const excess = f.count - spare;
        if (excess <= 0) return f.count === 0 ? end() : undefined;
        fight.loser = f.slot;
        fight.degree = Math.min(DECAPITATION, excess);
        for (const pool of POOLS.keys())
          fight.health[poolAt(f.slot, pool)] = pool < POOLS.length - fight.degree ? 1 : 0;
        const clause = DEGREE_CLAUSES[fight.degree]!;
        t.log?.emit('defeated', {
          clause,
          seat: fight.seats[f.slot]!,
          degree: DEGREES[fight.degree] as 'yield' | 'injury' | 'decapitation',
          wounds: f.count,
          left: healthOf(fight, f.slot),
        });
        return end();
      },
    },
    {
      clause: 'SP-9.23',
      auto: true,
      ask(g, f) {
        const request = subset(g.fight!.seats[f.slot]!, 'pool', spareDice(g.fight!, f.slot), f.count, f.count);
        request.clauses = CLAUSES;
        return request;
      },
      fallback: (g, f) => fromLargest(g.fight!, f),
      barred: (g, f) =>
        [ATK, DEF, SPD].flatMap((item) =>
          g.fight!.health[poolAt(f.slot, item)]! > 1
            ? []
            : [{ item, clause: 'SP-9.25', reason: 'no pool goes below 1 die until all are at 1' }],
        ),
      take(g, f, t, pools: number[]) {
        for (const pool of pools) g.fight!.health[poolAt(f.slot, pool)]!--;
        const fight = g.fight!;
        t.log?.emit('wounded', {
          clause: 'SP-9.22',
          seat: fight.seats[f.slot]!,
          pools,
          left: healthOf(fight, f.slot),
        });
      },
    },
  ],
);

/** SP-9.25: the dice that can be given up, each by its pool. */
function spareDice(fight: Fight, slot: number): number[] {
  const dice: number[] = [];
  for (const pool of POOLS.keys()) for (let i = 1; i < fight.health[poolAt(slot, pool)]!; i++) dice.push(pool);
  return dice;
}

/** One by one from the largest pool; among equals SPD, DEF, ATK. */
function fromLargest(fight: Fight, f: Frame & WoundLocals): number[] {
  const left = healthOf(fight, f.slot);
  const given: number[] = [];
  while (given.length < f.count) {
    let largest = SPD;
    for (let pool = DEF; pool >= ATK; pool--) if (left[pool]! > left[largest]!) largest = pool;
    left[largest]!--;
    given.push(largest);
  }
  return given.sort((a, b) => a - b);
}
