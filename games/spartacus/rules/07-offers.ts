// Chapter 7b: a trade offer by itself (SP-16.19): its name, what it moves, and whether it can still be accepted.
//
// An offer is seen by its two sides only, so it goes by the other side and by its number among the offers from the one to
// the other: 2.1 is the first with seat 2.

import type { Bargain } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { timesIn } from '#games/spartacus/rules/14-ability.ts';
import type { Spartacus, Trade } from '#games/spartacus/state.ts';

/** The name of an offer is one number: the other side, and its number among the offers with that side, from 1. */
const NUMBERS = 16;
export const offerName = (other: Seat, number: number): number => other * NUMBERS + number;
export const otherSide = (name: number): Seat => Math.floor(name / NUMBERS);
export const offerNumber = (name: number): number => name % NUMBERS;
export const tradeName = (name: number): string => `${otherSide(name)}.${offerNumber(name)}`;

/** SP-16.19: a bargain as it stands in the list; what both sides name alike cancels out. */
export function tradeOf(from: Seat, { with: to, give, giveCoins, want, wantCoins }: Bargain): Trade {
  const both = Math.min(giveCoins, wantCoins);
  return {
    from,
    to,
    give: unmatched(give as number[], want as number[]),
    giveGold: giveCoins - both,
    want: unmatched(want as number[], give as number[]),
    wantGold: wantCoins - both,
  };
}

/** What one side names and the other does not, copy by copy. */
function unmatched(cards: readonly number[], others: readonly number[]): number[] {
  const rest = others.slice();
  return cards.filter((card) => {
    const place = rest.indexOf(card);
    if (place === -1) return true;
    rest.splice(place, 1);
    return false;
  });
}

/** SP-16.19: an offer that has become impossible is gone for good. */
export function dropImpossible(g: Spartacus): void {
  for (let i = g.trades.length - 1; i >= 0; i--) if (!isPossible(g, g.trades[i]!)) g.trades.splice(i, 1);
}

function isPossible(g: Spartacus, trade: Trade): boolean {
  const { from, to, give, giveGold, want, wantGold } = trade;
  return g.gold[from]! >= giveGold && g.gold[to]! >= wantGold && hasAll(g, from, give) && hasAll(g, to, want);
}

function hasAll(g: Spartacus, seat: Seat, assets: readonly number[]): boolean {
  const { assets: own } = g.houses[seat]!;
  return assets.every((asset) => timesIn(own, asset) >= timesIn(assets, asset));
}
