// The next ledger of a House (SP-4.16): what it will count, and the gold that this brings.

import type { SpartacusProps } from '#client/tables/spartacus/props.ts';
import { frameOf } from '#client/tables/touch.ts';
import { EXHAUSTED, isInjured, wageOf } from '#games/spartacus/cards.ts';

/** SP-4.6: the cards of the viewer that the draft leaves exhausted. */
export const keptTired = ({ request, draft }: SpartacusProps): readonly number[] =>
  request?.clause === 'SP-4.6' && Array.isArray(draft.value) ? (draft.value as number[]) : [];

/**
 * The cards of a House as its next ledger counts them. Before the ledgers all that is exhausted is refreshed (SP-4.4), but for
 * what a House has left exhausted, or is about to.
 */
export function cardsAtLedger(props: SpartacusProps, seat: number): readonly number[] {
  const { view } = props;
  const { assets } = view.houses[seat]!;
  const open = frameOf(view, 'refresh')?.['open'] as number[] | undefined;
  const isOver =
    open === undefined ? ['heal', 'ledgers'].some((rule) => frameOf(view, rule) !== null) : !open.includes(seat);
  if (isOver) return assets;
  const kept = seat === props.viewer ? [...keptTired(props)] : [];
  return assets.map((asset) => {
    const place = kept.indexOf(asset);
    if (place >= 0) kept.splice(place, 1);
    return isInjured(asset) || place >= 0 ? asset : asset & ~EXHAUSTED;
  });
}

/** The net gold that the next Upkeep brings a House, as its ledger will count it. */
export const upkeepOf = (props: SpartacusProps, seat: number): number =>
  cardsAtLedger(props, seat).reduce((net, asset) => net + wageOf(asset), 0);
