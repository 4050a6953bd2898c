// What cards, gladiators and tasks are worth to a first sensible player, in points of about one coin. Cards are judged by
// their effects, in the effect language, never by name.

import {
  BLESSING,
  CONDITIONS,
  EFFECTS,
  FOE_STATS,
  REQUIREMENTS,
  RESOURCES,
  SELF_STATS,
  TYPE_OF,
} from '#games/house-of-gladiators/cards.ts';
import { type Condition, noDeeds, progress } from '#games/house-of-gladiators/conditions.ts';
import type { Effect } from '#games/house-of-gladiators/effects.ts';
import { TUNING } from '#games/house-of-gladiators/player/tuning.ts';
import { standingOf } from '#games/house-of-gladiators/rules/20-tasks.ts';
import { type Gladiator, maxHp, statOf } from '#games/house-of-gladiators/state.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function effectWorth(effect: Effect): number {
  switch (effect.op) {
    case 'STAT':
      return 0;
    case 'HP_START':
      return 0.7 * effect.n;
    case 'PICK_START':
      return 0.8;
    case 'REVERSE_CYCLE':
      return 0.5;
    case 'CANCEL':
      return effect.slot === 'combat' ? 1.8 : 1.4;
    case 'DICE':
      return 0.8 * effect.rolls.length * (effect.count - 1);
    case 'REROLL':
      return 2 * effect.uses;
    case 'TAKEN':
    case 'DEALT':
      return 0.7 * Math.abs(effect.n) * effect.uses;
    case 'SURVIVE':
      return 2.5;
    case 'DEATH':
      return 1;
    case 'GAIN':
      return (
        0.8 * ((effect.coins ?? 0) + (effect.rations ?? 0) + (effect.glory ?? 0)) * (effect.on === 'WIN' ? 0.6 : 1)
      );
    case 'HEAL':
      return effect.target === 'all' ? 2 * Number(effect.n) : effect.n === 'full' ? 5 : effect.n;
    case 'UPGRADE_DISCOUNT':
      return 3 * (effect.victories ?? 0) + 0.7 * ((effect.coins ?? 0) + (effect.rations ?? 0));
    case 'LOOK':
      return 0.5;
    case 'REIMBURSE':
      return 2.5 * (effect.factor - 1);
  }
}

/** By kind. */
export const CARD_WORTH: readonly number[] = RESOURCES.map(
  (_, card) =>
    sum(SELF_STATS[card]!) -
    sum(FOE_STATS[card]!) +
    EFFECTS[card]!.reduce((all, effect) => all + effectWorth(effect), 0),
);

/** What a face-down card of each type is worth on average. */
export const TYPE_WORTH: readonly number[] = [0, 1, BLESSING].map((type) => {
  const cards = RESOURCES.flatMap((card, kind) =>
    TYPE_OF[kind] === type && kind > 2 ? new Array<number>(card.copies).fill(CARD_WORTH[kind]!) : [],
  );
  return sum(cards) / cards.length;
});

/** How good a gladiator is at full health: about the health he is ahead of others after a bout. */
export const gladiatorWorth = (gladiator: Gladiator): number =>
  1.5 * (statOf(gladiator, 0) + statOf(gladiator, 1) + statOf(gladiator, 2)) + maxHp(gladiator);

/** How good he is as he stands. */
export const fightingWorth = (gladiator: Gladiator): number =>
  gladiatorWorth(gladiator) - maxHp(gladiator) + gladiator.hp;

/** How many rounds a task usually takes from scratch, by its condition. */
function effort(cond: Condition): number {
  switch (cond.op) {
    case 'WINS':
      return cond.n;
    case 'WINS_IN_ROUND':
      return 1.25 * cond.n;
    case 'WIN_SLOT':
      return 0.8 + cond.n;
    case 'WIN_LEVEL':
      return cond.level === 2 ? 3.2 : 1;
    case 'WIN_AGAINST_ODDS':
      return 2.5 * cond.n;
    case 'WIN_UNEQUIPPED':
      return 1.2 * cond.n;
    case 'WIN_LOSS_AT_MOST':
      return 2.5 * cond.n;
    case 'DISTINCT_WINNERS':
      return 1.1 * cond.n;
    case 'UPGRADES':
      return 3.4 * cond.n;
    case 'KILLS':
    case 'SPARES':
      return 3 * cond.n;
    case 'AUCTIONS':
      return cond.kind === 'gladiator' ? 1.5 * cond.n : cond.n;
    case 'FREED':
      return 3 * cond.n;
    case 'HOUSE_GLORY':
      return cond.n / 5;
    case 'GLADIATOR_GLORY':
      return cond.n / 4;
    case 'HOLD':
      return (cond.coins ?? 0) / 6 + (cond.rations ?? 0) / 4;
    case 'OWN':
    case 'OWN_CLASSES':
      return 0.8 * cond.n;
    case 'OWN_LEVEL2':
      return 4 * cond.n;
  }
}

/** About how many rounds until a gladiator can be upgraded. */
function upgradeEffort(house: HouseView): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { tiro, second, victories } of house.ludus) {
    if (second >= 0) continue;
    const need = REQUIREMENTS[tiro]!;
    const wins = Math.max(0, need.victories - victories);
    const means = Math.max(0, need.coins - house.coins) / 6 + Math.max(0, need.rations - house.rations) / 4;
    least = Math.min(least, 0.8 + Math.max(1.4 * wins, means));
  }
  return least;
}

/** What the position says about tasks that need a gladiator who has come far. */
function effortNow(cond: Condition, house: HouseView): number {
  if (cond.op === 'UPGRADES') return upgradeEffort(house) * cond.n;
  if (cond.op === 'WIN_LEVEL' && cond.level === 2) {
    return house.ludus.some((one) => one.second >= 0) ? 1.5 * cond.n : 1.5 * cond.n + upgradeEffort(house);
  }
  if (cond.op === 'FREED' && house.ludus.some((one) => one.glory >= cond.minGlory)) return 1.2 * cond.n;
  return effort(cond);
}

/**
 * How many rounds each task took where two such players kept it at random: at the start, and later on. In the order of
 * the cards (HG-24.7).
 */
const MEASURED: readonly (readonly [number, number])[] = [
  [4.6, 2.4],
  [4.6, 1.0],
  [5.6, 4.0],
  [4.3, 2.5],
  [7.4, 1.1],
  [7.6, 1.4],
  [7.4, 1.4],
  [6.4, 1.6],
  [4.0, 0.7],
  [5.0, 0.9],
  [7.8, 1.4],
  [6.0, 3.2],
  [6.0, 2.0],
  [2.4, 1.6],
  [3.1, 1.5],
  [4.3, 1.7],
  [5.4, 1.8],
  [6.4, 2.3],
  [4.0, 1.0],
  [6.0, 0.8],
];

/** About how many rounds a House still needs for a task it would keep now, by the position alone. */
export function judgedEffort(view: LudiView, house: HouseView, task: number): number {
  const cond = CONDITIONS[task]!;
  const { have, need } = progress(cond, noDeeds(), standingOf(house), view.round);
  return effortNow(cond, house) * Math.max(0, 1 - have / need);
}

/** The same, mostly as measured. */
export const taskEffort = (view: LudiView, house: HouseView, task: number): number =>
  TUNING.measured * MEASURED[task]![view.round <= 1 ? 0 : 1] + (1 - TUNING.measured) * judgedEffort(view, house, task);

/** Whether a condition looks at what a House has now (HG-23.21), not at what it has done. */
export function isStanding({ op }: Condition): boolean {
  switch (op) {
    case 'HOUSE_GLORY':
    case 'GLADIATOR_GLORY':
    case 'HOLD':
    case 'OWN':
    case 'OWN_CLASSES':
    case 'OWN_LEVEL2':
      return true;
    default:
      return false;
  }
}

/** Whether a task asks for an upgrade that has not been made. */
export function wantsUpgrade(cond: Condition | null, ludus: readonly Gladiator[]): boolean {
  if (cond?.op === 'WIN_LEVEL') return cond.level === 2 && !ludus.some((one) => one.second >= 0);
  return cond?.op === 'UPGRADES' || cond?.op === 'OWN_LEVEL2';
}

/** The condition of the viewer's own task, or null. */
export function ownCondition(view: LudiView): Condition | null {
  const task = view.houses[view.viewer]!.task;
  return typeof task === 'number' || task.length === 0 ? null : CONDITIONS[task[0]!]!;
}

/** The item with the highest worth; of equal ones the first. */
export function best<T>(items: readonly T[], worth: (item: T) => number): T {
  let found = items[0] as T;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value > most) {
      most = value;
      found = item;
    }
  }
  return found;
}
