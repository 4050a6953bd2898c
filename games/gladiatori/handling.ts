// How a gladiator's cards change their places and how his points are spent, with what everybody learns from it: one call
// does both, so that no rule keeps track of knowledge by itself (GL-24.7 to GL-24.13).
//
// *Openly* means that everybody sees which card or which points. *Secretly* means that they see how many, and no more.

import { insert, remove } from '#engine/chance/deck.ts';
import {
  BLOOD,
  FACE_DOWN,
  GUARD,
  isPoint,
  MOVEMENT,
  OFFENSE,
  OVERSKILL,
  POINT,
  SPEED,
} from '#games/gladiatori/cards.ts';
import type { Sheet } from '#games/gladiatori/characters.ts';
import { covertPlace, moveCard } from '#games/gladiatori/holdings.ts';
import {
  learnElements,
  learnOverskill,
  learnOwned,
  learnSheet,
  learnSkill,
  learnSpent,
  maybeGained,
  maybeSpent,
  maybeUsed,
} from '#games/gladiatori/knowledge.ts';
import type { Gladiator } from '#games/gladiatori/state.ts';

/** Gives a gladiator his values and Powers. */
export function giveSheet(one: Gladiator, character: number, sheet: Sheet): void {
  one.character = character;
  one.initial = sheet.values.slice();
  one.now = sheet.values.slice();
  one.powers = sheet.powers.reduce((all, power) => all | (1 << power), 0);
  learnSheet(one);
}

/**
 * Moves a card between two lists of its owner; everybody sees which card it is. When a card leaves the hand, what was
 * known of the hand is given up.
 */
export function moveOpenly(one: Gladiator, from: number[], to: number[], card: number): void {
  moveCard(from, to, card);
  const { known } = one;
  if (from === one.hand) known.hand.length = 0;
  else if (from === one.discard) {
    const place = known.discard.indexOf(card);
    if (place >= 0) known.discard.splice(place, 1);
  }
  if (to === one.hand) insert(known.hand, card);
  else if (to === one.discard) insert(known.discard, card);
  learnOwned(one, card);
  if (card === OVERSKILL && to === one.open) learnOverskill(one);
}

/** Moves a card between two lists of its owner. Nobody can say which of the known cards stay where it came from. */
export function moveSecretly(one: Gladiator, from: number[], to: number[], card: number): void {
  moveCard(from, to, card);
  if (from === one.hand) one.known.hand.length = 0;
  else if (from === one.discard) one.known.discard.length = 0;
}

/** Moves a card back to the list it came from: what is known of both lists stays true. */
export const moveBack = moveCard;

/** GL-8.9, GL-8.40: lays a card face-down at the right end of the row; `maybe` is what others think it can be. */
export function layFaceDown(one: Gladiator, card: number, maybe: number, turned: number): void {
  remove(one.hand, card);
  one.known.hand.length = 0;
  one.row.push(-1);
  one.turned.push(turned);
  one.covert.push(card);
  one.maybe.push(maybe);
}

/** GL-8.28: a fight tells that the card in use is no Movement. */
export function ruleOutMovement(one: Gladiator): void {
  if (one.row[one.using]! >= 0) return;
  const place = covertPlace(one, one.using);
  one.maybe[place] = one.maybe[place]! & ~(1 << MOVEMENT);
}

/** GL-24.4: turns the card in use and its stack up. */
export function turnUp(one: Gladiator): void {
  if (one.row[one.using]! < 0) {
    const place = covertPlace(one, one.using);
    one.row[one.using] = one.covert[place]!;
    one.covert.splice(place, 1);
    one.maybe.splice(place, 1);
    one.turned[one.using] = one.turned[one.using]! & ~FACE_DOWN;
  }
  while (one.stack.length > 0) moveOpenly(one, one.stack, one.open, one.stack[0]!);
}

/** GL-11.24: takes the last card of the row, which lies face-up, back into the hand. */
export function liftCard(one: Gladiator): void {
  const card = one.row.pop()!;
  one.turned.pop();
  insert(one.hand, card);
  insert(one.known.hand, card);
}

/** GL-8.47: puts the open cards of a fight on the discard pile. */
export function discardOpen(one: Gladiator): void {
  for (const card of one.open) {
    insert(one.discard, card);
    insert(one.known.discard, card);
  }
  one.open.length = 0;
}

/** GL-18.1, GL-24.8: puts the row on the discard pile; Standby cards that were never shown stay secret (GL-9.12). */
export function discardRow(one: Gladiator): void {
  for (const card of one.row) {
    if (card < 0) continue;
    insert(one.discard, card);
    insert(one.known.discard, card);
  }
  for (const card of one.covert) insert(one.discard, card);
  one.row.length = 0;
  one.turned.length = 0;
  one.covert.length = 0;
  one.maybe.length = 0;
}

/** GL-18.10: puts the hand and the HP deck together. */
export function gatherDeck(one: Gladiator): void {
  for (const card of one.hand) insert(one.deck, card);
  for (const card of one.hp) insert(one.deck, card);
  one.hand.length = 0;
  one.hp.length = 0;
  one.known.hand.length = 0;
}

/** GL-24.10: points are paid openly. */
export function payOpenly(one: Gladiator, value: number, points: number): void {
  one.now[value]! -= points;
  learnSpent(one, value, points);
}

/** GL-24.11: Elements are spent secretly; returns how many of them were cards. */
export function spendElements(one: Gladiator, elements: readonly number[]): number {
  let cards = 0;
  for (const thing of elements) {
    if (isPoint(thing)) one.now[thing - POINT]!--;
    else {
      moveSecretly(one, one.hand, one.discard, thing);
      cards++;
    }
  }
  learnElements(one, elements.length - cards, false);
  return cards;
}

/** GL-24.11: Elements are recovered secretly, cards to the list given; returns how many of them were cards. */
export function recoverElements(one: Gladiator, to: number[], elements: readonly number[]): number {
  let cards = 0;
  for (const thing of elements) {
    if (isPoint(thing)) one.now[thing - POINT]!++;
    else {
      moveSecretly(one, one.discard, to, thing);
      cards++;
    }
  }
  learnElements(one, elements.length - cards, true);
  return cards;
}

export const isBoosted = (one: Gladiator, skill: number): boolean => (one.boosted & (1 << skill)) !== 0;

/** GL-2.5, GL-13.25: the full value counts, then the Skill drops by 1, a boosted one to 0. Returns what it gave. */
function useSkill(one: Gladiator, skill: number): number {
  const points = one.now[skill]!;
  one.now[skill] = isBoosted(one, skill) ? 0 : points - 1;
  one.boosted &= ~(1 << skill);
  return points;
}

/** Uses a Skill where nobody sees whether it is used. */
export function useSecretly(one: Gladiator, skill: number): void {
  useSkill(one, skill);
  maybeUsed(one, skill);
}

/** What goes into an attack or defence value besides cards and Items. */
export interface Input {
  skill: number;
  isUsed: boolean;
  /** The Ability of which points can be added, how many are, and the most that can be: 0 where none can. */
  ability: number;
  points: number;
  most: number;
}

/**
 * GL-2.5, GL-24.10: puts a Skill and points into a value that is announced as a total, and remembers them for a Feint.
 * The total tells what the Skill gave, unless points of an Ability may be in it too. Returns what the Skill gave.
 */
export function putIntoValue(one: Gladiator, { skill, isUsed, ability, points, most }: Input): number {
  const { deed } = one;
  one.now[ability]! -= points;
  if (ability === BLOOD) deed.blood += points;
  else deed.speed += points;
  let given = 0;
  if (isUsed) {
    deed.skill = skill;
    deed.before = one.now[skill]!;
    deed.lifted = isBoosted(one, skill);
    given = useSkill(one, skill);
  }
  if (most > 0) {
    maybeUsed(one, skill);
    maybeSpent(one, ability, most);
  } else learnSkill(one, skill, given);
  return given;
}

/**
 * GL-11.21, GL-11.35, GL-11.56: what the fight took is added again, so that points spent or recovered meanwhile stay
 * spent or recovered; no value rises above its initial one, or a Skill boosted earlier above its boost.
 */
export function restoreValues(one: Gladiator): void {
  const { deed, now, initial } = one;
  if (deed.skill >= 0) {
    now[deed.skill]! += deed.lifted ? deed.before : 1;
    if (deed.lifted) one.boosted |= 1 << deed.skill;
  }
  if (deed.boost >= 0) {
    now[deed.boost]! -= deed.gain;
    one.boosted &= ~(1 << deed.boost);
  }
  if (deed.skill >= 0) {
    const most = isBoosted(one, deed.skill) ? deed.before : initial[deed.skill]!;
    now[deed.skill] = Math.min(most, now[deed.skill]!);
  }
  now[BLOOD] = Math.min(initial[BLOOD]!, now[BLOOD]! + deed.blood);
  now[SPEED] = Math.min(initial[SPEED]!, now[SPEED]! + deed.speed);
  maybeGained(one, OFFENSE, 1);
  maybeGained(one, GUARD, 1);
}
