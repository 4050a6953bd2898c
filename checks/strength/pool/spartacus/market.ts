// The heuristic player in the Market phase: bids for cards and for hosting; its dealings are in trades.ts.

import { exchangeGain } from '#checks/strength/pool/spartacus/holdings.ts';
import { deal } from '#checks/strength/pool/spartacus/trades.ts';
import { goldOf, own } from '#checks/strength/pool/spartacus/worth.ts';
import type { Random } from '#engine/chance/random.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export function chooseMarket(view: SpartacusView, request: Request, random: Random): Choice | null {
  if (request.clause === 'SP-7.3') return request.kind === 'form' ? deal(view, request, random) : null;
  if (request.kind !== 'amount') return null;
  const bid = request.clause === 'SP-7.28' ? hostBid(view, request, random) : lotBid(view, request, random);
  return Math.max(request.min, Math.min(request.max, bid));
}

/** Room left for the bids to come. */
const reserve = (view: SpartacusView): number => Math.max(1, Math.floor(view.row / 2) + 1);

function lotBid(view: SpartacusView, request: Request, random: Random): number {
  const house = own(view, request);
  const gold = goldOf(house) - stackOf(view, request.seat);
  const worth = exchangeGain(house, [view.lot[0]!], []);
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
