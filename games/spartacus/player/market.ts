// The heuristic player in the Market phase: trades, sales, bids.

import type { Random } from '#engine/random.ts';
import type { Bargain, Choice, Form, Offer, Request } from '#engine/request.ts';
import { isCombatant, typeOf } from '#games/spartacus/cards.ts';
import { assetWorth, bestOf, bestStrength, fighters, goldOf, own, strength } from '#games/spartacus/player/worth.ts';
import type { Trade } from '#games/spartacus/state.ts';
import type { HouseView, SpartacusView } from '#games/spartacus/view.ts';

export function chooseMarket(view: SpartacusView, request: Request, random: Random): Choice | null {
  if (request.clause === 'SP-7.3') return request.kind === 'form' ? deal(view, request, random) : null;
  if (request.kind !== 'amount') return null;
  const bid = request.clause === 'SP-7.28' ? hostBid(view, request, random) : lotBid(view, request, random);
  return Math.max(request.min, Math.min(request.max, bid));
}

/** What a card is worth to this House: fighters more where there are few. */
function worthTo(house: HouseView, asset: number): number {
  const few = fighters(house).length < 2 && isCombatant(asset) ? 1.5 : 0;
  const best = isCombatant(asset) && strength(asset) > bestStrength(house) ? 1.5 : 0;
  return assetWorth(asset) + few + best;
}

/** Room left for the bids to come. */
const reserve = (view: SpartacusView): number => Math.max(1, Math.floor(view.row / 2) + 1);

function lotBid(view: SpartacusView, request: Request, random: Random): number {
  const house = own(view, request);
  const gold = goldOf(house) - stackOf(view, request.seat);
  const worth = worthTo(house, view.lot[0]!);
  const wanted = Math.round(worth * 0.55) + random.below(3) - stackOf(view, request.seat);
  return Math.min(wanted, gold - reserve(view));
}

function hostBid(view: SpartacusView, request: Request, random: Random): number {
  const house = own(view, request);
  const gold = goldOf(house) - stackOf(view, request.seat);
  // One more point may be the last one needed, and rivals at the brink must be outbid.
  const brink = Math.max(...view.houses.map((one) => one.influence)) >= 11;
  if (house.influence === 11) return gold;
  return Math.min((brink ? 5 : 2) + random.below(4) - stackOf(view, request.seat), gold - (brink ? 0 : 2));
}

function stackOf(view: SpartacusView, seat: number): number {
  const scene = view.flow.scenes[view.flow.scenes.length - 1]!;
  return (scene['stacks'] as readonly number[] | undefined)?.[seat] ?? 0;
}

function deal(view: SpartacusView, request: Form, random: Random): Choice {
  const house = own(view, request);
  const words = (request.fields[0]!.request as { from: readonly string[] }).from;
  const got = view.trades.filter((trade) => trade.to === request.seat);
  const first = got[0];
  if (first !== undefined) {
    const trade = first.from * 16 + 1;
    return { do: gainOf(house, first) > 0 ? 'accept' : 'refuse', trade };
  }
  const spare = spareCard(house);
  if (words.includes('sell') && goldOf(house) < 3 && spare >= 0) return { do: 'sell', asset: spare };
  const waiting = view.trades.filter((trade) => trade.from === request.seat).length;
  if (words.includes('offer') && waiting < 2 && random.below(3) === 0) {
    const field = request.fields.find((one) => one.name === 'bargain')!;
    const bargain = proposal(view, request, field.request as Offer, random);
    if (bargain !== null) return { do: 'offer', bargain };
  }
  return { do: words.includes('wait') ? 'wait' : 'done' };
}

/** What this House gains by accepting an offer made to it. */
function gainOf(house: HouseView, trade: Trade): number {
  const sum = (assets: readonly number[]): number => assets.reduce((all, asset) => all + worthTo(house, asset), 0);
  return sum(trade.give) + trade.giveGold - sum(trade.want) - trade.wantGold;
}

/** The cheapest card that is not needed, −1 if there is none. */
function spareCard(house: HouseView): number {
  const men = fighters(house);
  const spare = men.filter((asset) => men.length > 2 && typeOf(asset) === 'gladiator');
  return spare.length === 0 ? -1 : bestOf(spare, (asset) => -assetWorth(asset));
}

/** Gold for a fighter of somebody who has several: a little more than the bank would pay. */
function proposal(view: SpartacusView, request: Request, offer: Offer, random: Random): Bargain | null {
  const house = own(view, request);
  const purse = offer.coins - 3;
  let best: Bargain | null = null;
  let top = 0;
  for (const partner of offer.partners) {
    for (const item of partner.items as number[]) {
      const price = Math.ceil(assetWorth(item)) + random.below(2);
      const gain = worthTo(house, item) - price;
      if (price > purse || gain <= top) continue;
      top = gain;
      best = { with: partner.seat, give: [], giveCoins: price, want: [item], wantCoins: 0 };
    }
  }
  return best;
}
