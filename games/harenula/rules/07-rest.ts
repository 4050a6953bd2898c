// Chapter 7: rest.

import { rule } from '#engine/flow/flow.ts';
import { clockwise, draw, type Harenula, stands } from '#games/harenula/state.ts';

const CARDS_FOR_REST = 2;

export const rest = rule<Harenula>('rest', { locals: {} }, [
  {
    clause: 'HA-7.1',
    run(g, _f, t) {
      for (let i = 0; i < g.seats; i++) {
        const seat = clockwise(g, g.first, i);
        if (stands(g, seat)) draw(g, t, seat, CARDS_FOR_REST);
      }
    },
  },
  {
    clause: 'HA-7.4',
    run(g, _f, t) {
      do g.first = clockwise(g, g.first, 1);
      while (!stands(g, g.first));
      t.log?.emit('firstChosen', { seat: g.first });
    },
  },
]);
