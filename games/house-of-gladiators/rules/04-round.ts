// Chapter 4: the game as a row of rounds, and the four phases of a round.

import { call, end, rule } from '#engine/flow/flow.ts';
import { setUp } from '#games/house-of-gladiators/rules/02-set-up.ts';
import { finish } from '#games/house-of-gladiators/rules/03-objective.ts';
import { market } from '#games/house-of-gladiators/rules/05-auctions.ts';
import { training } from '#games/house-of-gladiators/rules/10-training.ts';
import { assignment } from '#games/house-of-gladiators/rules/12-assignment.ts';
import { arena } from '#games/house-of-gladiators/rules/14-arena.ts';
import { duties } from '#games/house-of-gladiators/rules/19-duties.ts';
import { firstSeat, fromFirst, type Ludi } from '#games/house-of-gladiators/state.ts';

export const game = rule<Ludi>('game', { locals: {} }, [
  { clause: 'HG-2.2', run: () => call(setUp) },
  {
    clause: 'HG-3.6',
    run(g, _f, t) {
      if (g.ending !== null) return end();
      if (g.roundLimit > 0 && g.round >= g.roundLimit) return finish(g, t, 'HG-3.6');
    },
  },
  {
    clause: 'HG-22.6',
    run(g) {
      g.order = g.order.filter((seat) => !g.houses[seat]!.out);
    },
  },
  {
    clause: 'HG-3.7',
    run(g, _f, t) {
      g.round++;
      t.log?.emit('roundBegan', { round: g.round, seat: firstSeat(g) });
      return call(round, {}, 'HG-3.6');
    },
  },
]);

/** HG-4.1: the Market, Training, the Arena, House Duties. */
export const round = rule<Ludi>('round', { locals: {} }, [
  { clause: 'HG-4.2', run: () => call(market) },
  { clause: 'HG-10.1', run: (g) => call(training, { open: fromFirst(g) }) },
  { clause: 'HG-12.5', run: () => call(assignment) },
  { clause: 'HG-14.1', run: () => call(arena) },
  { clause: 'HG-19.10', run: (g) => (g.ending === null ? call(duties) : end()) },
]);
