// Why a trade is worth its while to a side, from what everybody can see: what the bots count when they judge a bargain
// (holdings.ts), told as its first reason that holds.

import {
  cardOf,
  isChampion,
  isCombatant,
  isEquipment,
  isReady,
  kindOf,
  priceOf,
  typeOf,
} from '#games/spartacus/cards.ts';
import { STABLE } from '#games/spartacus/player/holdings.ts';
import { bestStrength, isSlave, strength } from '#games/spartacus/player/worth.ts';
import type { Trade } from '#games/spartacus/state.ts';
import type { HouseView } from '#games/spartacus/view.ts';

/** With so many a House has enough to send and to guard it. */
const ENOUGH = 2;

export type Reason =
  /** It wins or loses a champion, and with it a point of influence. */
  | { why: 'champion'; card: number }
  /** It has nobody, or too few, to send into the arena. */
  | { why: 'men'; card: number }
  /** A stronger man than its best. */
  | { why: 'stronger'; card: number }
  /** It has no equipment of that kind. */
  | { why: 'lacks'; card: number; type: string }
  | { why: 'guards'; card: number }
  /** A coin at every Upkeep. */
  | { why: 'income'; card: number }
  /** It feeds more gladiators than it sends. */
  | { why: 'upkeep'; card: number }
  /** It has another piece of that kind. */
  | { why: 'spare'; card: number; type: string }
  /** More gold than the bank would pay. */
  | { why: 'price'; gold: number; bank: number }
  | { why: 'none' };

/** What the two sides of a trade have from it: the one who offers it, and the one who is asked. */
export const reasonsOf = (houses: readonly HouseView[], trade: Trade): [offers: Reason, asked: Reason] => [
  reasonFor(houses[trade.from]!, trade.want, trade.give, trade.wantGold - trade.giveGold),
  reasonFor(houses[trade.to]!, trade.give, trade.want, trade.giveGold - trade.wantGold),
];

function reasonFor(house: HouseView, got: readonly number[], lost: readonly number[], gold: number): Reason {
  return gained(house, got) ?? relieved(house, lost) ?? paid(lost, gold) ?? { why: 'none' };
}

function gained(house: HouseView, got: readonly number[]): Reason | null {
  const champion = got.find(isChampion);
  if (champion !== undefined) return { why: 'champion', card: kindOf(champion) };
  const men = house.assets.filter((asset) => isReady(asset) && isCombatant(asset)).length;
  for (const asset of got) {
    const card = kindOf(asset);
    const type = typeOf(asset);
    if (isCombatant(asset) && men < ENOUGH) return { why: 'men', card };
    if (isCombatant(asset) && strength(asset) > bestStrength(house)) return { why: 'stronger', card };
    if (isEquipment(asset) && !house.assets.some((own) => typeOf(own) === type)) return { why: 'lacks', card, type };
    if (type === 'guard' && house.assets.filter((own) => typeOf(own) === type).length < ENOUGH)
      return { why: 'guards', card };
    if (isSlave(asset)) return { why: 'income', card };
  }
  return null;
}

function relieved({ assets }: HouseView, lost: readonly number[]): Reason | null {
  for (const asset of lost) {
    const type = typeOf(asset);
    const alike = assets.filter((own) => typeOf(own) === type).length;
    if (type === 'gladiator' && alike > STABLE) return { why: 'upkeep', card: kindOf(asset) };
    if (isEquipment(asset) && alike > 1) return { why: 'spare', card: kindOf(asset), type: cardOf(asset).type };
  }
  return null;
}

function paid(lost: readonly number[], gold: number): Reason | null {
  const bank = lost.reduce((sum, asset) => sum + priceOf(asset), 0);
  return lost.length > 0 && gold > bank ? { why: 'price', gold, bank } : null;
}
