// The player in the Arena: where a cycle starts, what is rolled again, who is spared, and what to do with a forfeited slot.

import type { Item } from '#engine/requests/request.ts';
import { ATTRIBUTES, FOE_STATS, SELF_STATS } from '#games/house-of-gladiators/cards.ts';
import { TUNING } from '#games/house-of-gladiators/player/tuning.ts';
import { best, ownCondition } from '#games/house-of-gladiators/player/worth.ts';
import { ROLLS } from '#games/house-of-gladiators/rules/14-cycle.ts';
import { activeEffect, type Bout, isActive } from '#games/house-of-gladiators/rules/14-sides.ts';
import { find, type Gladiator, statOf } from '#games/house-of-gladiators/state.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

const boutOf = (view: LudiView): Bout => view.flow.scenes.at(-1) as unknown as Bout;

/** The side of a bout that the viewer controls. */
const sideOf = (view: LudiView, bout: Bout): number => (bout.control[0] === view.viewer ? 0 : 1);

const fighter = (view: LudiView, bout: Bout, side: number): Gladiator =>
  find(view.houses[bout.houses[side]!]!, bout.fighters[side]!)!;

/** Attribute and cards of a side. */
function force(view: LudiView, bout: Bout, side: number, attribute: number): number {
  let total = statOf(fighter(view, bout, side), attribute);
  for (const card of bout.gear[side]!) if (isActive(bout, side, card)) total += SELF_STATS[card]![attribute]!;
  for (const card of bout.gear[1 - side]!) if (isActive(bout, 1 - side, card)) total += FOE_STATS[card]![attribute]!;
  return total;
}

/** HG-14.16: where he is furthest ahead. */
export function bestStart(view: LudiView): Item {
  const bout = boutOf(view);
  const side = sideOf(view, bout);
  const ahead = (attribute: number): number =>
    force(view, bout, side, attribute) - force(view, bout, 1 - side, attribute);
  return ATTRIBUTES[best([0, 1, 2], ahead)]!;
}

/**
 * HG-23.7: how bad the player's die must be, by the rolls that follow: health is lost by the sum of all rolls, so that a
 * reroll brings what the die lacks to 3.5, and waiting brings what a later die may lack.
 */
const BAD_DIE: readonly number[] = [3, 2, 2, 2, 1, 1];

export function worthRerolling(view: LudiView): boolean {
  const bout = boutOf(view);
  const side = sideOf(view, bout);
  const own = activeEffect(bout, side, 'REROLL')?.who !== 'foe';
  const lacking = own ? bout.dice[side]! : 7 - bout.dice[1 - side]!;
  if (lacking <= BAD_DIE[ROLLS[bout.slot]! - bout.roll]!) return true;
  // A die that would fell the player's own gladiator is better rerolled, whatever follows.
  const score = (of: number): number => bout.dice[of]! + force(view, bout, of, bout.attribute);
  return lacking <= 4 && score(1 - side) - score(side) >= fighter(view, bout, side).hp;
}

/** HG-17.2: a spared man is a mouth to feed; one whose death wins the game or who has come far is better dead. */
export function verdict(view: LudiView): Item {
  const op = ownCondition(view)?.op;
  if (op === 'SPARES') return 'spare';
  if (op === 'KILLS') return 'kill';
  const bout = boutOf(view);
  const owner = view.houses[bout.houses[bout.down!]!]!;
  if (bout.substitution) return 'spare';
  if (owner.ludus.length === 1) return 'kill';
  const man = fighter(view, bout, bout.down!);
  const gain =
    TUNING.kill +
    TUNING.killGlory * man.glory +
    TUNING.killVictory * man.victories +
    (man.second >= 0 ? TUNING.killSecond : 0) +
    TUNING.killMen * (owner.ludus.length - 1);
  return gain > 0 ? 'kill' : 'spare';
}

/** HG-17.3: his death brings coins at once; alive he has to rest, but keeps what he has won. */
export function lastWish(view: LudiView): Item {
  const bout = boutOf(view);
  const house = view.houses[view.viewer]!;
  if (house.ludus.length === 1) return 'lives';
  const man = fighter(view, bout, bout.down!);
  const gain = TUNING.die + TUNING.dieGlory * man.glory + TUNING.dieMen * (house.ludus.length - 1);
  return gain > 0 ? 'dies' : 'lives';
}

/** HG-13.2: a bout between own gladiators where both can survive it, else the win outright. */
export function substitute(view: LudiView, from: readonly Item[]): Item {
  const house = view.houses[view.viewer]!;
  const strong = from.filter((item): item is number => typeof item === 'number' && find(house, item)!.hp >= 9);
  return strong.length > 0 ? best(strong, (tiro) => find(house, tiro)!.hp) : 'outright';
}
