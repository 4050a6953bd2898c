// The heuristic player in the Market phase: bids for cards and for hosting; its dealings are in trades.ts.

import type { Random } from '#engine/chance/random.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { exchangeGain } from '#games/spartacus/player/holdings.ts';
import { BRINK, deal } from '#games/spartacus/player/trades.ts';
import { goldOf, own } from '#games/spartacus/player/worth.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export function chooseMarket(view: SpartacusView, request: Request, random: Random): Choice | null {
  if (request.clause === 'SP-7.3') return request.kind === 'form' ? deal(view, request, random) : null;
  if (request.kind !== 'amount') return null;
  const bid = request.clause === 'SP-7.28' ? hostBid(view, request, random) : lotBid(view, request, random);
  return Math.max(request.min, Math.min(request.max, bid));
}

/**
 * Bids of two players, and of more. Among two a card decides the next fight. Among more it is one of many, while who hosts
 * gains a point on all of them: with such bids a House of four wins nearly twice its share from three that pay for cards.
 */
const DUEL = { card: 0.75, host: 3, eager: 0 };
const TABLE = { card: 0.33, host: 7, eager: 1 };
/** From so much influence on a point is worth more the nearer it is to the goal. */
const EAGER = 4;
/** Bids when somebody has all but won. */
const LAST_BID = 12;

const prices = (view: SpartacusView): typeof TABLE => (view.houses.length > 2 ? TABLE : DUEL);

/** Room left for the bids to come. */
const reserve = (view: SpartacusView): number => Math.max(1, Math.floor(view.row / 2) + 1);

function lotBid(view: SpartacusView, request: Request, random: Random): number {
  const house = own(view, request);
  const gold = goldOf(house) - stackOf(view, request.seat);
  const worth = exchangeGain(house, [view.lot[0]!], []);
  const wanted = Math.round(worth * prices(view).card) + random.below(2) - stackOf(view, request.seat);
  return Math.min(wanted, gold - reserve(view));
}

function hostBid(view: SpartacusView, request: Request, random: Random): number {
  const house = own(view, request);
  const gold = goldOf(house) - stackOf(view, request.seat);
  // One more point may be the last one needed, and rivals at the brink must be outbid.
  if (house.influence === BRINK) return gold;
  const { host, eager } = prices(view);
  const isLast = view.houses.some(({ influence }) => influence >= BRINK);
  const wanted = (isLast ? LAST_BID : host) + eager * Math.max(0, house.influence - EAGER) + random.below(4);
  return Math.min(wanted - stackOf(view, request.seat), gold);
}

function stackOf(view: SpartacusView, seat: number): number {
  const scene = view.flow.scenes[view.flow.scenes.length - 1]!;
  return (scene['stacks'] as readonly number[] | undefined)?.[seat] ?? 0;
}
