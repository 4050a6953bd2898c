// Bargains by value: what a trade does to the chances of its two sides, as far as one of them can see.
//
// The chances come from the features that a search judges positions by (features.ts), read from the view with the trade
// carried out, with weights of their own where three or four sit. What the cards are worth counts twice: the fit undervalues
// what a House can still do with them. A hand that is not shown counts as guards, which ask for nothing.

import type { Mind } from '#engine/dealing.ts';
import type { Bargain, Choice, Form, Offer, Partner } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { howMany, isShown } from '#engine/visibility.ts';
import { GUARD, isChampion } from '#games/spartacus/cards.ts';
import { evaluation } from '#games/spartacus/player/features.ts';
import { goldOf } from '#games/spartacus/player/worth.ts';
import { offerName } from '#games/spartacus/rules/07-offers.ts';
import { GOAL, type Spartacus, type Trade } from '#games/spartacus/state.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const HOLDINGS = evaluation.features.indexOf('holdings');
/** How often the worth of the cards counts. */
const TIMES = 2;
/** What features count in the Market of three and four, fitted to 2,500 games of the rule of thumb against itself. */
const MARKET: { readonly [feature: string]: number } = {
  ...{ influence: 0.2945, influence9: 0.3521, influence11: 0.0921, gold: 0.0334, holdings: 0.0299, hand: 0.0239 },
  ...{ handValue: 0.0095, guards: -0.052, best: 0.0469, men: 0.067, host: -0.0598, goldRoot: 0.399 },
};
/** Offers that wait for an answer at a time, and those made in one Open Market. */
const AT_ONCE = 2;
const MOST = 8;
/** A partner who has said no so often is not asked again. */
const PATIENCE = 3;
/** What the other side must gain by an offer, as a part of the victory. */
const THEIRS = 0.003;
/** The other side keeps a coin. */
const LEFT = 1;

/** The chances of all Houses in a view, and after a trade. */
export class Deals {
  private readonly shell: Spartacus;
  private readonly weights: readonly number[];
  private readonly features: Float64Array;
  private readonly sums: number[];
  private readonly regard: readonly number[];

  constructor(view: SpartacusView, { weights, regard }: Mind) {
    this.weights = view.houses.length > 2 ? evaluation.features.map((feature) => MARKET[feature] ?? 0) : weights!;
    this.regard = regard;
    this.features = new Float64Array(this.weights.length);
    // The features read these alone.
    this.shell = {
      houses: view.houses.map(({ card, influence, hand, assets }) => ({
        ...{ card, influence, assets },
        hand: isShown(hand) ? (hand as number[]) : new Array<number>(howMany(hand)).fill(GUARD),
      })),
      gold: view.houses.map(goldOf),
      host: view.host,
      fight: view.fight,
    } as unknown as Spartacus;
    this.sums = view.houses.map((_, seat) => this.sum(seat));
  }

  /** What a House and its partner gain by a trade, in parts of the victory; `pay` goes from the first to the second. */
  gains(me: Seat, other: Seat, give: readonly number[], want: readonly number[], pay: number): [number, number] {
    const { houses, gold } = this.shell;
    const [mine, theirs] = [houses[me]!, houses[other]!];
    const before = [mine.assets, theirs.assets, mine.influence, theirs.influence] as const;
    const champions = give.filter(isChampion).length - want.filter(isChampion).length;
    mine.assets = exchanged(mine.assets, give, want);
    theirs.assets = exchanged(theirs.assets, want, give);
    mine.influence = bounded(mine.influence - champions);
    theirs.influence = bounded(theirs.influence + champions);
    gold[me]! -= pay;
    gold[other]! += pay;
    const after = this.sums.slice();
    after[me] = this.sum(me);
    after[other] = this.sum(other);
    [mine.assets, theirs.assets, mine.influence, theirs.influence] = before;
    gold[me]! += pay;
    gold[other]! -= pay;
    const [now, then] = [shares(this.sums), shares(after)];
    let worth = 0;
    for (let seat = 0; seat < then.length; seat++)
      worth += (seat === me ? 1 : this.regard[seat]!) * (then[seat]! - now[seat]!);
    return [worth, then[other]! - now[other]!];
  }

  private sum(seat: Seat): number {
    evaluation.read(this.shell, seat, this.features);
    let sum = (TIMES - 1) * this.weights[HOLDINGS]! * this.features[HOLDINGS]!;
    for (let i = 0; i < this.weights.length; i++) sum += this.weights[i]! * this.features[i]!;
    return sum;
  }
}

const bounded = (influence: number): number => Math.max(0, Math.min(GOAL, influence));

function exchanged(assets: readonly number[], out: readonly number[], into: readonly number[]): number[] {
  const after = assets.slice();
  for (const asset of out) after.splice(after.indexOf(asset), 1);
  after.push(...into);
  return after;
}

function shares(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const total = parts.reduce((all, one) => all + one, 0);
  return parts.map((one) => one / total);
}

/** SP-7.3: the best offer is accepted or refused; else one is made, where both sides gain. Null: nothing to deal in. */
export function dealByValue(view: SpartacusView, request: Form, mind: Mind): Choice | null {
  const deals = new Deals(view, mind);
  const answered = answer(view, request.seat, mind, deals);
  if (answered !== null) return answered;
  const field = request.fields.find(({ name }) => name === 'bargain');
  const waiting = view.trades.filter(({ from }) => from === request.seat).length;
  if (field === undefined || waiting >= AT_ONCE || view.offers >= MOST) return null;
  const bargain = proposal(view, field.request as Offer, mind, deals);
  return bargain === null ? null : { do: 'offer', bargain };
}

function answer(view: SpartacusView, seat: Seat, { style }: Mind, deals: Deals): Choice | null {
  const numbers = new Map<Seat, number>();
  let best = { trade: -1, gain: Number.NEGATIVE_INFINITY };
  for (const trade of view.trades) {
    if (trade.to !== seat) continue;
    const number = (numbers.get(trade.from) ?? 0) + 1;
    numbers.set(trade.from, number);
    const [gain] = deals.gains(seat, trade.from, trade.want, trade.give, trade.wantGold - trade.giveGold);
    const poor = goldOf(view.houses[seat]!) - trade.wantGold + trade.giveGold < style.reserve && trade.wantGold > 0;
    const worth = poor ? Number.NEGATIVE_INFINITY : gain;
    if (best.trade < 0 || worth > best.gain) best = { trade: offerName(trade.from, number), gain: worth };
  }
  if (best.trade < 0) return null;
  return { do: style.deals && best.gain >= style.margin ? 'accept' : 'refuse', trade: best.trade };
}

interface Found {
  bargain: Bargain;
  gain: number;
}

/** The offer that helps this House most, of those its partner should like: the least payment that he takes. */
function proposal(view: SpartacusView, { partners, give, coins }: Offer, mind: Mind, deals: Deals): Bargain | null {
  const { style } = mind;
  let best: Found | null = null;
  const weigh = (partner: Partner, mine: readonly number[], theirs: readonly number[]): void => {
    const [ours, his] = deals.gains(view.viewer, partner.seat, mine, theirs, 0);
    // Gold moves what there is to gain from one side to the other; it makes next to none.
    if (ours + his < style.margin) return;
    const terms = termsOf(view, partner, mine, theirs);
    const least = Math.max(terms.least, LEFT - partner.coins);
    const pay = leastPay(least, Math.min(terms.most, coins - Math.max(LEFT, style.reserve)), (price) => {
      return price >= terms.taken || deals.gains(view.viewer, partner.seat, mine, theirs, price)[1] >= THEIRS;
    });
    // Gold for nothing is a gift, and no bargain.
    if (pay === null || (theirs.length === 0 && pay >= 0)) return;
    const [gain] = deals.gains(view.viewer, partner.seat, mine, theirs, pay);
    if (gain < style.margin || gain <= (best?.gain ?? 0)) return;
    const [giveCoins, wantCoins] = [Math.max(0, pay), Math.max(0, -pay)];
    best = { bargain: { with: partner.seat, give: [...mine], giveCoins, want: [...theirs], wantCoins }, gain };
  };
  const goods = [...new Set(give as number[])];
  for (const partner of partners) {
    if (timesRefused(view, partner.seat) >= PATIENCE) continue;
    const theirs = [...new Set(partner.items as number[])];
    for (const item of theirs) weigh(partner, [], [item]);
    for (const item of goods) weigh(partner, [item], []);
    for (const item of goods) for (const other of theirs) if (item !== other) weigh(partner, [item], [other]);
  }
  return (best as Found | null)?.bargain ?? null;
}

/** How often a partner has said no in this Open Market. */
const timesRefused = ({ refused, viewer }: SpartacusView, partner: Seat): number =>
  refused.reduce((count, { from, to }) => count + (from === viewer && to === partner ? 1 : 0), 0);

/** The lowest price that is accepted, where a seat that accepts one accepts all above it. */
function leastPay(least: number, most: number, isTaken: (price: number) => boolean): number | null {
  if (least > most || !isTaken(most)) return null;
  let [low, high] = [least, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isTaken(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * What the refusals of this Open Market say about a price for these cards: who refused one takes no less than some coins
 * more, and who named one himself, in an offer that was refused here, takes it. An offer that still waits is not repeated.
 */
function termsOf(
  { refused, trades, viewer }: SpartacusView,
  { seat: partner }: Partner,
  mine: readonly number[],
  theirs: readonly number[],
): { least: number; most: number; taken: number } {
  const terms = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY, taken: Number.POSITIVE_INFINITY };
  const isOurs = (trade: Trade): boolean =>
    trade.from === viewer && trade.to === partner && isSame(trade.give, mine) && isSame(trade.want, theirs);
  if (trades.some(isOurs)) return { ...terms, most: Number.NEGATIVE_INFINITY };
  for (const trade of refused) {
    const price = trade.giveGold - trade.wantGold;
    if (isOurs(trade)) terms.least = Math.max(terms.least, price + 1 + Math.floor(Math.abs(price) / 4));
    const isHis = trade.from === partner && trade.to === viewer;
    if (!isHis || !isSame(trade.want, mine) || !isSame(trade.give, theirs)) continue;
    // He asked for this, and it was too much: it is answered with less, or not at all.
    terms.taken = Math.min(terms.taken, -price);
    terms.most = Math.min(terms.most, -price - 1);
  }
  return terms;
}

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();
