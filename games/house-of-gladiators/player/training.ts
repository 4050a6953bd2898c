// The player in Training (HG-10.1): one action after the other, then the lock.

import type { Amount, Choice, Field, Form, Item, Pick } from '#engine/requests/request.ts';
import { effectOf, REQUIREMENTS } from '#games/house-of-gladiators/cards.ts';
import type { Condition } from '#games/house-of-gladiators/conditions.ts';
import { neediest } from '#games/house-of-gladiators/player/matching.ts';
import { TUNING } from '#games/house-of-gladiators/player/tuning.ts';
import { best, gladiatorWorth, ownCondition, wantsUpgrade } from '#games/house-of-gladiators/player/worth.ts';
import { saleValue } from '#games/house-of-gladiators/rules/09-selling.ts';
import { find, type Gladiator, LUDUS_LIMIT, maxHp, SLOTS } from '#games/house-of-gladiators/state.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';

const LOCK: Choice = { do: 'lock' };

export function prepare(view: LudiView, request: Form): Choice {
  const acts = pickOf(request, 'do')!;
  const house = view.houses[view.viewer]!;
  const cond = ownCondition(view);
  return (
    (acts.includes('manage') ? sell(house, cond) : null) ??
    (acts.includes('upgrade') ? upgrade(house, cond, request) : null) ??
    (acts.includes('bless') ? bless(view, house, request) : null) ??
    (acts.includes('manage') ? setFree(house, cond) : null) ??
    (acts.includes('heal') ? feed(view, house, cond, request) : null) ??
    LOCK
  );
}

/** What else a House may sensibly do: nothing more, an upgrade, a blessing, a man healed or sold. */
export function actions(view: LudiView, request: Form): Choice[] {
  const house = view.houses[view.viewer]!;
  const acts = pickOf(request, 'do')!;
  const found: Choice[] = [LOCK];
  if (acts.includes('upgrade'))
    for (const trainee of pickOf(request, 'trainee')!) {
      const aids = pickOf(request, 'aid', trainee);
      found.push(aids === null ? { do: 'upgrade', trainee } : { do: 'upgrade', trainee, aid: aids[aids.length - 1]! });
    }
  if (acts.includes('heal'))
    for (const patient of pickOf(request, 'patient')!) {
      const { max } = fieldOf(request, 'rations', patient)!.request as Amount;
      found.push({ do: 'heal', patient, rations: max });
    }
  if (acts.includes('bless')) {
    const worst = best(house.ludus, missing).tiro;
    for (const card of pickOf(request, 'card')!) {
      const [on, others] = [pickOf(request, 'on', card), pickOf(request, 'house', card)];
      if (on?.includes(worst)) found.push({ do: 'bless', card, on: worst });
      else if (others !== null) found.push({ do: 'bless', card, house: ahead(view, others as number[]) });
      else if (on === null) found.push({ do: 'bless', card });
    }
  }
  // Nobody sells one of the three who fight.
  if (house.ludus.length > SLOTS && acts.includes('manage') && pickOf(request, 'how')!.includes('sell')) {
    const men = house.ludus.toSorted((a, b) => gladiatorWorth(a) - gladiatorWorth(b));
    for (const { tiro } of men) found.push({ do: 'manage', how: 'sell', gladiator: tiro });
  }
  return found;
}

const fieldOf = (request: Form, name: string, when: Item | null = null): Field | undefined =>
  request.fields.find((field) => field.name === name && (when === null || field.when?.is.includes(when)));

const pickOf = (request: Form, name: string, when: Item | null = null): readonly Item[] | null => {
  const field = fieldOf(request, name, when);
  return field === undefined ? null : (field.request as Pick).from;
};

const missing = (gladiator: Gladiator): number => maxHp(gladiator) - gladiator.hp;

/** Whether the player's task needs many gladiators or one particular one. */
const needsMen = (cond: Condition | null): boolean =>
  cond?.op === 'OWN' || cond?.op === 'OWN_CLASSES' || cond?.op === 'DISTINCT_WINNERS' || cond?.op === 'FREED';

/** HG-9.5: the gladiator to sell: one without Glory who has not been upgraded. */
function sell(house: HouseView, cond: Condition | null): Choice | null {
  const { ludus } = house;
  if (cond?.op === 'HOLD' && cond.coins !== undefined) {
    const enough = sellFor(house, cond.coins);
    if (enough !== null) return enough;
  }
  if (lacksPlace(house, cond)) return { do: 'manage', how: 'sell', gladiator: best(ludus, (one) => -one.glory).tiro };
  if (ludus.length <= TUNING.keep || needsMen(cond)) return null;
  const plain = ludus.filter((one) => one.glory === 0 && one.second < 0);
  if (plain.length === 0) return null;
  const { tiro } = best(plain, (one) => saleValue(one) * TUNING.sale - gladiatorWorth(one));
  return { do: 'manage', how: 'sell', gladiator: tiro };
}

/** Whether the task wants a man from the Catasta, as a Tiro to be upgraded or for his own sake, and the Ludus is full. */
const lacksPlace = ({ ludus }: HouseView, cond: Condition | null): boolean =>
  ludus.length === LUDUS_LIMIT &&
  ((cond?.op === 'AUCTIONS' && cond.kind === 'gladiator') ||
    (wantsUpgrade(cond, ludus) && ludus.every((one) => one.second >= 0)));

/** The most expensive gladiator, where selling all but two brings the coins that the task asks for (HG-23.21). */
function sellFor(house: HouseView, coins: number): Choice | null {
  if (house.coins >= coins || house.ludus.length <= 2) return null;
  const prices = house.ludus.map(saleValue).sort((a, b) => b - a);
  let sum = house.coins;
  for (let i = 0; i < prices.length - 2; i++) sum += prices[i]!;
  if (sum < coins) return null;
  const { tiro } = best(house.ludus, (one) => saleValue(one) - one.glory / 100);
  return { do: 'manage', how: 'sell', gladiator: tiro };
}

/** The best who can be upgraded, with the fewest cards; not while coins are being saved for a task nearly done. */
function upgrade(house: HouseView, cond: Condition | null, request: Form): Choice | null {
  if (cond?.op === 'HOLD' && cond.coins !== undefined && house.coins >= cond.coins - 10) return null;
  const trainee = best(pickOf(request, 'trainee') as number[], (tiro) => gladiatorWorth(find(house, tiro)!));
  const left = house.coins - REQUIREMENTS[trainee]!.coins;
  if (left < TUNING.upgradePurse && !wantsUpgrade(cond, house.ludus)) return null;
  const aids = pickOf(request, 'aid', trainee);
  return aids === null ? { do: 'upgrade', trainee } : { do: 'upgrade', trainee, aid: aids[aids.length - 1]! };
}

/** Healing where it is not wasted, everything else at once. */
function bless(view: LudiView, house: HouseView, request: Form): Choice | null {
  const worst = best(house.ludus, missing);
  for (const card of pickOf(request, 'card') as readonly number[]) {
    const heal = effectOf(card, 'HEAL');
    if (heal === null) {
      const others = pickOf(request, 'house', card);
      return others === null ? { do: 'bless', card } : { do: 'bless', card, house: ahead(view, others as number[]) };
    }
    if (heal.target === 'all') {
      let healed = 0;
      for (const one of house.ludus) healed += Math.min(missing(one), Number(heal.n) || 0);
      if (healed >= 4) return { do: 'bless', card };
    } else if (missing(worst) >= (heal.n === 'full' ? 6 : heal.n)) return { do: 'bless', card, on: worst.tiro };
  }
  return null;
}

/** The House that has done most. */
const ahead = (view: LudiView, seats: readonly number[]): number =>
  best(seats, (seat) => view.houses[seat]!.done.length);

/** For the task that asks for it. */
function setFree(house: HouseView, cond: Condition | null): Choice | null {
  if (cond?.op !== 'FREED' || house.ludus.length < 2) return null;
  const fitting = house.ludus.filter((one) => one.glory >= cond.minGlory);
  if (fitting.length === 0) return null;
  return { do: 'manage', how: 'free', gladiator: best(fitting, (one) => -gladiatorWorth(one)).tiro };
}

/**
 * Rations go first to a gladiator who can be upgraded at full health, then to those who should fight; an upgrade's share is
 * kept, and so is what would heal a man who rests.
 */
function feed(view: LudiView, house: HouseView, cond: Condition | null, request: Form): Choice | null {
  const patients = (pickOf(request, 'patient') as number[]).map((tiro) => find(house, tiro)!);
  const ready = patients.filter((one) => isReady(house, one));
  if (ready.length > 0) {
    const one = best(ready, gladiatorWorth);
    return { do: 'heal', patient: one.tiro, rations: missing(one) };
  }
  if (cond?.op === 'HOLD' && cond.rations !== undefined) return null;
  const spare = house.rations - keptFor(house);
  if (spare <= 0) return null;
  const needy = neediest(view, spare);
  return needy === null ? null : { do: 'heal', patient: needy.man.tiro, rations: needy.health };
}

/** HG-11.1, HG-11.2: whether only his health keeps him from an upgrade, and rations for both are there. */
function isReady(house: HouseView, one: Gladiator): boolean {
  const need = REQUIREMENTS[one.tiro]!;
  return (
    one.second < 0 &&
    one.victories >= need.victories &&
    house.coins >= need.coins &&
    house.rations >= need.rations + missing(one)
  );
}

/** The rations for an upgrade within reach. */
function keptFor(house: HouseView): number {
  let kept = 0;
  for (const { tiro, second, victories } of house.ludus) {
    const need = REQUIREMENTS[tiro]!;
    if (second < 0 && victories >= need.victories && house.coins + 8 >= need.coins) kept = Math.max(kept, need.rations);
  }
  return kept;
}
