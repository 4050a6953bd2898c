// The player at auctions (HG-5.4, HG-5.9): cards at what they are worth on average, gladiators near the 5 coins for which
// they can be sold again.

import type { Amount, Choice, Form } from '#engine/requests/request.ts';
import { BLESSING, REQUIREMENTS, TIRO_CLASS } from '#games/house-of-gladiators/cards.ts';
import { type Condition, GLADIATORS } from '#games/house-of-gladiators/conditions.ts';
import { TUNING } from '#games/house-of-gladiators/player/tuning.ts';
import { gladiatorWorth, ownCondition, TYPE_WORTH, wantsUpgrade } from '#games/house-of-gladiators/player/worth.ts';
import { standingOf } from '#games/house-of-gladiators/rules/20-tasks.ts';
import { HAND_LIMIT, LUDUS_LIMIT, newGladiator } from '#games/house-of-gladiators/state.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';

export function bid(view: LudiView, request: Form): Choice {
  const coins = request.fields.find((field) => field.name === 'coins')?.request as Amount | undefined;
  if (coins === undefined || coins.min > Math.min(lotWorth(view), free(view))) return { do: 'pass' };
  return { do: 'bid', coins: coins.min };
}

/** He bids the minimum or passes: a higher bid only costs more, because the others bid again. */
export function bids(request: Form): Choice[] {
  const coins = request.fields.find((field) => field.name === 'coins')?.request as Amount | undefined;
  return coins === undefined ? [{ do: 'pass' }] : [{ do: 'bid', coins: coins.min }, { do: 'pass' }];
}

/** HG-5.9: his price at once, as far as his purse goes. */
export const sealedBid = (view: LudiView, { max }: Amount): number =>
  Math.min(max, Math.max(0, Math.min(lotWorth(view), free(view))));

/** The coins that are not kept for an upgrade. */
function free(view: LudiView): number {
  const house = view.houses[view.viewer]!;
  return house.coins - TUNING.reserve * coinsForUpgrade(house, ownCondition(view));
}

/** What the player's task wants to be paid for an upgrade, once a man has the victories for it. */
function coinsForUpgrade({ ludus }: HouseView, cond: Condition | null): number {
  if (!wantsUpgrade(cond, ludus)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const { tiro, second, victories } of ludus) {
    const need = REQUIREMENTS[tiro]!;
    if (second < 0 && victories >= need.victories) least = Math.min(least, need.coins);
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

/** The most that the lot is worth to the viewer. */
function lotWorth(view: LudiView): number {
  const house = view.houses[view.viewer]!;
  const cond = ownCondition(view);
  return Math.floor(view.lotType >= 0 ? cardWorth(view, house, cond) : recruitWorth(view, house, cond));
}

const isDuel = (view: LudiView): boolean => view.order.length === 2;

function cardWorth(view: LudiView, house: HouseView, cond: Condition | null): number {
  const hand = house.open.length + (typeof house.hand === 'number' ? house.hand : house.hand.length);
  const wanted = cond?.op === 'AUCTIONS' && cond.kind === 'resource' ? 3 : 0;
  const riches = Math.max(0, house.coins - TUNING.cardPurse) / TUNING.cardRiches;
  const above = (isDuel(view) ? TUNING.card : TUNING.cardAmongMany) + (view.lotType === BLESSING ? TUNING.blessing : 0);
  const atFirst = isDuel(view) && view.round === 1 ? TUNING.cardAtFirst : 0;
  const worth = TYPE_WORTH[view.lotType]! + above + wanted + riches + atFirst;
  if (hand >= HAND_LIMIT) return worth / 2;
  return cond?.op === 'HOLD' && cond.coins !== undefined ? Math.min(worth, 1) : worth;
}

function recruitWorth(view: LudiView, house: HouseView, cond: Condition | null): number {
  const { length } = house.ludus;
  if (length >= LUDUS_LIMIT) return 0;
  const quality = TUNING.quality * (gladiatorWorth(newGladiator(view.shown[0]!)) - 21);
  const riches = Math.max(0, house.coins - TUNING.recruitPurse) / TUNING.recruitRiches;
  const price = (isDuel(view) ? TUNING.recruit : TUNING.recruitAmongMany)[length]!;
  return price + quality + wanted(cond, house, view.shown[0]!) + riches;
}

/** What a man is worth for the player's task, the more the fewer are missing. */
function wanted(cond: Condition | null, { ludus, deeds }: HouseView, tiro: number): number {
  switch (cond?.op) {
    case 'OWN':
      return TUNING.wanted / Math.max(1, cond.n - ludus.length);
    case 'AUCTIONS':
      return cond.kind === 'gladiator' ? TUNING.wanted / Math.max(1, cond.n - deeds.auctions[GLADIATORS]!) : 0;
    case 'OWN_CLASSES':
      return ludus.some((one) => one.second < 0 && TIRO_CLASS[one.tiro] === TIRO_CLASS[tiro])
        ? 0
        : TUNING.wanted / Math.max(1, cond.n - standingOf({ coins: 0, rations: 0, ludus }).classes);
    default:
      return wantsUpgrade(cond, ludus) && ludus.every((one) => one.second >= 0) ? TUNING.wanted : 0;
  }
}
