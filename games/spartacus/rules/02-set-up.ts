// Chapter 2: set-up. Also roll-offs (SP-0.3, SP-0.9), which occur all over the book.

import { remove } from '#engine/chance/deck.ts';
import { AGAIN, rule } from '#engine/flow/flow.ts';
import { pick } from '#engine/requests/request.ts';
import { NOBODY, type Seat } from '#engine/seat.ts';
import { CARDS, GUARD, HOUSES } from '#games/spartacus/cards.ts';
import { bank, gainAsset, layOpen, move, type Play, purse } from '#games/spartacus/house.ts';
import { clockwise, type Spartacus } from '#games/spartacus/state.ts';

/** SP-0.3: those who roll at the same time, from the Host clockwise. */
export const fromHost = (g: Spartacus, seats: readonly Seat[]): Seat[] =>
  clockwise(g, g.host).filter((seat) => seats.includes(seat));

/** SP-0.9: one die each, from the Host clockwise, the tied rolling again; who has the best one. */
export function rollOff(g: Spartacus, t: Play, seats: readonly Seat[], clause: string, lowest = false): Seat {
  let tied = fromHost(g, seats);
  do {
    const rolls = tied.map(() => t.random.die(6));
    const best = lowest ? Math.min(...rolls) : Math.max(...rolls);
    const left = tied.filter((_, i) => rolls[i] === best);
    t.log?.emit('rolledOff', { clause, seats: tied, rolls, best: left });
    tied = left;
  } while (tied.length > 1);
  return tied[0]!;
}

const remaining = (g: Spartacus): number[] => HOUSES.filter((card) => !g.houses.some((house) => house.card === card));

export const setUp = rule<Spartacus>('set-up', { locals: {} }, [
  {
    clause: 'SP-2.2',
    run(g, _f, t) {
      const all = g.houses.map((_, seat) => seat);
      g.host = rollOff(g, t, all, 'SP-2.2');
      t.log?.emit('hostChosen', { clause: 'SP-2.3', seat: g.host });
    },
  },
  {
    clause: 'SP-2.4',
    auto: true,
    ask(g) {
      for (const seat of clockwise(g, g.host)) {
        if (g.houses[seat]!.card === -1) return pick(seat, 'house', remaining(g));
      }
      return null;
    },
    fallback: (g) => remaining(g)[0]!,
    take(g, _f, t, house: number, seat) {
      g.houses[seat]!.card = house;
      t.log?.emit('chose', { seat, house });
      return AGAIN;
    },
  },
  {
    clause: 'SP-2.8',
    run(g, _f, t) {
      deal(g, t, 'gladiator');
      deal(g, t, 'slave');
    },
  },
  {
    clause: 'SP-2.10',
    run(g, _f, t) {
      for (const seat of clockwise(g, g.host)) {
        const { guards } = CARDS[g.houses[seat]!.card]!.holdings!;
        for (let k = 0; k < guards; k++) {
          remove(g.intrigue, GUARD);
          gainAsset(g, t, seat, GUARD);
        }
        t.log?.emit('guardsReceived', { clause: 'SP-2.11', seat, count: guards });
      }
    },
  },
  {
    clause: 'SP-2.12',
    run(g, _f, t) {
      for (const [seat, { card }] of g.houses.entries()) {
        const { gold } = CARDS[card]!.holdings!;
        move(g, bank(g), seat, gold);
        t.log?.emit('goldChanged', { seat, total: gold, purse: purse(g, seat) });
      }
    },
  },
  {
    clause: 'SP-2.19',
    run(g, _f, t) {
      t.random.shuffle(g.intrigue);
      t.random.shuffle(g.market);
      t.log?.emit('shuffled', { intrigue: g.intrigue.length, market: g.market.length });
    },
  },
]);

/** SP-2.8, SP-2.14: the starting cards of one type, card by card clockwise from the Host; the rest stays in the deck. */
function deal(g: Spartacus, t: Play, type: 'gladiator' | 'slave'): void {
  const isStarting = (kind: number): boolean => CARDS[kind]!.start && CARDS[kind]!.type === type;
  const pile = g.market.filter(isStarting);
  g.market = g.market.filter((kind) => !isStarting(kind));
  t.random.shuffle(pile);
  const wanted = g.houses.map((house) => {
    const holdings = CARDS[house.card]!.holdings!;
    return type === 'gladiator' ? holdings.gladiators : holdings.slaves;
  });
  while (wanted.some((count) => count !== 0)) {
    for (const seat of clockwise(g, g.host)) {
      if (wanted[seat] === 0) continue;
      wanted[seat]!--;
      const card = pile.pop()!;
      gainAsset(g, t, seat, card);
      layOpen(t, NOBODY);
      t.log?.emit('dealt', { seat, card });
    }
  }
  g.market.push(...pile);
}
