// Chapter 18: Rest and End Turn.

import { insert } from '#engine/chance/deck.ts';
import { rule } from '#engine/flow/flow.ts';
import { type Barred, field, form, pick, subset } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { BLOOD, ENDURANCE, GUARD, HP, isAction, OFFENSE, POINT, SPEED } from '#games/gladiatori/cards.ts';
import { discardRow, gatherDeck, useSecretly } from '#games/gladiatori/handling.ts';
import { canUse, firstElements, recover, recoverable } from '#games/gladiatori/rules/02-elements.ts';
import { type Gladiator, type Gladiatori, seatsInPlay, type T } from '#games/gladiatori/state.ts';

export const rest = rule<Gladiatori>('rest', { locals: {} }, [
  {
    clause: 'GL-18.1',
    run(g, _f, t) {
      for (const seat of seatsInPlay(g)) discardRow(g.gladiators[seat]!);
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
    barred: (g, _f, request) => barredRest(g.gladiators[request.seat]!),
    take(g, _f, t, answers: ({ use: string; elements?: number[] } | null)[]) {
      for (const [seat, answer] of answers.entries())
        if (answer !== null && answer.use === 'yes') tire(g, t, seat, answer.elements!);
    },
  },
]);

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

/** GL-2.7, GL-2.23, GL-18.5: why more of a value, or any of it, does not come back. */
function barredRest(one: Gladiator): Barred[] {
  if (!canUse(one, ENDURANCE))
    return [{ item: 'yes', of: 'word', clause: 'GL-2.7', reason: 'a Skill at 0 cannot be used' }];
  const never = [ENDURANCE, BLOOD, SPEED].map((value) => ({
    ...{ item: POINT + value, of: 'thing', clause: 'GL-18.5' },
    reason: 'Rest brings back cards, Offense and Guard only',
  }));
  const more = [OFFENSE, GUARD].map((value) => {
    const why = { item: POINT + value, of: 'thing', clause: 'GL-2.23', reason: 'not above the initial value' };
    return one.now[value]! < one.initial[value]! ? { ...why, more: true as const } : why;
  });
  return [...never, ...more];
}

function tire(g: Gladiatori, t: T, seat: Seat, elements: readonly number[]): void {
  useSecretly(g.gladiators[seat]!, ENDURANCE);
  recover(g, t, seat, elements);
  t.use('rest');
}

/** GL-18.10 to GL-18.12, GL-22.2: the new deck; unused boosts end. */
export function endTurn(g: Gladiatori, t: T): void {
  for (const seat of seatsInPlay(g)) {
    const one = g.gladiators[seat]!;
    gatherDeck(one);
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
