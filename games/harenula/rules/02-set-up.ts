// Chapter 2: set-up.

import { remove } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import { rule } from '#engine/flow/flow.ts';
import { subset } from '#engine/requests/request.ts';
import { NOBODY, only } from '#engine/seat.ts';
import { STARTS } from '#games/harenula/board.ts';
import { draw, type Harenula } from '#games/harenula/state.ts';

const DEALT = 5;
const MOST_EXCHANGED = 3;

export const setUp = rule<Harenula>('set-up', { locals: {} }, [
  {
    clause: 'HA-2.1',
    run(g, _f, t) {
      t.random.shuffle(g.deck);
      for (let seat = 0; seat < g.seats; seat++) draw(g, t, seat, DEALT);
    },
  },
  {
    clause: 'HA-2.2',
    run(g, _f, t) {
      t.random.shuffle(g.patrons);
      for (const [seat, gladiator] of g.gladiators.entries()) {
        const patron = g.patrons.pop()!;
        gladiator.patron.push(patron);
        t.reveal(NOBODY, only(seat));
        t.log?.emit('pledged', { seat }, shownTo(only(seat), { patron }));
      }
    },
  },
  {
    clause: 'HA-2.3',
    run(g, _f, t) {
      t.random.shuffle(g.laurels);
    },
  },
  {
    clause: 'HA-2.4',
    run(g, _f, t) {
      for (const [seat, gladiator] of g.gladiators.entries()) {
        gladiator.cell = STARTS[seat]!;
        t.log?.emit('entered', { seat, cell: gladiator.cell });
      }
    },
  },
  {
    clause: 'HA-2.5',
    sealed: true,
    ask: (g) => g.gladiators.map(({ hand }, seat) => subset(seat, 'card', hand, 0, MOST_EXCHANGED)),
    fallback: () => [],
    take(g, _f, t, answers) {
      const laidBack = answers as number[][];
      for (const [seat, cards] of laidBack.entries()) {
        for (const card of cards) remove(g.gladiators[seat]!.hand, card);
        t.log?.emit('exchanged', { seat, count: cards.length }, shownTo(only(seat), { cards: cards.slice() }));
        draw(g, t, seat, cards.length);
      }
      // Only now, so that nobody draws what was laid back.
      for (const cards of laidBack) g.deck.push(...cards);
      t.random.shuffle(g.deck);
    },
  },
  {
    clause: 'HA-2.6',
    run(g, _f, t) {
      g.first = t.random.below(g.seats);
      t.log?.emit('firstChosen', { seat: g.first });
    },
  },
]);
