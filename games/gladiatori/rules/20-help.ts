// Chapter 20: helping an ally.

import { call, end, rule } from '#engine/flow/flow.ts';
import type { Item } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { FRONT } from '#games/gladiatori/board.ts';
import { REFLEX } from '#games/gladiatori/cards.ts';
import { type Struck, strike } from '#games/gladiatori/rules/11-attack.ts';
import { feint, feintRequest } from '#games/gladiatori/rules/11-feint.ts';
import { reflex } from '#games/gladiatori/rules/13-moves.ts';
import { unbalance } from '#games/gladiatori/rules/16-status.ts';
import { type Gladiatori, UNSET } from '#games/gladiatori/state.ts';

export interface Help {
  by: Seat;
  ally: Seat;
  foe: number;
  entered: number;
  fav: number;
}

/** GL-20.5, GL-20.6, GL-20.12 to GL-20.20 */
export const help = rule<Gladiatori, Help>(
  'help',
  {
    locals: { by: UNSET, ally: UNSET, foe: UNSET, entered: 0, fav: UNSET },
    shows: ['by', 'ally', 'foe', 'entered', 'fav', 'result'],
  },
  [
    {
      clause: 'GL-20.5',
      run: (_g, f) => call(strike, { by: f.by, targets: [f.foe], style: 'help', entered: f.entered, sides: [FRONT] }),
    },
    {
      clause: 'GL-20.12',
      run(_g, f) {
        f.fav = (f.result as unknown as Struck).favs[0]!;
      },
    },
    {
      clause: 'GL-20.20',
      ask: (g, f) => feintRequest(g, f.by),
      fallback: () => 'no',
      take: (g, f, t, choice: Item) => (feint(g, t, f.by, choice) ? end() : undefined),
    },
    {
      clause: 'GL-20.6',
      run(g, f, t) {
        const points = Math.max(0, Math.floor(f.fav / 4));
        if (points > 0) g.gladiators[f.ally]!.aid.push(f.foe, points);
        t.use('help');
        t.log?.emit('helped', { clause: 'GL-20.18', seat: f.by, partner: f.ally, target: f.foe, points });
        // GL-13.20: the helper's own Acrobatic Strike costs him a marker as in an attack.
        if ((f.result as unknown as Struck | null)?.acrobatic) unbalance(g, t, f.by, 1, 'GL-13.20');
        return g.gladiators[f.by]!.open.includes(REFLEX) ? call(reflex, { seat: f.by }) : undefined;
      },
    },
  ],
);
