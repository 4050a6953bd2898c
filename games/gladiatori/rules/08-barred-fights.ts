// Fights that a player may want to declare but cannot, and the clause that forbids each: for people, never in search.

import type { Barred } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { arena, inFront } from '#games/gladiatori/board.ts';
import { BREAK_ITEM, isNet, itemOf, MOVEMENT, SWEEP } from '#games/gladiatori/cards.ts';
import { cardInUse } from '#games/gladiatori/holdings.ts';
import { ANIMAL, figureName } from '#games/gladiatori/names.ts';
import { bar } from '#games/gladiatori/rules/08-barred.ts';
import { ahead, breakWords, declarations, sweepsBy } from '#games/gladiatori/rules/08-declaration.ts';
import { inRange, isEngaged } from '#games/gladiatori/rules/12-throwing.ts';
import {
  cellOf,
  figureAt,
  type Gladiatori,
  inMelee,
  inPlay,
  isAlly,
  isAnimal,
  isHeld,
  isOpponent,
  PRESENT,
} from '#games/gladiatori/state.ts';

const HELD = 'a Trapped or Face-down gladiator cannot move';

/** D-24: every fight with the clause that forbids it. */
export function barredDeclarations(g: Gladiatori, seat: Seat): Barred[] {
  const one = g.gladiators[seat]!;
  const list: Barred[] = [];
  const moves = cardInUse(one) === MOVEMENT;
  const front = figureAt(g, arena.neighbours[one.cell]![one.facing]!);
  if (front >= 0 && moves) list.push(bar(`attack:${figureName(front)}`, 'GL-8.28', 'a Movement Action does not fight'));
  else if (front >= 0 && !isOpponent(g, seat, front))
    list.push(bar(`attack:${figureName(front)}`, 'GL-8.34', 'an ally is not attacked'));
  const foes = opponents(g, seat);
  addMissiles(g, seat, foes, list);
  if (moves) return list;
  for (const foe of foes)
    list.push(bar(`attack:${figureName(foe)}`, 'GL-8.27', 'only the hex directly in front is attacked'));
  addMoves(g, seat, list);
  addHelps(g, seat, foes, list);
  const offered = new Set(declarations(g, seat));
  return list.filter(({ item }) => !offered.has(item as string));
}

function opponents(g: Gladiatori, seat: Seat): number[] {
  const list: number[] = [];
  for (let other = 0; other < g.seats; other++) if (inPlay(g, other) && isOpponent(g, seat, other)) list.push(other);
  for (let i = 0; i < g.animals.length; i++) if (g.animals[i]!.where === PRESENT) list.push(ANIMAL + i);
  return list;
}

/** Spears and Nets, at each opponent. */
function addMissiles(g: Gladiatori, seat: Seat, foes: readonly number[], list: Barred[]): void {
  const one = g.gladiators[seat]!;
  const reached = inRange(g, seat);
  for (const [i, weapon] of one.items.entries()) {
    const { name, thrown } = itemOf(weapon);
    if (!thrown) continue;
    for (const foe of foes) {
      const words = isNet(weapon) ? ['net', 'cast'] : ['throw'];
      for (const word of words) {
        const [clause, reason] = whyNotThrown(g, seat, foe, word, one.holds[i]! >= 0, reached.includes(foe));
        list.push(bar(`${word}:${name}:${figureName(foe)}`, clause, reason));
      }
    }
  }
}

function whyNotThrown(
  g: Gladiatori,
  seat: Seat,
  foe: number,
  word: string,
  holds: boolean,
  reached: boolean,
): [clause: string, reason: string] {
  const one = g.gladiators[seat]!;
  if (holds) return ['GL-12.27', 'a Net that holds a victim is not used for another attack'];
  if (word === 'net') return ['GL-12.22', 'in melee a Net does not reach there'];
  if (word === 'throw' && isEngaged(g, seat) && reached)
    return ['GL-12.4', 'nothing but a Net is thrown while in melee'];
  if (reached) return ['GL-8.28', 'a Movement Action does not fight'];
  return arena.inCone(one.cell, cellOf(g, foe), one.facing)
    ? ['GL-12.10', 'another figure stands in the way']
    : ['GL-12.8', 'it is outside the zone in front'];
}

/** Sweep and Break Item: not while held, not without the card; of equal Sweeps the first. */
function addMoves(g: Gladiatori, seat: Seat, list: Barred[]): void {
  const one = g.gladiators[seat]!;
  const held = isHeld(one);
  const [sweeps, equal] = sweepsBy(g, seat);
  const hasSweep = one.stack.includes(SWEEP);
  if (hasSweep && !held)
    for (const [item, instead] of equal)
      list.push({ ...bar(item, 'GL-13.9', 'an arc that is offered strikes the same'), instead });
  else
    for (const item of [...sweeps, ...equal.map(([same]) => same)])
      list.push(
        hasSweep ? bar(item, 'GL-16.7', HELD) : bar(item, 'GL-8.29', 'the Sweep card is not among the cards added'),
      );
  const breaks: string[] = [];
  for (const target of ahead(g, seat)) breakWords(g, target, breaks);
  for (const item of breaks)
    list.push(
      one.stack.includes(BREAK_ITEM)
        ? bar(item, 'GL-16.7', HELD)
        : bar(item, 'GL-8.32', 'the Break Item card is not among the cards added'),
    );
}

/** GL-20.4, GL-20.7, GL-20.11 */
function addHelps(g: Gladiatori, seat: Seat, foes: readonly number[], list: Barred[]): void {
  const near = g.helpInMelee ? foes.filter((foe) => inMelee(g, seat, foe)) : ahead(g, seat);
  for (let ally = 0; ally < g.seats; ally++) {
    if (!inPlay(g, ally) || !isAlly(g, seat, ally)) continue;
    for (const foe of foes) {
      const item = `help:${figureName(ally)}:${figureName(foe)}`;
      if (!inMelee(g, seat, foe) || !inMelee(g, ally, foe))
        list.push(bar(item, 'GL-20.4', 'the opponent must be in melee with both'));
      else if (!near.includes(foe))
        list.push(bar(item, 'GL-20.11', 'the opponent must be directly in front of the helper'));
      else if (isBehind(g, seat, foe)) list.push(bar(item, 'GL-20.7', 'nobody helps from behind the opponent'));
    }
  }
}

function isBehind(g: Gladiatori, seat: Seat, foe: number): boolean {
  if (isAnimal(foe)) return false;
  const { cell, facing } = g.gladiators[foe]!;
  return !inFront(cell, facing, g.gladiators[seat]!.cell);
}
