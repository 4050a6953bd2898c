// Chapter 11b: the Feint takes back its player's Action or Reaction and nothing else.

import { insert, remove } from '#engine/chance/deck.ts';
import { type Item, pick, type Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { BLOOD, FEINT, GUARD, OFFENSE, RAGE, SPEED } from '#games/gladiatori/cards.ts';
import { learnCards, maybeGained } from '#games/gladiatori/knowledge.ts';
import { isBoosted } from '#games/gladiatori/rules/02-elements.ts';
import { disclose, type Gladiator, type Gladiatori, noDeed, type T } from '#games/gladiatori/state.ts';

/** D-44, D-45: everybody with a card in hand is asked. */
export function feintRequest(g: Gladiatori, seat: Seat): Request | null {
  const { hand } = g.gladiators[seat]!;
  return hand.length === 0 ? null : pick(seat, 'word', hand.includes(FEINT) ? ['no', 'feint'] : ['no']);
}

/** GL-11.19 to GL-11.28; false when it is declined. */
export function feint(g: Gladiatori, t: T, seat: Seat, choice: Item): boolean {
  if (choice === 'no') return false;
  const one = g.gladiators[seat]!;
  remove(one.hand, FEINT);
  insert(one.discard, FEINT);
  disclose(t, seat);
  t.use('feint');
  t.log?.emit('feinted', { seat });
  takeBack(one);
  insert(one.known.discard, FEINT);
  learnCards(one);
  return true;
}

/** Takes a card out of the discard pile, unless Resistance has already fetched it in this fight (GL-11.56). */
function pickUp(one: Gladiator, card: number): boolean {
  if (!one.discard.includes(card)) return false;
  remove(one.discard, card);
  return true;
}

/** GL-11.21 to GL-11.27, GL-11.56 */
function takeBack(one: Gladiator): void {
  const { deed } = one;
  if (deed.raged >= 0) {
    remove(one.open, deed.raged);
    insert(deed.fromHp ? one.hp : one.discard, deed.raged);
    if (pickUp(one, RAGE)) insert(one.open, RAGE);
    const place = one.known.discard.indexOf(RAGE);
    if (place >= 0) one.known.discard.splice(place, 1);
  }
  for (const card of one.open) {
    insert(one.hand, card);
    insert(one.known.hand, card);
  }
  one.open.length = 0;
  if (deed.sacrificed >= 0) {
    remove(one.removed, deed.sacrificed);
    insert(one.hand, deed.sacrificed);
    insert(one.known.hand, deed.sacrificed);
  }
  for (const card of deed.lunged) if (pickUp(one, card)) insert(one.hand, card);
  restoreValues(one);
  one.powers |= deed.powers;
  one.used &= ~deed.powers;
  if (deed.unbeatable) one.plusFour = true;
  one.aid.push(...deed.aid);
  if (one.fresh) liftCard(one);
  one.using = -1;
  one.inert = 0;
  one.twos = 0;
  one.deed = noDeed();
}

/**
 * GL-11.21, GL-11.35, GL-11.56: what the fight took is added again, so that points spent or recovered meanwhile stay
 * spent or recovered; no value rises above its initial one, or a Skill boosted earlier above its boost.
 */
function restoreValues(one: Gladiator): void {
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

/** GL-11.24: a new card, shown before the Feint and the last of the row, goes back into the hand. */
function liftCard(one: Gladiator): void {
  const card = one.row.pop()!;
  one.turned.pop();
  insert(one.hand, card);
  insert(one.known.hand, card);
}
