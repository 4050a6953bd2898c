// The state of a sealed auction for each House: it thinks, has sealed, or its bid is open.

import { type Bids, lying } from '#client/tables/spartacus/pictures.ts';
import { frameOf, homeOf, type SpartacusProps as Props } from '#client/tables/spartacus/props.ts';
import type { Scene } from '#engine/flow/scene.ts';

export const BID = 'SP-7.17';
export const HOST_BID = 'SP-7.28';
export const isBid = (clause: string | undefined): boolean => clause === BID || clause === HOST_BID;

export const isBidding = ({ request }: Props): boolean => request?.kind === 'amount' && isBid(request.clause);

const biddingOf = ({ view }: Props): Scene | null => frameOf(view, 'hosting') ?? frameOf(view, 'auction');

const listOf = (frame: Scene | null, name: string): readonly number[] => (frame?.[name] as number[] | undefined) ?? [];

/** What each House has bid in earlier rounds of this bidding. */
export const stackOf = (props: Props, seat: number): number => listOf(biddingOf(props), 'stacks')[seat] ?? 0;

/** Whether bids are asked for now. */
export const isOpen = ({ asked, stage }: Props): boolean =>
  stage.beat === null && asked.some(({ clause }) => isBid(clause));

/** The open bids; null while the first seals of a lot are unbroken. */
export function openBids(props: Props): Bids | null {
  const laid = lying(props.stage, 'bids');
  if (laid === null || !isOpen(props)) return laid;
  return listOf(biddingOf(props), 'stacks').some((stack) => stack > 0) ? laid : null;
}

export const isHosting = (props: Props): boolean =>
  props.stage.beat === null || lying(props.stage, 'bids') === null
    ? frameOf(props.view, 'hosting') !== null
    : lying(props.stage, 'bids')!.isHosting;

export type BidState = 'thinks' | 'sealed' | 'open' | 'tied' | 'out' | 'won';

export function bidState(props: Props, seat: number): BidState {
  const bids = openBids(props);
  if (isOpen(props)) {
    const bidders = listOf(biddingOf(props), 'bidders');
    if (!bidders.includes(seat)) return 'out';
    return props.asked.some((one) => one.seat === seat) && !(seat === props.viewer && props.answered !== null)
      ? 'thinks'
      : 'sealed';
  }
  if (bids === null) return 'thinks';
  if (bids.winner === seat) return 'won';
  if (bids.tied.includes(seat)) return 'tied';
  return bids.winner >= 0 || bids.tied.length > 0 ? 'out' : 'open';
}

/** The total bid of a House as far as it is open; null: nothing is. */
export function bidOf(props: Props, seat: number): number | null {
  const bids = openBids(props);
  const bid = bids?.bids[seat];
  return bids === null || bid == null ? null : bid + (bids.stacks[seat] ?? 0);
}

/** The draft of the viewer's bid. */
export function ownBid({ draft, answered }: Props): number {
  if (typeof draft.value === 'number') return draft.value;
  return typeof answered === 'number' ? answered : 0;
}

export const ownGold = (props: Props): number => props.view.houses[homeOf(props)]!.gold ?? 0;
