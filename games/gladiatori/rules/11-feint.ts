// Chapter 11b: the Feint takes back its player's Action or Reaction and nothing else.

import { insert, remove } from '#engine/deck.ts';
import { type Item, pick, type Request } from '#engine/request.ts';
import type { Seat } from '#engine/seat.ts';
import { BLOOD, FEINT, GUARD, OFFENSE, RAGE, SPEED } from '#games/gladiatori/cards.ts';
import { learnCards, maybeGained } from '#games/gladiatori/knowledge.ts';
import {
  cardAt,
  covertPlace,
  disclose,
  type Gladiator,
  type Gladiatori,
  noDeed,
  type T,
} from '#games/gladiatori/state.ts';

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
  t.log?.emit({ kind: 'feinted', seat });
  takeBack(one);
  insert(one.known.discard, FEINT);
  learnCards(one);
  return true;
}

/** GL-11.21 to GL-11.27, GL-11.56 */
function takeBack(one: Gladiator): void {
  const { deed } = one;
  if (deed.raged >= 0) {
    remove(one.open, deed.raged);
    insert(deed.fromHp ? one.hp : one.discard, deed.raged);
    remove(one.discard, RAGE);
    const place = one.known.discard.indexOf(RAGE);
    if (place >= 0) one.known.discard.splice(place, 1);
    insert(one.open, RAGE);
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
  for (const card of deed.lunged) {
    remove(one.discard, card);
    insert(one.hand, card);
  }
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

function restoreValues(one: Gladiator): void {
  const { deed } = one;
  if (deed.skill >= 0) {
    one.now[deed.skill] = deed.before;
    if (deed.lifted) one.boosted |= 1 << deed.skill;
  }
  if (deed.boost >= 0) {
    one.now[deed.boost]! -= deed.gain;
    one.boosted &= ~(1 << deed.boost);
  }
  one.now[BLOOD]! += deed.blood;
  one.now[SPEED]! += deed.speed;
  maybeGained(one, OFFENSE, 1);
  maybeGained(one, GUARD, 1);
}

/** GL-11.24: a new card goes back into the hand. */
function liftCard(one: Gladiator): void {
  const card = cardAt(one, one.using);
  if (one.row[one.using]! < 0) {
    const place = covertPlace(one, one.using);
    one.covert.splice(place, 1);
    one.maybe.splice(place, 1);
  }
  one.row.splice(one.using, 1);
  one.turned.splice(one.using, 1);
  insert(one.hand, card);
  insert(one.known.hand, card);
}
