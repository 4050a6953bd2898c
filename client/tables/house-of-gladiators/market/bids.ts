// What is asked at a market, and which bid a coin stands for.

import type { Lot } from '#client/tables/house-of-gladiators/pictures.ts';
import { isForm, type LudiProps as Props, sayOf } from '#client/tables/house-of-gladiators/props.ts';
import type { LudiKey } from '#client/tables/house-of-gladiators/words.ts';
import type { Choice } from '#engine/requests/request.ts';
import { LUDUS_LIMIT, newGladiator, saleValue } from '#games/house-of-gladiators/table-things.ts';

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

/** The others who are still in this auction. */
export const rivalsIn = ({ view, viewer }: Pick<Props, 'view' | 'viewer'>, { passed }: Lot): number[] =>
  view.houses.flatMap(({ out }, seat) => (out || seat === viewer || passed.includes(seat) ? [] : [seat]));

/** What a bid comes to: who could still answer it (HG-5.5). */
export function saysBid(props: Props, lot: Lot | null, n: number, what: string): string {
  const say = sayOf(props);
  if (lot === null || isSealing(props)) return say('market.says', { n, what });
  const rivals = rivalsIn(props, lot);
  if (rivals.length === 0) return say('market.says.last', { n, what });
  const able = rivals.filter((seat) => props.view.houses[seat]!.coins > n);
  const [one] = able;
  if (one === undefined) return say('market.says.most', { n, what });
  if (able.length > 1) return say('market.says.some', { n, what, count: able.length });
  return say('market.says.unless', { n, what, name: props.names[one]!, coins: props.view.houses[one]!.coins });
}

/** HG-5.4: the first bid for a gladiator is what he sells for at full health. */
export const FIRST_BID_MAN = saleValue(newGladiator(0));

/** Why the viewer cannot bid as it is: his ludus is full, or his coins are too few; null: he can, or is not asked. */
export function whyCannot(props: Props, lot: Lot | null): string | null {
  const house = props.view.houses[props.viewer];
  if (lot === null || house === undefined || !isBidding(props) || amounts(props).length > 0) return null;
  const say = sayOf(props);
  if (lot.tiro >= 0 && house.ludus.length >= LUDUS_LIMIT) return say('market.cannot.full');
  const { coins } = house;
  if (lot.leader < 0) return say('market.cannot.open', { n: lot.tiro >= 0 ? FIRST_BID_MAN : 1, coins });
  const n = Math.max(0, ...lot.bids.map((bid) => bid ?? 0));
  return say('market.cannot.more', { name: props.names[lot.leader] ?? '', n, coins });
}

/** Where the viewer could not even open he passed without a choice, and is told why. */
export function whyPassed({ view, viewer }: Pick<Props, 'view' | 'viewer'>, seat: number, lot: Lot | null): LudiKey {
  const { coins, ludus } = view.houses[seat]!;
  if (seat !== viewer || lot === null || lot.tiro < 0) return 'market.passed';
  if (ludus.length >= LUDUS_LIMIT) return 'market.passed.full';
  return coins < FIRST_BID_MAN ? 'market.passed.poor' : 'market.passed';
}
