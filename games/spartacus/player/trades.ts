// The heuristic player in the Open Market: answers offers, sells what is no use to it, and offers gold for cards, cards
// for gold and card for card, where both Houses gain as far as it can see.

import type { Random } from '#engine/chance/random.ts';
import type { Bargain, Choice, Form, Offer } from '#engine/requests/request.ts';
import { isChampion, isReady, priceOf } from '#games/spartacus/cards.ts';
import { exchangeGain, holdingsWorth } from '#games/spartacus/player/holdings.ts';
import { bestOf, goldOf, own } from '#games/spartacus/player/worth.ts';
import { offerName } from '#games/spartacus/rules/07-offers.ts';
import type { Trade } from '#games/spartacus/state.ts';
import type { HouseView, SpartacusView } from '#games/spartacus/view.ts';

/** What is kept for the bids to come. */
const RESERVE = 3;
/** Offers that wait for an answer at a time. */
const AT_ONCE = 2;
/** With this much influence one champion more may win the game. */
export const BRINK = 11;
/** What each side must gain for it to be worth the talk. */
const LEAST_GAIN = 0.5;
/** So large a loss is seen by everybody. */
const PLAIN_LOSS = 1;

export function deal(view: SpartacusView, request: Form, random: Random): Choice {
  const house = own(view, request);
  const words = (request.fields[0]!.request as { from: readonly string[] }).from;
  const answered = answer(view, request.seat);
  if (answered !== null) return answered;
  const spare = words.includes('sell') ? spareCard(house) : null;
  if (spare !== null) return { do: 'sell', asset: spare };
  const waiting = view.trades.filter((trade) => trade.from === request.seat).length;
  if (words.includes('offer') && waiting < AT_ONCE && random.below(2) === 0) {
    const field = request.fields.find((one) => one.name === 'bargain')!;
    const bargain = proposal(view, house, field.request as Offer);
    if (bargain !== null) return { do: 'offer', bargain };
  }
  return { do: words.includes('wait') ? 'wait' : 'done' };
}

/** The best of the offers made to this seat is accepted, a bad one refused. */
function answer(view: SpartacusView, seat: number): Choice | null {
  const best = bestOffer(view, seat);
  return best === null ? null : { do: best.gain > 0 ? 'accept' : 'refuse', trade: best.trade };
}

/** The name of the offer made to this seat by which it gains most; null: there is none. */
function bestOffer(view: SpartacusView, seat: number): { trade: number; gain: number } | null {
  const house = view.houses[seat]!;
  const names = new Map<number, number>();
  let best: { trade: number; gain: number } | null = null;
  for (const trade of view.trades) {
    if (trade.to !== seat) continue;
    const nth = (names.get(trade.from) ?? 0) + 1;
    names.set(trade.from, nth);
    const gain = gainOf(view, house, trade);
    if (best === null || gain > best.gain) best = { trade: offerName(trade.from, nth), gain };
  }
  return best;
}

/** What else can be thought of in the Open Market: a beginner may misjudge a bargain, but gives nothing away for nothing. */
export function otherDeals(view: SpartacusView, request: Form): readonly Choice[] {
  const best = bestOffer(view, request.seat);
  if (best === null || best.gain > -PLAIN_LOSS) return [];
  const words = (request.fields[0]!.request as { from: readonly string[] }).from;
  return [{ do: words.includes('wait') ? 'wait' : 'done' }];
}

/** What this House gains by accepting an offer made to it; nobody hands a rival the last point he needs. */
function gainOf(view: SpartacusView, house: HouseView, trade: Trade): number {
  if (trade.want.some(isChampion) && view.houses[trade.from]!.influence >= BRINK) return Number.NEGATIVE_INFINITY;
  return exchangeGain(house, trade.give, trade.want) + trade.giveGold - trade.wantGold;
}

/** The card for which the bank pays more than it is worth here, or little less, null if there is none. */
function spareCard(house: HouseView): number | null {
  const ready = house.assets.filter(
    (asset) => isReady(asset) && exchangeGain(house, [], [asset]) + priceOf(asset) > -needOf(house),
  );
  return ready.length === 0 ? null : bestOf(ready, (asset) => exchangeGain(house, [], [asset]) + priceOf(asset));
}

/** What a coin in hand is worth beyond itself: more where there are few. */
const needOf = (house: HouseView): number => (goldOf(house) < RESERVE ? 1.75 : 0.75);

/** The offer by which this House gains most, of those the other side should like too. */
function proposal(view: SpartacusView, house: HouseView, { partners, give, coins }: Offer): Bargain | null {
  let best: Bargain | null = null;
  let top = LEAST_GAIN;
  const before = holdingsWorth(house, house.assets);
  const goods = [...new Set(give as number[])];
  for (const partner of partners) {
    const other = view.houses[partner.seat]!;
    const otherBefore = holdingsWorth(other, other.assets);
    const weigh = (mine: readonly number[], theirs: readonly number[]): void => {
      if (mine.some(isChampion) && other.influence >= BRINK) return;
      const gain = exchangeGain(house, theirs, mine, before);
      const theirGain = exchangeGain(other, mine, theirs, otherBefore);
      // The other side gets just as much gold as makes it gain too, or pays all but that.
      const pay = Math.ceil(LEAST_GAIN - theirGain);
      if (gain - pay <= top || pay > coins - RESERVE || -pay > partner.coins - 1) return;
      const bargain = {
        with: partner.seat,
        give: mine.slice(),
        giveCoins: Math.max(0, pay),
        want: theirs.slice(),
        wantCoins: Math.max(0, -pay),
      };
      if (wasNamed(view, bargain)) return;
      top = gain - pay;
      best = bargain;
    };
    const theirs = [...new Set(partner.items as number[])];
    for (const item of theirs) weigh([], [item]);
    for (const item of goods) weigh([item], []);
    for (const item of goods) for (const theirItem of theirs) if (item !== theirItem) weigh([item], [theirItem]);
  }
  return best;
}

/** An offer that was refused in this Open Market is not made again, nor one that still waits for its answer. */
function wasNamed({ refused, trades, viewer }: SpartacusView, bargain: Bargain): boolean {
  const { with: partner, give, giveCoins, want, wantCoins } = bargain;
  return [...refused, ...trades].some(
    (trade) =>
      trade.from === viewer &&
      trade.to === partner &&
      trade.giveGold === giveCoins &&
      trade.wantGold === wantCoins &&
      trade.give.join() === give.join() &&
      trade.want.join() === want.join(),
  );
}
