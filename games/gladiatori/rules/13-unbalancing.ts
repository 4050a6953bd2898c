// SM-7, Unbalancing Strike: the opponent spends two Elements or takes a marker (GL-13.39 to GL-13.49).

import { end, rule } from '#engine/flow/flow.ts';
import { type Barred, field, form, pick, type Request, subset } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { BLOOD, POINT, SPEED } from '#games/gladiatori/cards.ts';
import { spend, spendable } from '#games/gladiatori/rules/02-elements.ts';
import { type Gladiator, type Gladiatori, UNSET } from '#games/gladiatori/state.ts';

const PRICE = 2;

/** D-41, D-43; a Passive gladiator pays with cards and Skill points only (GL-13.46). It ends with true for a marker. */
export const unbalanced = rule<Gladiatori, { seat: Seat }>('unbalanced', { locals: { seat: UNSET }, shows: ['seat'] }, [
  {
    clause: 'GL-13.40',
    ask(g, f): Request {
      const one = g.gladiators[f.seat]!;
      const list = spendable(one, PRICE, one.passive);
      // GL-13.47
      const able = list.length >= PRICE;
      const fields = [field('do', pick(f.seat, 'word', able ? ['marker', 'pay'] : ['marker']))];
      if (able) fields.push(field('with', subset(f.seat, 'thing', list, PRICE, PRICE), { field: 'do', is: ['pay'] }));
      return form(f.seat, fields);
    },
    barred: (g, f) => barredPayment(g.gladiators[f.seat]!),
    fallback: () => ({ do: 'marker' }),
    take(g, f, t, choice: { do: string; with?: number[] }) {
      if (choice.do === 'marker') return end(true);
      spend(g, t, f.seat, choice.with!);
      return end(false);
    },
  },
]);

/** GL-13.46, GL-13.47 */
function barredPayment(one: Gladiator): Barred[] {
  if (spendable(one, PRICE, one.passive).length < PRICE)
    return [{ item: 'pay', of: 'word', clause: 'GL-13.47', reason: 'there are not two Elements to spend' }];
  const reason = 'a Passive gladiator pays with cards and Skill points only';
  return one.passive
    ? [BLOOD, SPEED].map((value) => ({ item: POINT + value, of: 'thing', clause: 'GL-13.46', reason }))
    : [];
}
