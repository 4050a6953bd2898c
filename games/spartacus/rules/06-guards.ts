// Chapter 6a: the die of a guard.

import { call, end, rule, to } from '#engine/flow/flow.ts';
import { pick } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { actOf } from '#games/spartacus/acts.ts';
import { useAbility, usesAtTable } from '#games/spartacus/rules/14-ability.ts';
import { windowOf } from '#games/spartacus/rules/14-conditions.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

export interface GuardRollLocals {
  by: Seat;
  /** What the die must show. */
  least: number;
  rolls: number;
  /** Whether the die is rolled again. */
  again: boolean;
}

export const guardRoll = rule<Spartacus, GuardRollLocals>(
  'guard-roll',
  { locals: { by: 0, least: 4, rolls: 0, again: false }, shows: ['by', 'least', 'rolls', 'again'] },
  [
    {
      clause: 'SP-6.12',
      run(g, f, t) {
        const die = t.random.die(6);
        const foiled = die >= f.least;
        f.rolls++;
        t.log?.emit('guardRolled', { seat: f.by, die, least: f.least, outcome: foiled ? 'foils' : 'fails' });
        if (!foiled) return f.rolls > 1 ? end() : undefined;
        windowOf(g).undone = true;
        return end();
      },
    },
    {
      clause: 'SP-6.12',
      at: 'SP-6.12 retry',
      ask(g, f) {
        // A ready card may let a failed guard roll again, once.
        const found = usesAtTable(g, f.by, 'guardFailed');
        return found.length === 0 ? null : pick(f.by, 'act', [...found, 'keep']);
      },
      fallback: () => 'keep',
      take(_g, f, _t, word: string) {
        if (word === 'keep') return end();
        const { card, ability } = actOf(word);
        return call(useAbility, { by: f.by, card, ability, target: f.by });
      },
    },
    {
      clause: 'SP-6.12',
      at: 'SP-6.12 again',
      run: (_g, f) => (f.again ? to('SP-6.12') : undefined),
    },
  ],
);
