// Chapter 7: the game, its turns, Choose Cards, player order, rounds.

import { insert, remove } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import { call, end, rule, to } from '#engine/flow/flow.ts';
import { type Item, pick, subset } from '#engine/requests/request.ts';
import { only, type Seat } from '#engine/seat.ts';
import { DELAY, ENERGY_0 } from '#games/gladiatori/cards.ts';
import { usePower } from '#games/gladiatori/rules/02-elements.ts';
import { create } from '#games/gladiatori/rules/04-creation.ts';
import { assign } from '#games/gladiatori/rules/05-items.ts';
import { setUp } from '#games/gladiatori/rules/06-setup.ts';
import { activation } from '#games/gladiatori/rules/08-activation.ts';
import { leave } from '#games/gladiatori/rules/11-injury.ts';
import { endTurn, rest } from '#games/gladiatori/rules/18-rest.ts';
import { checkEnd, finish, TURNS } from '#games/gladiatori/rules/19-ending.ts';
import { admit, beasts, drawAnimals } from '#games/gladiatori/rules/23-animals.ts';
import {
  type Gladiatori,
  hasPower,
  inPlay,
  playsOn,
  powersOpen,
  seatsInPlay,
  stampOf,
  type T,
} from '#games/gladiatori/state.ts';

/** `herd` is the species whose number is drawn at random, −1 where the number was chosen. */
export const game = rule<Gladiatori, { herd: number }>('game', { locals: { herd: -1 }, shows: ['herd'] }, [
  { clause: 'GL-23.3', run: (g, f, t) => (f.herd < 0 ? undefined : drawAnimals(g, t, f.herd)) },
  { clause: 'GL-4.1', run: () => call(create) },
  { clause: 'GL-5.1', run: () => call(assign) },
  { clause: 'GL-6.1', run: () => call(setUp) },
  {
    clause: 'GL-7.1',
    run(g, _f, t) {
      if (g.ended || g.turn === TURNS) return;
      g.turn++;
      g.round = 0;
      t.log?.emit('turnBegan', { turn: g.turn });
      return call(turn, {}, 'GL-7.1');
    },
  },
  { clause: 'GL-19.5', run: () => call(finish) },
]);

export const turn = rule<Gladiatori>('turn', { locals: {} }, [
  { clause: 'GL-23.5', run: (g, _f, t) => admit(g, t) },
  {
    clause: 'GL-7.3',
    sealed: true,
    ask(g) {
      const deciding = seatsInPlay(g).filter((seat) => g.gladiators[seat]!.deck.length > 0);
      return deciding.map((seat) => {
        const { deck } = g.gladiators[seat]!;
        return subset(seat, 'thing', deck, 0, deck.length);
      });
    },
    fallback: (g, _f, request) => usualHand(g, request.seat),
    take(g, _f, t, answers: (number[] | null)[]) {
      for (const [seat, hand] of answers.entries()) if (hand !== null) split(g, t, seat, hand);
    },
  },
  {
    clause: 'GL-7.1',
    run(g) {
      if (g.ended) return end();
      if (g.round === 2) return;
      g.round++;
      return call(round, {}, 'GL-7.1');
    },
  },
  { clause: 'GL-18.1', run: () => call(rest) },
  { clause: 'GL-18.10', run: (g, _f, t) => endTurn(g, t) },
]);

/** GL-7.3 to GL-7.6 */
function split(g: Gladiatori, t: T, seat: Seat, hand: readonly number[]): void {
  const one = g.gladiators[seat]!;
  for (const card of hand) {
    remove(one.deck, card);
    insert(one.hand, card);
  }
  one.hp = one.deck;
  one.deck = [];
  one.lastHand = one.hand.slice();
  one.lastHp = one.hp.slice();
  t.log?.emit(
    'split',
    { seat, hand: one.hand.length, hp: one.hp.length },
    shownTo(only(seat), { cards: hand.slice() }),
  );
}

/** D-10, silent: as in the last split; cards that were not in it go to the hand, Energy-0 to the HP deck. */
function usualHand(g: Gladiatori, seat: Seat): number[] {
  const one = g.gladiators[seat]!;
  const hand = one.lastHand.slice();
  const hp = one.lastHp.slice();
  const takeFrom = (list: number[], card: number): boolean => {
    const place = list.indexOf(card);
    if (place >= 0) list.splice(place, 1);
    return place >= 0;
  };
  return one.deck.filter((card) => takeFrom(hand, card) || (!takeFrom(hp, card) && card !== ENERGY_0));
}

/** GL-7.7, GL-7.8: lowest VP first; of equal ones the marker that lies higher. */
export function playerOrder(g: Gladiatori): Seat[] {
  return seatsInPlay(g).sort((a, b) => g.vp[a]! - g.vp[b]! || g.arrived[b]! - g.arrived[a]!);
}

export const round = rule<Gladiatori, { next: number }>('round', { locals: { next: 0 }, shows: ['next'] }, [
  {
    clause: 'GL-7.7',
    run(g, _f, t) {
      g.order = playerOrder(g);
      for (const one of g.gladiators) one.turnedRound = false;
      t.log?.emit('roundBegan', { turn: g.turn, round: g.round, seats: g.order.slice() });
    },
  },
  {
    clause: 'GL-14.39',
    sealed: true,
    ask(g) {
      // GL-14.41: everybody is asked, with or without the Power; places count from 1.
      if (!powersOpen(g) || g.order.length < 2) return null;
      const places = g.order.map((_, place) => place + 1);
      return g.order.map((seat) => pick(seat, 'word', hasPower(g, seat, DELAY) ? ['no', ...places] : ['no']));
    },
    fallback: () => 'no',
    take(g, _f, t, answers: (Item | null)[]) {
      for (const seat of g.order.slice()) {
        const place = answers[seat];
        if (typeof place !== 'number') continue;
        usePower(g, t, seat, DELAY);
        g.order.splice(g.order.indexOf(seat), 1);
        g.order.splice(place - 1, 0, seat);
        t.log?.emit('delayed', { seat, place, seats: g.order.slice() });
      }
    },
  },
  { clause: 'GL-7.15', run: (g) => (g.animals.length > 0 ? call(beasts) : undefined) },
  {
    clause: 'GL-8.1',
    run(g, f) {
      if (g.ended) return end();
      const seat = g.order[f.next++];
      if (seat === undefined) return;
      return inPlay(g, seat) ? call(activation, { by: seat }, 'GL-8.1') : to('GL-8.1');
    },
  },
  { clause: 'GL-7.12', run: (g, _f, t) => endRound(g, t) },
]);

/** GL-7.9, GL-7.12: markers return in the order of acting; GL-14.9: figures whose time is up leave. */
export function endRound(g: Gladiatori, t: T): void {
  for (const seat of g.acted) {
    if (g.aside[seat]) g.arrived[seat] = ++g.clock;
    g.aside[seat] = false;
  }
  g.acted.length = 0;
  for (let seat = 0; seat < g.seats; seat++) {
    const one = g.gladiators[seat]!;
    if (one.out === 0 && playsOn(one) && one.due <= stampOf(g)) leave(g, t, seat, 'GL-14.9');
  }
  checkEnd(g, t);
}
