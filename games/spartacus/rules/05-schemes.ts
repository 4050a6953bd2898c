// Chapter 5e and 5g: launching a scheme, and its result.

import { part } from '#engine/event.ts';
import { call, end, type Frame, rule } from '#engine/flow/flow.ts';
import type { Seat } from '#engine/seat.ts';
import { discard, type Play } from '#games/spartacus/house.ts';
import { openWindow } from '#games/spartacus/rules/06-reactions.ts';
import { isUsable, useAbility } from '#games/spartacus/rules/14-ability.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

export interface SchemeLocals {
  by: Seat;
  target: Seat;
  /** What its influence was made of when it was launched. */
  own: number;
  support: number;
  bonus: number;
  /** SP-5.47: those whose support it has. */
  allies: Seat[];
}

export const scheme = rule<Spartacus, SchemeLocals>(
  'scheme',
  {
    locals: { by: 0, target: 0, own: 0, support: 0, bonus: 0, allies: [] },
    shows: ['by', 'target', 'own', 'support', 'bonus', 'allies'],
  },
  [
    {
      clause: 'SP-5.21',
      run(g, f, t) {
        if (t.log !== null) {
          const parts = [
            part('own', f.own, 'SP-5.20'),
            part('support', f.support, 'SP-5.26'),
            part('bonus', f.bonus, 'SP-5.32'),
          ];
          const total = f.own + f.support + f.bonus;
          t.log.emit('launched', { seat: f.by, card: g.played[0]!, target: f.target, parts, total });
        }
        const concernedSeat = f.target === f.by ? null : f.target;
        const allies = f.allies.slice();
        return openWindow(g, 'schemeLaunched', { activeSeat: f.by, concernedSeat, target: f.target, allies });
      },
    },
    {
      clause: 'SP-5.39',
      run(g, f, t) {
        if (f.result !== 'cancelled') return;
        t.log?.emit('schemeFoiled', { seat: f.by, card: g.played[0]! });
        putAway(g, t, f);
        return end();
      },
    },
    {
      clause: 'SP-5.38',
      run(g, f, t) {
        const card = g.played[0]!;
        if (isUsable(g, f.by, card, 0, f.target, false)) return;
        t.log?.emit('schemeVoided', { seat: f.by, card });
        putAway(g, t, f);
        return end();
      },
    },
    {
      clause: 'SP-5.37',
      run: (g, f) => call(useAbility, { by: f.by, card: g.played[0]!, ability: 0, target: f.target }),
    },
    { clause: 'SP-5.37', at: 'SP-5.37 done', run: (g, f, t) => putAway(g, t, f) },
  ],
);

function putAway(g: Spartacus, t: Play, f: Frame & SchemeLocals): void {
  const card = g.played.pop()!;
  discard(g, card);
  t.log?.emit('discarded', { seat: f.by, cards: [card] });
}
