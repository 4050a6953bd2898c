// Chapter 2: set-up.

import { insert } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import { rule } from '#engine/flow/flow.ts';
import { NOBODY, only } from '#engine/seat.ts';
import type { Novus } from '../state.ts';

const HAND = 4;

export const setUp = rule<Novus>('set-up', { locals: {} }, [
  {
    clause: 'NV-2.1',
    run(g, _f, t) {
      t.random.shuffle(g.deck);
      for (const [seat, hand] of g.hands.entries()) {
        for (let i = 0; i < HAND; i++) insert(hand, g.deck.pop()!);
        t.reveal(NOBODY, only(seat));
        t.log?.emit('dealt', { seat, count: HAND }, shownTo(only(seat), { cards: hand.slice() }));
      }
    },
  },
]);
