// What each use of each card would bring the heuristic player.

import { direction, FACINGS, inFront, SQUARES, stanceAt } from '#games/jugula/board.ts';
import { ATTACK, CARDS, cardOf, DRAW, type Effect, MOVE, PRIMA_USE, useOf, VOX } from '#games/jugula/cards.ts';
import { gain, QUALITY, type Trial, WEIGHTS } from '#games/jugula/player/judgement.ts';
import { offenceAt, position, stanceOf, standingAt, standingOfAll, weighedAt } from '#games/jugula/player/standings.ts';
import type { Weighed } from '#games/jugula/player/weighing.ts';
import { attackBonus, handLimit, MOST_VOX } from '#games/jugula/rules/07-vox.ts';
import { pointsOf } from '#games/jugula/rules/10-movement.ts';
import { endsFor } from '#games/jugula/rules/11-ways.ts';
import { freeAt } from '#games/jugula/rules/14-push.ts';
import { canNet, reaches } from '#games/jugula/rules/16-traits.ts';
import { isHindered } from '#games/jugula/state.ts';

const mpFor = (trial: Trial, who: number, bonus: number): number => pointsOf(trial, who, bonus);

/** How much a movement can improve a gladiator's standing; `charging` counts the attack that follows. */
function bestMove(trial: Trial, who: number, mp: number, charging = false): number {
  const here = stanceOf(trial.gladiators[who]!);
  const now = standingAt(trial, who, here);
  let most = charging ? now + offenceAt(trial, who, here) : now;
  const ends = endsFor(trial, who, mp);
  for (let cell = 0; cell < SQUARES; cell++) {
    const facings = ends[cell]!;
    if (facings === 0) continue;
    const tables = weighedAt(trial, who, cell);
    const value =
      facings === EVERY_FACING
        ? (charging ? tables.charge : tables.best)[cell]!
        : bestOf(tables, cell, facings, charging);
    if (value > most) most = value;
  }
  return most - now;
}

const EVERY_FACING = (1 << FACINGS) - 1;

/** The highest value of these stances in a square. */
function bestOf({ standing, offence }: Weighed, cell: number, facings: number, charging: boolean): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let facing = 0; facing < FACINGS; facing++) {
    if ((facings & (1 << facing)) === 0) continue;
    const stance = stanceAt(cell, facing);
    const value = charging ? standing[stance]! + offence[stance]! : standing[stance]!;
    if (value > most) most = value;
  }
  return most;
}

/** The gladiators of the player in the arena. */
const ownOf = (trial: Trial): number[] => {
  const own: number[] = [];
  for (let who = 0; who < trial.gladiators.length; who++) {
    if (trial.gladiators[who]!.seat === trial.seat && trial.gladiators[who]!.cell >= 0) own.push(who);
  }
  return own;
};

/** The sum of the `n` highest values above 0. */
const top = (values: number[], n: number): number => {
  values.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < n && i < values.length; i++) sum += Math.max(0, values[i]!);
  return sum;
};

// A plan is made for every card of a hand at once, and the questions that follow a card come in the same position, so what
// does not depend on the card is worked out once per position.
let planned = -1;
const known = new Map<number, number>();
const MOVER = 0;
const MOVES = 1;
const ATTACKS = 2;
const CHARGE = 3;
const TURNS = 4;
const SHOVES = 5;
const CHARGER = 6;
/** No list is as long, and no bonus as high, as 32. */
const keyOf = ({ seat }: Trial, what: number, of: number, bonus: number): number =>
  (((((seat << 3) | what) << 5) | of) << 5) | bonus;

function once(key: number, value: () => number): number {
  if (planned !== position()) {
    planned = position();
    known.clear();
  }
  let found = known.get(key);
  if (found === undefined) {
    found = value();
    known.set(key, found);
  }
  return found;
}

/** What it brings to move a gladiator, or to shake off the net that holds him. */
export const moverGain = (trial: Trial, who: number, mp: number): number =>
  trial.gladiators[who]!.net >= 0
    ? 0.35
    : once(keyOf(trial, MOVER, who, mp), () => bestMove(trial, who, mpFor(trial, who, mp)));

/** What it brings to move a gladiator who attacks then. */
export const chargerGain = (trial: Trial, who: number, mp: number): number =>
  once(keyOf(trial, CHARGER, who, mp), () => bestMove(trial, who, mpFor(trial, who, mp), true));

const moveGains = (trial: Trial, n: number, mp: number): number =>
  once(keyOf(trial, MOVES, n, mp), () => {
    const gains = ownOf(trial).map((who) => moverGain(trial, who, mp));
    return top(gains, n);
  });

const attackGains = (trial: Trial, n: number, att: number): number =>
  once(keyOf(trial, ATTACKS, n, att), () =>
    top(
      ownOf(trial).map((by) => bestAttack(trial, by, att)),
      n,
    ),
  );

function bestAttack(trial: Trial, by: number, att: number): number {
  const attacker = trial.gladiators[by]!;
  let most = 0;
  if (isHindered(attacker)) return 0;
  for (const [on, target] of trial.gladiators.entries()) {
    if (target.cell < 0 || target.seat === trial.seat || !reaches(attacker, target.cell)) continue;
    most = Math.max(most, gain(trial, by, on, att));
    if (canNet(attacker, target)) most = Math.max(most, gain(trial, by, on, att, true));
  }
  return most;
}

const chargeGain = (trial: Trial, mp: number): number =>
  once(keyOf(trial, CHARGE, 0, mp), () => Math.max(0, ...ownOf(trial).map((who) => chargerGain(trial, who, mp))));

const voxGain = (vox: number, by: number): number => {
  const after = Math.max(0, Math.min(MOST_VOX, vox + by));
  return (
    (attackBonus(after) - attackBonus(vox)) * WEIGHTS.attackBonus +
    (handLimit(after) - handLimit(vox)) * WEIGHTS.handLimit +
    (after - vox) * WEIGHTS.vox
  );
};

function drawGain(trial: Trial, count: number): number {
  const own = trial.lanistae[trial.seat]!;
  const held = own.hand - 1;
  const room = Math.max(0, handLimit(own.vox) - held);
  const kept = Math.min(count, room);
  return kept * WEIGHTS.draw + (count - kept) * 0.3 * WEIGHTS.draw + (held <= 1 ? WEIGHTS.needy : 0);
}

/** What cards of the reserve bring: the sooner the better; those that come into the hand count as drawn too. */
function primaGain(trial: Trial, count: number): number {
  const { reserve, vox, hand } = trial.lanistae[trial.seat]!;
  if (reserve.length === 0) return 0;
  const later = count * WEIGHTS.prima * Math.max(0, 1 - trial.view.round / WEIGHTS.primaRounds);
  return later + WEIGHTS.draw * Math.min(count, Math.max(0, handLimit(vox) - hand + 1));
}

function effectGain(trial: Trial, step: Effect): number {
  const own = trial.lanistae[trial.seat]!;
  switch (step.op) {
    case 'MOVE':
      return moveGains(trial, step.n, step.mp);
    case 'ATTACK':
      return attackGains(trial, step.n, step.att);
    case 'MOVE_ATTACK':
      return chargeGain(trial, step.mp) + step.att * 0.08;
    case 'TURN':
      return once(keyOf(trial, TURNS, step.n, 0), () =>
        top(
          ownOf(trial).map((who) => turnGain(trial, who)),
          step.n,
        ),
      );
    case 'SHOVE':
      return once(keyOf(trial, SHOVES, 0, 0), () => bestShove(trial));
    case 'BOOST':
      return boostGain(trial, step.stat, step.k, step.n);
    case 'VOX':
      return step.who === 'self' ? voxGain(own.vox, step.k) : -voxGain(rivalVox(trial), step.k);
    case 'DRAW':
      return drawGain(trial, step.n);
    case 'DISCARD':
      return step.who === 'self' ? -0.06 * step.n : robbery(trial, step.n, step.mode === 'pick');
    case 'RECOVER':
      // A card of choice is better than one that is drawn.
      return 1.3 * WEIGHTS.draw * Math.min(step.n, own.discard.length, Math.max(0, handLimit(own.vox) - own.hand + 1));
    case 'PRIMA':
      return primaGain(trial, step.n);
    case 'FREE':
      return 0.35 * Math.min(step.n, ownOf(trial).filter((who) => trial.gladiators[who]!.net >= 0).length);
    case 'SWAP':
      return 0.02;
    case 'PEEK':
      return 0.03;
  }
}

/** What it brings to push an enemy straight away from an own gladiator. */
export function shoveGain(trial: Trial, by: number, on: number): number {
  const target = trial.gladiators[on]!;
  const into = freeAt(trial, target.cell, direction(trial.gladiators[by]!.cell, target.cell));
  if (into < 0) return -1;
  const before = standingOfAll(trial);
  const { cell } = target;
  target.cell = into;
  const after = standingOfAll(trial);
  target.cell = cell;
  return after - before;
}

function bestShove(trial: Trial): number {
  let most = 0;
  for (const by of ownOf(trial)) {
    const own = trial.gladiators[by]!;
    if (isHindered(own)) continue;
    for (const [on, enemy] of trial.gladiators.entries()) {
      if (enemy.cell < 0 || enemy.seat === own.seat || !inFront(own.cell, own.facing, enemy.cell)) continue;
      most = Math.max(most, shoveGain(trial, by, on));
    }
  }
  return most;
}

/** What it brings to take cards from the fullest hand; who keeps a single one must draw next. */
function robbery(trial: Trial, n: number, picked: boolean): number {
  let hand = 0;
  for (const [seat, one] of trial.lanistae.entries())
    if (seat !== trial.seat && one.left === 0) hand = Math.max(hand, one.hand);
  const taken = Math.min(n, hand - 1);
  return taken <= 0 ? 0 : taken * (picked ? 0.2 : 0.13) + (hand - taken === 1 ? 0.25 : 0);
}

const rivalVox = (trial: Trial): number =>
  Math.max(...trial.lanistae.map((one, seat) => (seat === trial.seat || one.left > 0 ? 0 : one.vox)));

function turnGain(trial: Trial, who: number): number {
  const own = trial.gladiators[who]!;
  if (isHindered(own)) return 0;
  const now = standingAt(trial, who, stanceOf(own));
  let most = 0;
  for (let facing = 0; facing < FACINGS; facing++)
    most = Math.max(most, standingAt(trial, who, stanceAt(own.cell, facing)) - now);
  return most;
}

function boostGain(trial: Trial, stat: 'ATT' | 'DEF' | 'MP', k: number, n: number): number {
  if (stat === 'MP') return 0.04 * k * n;
  const gains = ownOf(trial).map((who) =>
    stat === 'ATT' ? bestAttack(trial, who, k) - bestAttack(trial, who, 0) : threatTo(trial, who) * 0.2 * k,
  );
  return top(gains, n);
}

/** What the enemies who can strike a gladiator now threaten him with. */
function threatTo(trial: Trial, who: number): number {
  const own = trial.gladiators[who]!;
  let sum = 0;
  for (const [by, enemy] of trial.gladiators.entries()) {
    if (enemy.cell >= 0 && enemy.seat !== trial.seat && reaches(enemy, own.cell))
      sum += Math.max(0, gain(trial, by, who, 0));
  }
  return sum;
}

export function playValue(trial: Trial, play: number): number {
  const card = cardOf(play);
  const { numbers, special } = CARDS[card]!;
  const use = useOf(play);
  const cost = QUALITY[card]! * WEIGHTS.spend;
  switch (use) {
    case MOVE:
      return moveGains(trial, numbers[MOVE]!, 0) - cost;
    case ATTACK:
      return attackGains(trial, numbers[ATTACK]!, 0) - cost;
    case VOX:
      return voxGain(trial.lanistae[trial.seat]!.vox, numbers[VOX]!) - cost;
    case DRAW:
      return drawGain(trial, numbers[DRAW]!) - cost;
    case PRIMA_USE:
      return primaGain(trial, numbers[PRIMA_USE]!) - cost;
    default:
      return special.reduce((sum, step) => sum + effectGain(trial, step), 0) - cost;
  }
}
