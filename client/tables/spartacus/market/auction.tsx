// Auctions and the bid to host (D-14): coins laid one by one, seals that crack together, a further bid after a tie.

import { BidTray } from '#client/tables/spartacus/market/bid-tray.tsx';
import { AuctionStage } from '#client/tables/spartacus/market/bidders.tsx';
import { isBidding, isHosting, ownBid, ownGold, stackOf } from '#client/tables/spartacus/market/bidding.ts';
import { BidsLedger } from '#client/tables/spartacus/market/bids-ledger.tsx';
import {
  cardName,
  homeOf,
  type SpartacusProps as Props,
  type SpartacusSceneParts,
  sayOf,
} from '#client/tables/spartacus/props.ts';
import type { Beside, Plan } from '#client/tables/table.ts';

function says(props: Props): Plan | null {
  if (!isBidding(props)) return null;
  const say = sayOf(props);
  const bid = ownBid(props);
  const stack = stackOf(props, homeOf(props));
  const gold = stack + bid;
  const keep = ownGold(props) - gold;
  const notes = [{ text: say('bets.change'), clause: 'SP-16.5', tone: 'plain' as const }];
  if (props.draft.value === null && props.answered === null)
    return { text: say(stack > 0 ? 'bid.choose.top' : 'bid.choose'), notes, label: say('bid.do.none') };
  const lot = props.view.lot[0];
  const text = isHosting(props)
    ? say('bid.says.host', { gold, influence: props.view.houses[props.viewer]!.influence + 1 })
    : say('bid.says.lot', { gold, keep, card: lot === undefined ? '' : cardName(props, lot) });
  return { text, notes, label: stack > 0 ? say('bid.do.top', { bid, gold, keep }) : say('bid.do', { gold, keep }) };
}

function beside(props: Props): Beside[] {
  if (!isBidding(props)) return [];
  const say = sayOf(props);
  const stack = stackOf(props, homeOf(props));
  return [
    stack > 0
      ? { choice: 0, label: say('bid.nothing.top'), price: say('bid.nothing.stay', { gold: stack }) }
      : { choice: 0, label: say('bid.nothing'), price: say('bid.nothing.keep', { gold: ownGold(props) }) },
  ];
}

export const auction: SpartacusSceneParts = {
  Stage: AuctionStage,
  Tray: BidTray,
  Ledger: BidsLedger,
  tab: 'bids',
  stage: 'table',
  says,
  beside,
};
