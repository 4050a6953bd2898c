// Chapter 2: Skills, Abilities, Powers, and the Elements that are spent and recovered.
//
// An Element is a thing: a card (0–14) or a point of a value (20–24).

import { insert, remove } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import { only, type Seat } from '#engine/seat.ts';
import { BLOOD, ENDURANCE, isSkill, POWERS, SPEED, VALUES } from '#games/gladiatori/cards.ts';
import { forgetDiscard, forgetHand, learnElements } from '#games/gladiatori/knowledge.ts';
import { disclose, type Gladiator, type Gladiatori, type T } from '#games/gladiatori/state.ts';

export const POINT = 20;
export const isPoint = (thing: number): boolean => thing >= POINT && thing < POINT + VALUES.length;
export const isBoosted = (one: Gladiator, skill: number): boolean => (one.boosted & (1 << skill)) !== 0;

/** GL-2.4, GL-2.7: whether a Skill can be used at all. */
export const canUse = (one: Gladiator, skill: number): boolean => one.now[skill]! > 0;

/** GL-2.5, GL-13.25: the full value counts, then the Skill drops by 1, a boosted one to 0. Returns what it gave. */
export function useSkill(one: Gladiator, skill: number): number {
  const points = one.now[skill]!;
  one.now[skill] = isBoosted(one, skill) ? 0 : points - 1;
  one.boosted &= ~(1 << skill);
  return points;
}

/** GL-2.16, GL-2.17: a Power is announced and crossed out. */
export function usePower(g: Gladiatori, t: T, seat: Seat, power: number): void {
  const one = g.gladiators[seat]!;
  one.powers &= ~(1 << power);
  one.used |= 1 << power;
  disclose(t, seat);
  t.use(POWERS[power]!.name);
}

/** GL-2.19 to GL-2.21: what can be spent, each thing as often as it can be of use in a payment of `most`. */
export function spendable(one: Gladiator, most: number, passive: boolean): number[] {
  const list = one.hand.slice();
  for (let value = 0; value < VALUES.length; value++) {
    if (passive && !isSkill(value)) continue;
    if (isBoosted(one, value)) continue;
    for (let i = Math.min(most, one.now[value]!); i > 0; i--) list.push(POINT + value);
  }
  return list;
}

export function spend(g: Gladiatori, t: T, seat: Seat, elements: readonly number[]): void {
  const one = g.gladiators[seat]!;
  let cards = 0;
  for (const thing of elements) {
    if (isPoint(thing)) one.now[thing - POINT]!--;
    else {
      remove(one.hand, thing);
      insert(one.discard, thing);
      cards++;
    }
  }
  if (cards > 0) forgetHand(one);
  learnElements(one, elements.length - cards, false);
  disclose(t, seat);
  t.log?.emit(
    'spent',
    { seat, count: cards, points: elements.length - cards, hand: one.hand.length, hp: one.hp.length },
    shownTo(only(seat), { elements: elements.slice() }),
  );
}

/** GL-2.22 to GL-2.25: what can be recovered; `primary` leaves out Abilities and Endurance (GL-18.5). */
export function recoverable(one: Gladiator, most: number, primary: boolean): number[] {
  const list = one.discard.slice();
  for (let value = 0; value < VALUES.length; value++) {
    if (primary && (value === BLOOD || value === SPEED || value === ENDURANCE)) continue;
    if (isBoosted(one, value)) continue;
    for (let i = Math.min(most, one.initial[value]! - one.now[value]!); i > 0; i--) list.push(POINT + value);
  }
  return list;
}

/** GL-2.26: to the hand, or to the deck while it is being formed or split. */
export function recover(g: Gladiatori, t: T, seat: Seat, elements: readonly number[]): void {
  const one = g.gladiators[seat]!;
  const to = isDeckOpen(g) ? one.deck : one.hand;
  let cards = 0;
  for (const thing of elements) {
    if (isPoint(thing)) one.now[thing - POINT]!++;
    else {
      remove(one.discard, thing);
      insert(to, thing);
      cards++;
    }
  }
  if (cards > 0) forgetDiscard(one);
  learnElements(one, elements.length - cards, true);
  disclose(t, seat);
  t.log?.emit(
    'recovered',
    { seat, count: cards, points: elements.length - cards, hand: one.hand.length, hp: one.hp.length },
    shownTo(only(seat), { elements: elements.slice() }),
  );
}

/** Whether Choose Cards or Rest is going on: nothing else is asked by the turn itself. */
export function isDeckOpen(g: Gladiatori): boolean {
  const top = g.flow.frames[g.flow.frames.length - 1];
  return top?.rule === 'rest' || top?.rule === 'turn';
}

/** D-22: cards first (highest HP, of equal ones the lowest), then Blood, Speed, Offense, Guard, Endurance. */
const POINT_ORDER = [23, 24, 20, 21, 22];
export function firstElements(
  list: readonly number[],
  count: number,
  byHp: (a: number, b: number) => number,
): number[] {
  const cards = list.filter((thing) => !isPoint(thing)).sort(byHp);
  const points = list.filter(isPoint).sort((a, b) => POINT_ORDER.indexOf(a) - POINT_ORDER.indexOf(b));
  return [...cards, ...points].slice(0, count);
}
