// What each use of each card would bring the heuristic player.

import {
  type ArenaTrial,
  gain,
  offence,
  QUALITY,
  standing,
  standingAt,
  standingOfAll,
  WEIGHTS,
} from '#checks/strength/pool/jugula/judgement.ts';
import { direction, inFront } from '#games/jugula/board.ts';
import { ATTACK, CARDS, cardOf, DRAW, type Effect, MOVE, PRIMA_USE, useOf, VOX } from '#games/jugula/cards.ts';
import { attackBonus, handLimit, MOST_VOX } from '#games/jugula/rules/07-vox.ts';
import { pointsOf } from '#games/jugula/rules/10-movement.ts';
import { stancesFor } from '#games/jugula/rules/11-ways.ts';
import { freeAt } from '#games/jugula/rules/14-push.ts';
import { canNet, reaches } from '#games/jugula/rules/16-traits.ts';
import { isHindered } from '#games/jugula/state.ts';

export const mpFor = (trial: ArenaTrial, who: number, bonus: number): number => pointsOf(trial, who, bonus);

/** The stance that improves a gladiator's standing most, and by how much; `charging` counts the attack that follows. */
export function bestStance(
  trial: ArenaTrial,
  who: number,
  mp: number,
  charging = false,
): { stance: number; gain: number } {
  const own = trial.gladiators[who]!;
  const now = standing(trial, who);
  let stance = (own.cell << 3) | own.facing;
  let most = charging ? now + offence(trial, who) : now;
  for (const end of stancesFor(trial, who, mp)) {
    let value = standingAt(trial, who, end);
    if (charging) {
      const { cell, facing } = own;
      own.cell = end >> 3;
      own.facing = end & 7;
      value += offence(trial, who);
      own.cell = cell;
      own.facing = facing;
    }
    if (value > most) {
      most = value;
      stance = end;
    }
  }
  return { stance, gain: most - now };
}

/** The gladiators of the player in the arena. */
const ownOf = (trial: ArenaTrial): number[] => {
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

// A plan is made for every card of a hand at once, so what does not depend on the card is worked out once per view.
let planned: ArenaTrial | null = null;
const known = new Map<string, number>();

function once(trial: ArenaTrial, key: string, value: () => number): number {
  if (planned !== trial) {
    planned = trial;
    known.clear();
  }
  let found = known.get(key);
  if (found === undefined) {
    found = value();
    known.set(key, found);
  }
  return found;
}

const moveGains = (trial: ArenaTrial, n: number, mp: number): number =>
  once(trial, `move ${n} ${mp}`, () => {
    const gains = ownOf(trial).map((who) =>
      trial.gladiators[who]!.net >= 0
        ? 0.35
        : once(trial, `mover ${who} ${mp}`, () => bestStance(trial, who, mpFor(trial, who, mp)).gain),
    );
    return top(gains, n);
  });

const attackGains = (trial: ArenaTrial, n: number, att: number): number =>
  once(trial, `attack ${n} ${att}`, () =>
    top(
      ownOf(trial).map((by) => bestAttack(trial, by, att)),
      n,
    ),
  );

function bestAttack(trial: ArenaTrial, by: number, att: number): number {
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

const chargeGain = (trial: ArenaTrial, mp: number): number =>
  once(trial, `charge ${mp}`, () =>
    Math.max(0, ...ownOf(trial).map((who) => bestStance(trial, who, mpFor(trial, who, mp), true).gain)),
  );

const voxGain = (vox: number, by: number): number => {
  const after = Math.max(0, Math.min(MOST_VOX, vox + by));
  return (
    (attackBonus(after) - attackBonus(vox)) * WEIGHTS.attackBonus +
    (handLimit(after) - handLimit(vox)) * WEIGHTS.handLimit +
    (after - vox) * WEIGHTS.vox
  );
};

function drawGain(trial: ArenaTrial, count: number): number {
  const own = trial.lanistae[trial.seat]!;
  const held = own.hand - 1;
  const room = Math.max(0, handLimit(own.vox) - held);
  const kept = Math.min(count, room);
  return kept * WEIGHTS.draw + (count - kept) * 0.3 * WEIGHTS.draw + (held <= 1 ? WEIGHTS.needy : 0);
}

const primaGain = (trial: ArenaTrial, count: number): number =>
  trial.lanistae[trial.seat]!.reserve.length === 0
    ? 0
    : count * WEIGHTS.prima * Math.max(0, 1 - trial.view.round / WEIGHTS.primaRounds);

function effectGain(trial: ArenaTrial, step: Effect): number {
  const own = trial.lanistae[trial.seat]!;
  switch (step.op) {
    case 'MOVE':
      return moveGains(trial, step.n, step.mp);
    case 'ATTACK':
      return attackGains(trial, step.n, step.att);
    case 'MOVE_ATTACK':
      return chargeGain(trial, step.mp) + step.att * 0.08;
    case 'TURN':
      return once(trial, `turn ${step.n}`, () =>
        top(
          ownOf(trial).map((who) => turnGain(trial, who)),
          step.n,
        ),
      );
    case 'SHOVE':
      return once(trial, 'shove', () => bestShove(trial));
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
      return primaGain(trial, step.n) + WEIGHTS.draw * Math.min(step.n, Math.max(0, handLimit(own.vox) - own.hand + 1));
    case 'FREE':
      return 0.35 * Math.min(step.n, ownOf(trial).filter((who) => trial.gladiators[who]!.net >= 0).length);
    case 'SWAP':
      return 0.02;
    case 'PEEK':
      return 0.03;
  }
}

/** What it brings to push an enemy straight away from one of one's own. */
export function shoveGain(trial: ArenaTrial, by: number, on: number): number {
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

function bestShove(trial: ArenaTrial): number {
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
function robbery(trial: ArenaTrial, n: number, picked: boolean): number {
  let hand = 0;
  for (const [seat, one] of trial.lanistae.entries())
    if (seat !== trial.seat && one.left === 0) hand = Math.max(hand, one.hand);
  const taken = Math.min(n, hand - 1);
  return taken <= 0 ? 0 : taken * (picked ? 0.2 : 0.13) + (hand - taken === 1 ? 0.25 : 0);
}

const rivalVox = (trial: ArenaTrial): number =>
  Math.max(...trial.lanistae.map((one, seat) => (seat === trial.seat || one.left > 0 ? 0 : one.vox)));

function turnGain(trial: ArenaTrial, who: number): number {
  const own = trial.gladiators[who]!;
  if (isHindered(own)) return 0;
  const now = standing(trial, who);
  let most = 0;
  for (let facing = 0; facing < 8; facing++)
    most = Math.max(most, standingAt(trial, who, (own.cell << 3) | facing) - now);
  return most;
}

function boostGain(trial: ArenaTrial, stat: 'ATT' | 'DEF' | 'MP', k: number, n: number): number {
  if (stat === 'MP') return 0.04 * k * n;
  const gains = ownOf(trial).map((who) =>
    stat === 'ATT' ? bestAttack(trial, who, k) - bestAttack(trial, who, 0) : threatTo(trial, who) * 0.2 * k,
  );
  return top(gains, n);
}

/** What the enemies who can strike a gladiator now threaten him with. */
function threatTo(trial: ArenaTrial, who: number): number {
  const own = trial.gladiators[who]!;
  let sum = 0;
  for (const [by, enemy] of trial.gladiators.entries()) {
    if (enemy.cell >= 0 && enemy.seat !== trial.seat && reaches(enemy, own.cell))
      sum += Math.max(0, gain(trial, by, who, 0));
  }
  return sum;
}

export function playValue(trial: ArenaTrial, play: number): number {
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
