// Chapter 2: set-up.

import { insert, remove } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import { AGAIN, call, rule } from '#engine/flow/flow.ts';
import { type Item, pick } from '#engine/requests/request.ts';
import { EVERYBODY, NOBODY, only } from '#engine/seat.ts';
import { TIRO_HP, TIRO_STATS } from '#games/house-of-gladiators/cards.ts';
import { tasks } from '#games/house-of-gladiators/rules/20-tasks.ts';
import { gain, type Ludi, lotsWanted, newGladiator } from '#games/house-of-gladiators/state.ts';

/** HG-2.9 */
const PICKS = 2;
/** HG-2.11 */
const FIRST_CARDS = 3;

export const setUp = rule<Ludi, { picks: number }>('set-up', { locals: { picks: 0 }, shows: ['picks'] }, [
  {
    clause: 'HG-2.8',
    run(g, _f, t) {
      const start = t.random.below(g.seats);
      g.order = [];
      for (let i = 0; i < g.seats; i++) g.order.push((start + i) % g.seats);
      t.log?.emit('firstChosen', { seat: start });
    },
  },
  {
    clause: 'HG-2.4',
    run(g, _f, t) {
      for (const seat of g.order) t.log?.emit('received', { seat, cards: g.houses[seat]!.open.slice() });
    },
  },
  {
    clause: 'HG-2.6',
    run(g, _f, t) {
      t.random.shuffle(g.tiros);
      for (const deck of g.seconds) t.random.shuffle(deck);
      t.random.shuffle(g.market);
      t.random.shuffle(g.tasks);
    },
  },
  {
    clause: 'HG-2.7',
    run(g, _f, t) {
      for (let i = lotsWanted(g); i > 0; i--) insert(g.shown, g.tiros.pop()!);
      t.reveal(NOBODY, EVERYBODY);
      t.log?.emit('revealed', { gladiators: g.shown.slice() });
    },
  },
  {
    clause: 'HG-2.9',
    ask: (g, f) => (f.picks === PICKS * g.seats ? null : pick(g.order[f.picks % g.seats]!, 'gladiator', g.shown)),
    fallback: (g) => strongest(g.shown),
    take(g, f, t, choice: Item, seat) {
      const tiro = choice as number;
      f.picks++;
      remove(g.shown, tiro);
      g.houses[seat]!.ludus.push(newGladiator(tiro));
      t.log?.emit('drafted', { seat, gladiator: tiro });
      return AGAIN;
    },
  },
  {
    clause: 'HG-2.10',
    run(g, _f, t) {
      for (const tiro of g.shown) insert(g.tiros, tiro);
      g.shown.length = 0;
      t.random.shuffle(g.tiros);
    },
  },
  {
    clause: 'HG-2.11',
    run(g, _f, t) {
      for (const seat of g.order) {
        const cards: number[] = [];
        for (let i = 0; i < FIRST_CARDS; i++) {
          const card = g.market.pop()!;
          gain(g.houses[seat]!, card);
          cards.push(card);
        }
        t.reveal(NOBODY, EVERYBODY);
        t.log?.emit('drew', { seat, count: FIRST_CARDS }, shownTo(only(seat), { cards }));
      }
    },
  },
  { clause: 'HG-2.12', run: (g) => call(tasks, { by: g.order.slice() }) },
]);

/** HG-25.2: the highest attribute sum, then the most health, then the first of the list, which is in order. */
export function strongest(tiros: readonly number[]): number {
  const sum = (tiro: number): number => TIRO_STATS[tiro]!.reduce((all, one) => all + one, 0);
  let best = tiros[0]!;
  for (const tiro of tiros) {
    const more = sum(tiro) - sum(best) || TIRO_HP[tiro]! - TIRO_HP[best]!;
    if (more > 0) best = tiro;
  }
  return best;
}
