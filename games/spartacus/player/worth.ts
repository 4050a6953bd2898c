// What things are worth to the heuristic player, in coins.

import type { Request } from '#engine/requests/request.ts';
import { cardOf, favorOf, isChampion, isCombatant, isReady, priceOf, typeOf } from '#games/spartacus/cards.ts';
import type { HouseView, SpartacusView } from '#games/spartacus/view.ts';

export const own = (view: SpartacusView, request: Request): HouseView => view.houses[request.seat]!;

/** Gold as far as it is known. */
export const goldOf = (house: HouseView): number => house.gold ?? house.showed;

export const isSlave = (asset: number): boolean => typeOf(asset) === 'slave';

/** A card with what lies on it. */
export const assetWorth = (asset: number): number =>
  priceOf(asset) + 1.5 * favorOf(asset) + (isChampion(asset) ? 8 : 0) + (isSlave(asset) ? 1 : 0);

/** How well a combatant fights: dice, attack before the rest. */
export function strength(asset: number): number {
  const [atk = 0, def = 0, spd = 0] = cardOf(asset).dice;
  return atk * 1.3 + def * 1.1 + spd * 0.7 + (cardOf(asset).abilities.length > 0 ? 0.5 : 0);
}

export const fighters = (house: HouseView): number[] =>
  house.assets.filter((asset) => isReady(asset) && isCombatant(asset));

/** The strength of the best combatant a House can send, 0 without one. */
export const bestStrength = (house: HouseView): number =>
  fighters(house).reduce((best, asset) => Math.max(best, strength(asset)), 0);

/** Influence gets more expensive near the goal. */
export const influenceWorth = (influence: number): number => 5 + Math.max(0, influence - 6) * 1.5;

/** The rival who is closest to winning. */
export function leader(view: SpartacusView, self: number): number {
  let best = -1;
  for (const [seat, house] of view.houses.entries()) {
    if (seat !== self && (best < 0 || house.influence > view.houses[best]!.influence)) best = seat;
  }
  return best;
}

/** The item with the highest score; among equals the first. */
export function bestOf<T>(items: readonly T[], score: (item: T) => number): T {
  let best = items[0] as T;
  let top = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value > top) {
      top = value;
      best = item;
    }
  }
  return best;
}
