// Chapter 7a: the Open Market, with its trade offers (SP-16.19 to SP-16.21).
//
// All players deal at the same time until each says that it is done. A player who waits is not asked until another has
// acted, or until all wait: then comes the *last call*, in which nobody can wait. An offer is seen by its two sides only,
// so it has a name of its own (07-offers.ts).

import { remove } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import { AGAIN, type Frame, type Next, rule } from '#engine/flow/flow.ts';
import {
  type Bargain,
  type Barred,
  field,
  form,
  type Item,
  offer,
  type Partner,
  pick,
  type Request,
} from '#engine/requests/request.ts';
import { only, type Seat } from '#engine/seat.ts';
import { isChampion, isReady, kindOf, priceOf } from '#games/spartacus/cards.ts';
import { bank, changeChampions, discardAsset, layOpen, move, type Play, purse } from '#games/spartacus/house.ts';
import { dropImpossible, offerName, offerNumber, otherSide, tradeOf } from '#games/spartacus/rules/07-offers.ts';
import type { Spartacus, Trade } from '#games/spartacus/state.ts';

/** SP-16.21 */
const MOST_OPEN = 10;
/** SP-16.30 */
export const MOST_OFFERS = 20;

type Dealing = {
  do: 'done' | 'wait' | 'sell' | 'offer' | 'accept' | 'refuse' | 'withdraw';
  asset?: number;
  bargain?: Bargain;
  trade?: number;
};

interface MarketLocals {
  /** Who is not done, and who of them waits for something to happen (SP-16.8). */
  open: Seat[];
  waiting: Seat[];
  lastCall: boolean;
}

const locals: MarketLocals = { open: [], waiting: [], lastCall: false };

/** SP-7.13: it is over when nobody is open any more. */
export const openMarket = rule<Spartacus, MarketLocals>(
  'open-market',
  { locals, shows: ['open', 'waiting', 'lastCall'] },
  [
    {
      clause: 'SP-7.3',
      ask(g, f) {
        const asked: Request[] = [];
        for (const seat of f.open) if (!f.waiting.includes(seat)) asked.push(dealing(g, f, seat));
        return asked;
      },
      fallback: () => ({ do: 'done' }),
      barred: (g, f, { seat }) => [
        ...exhaustedCards(g, seat),
        ...cardsInHand(g, seat),
        ...closedTo(g, f.open, seat),
        ...spentOffers(g, seat),
      ],
      take(g, f, t, choice: Dealing, seat): Next {
        if (choice.do === 'wait') {
          f.waiting.push(seat);
          t.log?.emit('waited', { clause: 'SP-16.8', seat });
          if (f.waiting.length < f.open.length) return AGAIN;
          f.waiting = [];
          f.lastCall = true;
          t.log?.emit('lastCallMade', { clause: 'SP-16.8' });
          return AGAIN;
        }
        f.waiting = [];
        if (choice.do !== 'done') f.lastCall = false;
        switch (choice.do) {
          case 'sell':
            sell(g, t, seat, choice.asset!);
            break;
          case 'offer':
            makeOffer(g, t, seat, choice.bargain!);
            break;
          case 'accept':
            accept(g, t, takeOff(g, otherSide(choice.trade!), seat, choice.trade!));
            break;
          case 'refuse':
            refuse(g, t, takeOff(g, otherSide(choice.trade!), seat, choice.trade!));
            break;
          case 'withdraw':
            whisper(t, 'withdrawn', takeOff(g, seat, otherSide(choice.trade!), choice.trade!));
            break;
          case 'done':
            finish(g, f, t, seat);
        }
        dropImpossible(g);
        return AGAIN;
      },
    },
  ],
);

/** Something has happened that those who wait may want to answer. */
export function wake(g: Spartacus): void {
  for (const frame of g.flow.frames) {
    if (frame.rule !== 'open-market') continue;
    const market = frame as Frame & MarketLocals;
    market.waiting = [];
    market.lastCall = false;
  }
}

/** SP-7.8: only ready cards are dealt in. */
const goods = (g: Spartacus, seat: Seat): number[] => g.houses[seat]!.assets.filter(isReady);

function dealing(g: Spartacus, f: MarketLocals, seat: Seat): Request {
  const own = goods(g, seat);
  const words: Item[] = f.lastCall ? ['done'] : ['done', 'wait'];
  const fields = [field('do', pick(seat, 'word', words))];
  if (own.length !== 0) {
    words.push('sell');
    fields.push(field('asset', pick(seat, 'asset', own), SELL));
  }
  const made = namesOf(g, seat, true);
  const got = namesOf(g, seat, false);
  const partners = made.length >= MOST_OPEN || g.offers[seat]! >= MOST_OFFERS ? [] : partnersOf(g, f.open, seat);
  const movable = own.length + g.gold[seat]! + partners.reduce((sum, one) => sum + one.items.length + one.coins, 0);
  if (partners.length !== 0 && movable > 0) {
    words.push('offer');
    fields.push(field('bargain', offer(seat, 'asset', partners, own, g.gold[seat]!, false), OFFER));
  }
  if (got.length !== 0) {
    words.push('accept', 'refuse');
    fields.push(field('trade', pick(seat, 'trade', got), ANSWER));
  }
  if (made.length !== 0) {
    words.push('withdraw');
    fields.push(field('trade', pick(seat, 'trade', made), WITHDRAW));
  }
  return form(seat, fields);
}

const SELL = { field: 'do', is: ['sell'] };
const OFFER = { field: 'do', is: ['offer'] };
const ANSWER = { field: 'do', is: ['accept', 'refuse'] };
const WITHDRAW = { field: 'do', is: ['withdraw'] };

/** The names of the offers a seat has made, or got. */
function namesOf(g: Spartacus, seat: Seat, made: boolean): number[] {
  const names: number[] = [];
  for (const trade of g.trades) {
    if ((made ? trade.from : trade.to) !== seat) continue;
    const other = made ? trade.to : trade.from;
    let name = offerName(other, 1);
    while (names.includes(name)) name++;
    names.push(name);
  }
  return names;
}

function partnersOf(g: Spartacus, open: readonly Seat[], seat: Seat): Partner[] {
  const partners: Partner[] = [];
  for (const other of open)
    if (other !== seat) partners.push({ seat: other, items: goods(g, other), coins: g.gold[other]! });
  return partners;
}

function exhaustedCards(g: Spartacus, seat: Seat): Barred[] {
  const barred = new Map<number, Barred>();
  for (const house of [g.houses[seat]!, ...g.houses]) {
    for (const item of house.assets) {
      if (!isReady(item))
        barred.set(item, { item, clause: 'SP-7.8', reason: 'exhausted cards cannot be bought, sold or swapped' });
    }
  }
  return [...barred.values()];
}

function cardsInHand(g: Spartacus, seat: Seat): Barred[] {
  const reason = 'cards in hand can be neither traded nor sold here';
  const { hand, assets } = g.houses[seat]!;
  // Of a kind that lies on the table too, that card is meant.
  const kinds = [...new Set(hand)].filter((kind) => !assets.includes(kind));
  return kinds.map((item) => ({ item, of: 'asset', clause: 'SP-7.5', reason }));
}

/** SP-7.9, SP-7.12: with whom no bargain can be made. */
function closedTo(g: Spartacus, open: readonly Seat[], seat: Seat): Barred[] {
  return g.houses.flatMap((_, item) => {
    if (item === seat) return [{ item, of: 'seat', clause: 'SP-7.9', reason: 'a bargain is made between two players' }];
    return open.includes(item)
      ? []
      : [{ item, of: 'seat', clause: 'SP-7.12', reason: 'this player has finished dealing' }];
  });
}

function spentOffers(g: Spartacus, seat: Seat): Barred[] {
  if (g.offers[seat]! < MOST_OFFERS) return [];
  return [{ item: 'offer', clause: 'SP-16.30', reason: `${MOST_OFFERS} offers have been made in this Open Market` }];
}

/** SP-7.6, SP-7.7 */
function sell(g: Spartacus, t: Play, seat: Seat, asset: number): void {
  discardAsset(g, t, seat, asset);
  move(g, bank(g), seat, priceOf(asset));
  t.log?.emit('sold', { clause: 'SP-7.6', seat, card: kindOf(asset), gold: priceOf(asset), purse: purse(g, seat) });
}

function makeOffer(g: Spartacus, t: Play, seat: Seat, bargain: Bargain): void {
  const trade = tradeOf(seat, bargain);
  g.trades.push(trade);
  g.offers[seat]!++;
  whisper(t, 'offered', trade);
}

/** SP-16.21: the two sides know; the others may notice that two players talk. */
function whisper(t: Play, what: 'offered' | 'withdrawn' | 'refused', trade: Trade): void {
  if (t.log === null) return;
  const { from, to, giveGold, wantGold } = trade;
  const fields = {
    what,
    seat: from,
    to,
    giveCards: kinds(trade.give),
    giveGold,
    wantCards: kinds(trade.want),
    wantGold,
  };
  t.log.emit('whispered', { clause: 'SP-16.21' }, shownTo(only(from) | only(to), fields));
}

const kinds = (assets: readonly number[]): number[] => assets.map(kindOf);

/** Takes an offer by its name off the list. */
function takeOff(g: Spartacus, from: Seat, to: Seat, name: number): Trade {
  let left = offerNumber(name) - 1;
  const place = g.trades.findIndex((trade) => trade.from === from && trade.to === to && left-- === 0);
  return g.trades.splice(place, 1)[0]!;
}

function refuse(g: Spartacus, t: Play, trade: Trade): void {
  g.refused.push(trade);
  whisper(t, 'refused', trade);
}

/** SP-7.9, SP-16.20: all parts move in one step. */
function accept(g: Spartacus, t: Play, trade: Trade): void {
  const { from, to, give, giveGold, want, wantGold } = trade;
  t.use('trade');
  layOpen(t, only(from) | only(to));
  move(g, from, to, giveGold);
  move(g, to, from, wantGold);
  if (t.log !== null) {
    const [giveCards, wantCards] = [kinds(give), kinds(want)];
    const purses = { purse: purse(g, from), toPurse: purse(g, to) };
    t.log.emit('traded', { clause: 'SP-7.9', seat: from, to, giveCards, giveGold, wantCards, wantGold, ...purses });
  }
  for (const asset of give) handOver(g, from, to, asset);
  for (const asset of want) handOver(g, to, from, asset);
  const net = champions(want) - champions(give);
  changeChampions(g, t, from, net);
  changeChampions(g, t, to, -net);
}

function handOver(g: Spartacus, from: Seat, to: Seat, asset: number): void {
  remove(g.houses[from]!.assets, asset);
  g.houses[to]!.assets.push(asset);
}

const champions = (assets: readonly number[]): number => assets.filter(isChampion).length;

/** SP-7.11, SP-7.12, SP-7.14 */
function finish(g: Spartacus, f: Frame & MarketLocals, t: Play, seat: Seat): void {
  f.open = f.open.filter((other) => other !== seat);
  g.trades = g.trades.filter((trade) => trade.from !== seat && trade.to !== seat);
  g.hidden |= 1 << seat;
  g.showed[seat] = g.gold[seat]!;
  t.log?.emit('doneTrading', { clause: 'SP-7.11', seat });
  if (f.open.length !== 0) return;
  g.refused = [];
  g.offers.fill(0);
}
