// Chapter 8: the row of Action cards on the table, the cards added to one of them, and where they go in the end.

import { shownTo } from '#engine/event.ts';
import { only, type Seat } from '#engine/seat.ts';
import { ACTIONS, BLOOD, CARDS, FEINT, isAddable } from '#games/gladiatori/cards.ts';
import { discardOpen, moveSecretly, payOpenly } from '#games/gladiatori/handling.ts';
import { animalsPresent, disclose, type Gladiator, type Gladiatori, noDeed, type T } from '#games/gladiatori/state.ts';

/** What is done with an Action card, as words. */
const named = (what: string): readonly string[] => ACTIONS.map((card) => `${what}-${CARDS[card]!.name}`);
export const NEW = named('new');
export const AGAIN_CARD = named('again');
export const STANDBY_NEW = named('standby');
export const STANDBY_ROW = named('turn-down');

/** GL-8.11, GL-8.12: the Blood a table card costs, by its place from the right. */
export const reuseCost = (one: Gladiator, place: number): number => one.row.length - place;

/** Uses a card of the row again, for Blood (GL-8.13, GL-8.38). */
export const payReuse = (one: Gladiator, place: number): void => payOpenly(one, BLOOD, reuseCost(one, place));

/** Adds cards face-down to the card in use (GL-8.19, GL-8.41). */
export function addCards(g: Gladiatori, t: T, seat: Seat, cards: readonly number[]): void {
  const one = g.gladiators[seat]!;
  for (const card of cards) moveSecretly(one, one.hand, one.stack, card);
  if (cards.length === 0) return;
  disclose(t, seat);
  t.log?.emit(
    'added',
    { seat, count: cards.length, hand: one.hand.length },
    shownTo(only(seat), { cards: cards.slice() }),
  );
}

/**
 * GL-23.54, GL-23.65: a Feint joins its owner's Action while an animal is on the board, and a Reaction to an animal; with
 * `feintInStack` it joins any stack (GL-8.21).
 */
export const mayAddFeint = (g: Gladiatori, seat: Seat): boolean =>
  g.feintInStack || (animalsPresent(g) && (g.active < 0 || g.active === seat));

/** GL-8.20, GL-8.21: the cards that can be added now. */
export function addable(g: Gladiatori, seat: Seat): number[] {
  const feints = mayAddFeint(g, seat);
  return g.gladiators[seat]!.hand.filter((card) => isAddable(card) || (feints && card === FEINT));
}

/** GL-8.47: all Combat cards played go to their owners' discard piles; nobody uses a card any more. */
export function putAway(g: Gladiatori, t: T): void {
  for (let seat = 0; seat < g.seats; seat++) {
    const one = g.gladiators[seat]!;
    if (one.open.length > 0) {
      t.log?.emit('discarded', { clause: 'GL-8.47', seat, cards: one.open.slice() });
      discardOpen(one);
    }
    one.using = -1;
    one.fresh = false;
    one.passive = false;
    one.warded = false;
    one.inert = 0;
    one.twos = 0;
    one.deed = noDeed();
  }
}
