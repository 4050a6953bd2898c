// Chapter 11b: the Feint takes back its player's Action or Reaction and nothing else.

import { type Item, pick, type Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { DELAY, FEINT, RAGE } from '#games/gladiatori/cards.ts';
import { liftCard, moveBack, moveOpenly, restoreValues } from '#games/gladiatori/handling.ts';
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
  moveOpenly(one, one.hand, one.discard, FEINT);
  disclose(t, seat);
  t.use('feint');
  t.log?.emit('feinted', { seat });
  takeBack(one);
  return true;
}

/** GL-11.21 to GL-11.27; what Resistance has fetched in this fight is not in the discard pile any more (GL-11.56). */
function takeBack(one: Gladiator): void {
  const { deed } = one;
  if (deed.raged >= 0) {
    moveBack(one.open, deed.fromHp ? one.hp : one.discard, deed.raged);
    if (one.discard.includes(RAGE)) moveOpenly(one, one.discard, one.open, RAGE);
  }
  while (one.open.length > 0) moveOpenly(one, one.open, one.hand, one.open[0]!);
  if (deed.sacrificed >= 0) moveOpenly(one, one.removed, one.hand, deed.sacrificed);
  for (const card of deed.lunged) if (one.discard.includes(card)) moveBack(one.discard, one.hand, card);
  restoreValues(one);
  if ((deed.powers & (1 << DELAY)) !== 0) one.delayed = -1;
  one.powers |= deed.powers;
  one.used &= ~deed.powers;
  if (deed.unbeatable) one.plusFour = true;
  one.aid.push(...deed.aid);
  // GL-11.24: a new card was shown before the Feint and is the last of the row.
  if (one.fresh) liftCard(one);
  one.using = -1;
  one.inert = 0;
  one.twos = 0;
  one.deed = noDeed();
}
