// The player at the Hypogeum (HG-12.5): of all orders of the House's men the one that should bring most against the men
// whom the other Houses are likely to send into each slot.

import type { Choice, Form, FormChoice, Item, Pick } from '#engine/requests/request.ts';
import { KINDS, REQUIREMENTS } from '#games/house-of-gladiators/cards.ts';
import { type Condition, SLOT_NAMES } from '#games/house-of-gladiators/conditions.ts';
import { chanceOf } from '#games/house-of-gladiators/player/odds.ts';
import { TUNING } from '#games/house-of-gladiators/player/tuning.ts';
import { CARD_WORTH, fightingWorth, gladiatorWorth, ownCondition } from '#games/house-of-gladiators/player/worth.ts';
import { hasAdvantage } from '#games/house-of-gladiators/rules/14-advantage.ts';
import { REWARDS } from '#games/house-of-gladiators/rules/18-rewards.ts';
import { pairings } from '#games/house-of-gladiators/rules/22-houses.ts';
import { type Gladiator, LUDUS_LIMIT, levelOf, maxHp, SLOTS } from '#games/house-of-gladiators/state.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';

export const assign = (view: LudiView, request: Form): Choice => assignments(view, request, 1)[0]!;

/** The most promising assignments, the best first; where there is gear, then the best order with it the other way round. */
export function assignments(view: LudiView, request: Form, most: number): Choice[] {
  const house = view.houses[view.viewer]!;
  const cond = ownCondition(view);
  const slots = slotsOf(request);
  const men = house.ludus.filter((one) => one.hp > 0);
  weigh(view, cond, men, slots);
  const bare = cond?.op === 'WIN_UNEQUIPPED';
  const named = (order: readonly number[]): (number | null)[] => order.map((at) => (at < 0 ? null : men[at]!.tiro));
  const orders = bestOrders(men.length, slots, most);
  const found = orders.map((order) => equip(request, slots, named(order), bare ? 'none' : 'latest'));
  if (most === 1) return found;
  const best = named(orders[0]!);
  return [found[0]!, equip(request, slots, best, 'earliest'), equip(request, slots, best, 'none'), ...found.slice(1)];
}

/** The slots that the request asks for. */
function slotsOf(request: Form): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < SLOTS; slot++)
    if (request.fields.some((field) => field.name === SLOT_NAMES[slot])) slots.push(slot);
  return slots;
}

// What each man should bring in each slot; used again and again.
const worths = new Float64Array(LUDUS_LIMIT * SLOTS);

function weigh(view: LudiView, cond: Condition | null, men: readonly Gladiator[], slots: readonly number[]): void {
  for (const [place, slot] of slots.entries()) {
    const foe = view.houses[foeIn(view, slot)]!;
    const rank = likely(foe);
    const sent = rank[slots.length - 1 - place];
    for (const [at, man] of men.entries()) worths[at * SLOTS + slot] = worthIn(view, cond, man, slot, rank, sent);
  }
}

/** HG-22.3: whom the viewer meets in a slot. */
function foeIn(view: LudiView, slot: number): number {
  for (const [one, other] of pairings(view, slot)) {
    if (one === view.viewer) return other!;
    if (other === view.viewer) return one!;
  }
  return view.viewer;
}

/** The men whom a House may send, the best first. */
const likely = (house: HouseView): Gladiator[] =>
  house.ludus
    .filter((one) => one.hp > 0 && one.hp >= TUNING.fit * maxHp(one))
    .sort((a, b) => fightingWorth(b) - fightingWorth(a));

/** What it should bring to send a man into a slot. */
function worthIn(
  view: LudiView,
  cond: Condition | null,
  man: Gladiator,
  slot: number,
  rank: readonly Gladiator[],
  sent: Gladiator | undefined,
): number {
  const { ordered } = TUNING;
  let chance = 0;
  // A win against a gladiator with advantage or more health (HG-23.20).
  let against = 0;
  for (const foe of rank) {
    const share = (1 - ordered) / rank.length + (foe === sent ? ordered : 0);
    const wins = share * chanceOf(man, foe, slot);
    chance += wins;
    if (cond?.op === 'WIN_AGAINST_ODDS' && (hasAdvantage(foe, man) || foe.hp > man.hp)) against += wins;
  }
  // A slot that the other House leaves empty is won.
  if (rank.length === 0) chance = 1;
  else if (sent === undefined) chance += ordered;
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

/** The best orders of men in slots, the best first. */
function bestOrders(men: number, slots: readonly number[], most: number): number[][] {
  const order = slots.map(() => -1);
  const best: Order[] = [];
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
    const slot = slots[place]!;
    for (let at = 0; at < men; at++) {
      if ((taken & (1 << at)) !== 0) continue;
      order[place] = at;
      fill(place + 1, taken | (1 << at), sum + worths[at * SLOTS + slot]!);
    }
    order[place] = -1;
    fill(place + 1, taken, sum - TUNING.empty * (REWARDS[slot]!.coins + REWARDS[slot]!.rations));
  };
  fill(0, 0, 0);
  return best.map((one) => one.men);
}

/** Who gets the best gear. In the latest slots it counts in most rolls. */
function equip(
  request: Form,
  slots: readonly number[],
  fighters: readonly (number | null)[],
  first: 'latest' | 'earliest' | 'none',
): Choice {
  const answers: FormChoice = {};
  for (const [place, slot] of slots.entries()) answers[SLOT_NAMES[slot]!] = fighters[place] ?? 'none';
  for (const type of ['combat', 'special']) {
    const from = request.fields.find((one) => one.name.endsWith(type));
    if (from === undefined) continue;
    const gear = first === 'none' ? [] : gearOf(from.request as Pick);
    for (let i = 0; i < slots.length; i++) {
      const place = first === 'earliest' ? i : slots.length - 1 - i;
      if (fighters[place] !== null) answers[`${SLOT_NAMES[slots[place]!]!}-${type}`] = gear.shift() ?? 'none';
    }
  }
  return answers;
}

const gearOf = (request: Pick): Item[] =>
  (request.from.filter((item) => item !== 'none') as number[]).sort(
    (a, b) => CARD_WORTH[b % KINDS]! - CARD_WORTH[a % KINDS]!,
  );
