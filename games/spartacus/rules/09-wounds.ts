// Chapter 9e and 9f: taking wounds, the rule of one, the three degrees of defeat.

import { end, type Frame, rule } from '#engine/flow/flow.ts';
import { subset } from '#engine/requests/request.ts';
import type { Fight, Spartacus } from '#games/spartacus/state.ts';

interface WoundLocals {
  slot: number;
  count: number;
  /** Before the fight: no pool goes below 1, and what is left over is void. */
  opening: boolean;
}

export const DEGREES = ['', 'yield', 'injury', 'decapitation'] as const;

export const totalDice = (fight: Fight, slot: number): number =>
  fight.health[slot * 3]! + fight.health[slot * 3 + 1]! + fight.health[slot * 3 + 2]!;

/** The dice left, ATK, DEF and SPD. */
export const healthOf = (fight: Fight, slot: number): number[] => fight.health.slice(slot * 3, slot * 3 + 3);

export const wound = rule<Spartacus, WoundLocals>(
  'wound',
  { locals: { slot: 0, count: 0, opening: false }, shows: ['slot', 'count', 'opening'] },
  [
    {
      clause: 'SP-9.26',
      run(g, f, t) {
        const fight = g.fight!;
        const spare = totalDice(fight, f.slot) - 3;
        if (f.opening) f.count = Math.min(f.count, spare);
        // SP-9.27
        const excess = f.count - spare;
        if (excess <= 0) return f.count === 0 ? end() : undefined;
        fight.loser = f.slot;
        fight.degree = Math.min(3, excess);
        for (let pool = 0; pool < 3; pool++) fight.health[f.slot * 3 + pool] = pool < 3 - fight.degree ? 1 : 0;
        const clause = `SP-9.${28 + fight.degree}`;
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
      ask: (g, f) => subset(g.fight!.seats[f.slot]!, 'pool', spareDice(g.fight!, f.slot), f.count, f.count),
      fallback: (g, f) => fromLargest(g.fight!, f),
      barred: (g, f) =>
        [0, 1, 2].flatMap((item) =>
          g.fight!.health[f.slot * 3 + item]! > 1
            ? []
            : [{ item, clause: 'SP-9.25', reason: 'no pool goes below 1 die until all are at 1' }],
        ),
      take(g, f, t, pools: number[]) {
        for (const pool of pools) g.fight!.health[f.slot * 3 + pool]!--;
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
  for (let pool = 0; pool < 3; pool++) for (let i = 1; i < fight.health[slot * 3 + pool]!; i++) dice.push(pool);
  return dice;
}

/** One by one from the largest pool; among equals SPD, DEF, ATK. */
function fromLargest(fight: Fight, f: Frame & WoundLocals): number[] {
  const left = fight.health.slice(f.slot * 3, f.slot * 3 + 3);
  const given: number[] = [];
  while (given.length < f.count) {
    let largest = 2;
    for (let pool = 1; pool >= 0; pool--) if (left[pool]! > left[largest]!) largest = pool;
    left[largest]!--;
    given.push(largest);
  }
  return given.sort((a, b) => a - b);
}
