// Chapters 5 to 7: the auctions of the resource market (odd rounds) and of the Catasta (even rounds).

import { insert } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import { call, end, type Frame, rule, to } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { amount, type Barred, field, form, type Item, pick, type Request } from '#engine/requests/request.ts';
import { EVERYBODY, NOBODY, only, type Seat } from '#engine/seat.ts';
import { TYPE_OF, TYPES } from '#games/house-of-gladiators/cards.ts';
import { GLADIATORS, RESOURCES } from '#games/house-of-gladiators/conditions.ts';
import { isCatasta, shuffleBack, supply } from '#games/house-of-gladiators/rules/08-decks.ts';
import { discardCards, FULL_VALUE } from '#games/house-of-gladiators/rules/09-selling.ts';
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
        t.log?.emit('marketBegan', {
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
        return call(lot, { openerSeat: opener, by: opener, type: TYPES[g.lotType] ?? null }, 'HG-5.1');
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
    t.log?.emit('gladiatorOffered', { clause: 'HG-7.1', gladiator });
  } else {
    const card = g.market.pop()!;
    g.lot.push(card);
    g.lotType = TYPE_OF[card]!;
    t.log?.emit('lotOffered', { clause: 'HG-6.1', type: TYPES[g.lotType]! });
  }
}

export interface Lot {
  openerSeat: Seat;
  /** The House that bids or passes next; null when the lot is over. */
  by: Seat | null;
  high: number;
  leader: Seat | null;
  passedSeats: Seat[];
  /** The type of the resource card, null for a gladiator; HG-1.9: its back shows it, also in the buyer's hand. */
  type: (typeof TYPES)[number] | null;
  /** The card bought; only the buyer sees it. */
  bought: number | null;
}

const locals: Lot = { openerSeat: 0, by: null, high: 0, leader: null, passedSeats: [], type: null, bought: null };

export const lot = rule<Ludi, Lot>(
  'lot',
  {
    locals,
    shows: ['openerSeat', 'by', 'high', 'leader', 'passedSeats', 'type'],
    veils: { bought: (_g, f) => (f.leader === null ? NOBODY : only(f.leader)) },
  },
  [
    {
      clause: 'HG-5.9',
      sealed: true,
      ask: (g) => (g.sealedBids ? g.order.map((seat) => bidOf(g, seat, 0, purse(g, seat))) : null),
      fallback: () => 0,
      barred: (g, _f, request) => fullLudus(g, request.seat),
      take(g, f, t, answers: readonly (Item | null)[]) {
        const from = g.order.indexOf(f.openerSeat);
        for (let i = 0; i < g.order.length; i++) {
          const seat = g.order[(from + i) % g.order.length]!;
          const bid = answers[seat] as number;
          if (bid < leastBid(g, f)) continue;
          f.high = bid;
          f.leader = seat;
        }
        t.log?.emit('bidsOpened', { bids: answers.slice() as (number | null)[] });
        return to('HG-5.7');
      },
    },
    {
      clause: 'HG-5.4',
      at: 'HG-5.3',
      run(g, f, t) {
        if (canSpeak(g, f, f.by!)) return;
        pass(g, f, t, f.by!, 'HG-5.5');
        if (f.by !== null) return to('HG-5.3');
      },
    },
    {
      clause: 'HG-5.4',
      ask: (g, f) => (f.by === null ? null : bidRequest(g, f, f.by)),
      fallback: () => ({ do: 'pass' }),
      barred(g, f, request) {
        const coins = g.houses[request.seat]!.coins;
        const full = fullLudus(g, request.seat);
        const least = leastBid(g, f);
        if (full.length > 0 || coins >= least) return full;
        return [
          { item: 'bid', clause: 'HG-5.5', reason: `a bid is at least ${least}, and the House has ${coins} coins` },
        ];
      },
      take(g, f, t, choice: { do: string; coins?: number }, seat) {
        if (choice.do === 'bid') {
          f.high = choice.coins!;
          f.leader = seat;
          t.log?.emit('bid', { seat, coins: f.high });
          advance(g, f);
        } else pass(g, f, t, seat, 'HG-5.6');
        return f.by === null ? undefined : to('HG-5.3');
      },
    },
    {
      clause: 'HG-5.7',
      run(g, f, t) {
        if (f.leader !== null) return;
        unwanted(g, t);
        return end();
      },
    },
    { clause: 'HG-5.8', run: (g, f, t) => award(g, f, t) },
    {
      clause: 'HG-6.5',
      ask(g, f) {
        const house = g.houses[f.leader!]!;
        return handSize(house) <= HAND_LIMIT ? null : pick(f.leader!, 'card', cardsHeld(house));
      },
      // A hand grows only by what was just bought.
      fallback: (_g, f) => f.bought!,
      take: (g, f, t, card: Item) => discardCards(g, t, f.leader!, [card as number], 'HG-6.5'),
    },
  ],
);

/** HG-5.4: more than the highest bid; the first is at least 1, for a gladiator what the market pays for him (HG-9.1). */
const leastBid = (g: Ludi, f: Lot): number => (f.high > 0 ? f.high + 1 : isCatasta(g) ? FULL_VALUE : 1);

/** HG-5.5, HG-7.4: the most a House may bid. */
function purse(g: Ludi, seat: Seat): number {
  const house = g.houses[seat]!;
  return isCatasta(g) && house.ludus.length >= LUDUS_LIMIT ? 0 : house.coins;
}

/** A seat that can neither bid nor sell a gladiator first (HG-5.11) is not asked. */
const canSpeak = (g: Ludi, f: Lot, seat: Seat): boolean =>
  purse(g, seat) >= leastBid(g, f) || g.houses[seat]!.ludus.length > 1;

/** HG-5.6: out of this lot for good. */
function pass(g: Ludi, f: Lot, t: Table<Ludi>, seat: Seat, clause: string): void {
  f.passedSeats.push(seat);
  t.log?.emit('passed', { clause, seat });
  advance(g, f);
}

/** HG-5.3: the next House clockwise that may still speak; null when the lot is over (HG-5.7). */
function advance(g: Ludi, f: Lot): void {
  const { order } = g;
  const from = order.indexOf(f.by!);
  f.by = null;
  for (let i = 1; i <= order.length; i++) {
    const seat = order[(from + i) % order.length]!;
    if (seat === f.leader || f.passedSeats.includes(seat)) continue;
    f.by = seat;
    return;
  }
}

const BID_OR_PASS: readonly Item[] = ['bid', 'pass'];
const PASS: readonly Item[] = ['pass'];
const WHEN_BID = { field: 'do', is: ['bid'] };

const OVER_PURSE = { above: 'HG-5.5' };
const OVER_LUDUS = { above: 'HG-7.4' };

function bidOf(g: Ludi, by: Seat, least: number, most: number): Request {
  const request = amount(by, 'coins', least, most);
  request.clauses = most < g.houses[by]!.coins ? OVER_LUDUS : OVER_PURSE;
  return request;
}

function bidRequest(g: Ludi, f: Frame & Lot, by: Seat): Request {
  const most = purse(g, by);
  const least = leastBid(g, f);
  if (most < least) return form(by, [field('do', pick(by, 'word', PASS))]);
  return form(by, [field('do', pick(by, 'word', BID_OR_PASS)), field('coins', bidOf(g, by, least, most), WHEN_BID)]);
}

const fullLudus = (g: Ludi, seat: Seat): Barred[] =>
  isCatasta(g) && g.houses[seat]!.ludus.length >= LUDUS_LIMIT
    ? [{ item: 'bid', clause: 'HG-7.4', reason: `the Ludus holds ${LUDUS_LIMIT} gladiators; sell one first` }]
    : [];

/** HG-6.3, HG-7.2 */
function unwanted(g: Ludi, t: Table<Ludi>): void {
  if (isCatasta(g)) {
    const gladiator = g.shown.pop()!;
    insert(g.aside, gladiator);
    t.log?.emit('setAside', { clause: 'HG-7.2', gladiator });
  } else {
    insert(g.unseen, g.lot.pop()!);
    g.unseenBacks[g.lotType]!++;
    t.log?.emit('unwanted', { clause: 'HG-6.3', type: TYPES[g.lotType]! });
    g.lotType = -1;
  }
}

/** HG-5.8; HG-6.2: the buyer alone looks at a resource card; HG-7.5: a gladiator comes at full health. */
function award(g: Ludi, f: Frame & Lot, t: Table<Ludi>): void {
  const buyer = f.leader!;
  const house = g.houses[buyer]!;
  spend(g, buyer, f.high, 0);
  if (isCatasta(g)) {
    const gladiator = g.shown.pop()!;
    house.ludus.push(newGladiator(gladiator));
    house.deeds.auctions[GLADIATORS]!++;
    t.log?.emit('recruited', { seat: buyer, gladiator, coins: f.high, purse: house.coins });
  } else {
    const card = g.lot.pop()!;
    g.lotType = -1;
    gain(house, card);
    f.bought = card;
    house.deeds.auctions[RESOURCES]!++;
    t.reveal(NOBODY, only(buyer));
    t.log?.emit(
      'bought',
      { seat: buyer, type: TYPES[TYPE_OF[card]!]!, coins: f.high, purse: house.coins },
      shownTo(only(buyer), { card }),
    );
  }
}
