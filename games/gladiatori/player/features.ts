// How a search reads a position: what speaks for a gladiator, as numbers. Their weights are fitted (weights.ts).

import type { Evaluation } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';
import { arena, FRONT, sideOf } from '#games/gladiatori/board.ts';
import { ENERGY_1, isAction, isMove } from '#games/gladiatori/cards.ts';
import { hpOf, itemAttack, itemDefence, payable } from '#games/gladiatori/holdings.ts';
import { glance } from '#games/gladiatori/player/glance.ts';
import { weights } from '#games/gladiatori/player/weights.ts';
import type { Gladiator, Gladiatori } from '#games/gladiatori/state.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';

const FEATURES = [
  ...['points', 'hand', 'handHealth', 'bodyHealth', 'payable', 'actions', 'energy', 'attack', 'defence', 'held'],
  ...['powers', 'out', 'skills', 'faces', 'flanked', 'discard', 'pointsLate', 'nearlyDead', 'dying'],
];

export const evaluation: Evaluation<Gladiatori, GladiatoriView> = {
  features: FEATURES,
  read,
  pace: (g) => 2 * g.turn + g.round,
  // With partners, or animals to beat together, seats do not win against each other.
  fits: (g) => g.shape === 'ffa',
  weights,
  glance,
};

function read(g: Gladiatori, seat: Seat, out: Float64Array): void {
  const one = g.gladiators[seat]!;
  out.fill(0);
  if (one.character < 0) return;
  let actions = 0;
  let energy = 0;
  for (const card of one.hand) {
    if (isAction(card) || isMove(card)) actions++;
    if (card === ENERGY_1) energy++;
  }
  let attack = 0;
  let defence = 0;
  for (const item of one.items) {
    attack += itemAttack(one, item);
    defence += itemDefence(one, item);
  }
  const points = g.vp[seat]! / 5;
  const health = payable(one);
  out[0] = points;
  out[1] = one.hand.length / 5;
  out[2] = hpOf(one.hand) / 5;
  out[3] = hpOf(one.hp) / 5;
  out[4] = health / 5;
  out[5] = actions / 3;
  out[6] = energy;
  out[7] = attack / 3;
  out[8] = defence / 3;
  out[9] = one.grey + (one.down ? 1 : 0);
  out[10] = bitsIn(one.powers);
  out[11] = one.out > 0 ? 1 : 0;
  out[12] = skillsOf(one) / 5;
  readFoes(g, seat, out);
  out[15] = one.discard.length / 5;
  out[16] = (points * Math.max(0, g.turn - 1)) / 5;
  out[17] = health < 4 ? 1 : 0;
  out[18] = one.due >= 0 ? 1 : 0;
}

/** Whether he faces a foe beside him, and whether one stands beside or behind him. */
function readFoes(g: Gladiatori, seat: Seat, out: Float64Array): void {
  const one = g.gladiators[seat]!;
  if (one.out !== 0 || one.cell < 0) return;
  for (let other = 0; other < g.seats; other++) {
    const foe = g.gladiators[other]!;
    if (other === seat || foe.out !== 0 || foe.cell < 0 || arena.distance(one.cell, foe.cell) !== 1) continue;
    if (arena.direction(one.cell, foe.cell) === one.facing) out[13] = 1;
    if (sideOf(one.cell, one.facing, foe.cell) !== FRONT) out[14] = 1;
  }
}

function skillsOf(one: Gladiator): number {
  let sum = 0;
  for (const skill of one.now) sum += skill;
  return sum;
}

function bitsIn(word: number): number {
  let bits = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
