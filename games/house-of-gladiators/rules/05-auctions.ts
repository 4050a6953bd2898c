// Chapters 5 to 7: the auctions of the resource market (odd rounds) and of the Catasta (even rounds).

import { insert } from '#engine/deck.ts';
import { secret } from '#engine/event.ts';
import { call, end, type Frame, rule, to } from '#engine/flow.ts';
import { amount, type Barred, field, form, type Item, pick, type Request } from '#engine/request.ts';
import { EVERYBODY, NOBODY, only, type Seat } from '#engine/seat.ts';
import type { Table } from '#engine/table.ts';
import { TYPE_OF, TYPES } from '#games/house-of-gladiators/cards.ts';
import { shuffleBack, supply } from '#games/house-of-gladiators/rules/08-decks.ts';
import { discardCards } from '#games/house-of-gladiators/rules/09-selling.ts';
import {
  cardsHeld,
  gain,
  HAND_LIMIT,
  handSize,
  LUDUS_LIMIT,
  type Ludi,
  lotsWanted,
  newGladiator,
  spend,
} from '#games/house-of-gladiators/state.ts';

/** HG-4.2: gladiators in even rounds. */
export const isCatasta = (g: Ludi): boolean => g.round % 2 === 0;

export const market = rule<Ludi, { count: number; lots: number }>(
  'market',
  { locals: { count: 0, lots: 0 }, shows: ['count', 'lots'] },
  [
    {
      clause: 'HG-5.10',
      run(g, f, t) {
        const deck = isCatasta(g) ? g.tiros : g.market;
        supply(g, t, lotsWanted(g));
        f.lots = Math.min(lotsWanted(g), deck.length);
        t.log?.emit({
          kind: 'market',
          clause: 'HG-4.2',
          sort: isCatasta(g) ? 'gladiators' : 'resources',
          count: f.lots,
        });
      },
    },
    {
      clause: 'HG-5.1',
      run(g, f, t) {
        if (f.count === f.lots) return;
        turnUp(g, t);
        const { order } = g;
        const opener = order[(g.round - 1 + f.count) % order.length]!;
        f.count++;
        return call(lot, { opener, turn: opener }, 'HG-5.1');
      },
    },
    { clause: 'HG-8.1', run: (g, _f, t) => shuffleBack(g, t, 'HG-8.1') },
  ],
);

/** HG-7.1: a gladiator is turned face up; HG-6.1: of a resource card only the type is known. */
function turnUp(g: Ludi, t: Table<Ludi>): void {
  t.reveal(NOBODY, EVERYBODY);
  if (isCatasta(g)) {
    const gladiator = g.tiros.pop()!;
    g.shown.push(gladiator);
    t.log?.emit({ kind: 'offered', clause: 'HG-7.1', gladiator });
  } else {
    const card = g.market.pop()!;
    g.lot.push(card);
    g.lotType = TYPE_OF[card]!;
    t.log?.emit({ kind: 'lot', clause: 'HG-6.1', type: TYPES[g.lotType]! });
  }
}

export interface Lot {
  opener: Seat;
  turn: Seat;
  high: number;
  leader: Seat;
  /** One bit for each seat that has passed. */
  passed: number;
  /** The card bought, for the buyer's eyes. */
  bought: number;
}

const locals: Lot = { opener: 0, turn: 0, high: 0, leader: -1, passed: 0, bought: -1 };

export const lot = rule<Ludi, Lot>(
  'lot',
  {
    locals,
    shows: ['opener', 'turn', 'high', 'leader', 'passed'],
    veils: { bought: (_g, f) => (f.leader < 0 ? NOBODY : only(f.leader)) },
  },
  [
    {
      clause: 'HG-5.9',
      sealed: true,
      ask: (g) => (g.sealedBids ? g.order.map((seat) => amount(seat, 'coins', 0, purse(g, seat))) : null),
      fallback: () => 0,
      barred: (g, _f, request) => fullLudus(g, request.seat),
      take(g, f, t, answers: readonly (Item | null)[]) {
        const from = g.order.indexOf(f.opener);
        for (let i = 0; i < g.order.length; i++) {
          const seat = g.order[(from + i) % g.order.length]!;
          const bid = answers[seat] as number;
          if (bid <= f.high) continue;
          f.high = bid;
          f.leader = seat;
        }
        t.log?.emit({ kind: 'bids', bids: answers.slice() });
        return to('HG-5.7');
      },
    },
    {
      clause: 'HG-5.4',
      at: 'HG-5.3',
      run(g, f, t) {
        if (!canSpeak(g, f, f.turn)) {
          f.passed |= 1 << f.turn;
          t.log?.emit({ kind: 'passed', clause: 'HG-5.5', seat: f.turn });
          advance(g, f);
          if (f.turn >= 0) return to('HG-5.3');
        }
      },
    },
    {
      clause: 'HG-5.4',
      ask: (g, f) => (f.turn < 0 ? null : bidRequest(g, f)),
      fallback: () => ({ do: 'pass' }),
      barred(g, f, request) {
        const coins = g.houses[request.seat]!.coins;
        const full = fullLudus(g, request.seat);
        if (full.length > 0 || coins > f.high) return full;
        return [
          { item: 'bid', clause: 'HG-5.5', reason: `the highest bid is ${f.high}, and the House has ${coins} coins` },
        ];
      },
      take(g, f, t, choice: { do: string; coins?: number }, seat) {
        if (choice.do === 'bid') {
          f.high = choice.coins!;
          f.leader = seat;
          t.log?.emit({ kind: 'bid', seat, coins: f.high });
        } else {
          f.passed |= 1 << seat;
          t.log?.emit({ kind: 'passed', clause: 'HG-5.6', seat });
        }
        advance(g, f);
        return f.turn < 0 ? undefined : to('HG-5.3');
      },
    },
    {
      clause: 'HG-5.7',
      run(g, f, t) {
        if (f.leader >= 0) return;
        unwanted(g, t);
        return end();
      },
    },
    { clause: 'HG-5.8', run: (g, f, t) => award(g, f, t) },
    {
      clause: 'HG-6.5',
      ask(g, f) {
        const house = g.houses[f.leader]!;
        return handSize(house) <= HAND_LIMIT ? null : pick(f.leader, 'card', cardsHeld(house));
      },
      fallback: (_g, f, request) =>
        request.kind === 'pick' && !request.from.includes(f.bought) ? request.from[0]! : f.bought,
      take: (g, f, t, card: Item) => discardCards(g, t, f.leader, [card as number], 'HG-6.5'),
    },
  ],
);

/** HG-5.5, HG-7.4: the most a House may bid. */
function purse(g: Ludi, seat: Seat): number {
  const house = g.houses[seat]!;
  return isCatasta(g) && house.ludus.length >= LUDUS_LIMIT ? 0 : house.coins;
}

/** Who can neither bid nor sell anybody first (HG-5.11) has nothing to say. */
const canSpeak = (g: Ludi, f: Lot, seat: Seat): boolean => purse(g, seat) > f.high || g.houses[seat]!.ludus.length > 1;

/** HG-5.3: the next House clockwise that may still speak; −1 when the lot is over (HG-5.7). */
function advance(g: Ludi, f: Lot): void {
  const { order } = g;
  const from = order.indexOf(f.turn);
  f.turn = -1;
  for (let i = 1; i <= order.length; i++) {
    const seat = order[(from + i) % order.length]!;
    if (seat === f.leader || (f.passed & (1 << seat)) !== 0) continue;
    f.turn = seat;
    return;
  }
}

const BID_OR_PASS: readonly Item[] = ['bid', 'pass'];
const PASS: readonly Item[] = ['pass'];
const WHEN_BID = { field: 'do', is: ['bid'] };

function bidRequest(g: Ludi, f: Frame & Lot): Request {
  const most = purse(g, f.turn);
  if (most <= f.high) return form(f.turn, [field('do', pick(f.turn, 'word', PASS))]);
  return form(f.turn, [
    field('do', pick(f.turn, 'word', BID_OR_PASS)),
    field('coins', amount(f.turn, 'coins', f.high + 1, most), WHEN_BID),
  ]);
}

const fullLudus = (g: Ludi, seat: Seat): Barred[] =>
  isCatasta(g) && g.houses[seat]!.ludus.length >= LUDUS_LIMIT
    ? [{ item: 'bid', clause: 'HG-7.4', reason: 'the Ludus holds 6 gladiators; sell one first' }]
    : [];

/** HG-6.3, HG-7.2 */
function unwanted(g: Ludi, t: Table<Ludi>): void {
  if (isCatasta(g)) {
    const gladiator = g.shown.pop()!;
    insert(g.aside, gladiator);
    t.log?.emit({ kind: 'aside', clause: 'HG-7.2', gladiator });
  } else {
    insert(g.unseen, g.lot.pop()!);
    g.unseenBacks[g.lotType]!++;
    t.log?.emit({ kind: 'unwanted', clause: 'HG-6.3', type: TYPES[g.lotType]! });
    g.lotType = -1;
  }
}

/** HG-5.8; HG-6.2: the buyer alone looks at a resource card; HG-7.5: a gladiator comes at full health. */
function award(g: Ludi, f: Frame & Lot, t: Table<Ludi>): void {
  const house = g.houses[f.leader]!;
  spend(g, f.leader, f.high, 0);
  if (isCatasta(g)) {
    const gladiator = g.shown.pop()!;
    house.ludus.push(newGladiator(gladiator));
    house.deeds.auctions[1]!++;
    t.log?.emit({ kind: 'recruited', seat: f.leader, gladiator, coins: f.high });
  } else {
    const card = g.lot.pop()!;
    g.lotType = -1;
    gain(house, card);
    f.bought = card;
    house.deeds.auctions[0]!++;
    t.reveal(NOBODY, only(f.leader));
    t.log?.emit(
      { kind: 'bought', seat: f.leader, type: TYPES[TYPE_OF[card]!]!, coins: f.high },
      secret(only(f.leader), { card }),
    );
  }
}
