// What all the cards of a House are worth together, in coins, so that a card is worth to a House what it adds there.
//
// Between two Houses that judge by the same sum a trade makes the sums grow, so bargaining comes to an end.

import { isShown } from '#engine/visibility.ts';
import {
  CARDS,
  isChampion,
  isCombatant,
  isGuard,
  isReady,
  isScheme,
  kindOf,
  matches,
  REQS,
  typeOf,
} from '#games/spartacus/cards.ts';
import { assetWorth, influenceWorth, strength } from '#games/spartacus/player/worth.ts';
import type { HouseView } from '#games/spartacus/view.ts';

/** More gladiators than this only cost their upkeep. */
export const STABLE = 3;
/** A scheme this far beyond the House's own influence is worth preparing. */
const WITHIN_REACH = 3;

export function holdingsWorth(house: HouseView, assets: readonly number[]): number {
  let worth = 0;
  let men = 0;
  let gladiators = 0;
  let guards = 0;
  let best = 0;
  let weapons = 0;
  let armor = 0;
  let specials = 0;
  for (const asset of assets) {
    const type = typeOf(asset);
    worth += assetWorth(asset);
    if (isChampion(asset)) worth += influenceWorth(house.influence) - 8;
    if (type === 'gladiator') gladiators++;
    else if (type === 'weapon') weapons++;
    else if (type === 'armor') armor++;
    else if (type === 'special') specials++;
    if (isGuard(kindOf(asset))) guards++;
    if (!isReady(asset) || !isCombatant(asset)) continue;
    men++;
    best = Math.max(best, strength(asset));
  }
  worth += 1.5 * Math.min(men, 2) + 0.3 * best + Math.min(guards, 2);
  worth += gearWorth(weapons);
  worth += gearWorth(armor);
  worth += gearWorth(specials);
  const wished = wishes(house, assets);
  return worth + wished - (wished > 0 ? 0 : 1.2 * Math.max(0, gladiators - STABLE));
}

/** One piece of each kind is used in a fight; a second one waits. */
const gearWorth = (count: number): number => (count === 0 ? 0 : 0.5 - 1.5 * (count - 1));

/** What the schemes that count cards on the table gain from those that are there, where the hand is known. */
function wishes(house: HouseView, assets: readonly number[]): number {
  if (!isShown(house.hand)) return 0;
  let worth = 0;
  for (const kind of house.hand) worth += wishWorth(house, assets, kind);
  return worth;
}

/** A scheme that brings influence to whom has so many cards of a kind. */
interface Wish {
  filter: number;
  needed: number;
  gain: number;
}

/** By kind of card; null for those that wish for nothing. */
const WISHES: readonly (Wish | null)[] = CARDS.map((card, kind) => {
  if (!isScheme(kind)) return null;
  const ability = card.abilities[0]!;
  const counted = ability.conditions.find(({ name }) => name === 'readyCount');
  const gain = (ability.effects.find(({ name }) => name === 'influence')?.args[0] ?? 0) as number;
  if (counted === undefined || gain <= 0) return null;
  const [filter, needed] = counted.args as [number, number];
  return { filter, needed, gain };
});

/** What a scheme is worth while it waits for the cards it counts: the more of them are there, the nearer it is. */
export function wishWorth(house: HouseView, assets: readonly number[], kind: number): number {
  const wish = WISHES[kind]!;
  if (wish === null || REQS[kind]! > house.influence + WITHIN_REACH) return 0;
  let there = 0;
  for (const asset of assets) if (matches(wish.filter, asset)) there++;
  const share = Math.min(1, there / wish.needed);
  return wish.gain * influenceWorth(house.influence) * share * share;
}

/** What a House gains by getting some cards and giving others away; `before`: what it has is worth so much. */
export function exchangeGain(
  house: HouseView,
  get: readonly number[],
  give: readonly number[],
  before = holdingsWorth(house, house.assets),
): number {
  const after = house.assets.slice();
  for (const asset of give) after.splice(after.indexOf(asset), 1);
  after.push(...get);
  return holdingsWorth(house, after) - before;
}
