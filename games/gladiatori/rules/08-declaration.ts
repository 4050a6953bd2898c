// Chapter 8, step 4: what an Action can be declared against, as words.
//
//   none · attack:green · break:sica:green · sweep:NE>E>SE · sweep:NE>E>SE:sica:blue · throw:hasta:green ·
//   net:wide-net:green · cast:wide-net:green · help:yellow:green (ally, opponent)
// Figures are written as names.ts says; a Sweep names its directions in striking order.

import type { Seat } from '#engine/seat.ts';
import { arena, COMPASS, inFront } from '#games/gladiatori/board.ts';
import {
  ALL_ITEMS,
  BREAK_ITEM,
  CARDS,
  isNet,
  itemOf,
  MOVEMENT,
  NEEDS_MOVEMENT,
  SWEEP,
} from '#games/gladiatori/cards.ts';
import { cardInUse } from '#games/gladiatori/holdings.ts';
import { ANIMAL, directionNamed, figureName, figureNamed } from '#games/gladiatori/names.ts';
import { hasMissile, inRange, isEngaged } from '#games/gladiatori/rules/12-throwing.ts';
import {
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

export type Kind = 'none' | 'attack' | 'break' | 'sweep' | 'throw' | 'net' | 'cast' | 'help';

export interface Declaration {
  kind: Kind;
  targets: number[];
  /** The weapon thrown or the Net used, and the Item to be broken; −1 for none. */
  weapon: number;
  item: number;
  owner: number;
  ally: number;
}

/** GL-13.8: the arcs of a Sweep, as turns from the facing, each from either end. */
const ARCS: readonly (readonly number[])[] = [
  [2, 1, 0],
  [0, 1, 2],
  [1, 0, 5],
  [5, 0, 1],
  [0, 5, 4],
  [4, 5, 0],
];

/** The figure struck on a hex; of animals sharing a gate the first (GL-23.36). */
function arcTargets(g: Gladiatori, seat: Seat, arc: readonly number[]): number[] {
  const one = g.gladiators[seat]!;
  const found: number[] = [];
  for (const turn of arc) {
    const cell = arena.neighbours[one.cell]![(one.facing + turn) % 6]!;
    const figure = figureAt(g, cell);
    if (figure >= 0) found.push(figure);
  }
  return found;
}

/** Every opponent on the hex directly in front (GL-8.27, GL-23.36). */
export function ahead(g: Gladiatori, seat: Seat): number[] {
  const one = g.gladiators[seat]!;
  const cell = arena.neighbours[one.cell]![one.facing]!;
  if (cell < 0) return [];
  const found: number[] = [];
  for (let other = 0; other < g.seats; other++) {
    if (g.gladiators[other]!.cell === cell && isOpponent(g, seat, other)) found.push(other);
  }
  for (let i = 0; i < g.animals.length; i++) {
    if (g.animals[i]!.where === PRESENT && g.animals[i]!.cell === cell) found.push(ANIMAL + i);
  }
  return found;
}

/** GL-25.4: whether step 4 is asked at all, by public facts. */
export function mayDeclare(g: Gladiatori, seat: Seat): boolean {
  const one = g.gladiators[seat]!;
  for (const turn of [0, 1, 2, 4, 5]) {
    const cell = arena.neighbours[one.cell]![(one.facing + turn) % 6]!;
    const figure = figureAt(g, cell);
    if (figure >= 0 && isOpponent(g, seat, figure)) return true;
  }
  if (g.helpInMelee && mayHelpBehind(g, seat)) return true;
  const net = hasMissile(g, seat, true);
  const spear = hasMissile(g, seat, false) && !isEngaged(g, seat);
  return (net || spear) && inRange(g, seat).length > 0;
}

/** All that the Action card and the added cards allow (GL-8.26 to GL-8.36). */
export function declarations(g: Gladiatori, seat: Seat): string[] {
  const one = g.gladiators[seat]!;
  const list = ['none'];
  if (cardInUse(one) === MOVEMENT) return list;
  const front = ahead(g, seat);
  for (const target of front) list.push(`attack:${figureName(target)}`);
  if (one.stack.includes(BREAK_ITEM) && canPerform(g, seat, BREAK_ITEM))
    for (const target of front) breakWords(g, target, list);
  if (one.stack.includes(SWEEP) && canPerform(g, seat, SWEEP)) addSweeps(g, seat, list);
  addThrows(g, seat, front, list);
  addHelps(g, seat, front, list);
  return list;
}

/** GL-8.32: adds the words for breaking an Item of this figure. */
export function breakWords(g: Gladiatori, target: number, list: string[]): void {
  for (const item of itemsOf(g, target)) list.push(`break:${itemOf(item).name}:${figureName(target)}`);
}

/** GL-13.2: the Movement restriction, as far as it can be tested before the fight. */
const canPerform = (g: Gladiatori, seat: Seat, card: number): boolean =>
  (CARDS[card]!.needs & NEEDS_MOVEMENT) === 0 || !isHeld(g.gladiators[seat]!);

const itemsOf = (g: Gladiatori, figure: number): readonly number[] =>
  isAnimal(figure) ? [] : g.gladiators[figure]!.items;

/** Adds the words for a Sweep over this arc, with each Item that it can break. */
function addSweep(
  g: Gladiatori,
  seat: Seat,
  arc: readonly number[],
  targets: readonly number[],
  list: string[],
): string[] {
  const one = g.gladiators[seat]!;
  const name = `sweep:${arc.map((turn) => COMPASS[(one.facing + turn) % 6]).join('>')}`;
  list.push(name);
  if (!one.stack.includes(BREAK_ITEM) || !canPerform(g, seat, BREAK_ITEM)) return list;
  for (const target of targets) {
    if (!isOpponent(g, seat, target)) continue;
    for (const item of itemsOf(g, target)) list.push(`${name}:${itemOf(item).name}:${figureName(target)}`);
  }
  return list;
}

/** GL-13.7 to GL-13.12; of orders that strike the same figures alike the first is offered. */
function addSweeps(g: Gladiatori, seat: Seat, list: string[]): void {
  const seen = new Set<string>();
  for (const arc of ARCS) {
    const targets = arcTargets(g, seat, arc);
    const struck = targets.join();
    if (seen.has(struck) || !targets.some((figure) => isOpponent(g, seat, figure))) continue;
    seen.add(struck);
    addSweep(g, seat, arc, targets, list);
  }
}

/**
 * The Sweeps that the card could be used for, and those that strike the same figures alike as one of them, with that one.
 * For people.
 */
export function sweepsBy(g: Gladiatori, seat: Seat): [sweeps: string[], equal: [same: string, first: string][]] {
  const first = new Map<string, string[]>();
  const equal: [string, string][] = [];
  for (const arc of ARCS) {
    const targets = arcTargets(g, seat, arc);
    if (!targets.some((figure) => isOpponent(g, seat, figure))) continue;
    const words = addSweep(g, seat, arc, targets, []);
    const others = first.get(targets.join());
    if (others === undefined) first.set(targets.join(), words);
    else for (const [i, word] of words.entries()) equal.push([word, others[i]!]);
  }
  return [[...first.values()].flat(), equal];
}

/** GL-8.30, GL-8.31, GL-12.21 to GL-12.24 */
function addThrows(g: Gladiatori, seat: Seat, front: readonly number[], list: string[]): void {
  const one = g.gladiators[seat]!;
  const net = hasMissile(g, seat, true);
  const spear = hasMissile(g, seat, false) && !isEngaged(g, seat);
  if (!net && !spear) return;
  const reached = inRange(g, seat);
  for (const [i, weapon] of one.items.entries()) {
    if (!itemOf(weapon).thrown || one.holds[i]! >= 0) continue;
    const { name } = itemOf(weapon);
    if (isNet(weapon)) {
      for (const target of g.netBeside ? reached.filter((figure) => inMelee(g, seat, figure)) : front)
        list.push(`net:${name}:${figureName(target)}`);
      for (const target of reached) list.push(`cast:${name}:${figureName(target)}`);
    } else if (spear) for (const target of reached) list.push(`throw:${name}:${figureName(target)}`);
  }
}

/** GL-20.4, GL-20.7, GL-20.11, GL-20.19 */
function addHelps(g: Gladiatori, seat: Seat, front: readonly number[], list: string[]): void {
  const foes = g.helpInMelee ? opponentsInMelee(g, seat) : front;
  for (let ally = 0; ally < g.seats; ally++) {
    if (!inPlay(g, ally) || !isAlly(g, seat, ally)) continue;
    for (const foe of foes) if (canHelp(g, seat, ally, foe)) list.push(`help:${figureName(ally)}:${figureName(foe)}`);
  }
}

/** GL-20.11, `helpInMelee` */
function opponentsInMelee(g: Gladiatori, seat: Seat): number[] {
  const list: number[] = [];
  for (let other = 0; other < g.seats; other++)
    if (isOpponent(g, seat, other) && inMelee(g, seat, other)) list.push(other);
  for (let i = 0; i < g.animals.length; i++) if (inMelee(g, seat, ANIMAL + i)) list.push(ANIMAL + i);
  return list;
}

/** GL-20.11, `helpInMelee`: whether an ally can be helped against the opponent directly behind. */
function mayHelpBehind(g: Gladiatori, seat: Seat): boolean {
  const one = g.gladiators[seat]!;
  const foe = figureAt(g, arena.neighbours[one.cell]![(one.facing + 3) % 6]!);
  if (foe < 0 || !isOpponent(g, seat, foe)) return false;
  for (let ally = 0; ally < g.seats; ally++)
    if (inPlay(g, ally) && isAlly(g, seat, ally) && canHelp(g, seat, ally, foe)) return true;
  return false;
}

/** The foe is in melee with the helper; the ally must be too. */
export function canHelp(g: Gladiatori, seat: Seat, ally: Seat, foe: number): boolean {
  if (!inMelee(g, ally, foe)) return false;
  if (isAnimal(foe)) return true;
  const other = g.gladiators[foe]!;
  return inFront(other.cell, other.facing, g.gladiators[seat]!.cell);
}

/** Reads a word of the list. */
export function readDeclaration(g: Gladiatori, seat: Seat, text: string): Declaration {
  const [kind, a = '', b = '', c = ''] = text.split(':');
  const made: Declaration = { kind: kind as Kind, targets: [], weapon: -1, item: -1, owner: -1, ally: -1 };
  const itemNamed = (name: string): number => ALL_ITEMS.find((item) => itemOf(item).name === name) ?? -1;
  switch (made.kind) {
    case 'attack':
      made.targets = [figureNamed(a)];
      break;
    case 'break':
      made.item = itemNamed(a);
      made.owner = figureNamed(b);
      made.targets = [made.owner];
      break;
    case 'sweep': {
      const { facing } = g.gladiators[seat]!;
      made.targets = arcTargets(
        g,
        seat,
        a.split('>').map((d) => (directionNamed(d) - facing + 6) % 6),
      );
      made.item = itemNamed(b);
      made.owner = figureNamed(c);
      break;
    }
    case 'throw':
    case 'net':
    case 'cast':
      made.weapon = itemNamed(a);
      made.targets = [figureNamed(b)];
      break;
    case 'help':
      made.ally = figureNamed(a);
      made.targets = [figureNamed(b)];
      break;
    case 'none':
      break;
  }
  return made;
}
