// A first sensible player: bids what a lot is worth, heals and upgrades, sends his best into the arena with his best gear,
// and works on his task.

import { assign } from '#checks/strength/pool/house-of-gladiators/assignment.ts';
import { prepare } from '#checks/strength/pool/house-of-gladiators/training.ts';
import {
  CARD_WORTH,
  gladiatorWorth,
  ownCondition,
  TYPE_WORTH,
  taskEffort,
} from '#checks/strength/pool/house-of-gladiators/worth.ts';
import type { Random } from '#engine/chance/random.ts';
import { sample } from '#engine/requests/choices.ts';
import type { Amount, Choice, Form, Item, Pick, Request, Subset } from '#engine/requests/request.ts';
import { ATTRIBUTES, FOE_STATS, SELF_STATS } from '#games/house-of-gladiators/cards.ts';
import type { Bout } from '#games/house-of-gladiators/rules/14-sides.ts';
import {
  find,
  type Gladiator,
  HAND_LIMIT,
  LUDUS_LIMIT,
  newGladiator,
  statOf,
} from '#games/house-of-gladiators/state.ts';
import type { HouseView, LudiView } from '#games/house-of-gladiators/view.ts';

export function heuristic(view: LudiView, request: Request, random: Random): Choice {
  switch (request.clause) {
    case 'HG-2.9':
      return draft(view, (request as Pick).from as number[], random);
    case 'HG-2.12':
      return easiest(view, (request as Pick).from as number[]);
    case 'HG-5.4':
      return bid(view, request as Form, random);
    case 'HG-5.9':
      return Math.min((request as Amount).max, Math.max(0, lotWorth(view, random)));
    case 'HG-6.5':
      return cheapest((request as Pick).from as number[]);
    case 'HG-10.1':
      return prepare(view, request as Form);
    case 'HG-11.6':
      return bestSecond(view, (request as Pick).from as number[]);
    case 'HG-12.5':
      return assign(view, request as Form, random);
    case 'HG-13.2':
      return substitute(view, (request as Pick).from);
    case 'HG-13.16':
      return bestCards(request as Subset);
    case 'HG-14.16':
      return bestStart(view);
    case 'HG-23.7':
      return worthRerolling(view) ? 'reroll' : 'no';
    case 'HG-17.2':
      return ownCondition(view)?.op === 'SPARES' ? 'spare' : 'kill';
    case 'HG-17.3':
      return 'lives';
    case 'HG-23.17':
      return toll(request as Form);
    default:
      return sample(request, random);
  }
}

const own = (view: LudiView): HouseView => view.houses[view.viewer]!;

function draft(view: LudiView, tiros: readonly number[], random: Random): number {
  const classes = own(view).ludus.map((gladiator) => Math.floor(gladiator.tiro / 10));
  const worth = (tiro: number): number =>
    gladiatorWorth(newGladiator(tiro)) - (classes.includes(Math.floor(tiro / 10)) ? 1 : 0);
  return best(tiros, (tiro) => worth(tiro) + random.below(100) / 100);
}

const easiest = (view: LudiView, tasks: readonly number[]): number =>
  best(tasks, (task) => -taskEffort(view, own(view), task));

/** What the lot is worth to the viewer; a little noise keeps auctions from being foregone. */
function lotWorth(view: LudiView, random: Random): number {
  const house = own(view);
  const cond = ownCondition(view);
  const noise = random.below(3) - 1;
  const saving = cond?.op === 'HOLD' && cond.coins !== undefined;
  if (view.lotType >= 0) {
    const full = house.open.length + (typeof house.hand === 'number' ? house.hand : house.hand.length) >= HAND_LIMIT;
    const wanted = cond?.op === 'AUCTIONS' && cond.kind === 'resource' ? 3 : 0;
    const worth = TYPE_WORTH[view.lotType]! + wanted + Math.max(0, house.coins - 12) / 6 + noise;
    return Math.floor(full ? worth / 2 : saving ? Math.min(worth, 1) : worth);
  }
  if (house.ludus.length >= LUDUS_LIMIT) return 0;
  const wanted = cond?.op === 'OWN' || cond?.op === 'AUCTIONS' || cond?.op === 'OWN_CLASSES' ? 4 : 0;
  const need = [12, 11, 9, 7, 5, 4][house.ludus.length]!;
  const quality = gladiatorWorth(newGladiator(view.shown[0]!)) - 21;
  // He can be sold for 5 at any time.
  return Math.floor(Math.max(4, need + quality + wanted + noise + Math.max(0, house.coins - 15) / 5));
}

function bid(view: LudiView, request: Form, random: Random): Choice {
  const coins = request.fields.find((field) => field.name === 'coins')?.request as Amount | undefined;
  if (coins === undefined || coins.min > lotWorth(view, random)) return { do: 'pass' };
  return { do: 'bid', coins: coins.min };
}

const cheapest = (cards: readonly number[]): number => best(cards, (card) => -CARD_WORTH[card]!);

function bestSecond(view: LudiView, seconds: readonly number[]): number {
  const { tiro } = view.flow.scenes.at(-1) as unknown as { tiro: number };
  return best(seconds, (second) => gladiatorWorth({ tiro, second, hp: 0, victories: 0, glory: 0 }));
}

/** Against a forfeiter: a bout among one's own where both can stand it, else the win outright. */
function substitute(view: LudiView, from: readonly Item[]): Item {
  const strong = from.filter((item): item is number => {
    if (typeof item !== 'number') return false;
    return find(own(view), item)!.hp >= 9;
  });
  return strong.length > 0 ? best(strong, (tiro) => find(own(view), tiro)!.hp) : 'outright';
}

function bestCards(request: Subset): Item[] {
  const cards = (request.from as number[]).slice().sort((a, b) => CARD_WORTH[b]! - CARD_WORTH[a]!);
  return cards.slice(0, request.max).sort((a, b) => a - b);
}

const boutOf = (view: LudiView): Bout => view.flow.scenes.at(-1) as unknown as Bout;

/** The side of a bout that the viewer controls. */
const sideOf = (view: LudiView, bout: Bout): number => (bout.control[0] === view.viewer ? 0 : 1);

const fighter = (view: LudiView, bout: Bout, side: number): Gladiator =>
  find(view.houses[bout.houses[side]!]!, bout.fighters[side]!)!;

/** Attribute and cards of a side. */
function force(view: LudiView, bout: Bout, side: number, attribute: number): number {
  let total = statOf(fighter(view, bout, side), attribute);
  for (const card of bout.gear[side]!) total += SELF_STATS[card]![attribute]!;
  for (const card of bout.gear[1 - side]!) total += FOE_STATS[card]![attribute]!;
  return total;
}

function bestStart(view: LudiView): Item {
  const bout = boutOf(view);
  const side = sideOf(view, bout);
  const ahead = (attribute: number): number =>
    force(view, bout, side, attribute) - force(view, bout, 1 - side, attribute);
  return ATTRIBUTES[best([0, 1, 2], ahead)]!;
}

/** When the roll is being lost by two or more. */
function worthRerolling(view: LudiView): boolean {
  const bout = boutOf(view);
  const side = sideOf(view, bout);
  const score = (of: number): number => bout.dice[of]! + force(view, bout, of, bout.attribute);
  const ownDie = bout.dice[side]!;
  const foeDie = bout.dice[1 - side]!;
  return score(side) <= score(1 - side) - 2 && (ownDie <= 3 || foeDie >= 4);
}

function toll(request: Form): Choice {
  const choice: { [field: string]: Choice } = {};
  for (const { name, request: asked } of request.fields) choice[name] = (asked as Pick).from[0]!;
  return choice;
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
