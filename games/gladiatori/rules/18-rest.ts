// Chapter 18: Rest and End Turn.

import { insert } from '#engine/chance/deck.ts';
import { rule } from '#engine/flow/flow.ts';
import { field, form, pick, subset } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { ENDURANCE, HP, isAction } from '#games/gladiatori/cards.ts';
import { forgetHand, maybeUsed } from '#games/gladiatori/knowledge.ts';
import { canUse, firstElements, recover, recoverable, useSkill } from '#games/gladiatori/rules/02-elements.ts';
import { type Gladiatori, seatsInPlay, type T } from '#games/gladiatori/state.ts';

export const rest = rule<Gladiatori>('rest', { locals: {} }, [
  {
    clause: 'GL-18.1',
    run(g, _f, t) {
      for (const seat of seatsInPlay(g)) clearRow(g, seat);
      t.log?.emit('restBegan');
    },
  },
  {
    clause: 'GL-18.2',
    sealed: true,
    ask: (g) => seatsInPlay(g).map((seat) => restRequest(g, seat)),
    fallback(g, _f, request) {
      const one = g.gladiators[request.seat]!;
      const points = one.now[ENDURANCE]!;
      if (points === 0 || recoverable(one, 9, true).length < 3) return { use: 'no' };
      const list = restList(g, request.seat);
      const byUse = (a: number, b: number): number => Number(isAction(b)) - Number(isAction(a)) || HP[b]! - HP[a]!;
      return { use: 'yes', elements: firstElements(list, points, byUse) };
    },
    take(g, _f, t, answers: ({ use: string; elements?: number[] } | null)[]) {
      for (const [seat, answer] of answers.entries())
        if (answer !== null && answer.use === 'yes') tire(g, t, seat, answer.elements!);
    },
  },
]);

/** GL-18.1, GL-24.8: open cards are seen on their way; Standby cards never shown stay secret (GL-9.12). */
function clearRow(g: Gladiatori, seat: Seat): void {
  const one = g.gladiators[seat]!;
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

const restList = (g: Gladiatori, seat: Seat): number[] => {
  const one = g.gladiators[seat]!;
  return recoverable(one, one.now[ENDURANCE]!, true);
};

/** D-60 (GL-18.2 to GL-18.7) */
function restRequest(g: Gladiatori, seat: Seat) {
  const one = g.gladiators[seat]!;
  const able = canUse(one, ENDURANCE);
  const fields = [field('use', pick(seat, 'word', able ? ['yes', 'no'] : ['no']))];
  if (able) {
    const list = restList(g, seat);
    fields.push(field('elements', subset(seat, 'thing', list, 0, one.now[ENDURANCE]!), { field: 'use', is: ['yes'] }));
  }
  return form(seat, fields);
}

function tire(g: Gladiatori, t: T, seat: Seat, elements: readonly number[]): void {
  const one = g.gladiators[seat]!;
  useSkill(one, ENDURANCE);
  recover(g, t, seat, elements);
  maybeUsed(one, ENDURANCE);
  t.use('rest');
}

/** GL-18.10 to GL-18.12, GL-22.2: the new deck; unused boosts end. */
export function endTurn(g: Gladiatori, t: T): void {
  for (const seat of seatsInPlay(g)) {
    const one = g.gladiators[seat]!;
    for (const card of one.hand) insert(one.deck, card);
    for (const card of one.hp) insert(one.deck, card);
    one.hand.length = 0;
    one.hp.length = 0;
    forgetHand(one);
    for (let skill = 0; skill <= ENDURANCE; skill++) if ((one.boosted & (1 << skill)) !== 0) one.now[skill] = 0;
    one.boosted = 0;
    if (g.turn === 1 && one.reserve.length > 0) {
      for (const card of one.reserve) insert(one.deck, card);
      one.reserve.length = 0;
      t.log?.emit('movesJoined', { clause: 'GL-22.2', seat });
    }
  }
  t.log?.emit('turnEnded', { clause: 'GL-18.10', turn: g.turn });
}
