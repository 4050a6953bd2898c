// What is asked at a market, and which bid a coin stands for.

import { isForm, type LudiProps as Props } from '#client/tables/house-of-gladiators/props.ts';
import type { Choice } from '#engine/requests/request.ts';

export const isBidding = ({ request }: Props): boolean => request?.clause === 'HG-5.4';
export const isSealing = ({ request }: Props): boolean => request?.clause === 'HG-5.9';

/** Coins that can be touched at once: the least, some more, and all. */
const COINS = 6;

/** The amounts that can be bid; empty: none. */
export function amounts(props: Props): number[] {
  const { request } = props;
  const asked = isForm(request)
    ? request.fields.find(({ name }) => name === 'coins')?.request
    : isSealing(props)
      ? request
      : undefined;
  if (asked?.kind !== 'amount') return [];
  const all: number[] = [];
  for (let n = asked.min; n <= asked.max && all.length < COINS; n++) all.push(n);
  if (!all.includes(asked.max)) all.push(asked.max);
  return all;
}

/** The bounds of a bid, and the least amount without a coin of its own; null: every amount has one. */
export function between(props: Props): { min: number; max: number; first: number } | null {
  const all = amounts(props);
  if (all.length === 0) return null;
  const [min, max] = [all[0] ?? 0, all.at(-1) ?? 0];
  return max - min < all.length ? null : { min, max, first: min + all.length - 1 };
}

/** The answer that a coin stands for. */
export const bidOf = (props: Props, coins: number): Choice => (isSealing(props) ? coins : { do: 'bid', coins });

/** What is being bid; −1: nothing yet. */
export function draftedBid(props: Props): number {
  const choice = props.draft.value;
  // Elsewhere a number is a card, such as the one that is thrown away (HG-6.5).
  if (typeof choice === 'number') return isSealing(props) ? choice : -1;
  const coins = (choice as { coins?: unknown } | null)?.coins;
  return typeof coins === 'number' ? coins : -1;
}
