// What a position is worth to a player: the eyes of the heuristic player.
//
// Values are in damage points. A *gain* is what an attack brings on average; a *standing* (standings.ts) is what a
// gladiator's stance is worth: the best attack it threatens, less what enemies threaten him with.

import type { Seat } from '#engine/seat.ts';
import { ARMATURAE } from '#games/jugula/armaturae.ts';
import { CARDS, COMBAT, JUGULA_CARDS } from '#games/jugula/cards.ts';
import { cloneGladiator } from '#games/jugula/clone.ts';
import { type Odds, oddsOf } from '#games/jugula/odds.ts';
import { attackSum, DUST, defenceSum, HELD, PUSHED, WOUNDED } from '#games/jugula/rules/13-scores.ts';
import { placesFor } from '#games/jugula/rules/14-push.ts';
import type { Gladiator } from '#games/jugula/state.ts';
import type { JugulaView } from '#games/jugula/view.ts';

/** What the player goes by; tuned by play against itself. */
export const WEIGHTS = {
  push: 0.08,
  hold: 0.05,
  net: 1,
  /** A threatened attack comes a turn later, if at all. */
  offence: 0.3,
  risk: 0.2,
  near: 0.04,
  exposed: 0.04,
  win: 6,
  attackBonus: 0.45,
  handLimit: 0.05,
  vox: 0.06,
  draw: 0.2,
  needy: 0.25,
  prima: 0.45,
  primaRounds: 12,
  /** What a card costs that is spent, by its quality; and one of the hand that is used in combat. */
  spend: 0.015,
  lay: 0.12,
};

/** A private copy of the arena, on which stances can be tried. */
export interface Trial {
  view: JugulaView;
  seat: Seat;
  size: number;
  gladiators: Gladiator[];
  lanistae: JugulaView['lanistae'];
}

export const trialOf = (view: JugulaView, seat: Seat): Trial => ({
  view,
  seat,
  size: view.size,
  gladiators: view.gladiators.map(cloneGladiator),
  lanistae: view.lanistae,
});

// The odds of two sums when both sides draw from a full Jugula deck, by attack and defence, with and without room: five
// numbers each, worked out when they are first asked for.
const POOL: readonly number[] = JUGULA_CARDS.map((card) => COMBAT[card]!);
const LOW = 16;
const WIDE = 64;
const odds = new Float64Array(WIDE * WIDE * 2 * 5).fill(-1);

/** Where the odds of these two sums stand. */
function oddsAt(attack: number, defence: number, pinned: boolean): number {
  const at = (((attack + LOW) * WIDE + defence + LOW) * 2 + (pinned ? 1 : 0)) * 5;
  if (odds[at]! < 0) odds.set(oddsOf(POOL, POOL, attack, defence, pinned), at);
  return at;
}

/** What an attack with these sums is worth, where a wound and the dust are worth so much. */
export function worthAt(attack: number, defence: number, pinned: boolean, wound: number, dust: number): number {
  const at = oddsAt(attack, defence, pinned);
  return (
    odds[at + PUSHED]! * WEIGHTS.push +
    odds[at + WOUNDED]! * wound +
    odds[at + DUST]! * dust -
    odds[at + HELD]! * WEIGHTS.hold
  );
}

/** What it is worth to win: where these points of damage end a game of two (JU-18.1). */
function winning(trial: Trial, on: number, points: number): number {
  const { seat } = trial.gladiators[on]!;
  let damage = points;
  for (const one of trial.gladiators) if (one.seat === seat) damage += one.wounds;
  return trial.view.seats === 2 && damage >= trial.size ? WEIGHTS.win : 0;
}

/** What it is worth to wound a gladiator, and to make him bite the dust. */
export const woundWorth = (trial: Trial, on: number): number =>
  (trial.gladiators[on]!.wounds > 0 ? 1.25 : 1) + winning(trial, on, 1);
export const dustWorth = (trial: Trial, on: number): number =>
  trial.gladiators[on]!.wounds > 0 ? 1.25 + winning(trial, on, 1) : 2.25 + winning(trial, on, 2);

const netWorth = (trial: Trial, on: number): number => (ARMATURAE[trial.gladiators[on]!.kind]!.stoic ? 0 : WEIGHTS.net);

/** What these odds are worth to the attacker. */
export function worthOf(trial: Trial, on: number, [held, , pushed, wounded, dust]: Odds, net: boolean): number {
  if (net) return (pushed + wounded + dust) * netWorth(trial, on) - held * WEIGHTS.hold;
  return pushed * WEIGHTS.push + wounded * woundWorth(trial, on) + dust * dustWorth(trial, on) - held * WEIGHTS.hold;
}

/** What an attack brings on average. */
export function gain(trial: Trial, by: number, on: number, att: number, net = false): number {
  const pinned = placesFor(trial, trial.view.fan, by, on).length === 0;
  const attack = attackSum(trial, by, on, att, null);
  const defence = defenceSum(trial, by, on, null);
  if (!net) return worthAt(attack, defence, pinned, woundWorth(trial, on), dustWorth(trial, on));
  const at = oddsAt(attack, defence, pinned);
  return (
    (odds[at + PUSHED]! + odds[at + WOUNDED]! + odds[at + DUST]!) * netWorth(trial, on) -
    odds[at + HELD]! * WEIGHTS.hold
  );
}

/** How good a card is to have, whatever it is used for. */
export const QUALITY: readonly number[] = CARDS.map(
  ({ numbers, combat }) =>
    combat * 0.5 + numbers[0]! * 0.5 + numbers[1]! + numbers[2]! * 0.5 + numbers[3]! * 0.4 + numbers[4]! * 0.2,
);

/** The best or the worst cards of a list. */
export const byQuality = (cards: readonly number[]): number[] =>
  cards.slice().sort((a, b) => QUALITY[b]! - QUALITY[a]! || a - b);
