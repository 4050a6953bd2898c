// What a position is worth to a player: the eyes of the heuristic player.
//
// Values are in damage points. A *gain* is what an attack brings on average; a *standing* (standings.ts) is what a
// gladiator's stance is worth: the best attack it threatens, less what enemies threaten him with.

import type { Seat } from '#engine/seat.ts';
import { ARMATURAE } from '#games/jugula/armaturae.ts';
import { CARDS, COMBAT, JUGULA_CARDS } from '#games/jugula/cards.ts';
import { cloneGladiator } from '#games/jugula/clone.ts';
import { type Odds, oddsOf } from '#games/jugula/odds.ts';
import { attackSum, defenceSum } from '#games/jugula/rules/13-scores.ts';
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
  attackBonus: 0.6,
  handLimit: 0.05,
  vox: 0.06,
  draw: 0.32,
  needy: 0.5,
  prima: 0.29,
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
  binding: boolean;
  gladiators: Gladiator[];
  lanistae: JugulaView['lanistae'];
}

export const trialOf = (view: JugulaView, seat: Seat): Trial => ({
  view,
  seat,
  size: view.size,
  binding: view.binding,
  gladiators: view.gladiators.map(cloneGladiator),
  lanistae: view.lanistae,
});

/** What is at stake for the gladiator who is struck: whether he is wounded, and which damage would end a game of two. */
const HEALTHY = 0;
const DUST_ENDS = 1;
const WOUND_ENDS = 2;
const HURT = 3;
const HURT_ENDS = 4;

export function stakesOf(trial: Trial, on: number): number {
  const { seat, wounds } = trial.gladiators[on]!;
  let left = trial.view.seats === 2 ? trial.size : Number.POSITIVE_INFINITY;
  for (const one of trial.gladiators) if (one.seat === seat) left -= one.wounds;
  if (wounds > 0) return left <= 1 ? HURT_ENDS : HURT;
  return left <= 1 ? WOUND_ENDS : left <= 2 ? DUST_ENDS : HEALTHY;
}

/** What it is worth to wound a gladiator, and to make him bite the dust. */
const woundWorth = (stakes: number): number =>
  (stakes >= HURT ? 1.25 : 1) + (stakes === WOUND_ENDS || stakes === HURT_ENDS ? WEIGHTS.win : 0);
const dustWorth = (stakes: number): number =>
  (stakes >= HURT ? 1.25 : 2.25) + (stakes === HEALTHY || stakes === HURT ? 0 : WEIGHTS.win);

/** What these odds are worth to the attacker. */
function oddsWorth([held, , pushed, wounded, dust]: Odds, stakes: number): number {
  return pushed * WEIGHTS.push + wounded * woundWorth(stakes) + dust * dustWorth(stakes) - held * WEIGHTS.hold;
}

/** The same for a net (JU-16.9). */
const netWorth = (trial: Trial, on: number, [held, , pushed, wounded, dust]: Odds): number =>
  (pushed + wounded + dust) * (ARMATURAE[trial.gladiators[on]!.kind]!.stoic ? 0 : WEIGHTS.net) - held * WEIGHTS.hold;

export const worthOf = (trial: Trial, on: number, odds: Odds, net: boolean): number =>
  net ? netWorth(trial, on, odds) : oddsWorth(odds, stakesOf(trial, on));

// What two sums are worth when both sides draw from a full Jugula deck, by what is at stake, attack, defence, and whether
// there is room to push; worked out when first asked for. No sum leaves the table: threats come from eight squares.
const POOL: readonly number[] = JUGULA_CARDS.map((card) => COMBAT[card]!);
const LOW = 8;
const WIDE = 32;
const worths = new Float64Array((HURT_ENDS + 1) * WIDE * WIDE * 2).fill(Number.NaN);

export function worthAt(attack: number, defence: number, pinned: boolean, stakes: number): number {
  const at = (((stakes * WIDE + attack + LOW) * WIDE + defence + LOW) << 1) | (pinned ? 1 : 0);
  if (Number.isNaN(worths[at]!)) worths[at] = oddsWorth(oddsOf(POOL, POOL, attack, defence, pinned), stakes);
  return worths[at]!;
}

/** What an attack brings on average. */
export function gain(trial: Trial, by: number, on: number, att: number, net = false): number {
  const pinned = placesFor(trial, trial.view.fan, by, on).length === 0;
  const attack = attackSum(trial, by, on, att, null);
  const defence = defenceSum(trial, by, on, null);
  if (net) return netWorth(trial, on, oddsOf(POOL, POOL, attack, defence, pinned));
  return worthAt(attack, defence, pinned, stakesOf(trial, on));
}

/** How good a card is to have, whatever it is used for. */
export const QUALITY: readonly number[] = CARDS.map(
  ({ numbers, combat }) =>
    combat * 0.5 + numbers[0]! * 0.5 + numbers[1]! + numbers[2]! * 0.5 + numbers[3]! * 0.4 + numbers[4]! * 0.2,
);

/** The best or the worst cards of a list. */
export const byQuality = (cards: readonly number[]): number[] =>
  cards.slice().sort((a, b) => QUALITY[b]! - QUALITY[a]! || a - b);
