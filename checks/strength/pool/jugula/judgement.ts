// What a position is worth to a player: the eyes of the heuristic player.
//
// Values are in damage points. A *gain* is what an attack brings on average; a *standing* is what a gladiator's stance
// is worth: the best attack it threatens, less what enemies threaten him with.

import type { Seat } from '#engine/seat.ts';
import { ARMATURAE } from '#games/jugula/armaturae.ts';
import { distance, octant, zoneOf } from '#games/jugula/board.ts';
import { CARDS, COMBAT, JUGULA_CARDS } from '#games/jugula/cards.ts';
import { cloneGladiator } from '#games/jugula/clone.ts';
import { type Odds, oddsOf } from '#games/jugula/odds.ts';
import { attackSum, DUST, defenceSum, HELD, PUSHED, WOUNDED } from '#games/jugula/rules/13-scores.ts';
import { placesFor } from '#games/jugula/rules/14-push.ts';
import { reaches } from '#games/jugula/rules/16-traits.ts';
import { type Gladiator, isHindered } from '#games/jugula/state.ts';
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
export interface ArenaTrial {
  view: JugulaView;
  seat: Seat;
  size: number;
  binding: boolean;
  gladiators: Gladiator[];
  lanistae: JugulaView['lanistae'];
}

export const trialOf = (view: JugulaView, seat: Seat): ArenaTrial => ({
  view,
  seat,
  size: view.size,
  binding: view.binding,
  gladiators: view.gladiators.map(cloneGladiator),
  lanistae: view.lanistae,
});

// The odds of two sums when both sides draw from a full Jugula deck, by attack and defence, with and without room.
const POOL: readonly number[] = JUGULA_CARDS.map((card) => COMBAT[card]!);
const WIDE = 32;
const LOW = 8;
const table = new Map<number, Odds>();

export function typicalOdds(attack: number, defence: number, pinned: boolean): Odds {
  const key = ((attack + LOW) * WIDE + defence + LOW) * 2 + (pinned ? 1 : 0);
  let odds = table.get(key);
  if (odds === undefined) {
    odds = oddsOf(POOL, POOL, attack, defence, pinned);
    table.set(key, odds);
  }
  return odds;
}

/** What these odds are worth to the attacker. */
export function worthOf(trial: ArenaTrial, on: number, odds: Odds, net: boolean): number {
  const target = trial.gladiators[on]!;
  const success = odds[PUSHED] + odds[WOUNDED] + odds[DUST];
  if (net) {
    const use = ARMATURAE[target.kind]!.stoic ? 0 : WEIGHTS.net;
    return success * use - odds[HELD] * WEIGHTS.hold;
  }
  const wounded = target.wounds > 0;
  const wound = wounded ? 1.25 : 1;
  const dust = wounded ? 1.25 : 2.25;
  let damage = 0;
  for (const one of trial.gladiators) if (one.seat === target.seat) damage += one.wounds;
  const bonus = (points: number): number => (trial.view.seats === 2 && damage + points >= trial.size ? WEIGHTS.win : 0);
  return (
    odds[PUSHED] * WEIGHTS.push +
    odds[WOUNDED] * (wound + bonus(1)) +
    odds[DUST] * (dust + bonus(wounded ? 1 : 2)) -
    odds[HELD] * WEIGHTS.hold
  );
}

export function gain(trial: ArenaTrial, by: number, on: number, att: number, net = false): number {
  const pinned = placesFor(trial, trial.view.fan, by, on).length === 0;
  const odds = typicalOdds(attackSum(trial, by, on, att, null), defenceSum(trial, by, on, null), pinned);
  return worthOf(trial, on, odds, net);
}

/** The best attack a gladiator threatens from where he stands, 0 for none. */
export function offence(trial: ArenaTrial, by: number): number {
  const attacker = trial.gladiators[by]!;
  let best = 0;
  if (isHindered(attacker)) return 0;
  for (let on = 0; on < trial.gladiators.length; on++) {
    const target = trial.gladiators[on]!;
    if (target.cell < 0 || target.seat === attacker.seat || !reaches(attacker, target.cell)) continue;
    best = Math.max(best, gain(trial, by, on, 0));
  }
  return best;
}

/** A little against the walls, where nobody can be pushed; it also keeps equals from always drifting to one corner. */
const OFF_CENTRE: readonly number[] = Array.from(
  { length: 64 },
  (_, cell) => 0.006 * (Math.abs((cell & 7) - 3.5) + Math.abs((cell >> 3) - 3.5)),
);

/** What a gladiator's stance is worth now. */
export function standing(trial: ArenaTrial, who: number): number {
  const own = trial.gladiators[who]!;
  if (own.cell < 0) return 0;
  let nearest = 99;
  let towards = 0;
  let risk = 0;
  let exposed = 0;
  const count = trial.gladiators.length;
  // Clockwise from the own seat, so that of equally near enemies not always the same seat is met first.
  for (let n = 0; n < count; n++) {
    const i = (own.seat * trial.size + n) % count;
    const enemy = trial.gladiators[i]!;
    if (enemy.cell < 0 || enemy.seat === own.seat) continue;
    const far = distance(own.cell, enemy.cell);
    if (far < nearest) {
      nearest = far;
      towards = octant(own.cell, enemy.cell);
    }
    if (far <= 2) exposed += zoneOf(own.cell, own.facing, enemy.cell) * WEIGHTS.exposed;
    if (far <= 6 && !isHindered(enemy) && reaches(enemy, own.cell)) risk += Math.max(0, gain(trial, i, who, 0));
  }
  const turned = Math.abs(((towards - own.facing + 12) & 7) - 4);
  return (
    offence(trial, who) * WEIGHTS.offence -
    risk * WEIGHTS.risk -
    exposed -
    WEIGHTS.near * nearest -
    0.01 * turned -
    OFF_CENTRE[own.cell]!
  );
}

/** What a stance would be worth. */
export function standingAt(trial: ArenaTrial, who: number, stance: number): number {
  const own = trial.gladiators[who]!;
  const { cell, facing } = own;
  own.cell = stance >> 3;
  own.facing = stance & 7;
  const value = standing(trial, who);
  own.cell = cell;
  own.facing = facing;
  return value;
}

/** What all of the player's gladiators are worth where they stand. */
export function standingOfAll(trial: ArenaTrial): number {
  let sum = 0;
  for (let who = 0; who < trial.gladiators.length; who++)
    if (trial.gladiators[who]!.seat === trial.seat) sum += standing(trial, who);
  return sum;
}

/** How good a card is to have, whatever it is used for. */
export const QUALITY: readonly number[] = CARDS.map(
  ({ numbers, combat }) =>
    combat * 0.5 + numbers[0]! * 0.5 + numbers[1]! + numbers[2]! * 0.5 + numbers[3]! * 0.4 + numbers[4]! * 0.2,
);

/** The best or the worst cards of a list. */
export const byQuality = (cards: readonly number[]): number[] =>
  cards.slice().sort((a, b) => QUALITY[b]! - QUALITY[a]! || a - b);
