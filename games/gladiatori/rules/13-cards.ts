// Chapter 13, restrictions: cards turned up, and whether each has its effect.

import { insert } from '#engine/chance/deck.ts';
import type { Seat } from '#engine/seat.ts';
import { CARDS, NEEDS_ATTACK, NEEDS_DEFENCE, NEEDS_MELEE, NEEDS_MOVEMENT, OVERSKILL } from '#games/gladiatori/cards.ts';
import { covertPlace, FACE_DOWN } from '#games/gladiatori/holdings.ts';
import { learnCards, learnOverskill } from '#games/gladiatori/knowledge.ts';
import { disclose, type Gladiator, type Gladiatori, isHeld, type T } from '#games/gladiatori/state.ts';

/** What a played card accompanies (GL-13.3). */
export const ATTACKING = 0;
export const DEFENDING = 1;
export const NEITHER = 2;

/** GL-13.2 to GL-13.5 for a Special Move or a Power, by what it needs. */
export function isAllowed(one: Gladiator, needs: number, role: number, thrown: boolean): boolean {
  if ((needs & NEEDS_MOVEMENT) !== 0 && isHeld(one)) return false;
  if ((needs & NEEDS_MELEE) !== 0 && thrown) return false;
  if ((needs & (NEEDS_ATTACK | NEEDS_DEFENCE)) === 0) return true;
  return (role === ATTACKING && (needs & NEEDS_ATTACK) !== 0) || (role === DEFENDING && (needs & NEEDS_DEFENCE) !== 0);
}

/** Whether an open card of this kind has its effect. */
export const inForce = (one: Gladiator, card: number, role: number, thrown: boolean): boolean =>
  one.open.includes(card) && (one.inert & (1 << card)) === 0 && isAllowed(one, CARDS[card]!.needs, role, thrown);

/** GL-8.48, GL-24.4: the card in use and its stack are turned up. */
export function showCards(g: Gladiatori, t: T, seat: Seat): void {
  const one = g.gladiators[seat]!;
  if (one.using < 0) return;
  if (one.row[one.using]! < 0) {
    const place = covertPlace(one, one.using);
    one.row[one.using] = one.covert[place]!;
    one.covert.splice(place, 1);
    one.maybe.splice(place, 1);
    one.turned[one.using] = one.turned[one.using]! & ~FACE_DOWN;
  }
  for (const card of one.stack) insert(one.open, card);
  one.stack.length = 0;
  learnCards(one);
  if (one.open.includes(OVERSKILL)) learnOverskill(one);
  disclose(t, seat);
  for (const card of one.open) t.use(CARDS[card]!.name);
  t.log?.emit('revealed', { clause: 'GL-24.4', seat, card: one.row[one.using]!, cards: one.open.slice() });
}
