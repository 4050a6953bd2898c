// Who should fight whom (HG-12.5): of all orders of a House's men the one that should bring most against the men whom the
// other Houses are likely to send into each slot.

import type { Seat } from '#engine/seat.ts';
import { REQUIREMENTS } from '#games/house-of-gladiators/cards.ts';
import { type Condition, SLOT_NAMES } from '#games/house-of-gladiators/conditions.ts';
import { chanceOf } from '#games/house-of-gladiators/player/odds.ts';
import { TUNING } from '#games/house-of-gladiators/player/tuning.ts';
import { fightingWorth, gladiatorWorth, ownCondition } from '#games/house-of-gladiators/player/worth.ts';
import { hasAdvantage } from '#games/house-of-gladiators/rules/14-advantage.ts';
import { REWARDS } from '#games/house-of-gladiators/rules/18-rewards.ts';
import { foeIn } from '#games/house-of-gladiators/rules/22-houses.ts';
import { type Gladiator, LUDUS_LIMIT, levelOf, maxHp, SLOTS } from '#games/house-of-gladiators/state.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';

// What each man weighed last should bring in each slot, and by place whom he may meet there; used again and again.
const worths = new Float64Array(LUDUS_LIMIT * SLOTS);
const prospects: Prospect[] = [];

/** Weighs the viewer's men in each of these slots. */
export const weigh = (view: LudiView, men: readonly Gladiator[], slots: readonly number[]): void =>
  weighHouse(view, view.viewer, ownCondition(view), men, slots, foreseen(view, slots));

/** `sent`: by place, the man who is foreseen there; null: nobody is foreseen. */
function weighHouse(
  view: LudiView,
  seat: Seat,
  cond: Condition | null,
  men: readonly Gladiator[],
  slots: readonly number[],
  sent: readonly (Gladiator | undefined)[] | null,
): void {
  let foe = -1;
  let rank: Gladiator[] = [];
  for (let place = 0; place < slots.length; place++) {
    const slot = slots[place]!;
    const next = foeIn(view, seat, slot);
    // Of two Houses it is always the same one.
    if (next !== foe) rank = likely(view.houses[next]!);
    foe = next;
    const foes = new Prospect(rank);
    prospects[place] = foes;
    foes.expect(rank[slots.length - 1 - place], sent === null ? TUNING.ordered + TUNING.foreseen : TUNING.ordered);
    if (sent !== null) foes.expect(sent[place], TUNING.foreseen);
    for (let at = 0; at < men.length; at++) worths[at * SLOTS + slot] = worthIn(view, cond, men[at]!, slot, foes);
  }
}

/** By place, whom the viewer is most likely to meet: the others' best orders against men who come by strength. */
function foreseen(view: LudiView, slots: readonly number[]): (Gladiator | undefined)[] {
  const orders: (Gladiator | undefined)[][] = [];
  return slots.map((slot, place) => {
    const foe = foeIn(view, view.viewer, slot);
    orders[foe] ??= bestOrderOf(view, foe, slots);
    return orders[foe][place];
  });
}

function bestOrderOf(view: LudiView, seat: Seat, slots: readonly number[]): (Gladiator | undefined)[] {
  const men = fitMen(view.houses[seat]!);
  weighHouse(view, seat, null, men, slots, null);
  return bestOrders(men.length, slots, 1)[0]!.map((at) => men[at]);
}

/** HG-12.7 */
export const fitMen = (house: HouseView): Gladiator[] => house.ludus.filter((one) => one.hp > 0);

/**
 * Of the men who should fight as things stand, the one whose place in the Arena gains most by so much health, and how much
 * of it he needs; null where it helps nobody.
 */
export function neediest(view: LudiView, health: number): { man: Gladiator; health: number } | null {
  const slots: number[] = [];
  for (let slot = 0; slot < Math.min(SLOTS, view.round); slot++)
    if (foeIn(view, view.viewer, slot) !== view.viewer) slots.push(slot);
  const men = fitMen(view.houses[view.viewer]!);
  const cond = ownCondition(view);
  weigh(view, men, slots);
  const [order] = bestOrders(men.length, slots, 1);
  let found: Gladiator | null = null;
  let most = 0;
  for (const [place, at] of order!.entries()) {
    const man = men[at];
    if (man === undefined || man.hp === maxHp(man)) continue;
    const fed = { ...man, hp: Math.min(maxHp(man), man.hp + health) };
    const gain = worthIn(view, cond, fed, slots[place]!, prospects[place]!) - worths[at * SLOTS + slots[place]!]!;
    if (gain > most) {
      most = gain;
      found = man;
    }
  }
  return found === null ? null : { man: found, health: Math.min(health, maxHp(found) - found.hp) };
}

/** The men whom a House may send, the best first. */
const likely = (house: HouseView): Gladiator[] =>
  house.ludus
    .filter((one) => one.hp > 0 && one.hp >= TUNING.fit * maxHp(one))
    .sort((a, b) => fightingWorth(b) - fightingWorth(a));

/** Whom a House may send into a slot, and how likely each is: any of the likely ones, but some more than others. */
class Prospect {
  readonly men: Gladiator[];
  readonly shares: number[];
  empty = 0;

  constructor(likeliest: readonly Gladiator[]) {
    this.men = likeliest.slice();
    this.shares = likeliest.map(() => (1 - TUNING.ordered - TUNING.foreseen) / likeliest.length);
    if (likeliest.length === 0) this.empty = 1 - TUNING.ordered - TUNING.foreseen;
  }

  /** Undefined: nobody. One who is badly hurt is not among the likely ones, and may be expected all the same. */
  expect(man: Gladiator | undefined, share: number): void {
    if (man === undefined) {
      this.empty += share;
      return;
    }
    const at = this.men.indexOf(man);
    if (at >= 0) this.shares[at]! += share;
    else {
      this.men.push(man);
      this.shares.push(share);
    }
  }
}

/** What it should bring to send a man into a slot. */
function worthIn(
  view: LudiView,
  cond: Condition | null,
  man: Gladiator,
  slot: number,
  { men, shares, empty }: Prospect,
): number {
  // A slot that the other House leaves empty is won.
  let chance = empty;
  // A win against a gladiator with advantage or more health (HG-23.20).
  let against = 0;
  for (let i = 0; i < men.length; i++) {
    const foe = men[i]!;
    const wins = shares[i]! * chanceOf(man, foe, slot);
    chance += wins;
    if (cond?.op === 'WIN_AGAINST_ODDS' && (hasAdvantage(foe, man) || foe.hp > man.hp)) against += wins;
  }
  const { coins, rations, glory } = REWARDS[slot]!;
  const reward = coins + rations + TUNING.glory * glory + TUNING.win + victoryWorth(man);
  const task = cond === null ? 0 : taskWorth(view, cond, man, slot, chance, against);
  return chance * reward + task - (1 - chance) * lossOf(man);
}

/** HG-11.2: a victory that he needs for his upgrade. */
function victoryWorth({ tiro, second, victories }: Gladiator): number {
  const missing = REQUIREMENTS[tiro]!.victories - victories;
  return second >= 0 || missing <= 0 ? 0 : missing === 1 ? TUNING.victory : TUNING.victory / 2;
}

const lossOf = (man: Gladiator): number =>
  TUNING.loss + TUNING.lossQuality * (gladiatorWorth(man) - 15) + (man.hp < 0.5 * maxHp(man) ? TUNING.lossHurt : 0);

/** What a gladiator in a slot should do for the player's own task. */
function taskWorth(
  view: LudiView,
  cond: Condition,
  man: Gladiator,
  slot: number,
  chance: number,
  against: number,
): number {
  const { glory } = REWARDS[slot]!;
  switch (cond.op) {
    case 'WIN_SLOT':
      return cond.slot === SLOT_NAMES[slot] ? TUNING.taskWin * chance : 0;
    case 'WIN_LEVEL':
      return cond.level === levelOf(man) ? TUNING.taskWin * chance : 0;
    case 'WIN_AGAINST_ODDS':
      return TUNING.taskWin * against;
    case 'DISTINCT_WINNERS': {
      const { wins } = view.houses[view.viewer]!.deeds;
      return wins.some((win) => win.tiro === man.tiro) ? 0 : TUNING.taskStep * chance;
    }
    case 'WINS':
    case 'WINS_IN_ROUND':
    case 'WIN_UNEQUIPPED':
      return TUNING.taskStep * chance;
    case 'HOUSE_GLORY':
      return TUNING.taskGlory * glory * chance;
    case 'GLADIATOR_GLORY':
      return (man.glory + glory >= cond.n ? TUNING.taskWin : TUNING.taskGlory * glory) * chance;
    default:
      return 0;
  }
}

interface Order {
  /** For each slot the place of the man who should fight there, −1 for nobody. */
  men: number[];
  worth: number;
}

/** The most that a slot can bring, or that it brings to be left empty. */
function mostIn(slot: number, men: number, empty: number): number {
  let most = empty;
  for (let at = 0; at < men; at++) if (worths[at * SLOTS + slot]! > most) most = worths[at * SLOTS + slot]!;
  return most;
}

/** The best orders of men in slots, the best first. */
export function bestOrders(men: number, slots: readonly number[], most: number): number[][] {
  const order = slots.map(() => -1);
  const best: Order[] = [];
  const empty = slots.map((slot) => -TUNING.empty * (REWARDS[slot]!.coins + REWARDS[slot]!.rations));
  const top = slots.map((slot, place) => mostIn(slot, men, empty[place]!));
  /** Whether an order that begins so can still be kept, added up as `fill` does, so that rounding decides nothing. */
  const mayBeKept = (place: number, sum: number): boolean => {
    if (best.length < most) return true;
    let bound = sum;
    for (let later = place; later < slots.length; later++) bound += top[later]!;
    return bound > best[most - 1]!.worth;
  };
  const keep = (worth: number): void => {
    if (best.length === most && worth <= best[most - 1]!.worth) return;
    if (best.length === most) best.pop();
    let place = best.length;
    while (place > 0 && best[place - 1]!.worth < worth) place--;
    best.splice(place, 0, { men: order.slice(), worth });
  };
  const fill = (place: number, taken: number, sum: number): void => {
    if (place === slots.length) {
      keep(sum);
      return;
    }
    if (!mayBeKept(place, sum)) return;
    const slot = slots[place]!;
    for (let at = 0; at < men; at++) {
      if ((taken & (1 << at)) !== 0) continue;
      order[place] = at;
      fill(place + 1, taken | (1 << at), sum + worths[at * SLOTS + slot]!);
    }
    order[place] = -1;
    fill(place + 1, taken, sum + empty[place]!);
  };
  fill(0, 0, 0);
  return best.map((one) => one.men);
}
