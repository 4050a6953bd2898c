// Chapter 3: the round.

import { insert, remove } from '#engine/chance/deck.ts';
import { AGAIN, call, rule } from '#engine/flow/flow.ts';
import { pick } from '#engine/requests/request.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import { CARDS } from '../cards.ts';
import type { Novus } from '../state.ts';
import { setUp } from './02-set-up.ts';

/** The first rule: it ends when the game does. */
export const game = rule<Novus>('game', { locals: {} }, [
  { clause: 'NV-1.1', run: () => call(setUp) },
  {
    clause: 'NV-3.1',
    run(g, _f, t) {
      if (g.hands.every((hand) => hand.length === 0)) return;
      g.round++;
      t.log?.emit('roundBegan', { round: g.round });
      return call(round, {}, 'NV-3.1');
    },
  },
]);

export const round = rule<Novus, { by: Seat }>('round', { locals: { by: 0 }, shows: ['by'] }, [
  {
    clause: 'NV-3.2',
    ask: (g, f) => (f.by < g.seats ? pick(f.by, 'card', g.hands[f.by]!) : null),
    fallback: (g, f) => g.hands[f.by]![0]!,
    take(g, f, t, card: number) {
      remove(g.hands[f.by]!, card);
      g.laid.push(card);
      t.reveal(only(f.by), EVERYBODY);
      t.use(CARDS[card]!.name);
      t.log?.emit('laid', { seat: f.by, card });
      f.by++;
      return AGAIN;
    },
  },
  {
    clause: 'NV-3.3',
    run(g, _f, t) {
      const seat = highestAlone(g.laid);
      if (seat !== null) {
        g.points[seat]!++;
        t.log?.emit('scored', { seat, points: g.points[seat]! });
      }
      for (const card of g.laid) insert(g.discard, card);
      g.laid.length = 0;
    },
  },
]);

/** The seat that alone has laid the card worth most; null where several have. */
function highestAlone(laid: readonly number[]): Seat | null {
  const worth = laid.map((card) => CARDS[card]!.worth);
  const most = Math.max(...worth);
  const seat = worth.indexOf(most);
  return worth.lastIndexOf(most) === seat ? seat : null;
}
