// Chapter 10 and steps 5 and 6 of chapter 8: Reactions.

import { shownTo } from '#engine/event.ts';
import { end, type Frame, rule } from '#engine/flow/flow.ts';
import { type Item, pick, subset } from '#engine/requests/request.ts';
import { only, type Seat } from '#engine/seat.ts';
import { defenceAddingHints } from '#games/gladiatori/adding-hints.ts';
import { BEHIND, DIRECTLY_BEHIND, FRONT } from '#games/gladiatori/board.ts';
import {
  ACTIONS,
  ANY_ACTION,
  BERSERK,
  BLOOD,
  CARDS,
  FACE_DOWN,
  isAction,
  MOVEMENT,
  STRENGTH,
} from '#games/gladiatori/cards.ts';
import { layFaceDown } from '#games/gladiatori/handling.ts';
import { reactionHints } from '#games/gladiatori/hints.ts';
import { barredAdditions, barredAgain } from '#games/gladiatori/rules/08-barred.ts';
import { AGAIN_CARD, addable, addCards, NEW, payReuse, reuseCost } from '#games/gladiatori/rules/08-row.ts';
import { disclose, type Gladiator, type Gladiatori, type T, UNSET } from '#games/gladiatori/state.ts';

/** Table 10-A (GL-10.1 to GL-10.4, GL-16.6, GL-16.12): the legal Reactions, one bit per Action card. */
export function legalReactions(one: Gladiator, side: number): number {
  const held = one.grey > 0;
  if (side === DIRECTLY_BEHIND) return 0;
  if (side === BEHIND) return held || one.down ? 0 : 1 << MOVEMENT;
  if (held && one.down) return 0;
  if (held) return 1 << BERSERK;
  if (one.down) return 1 << STRENGTH;
  return ANY_ACTION;
}

export interface Reacting {
  seat: Seat;
  side: number;
}

/** D-30 and D-31 of one defender; against an animal too (D-30', D-31'). */
export const reaction = rule<Gladiatori, Reacting>(
  'reaction',
  { locals: { seat: UNSET, side: FRONT }, shows: ['seat', 'side'] },
  [
    {
      clause: 'GL-10.13',
      run(g, f, t) {
        const one = g.gladiators[f.seat]!;
        const legal = legalReactions(one, f.side);
        // GL-15.3, GL-15.4: passive by public facts, without a decision.
        const hasCard =
          one.hand.length > 0 || one.row.some((card, i) => isReusable(one, i) && (legal & (1 << card)) !== 0);
        if (legal !== 0 && hasCard) return;
        bePassive(g, t, f.seat, legal === 0 ? 'GL-15.3' : 'GL-15.4');
        return end();
      },
    },
    {
      clause: 'GL-8.37',
      ask: (g, f) => pick(f.seat, 'action', reactions(g.gladiators[f.seat]!, f.side)),
      fallback: () => 'pass',
      barred: (g, f) => barredReactions(g.gladiators[f.seat]!, f.side),
      hints: (g, f, request) => reactionHints(g, f, request),
      take: (g, f, t, choice: Item) => react(g, f, t, choice as string),
    },
    {
      clause: 'GL-8.41',
      ask(g, f) {
        const { hand } = g.gladiators[f.seat]!;
        return hand.length === 0 ? null : subset(f.seat, 'thing', addable(g, f.seat), 0, hand.length);
      },
      fallback: () => [],
      barred: (g, f) => barredAdditions(g, f.seat),
      hints: (g, f, request) => defenceAddingHints(g, f, request),
      take: (g, f, t, cards: number[]) => addCards(g, t, f.seat, cards),
    },
  ],
);

const isReusable = (one: Gladiator, place: number): boolean => (one.turned[place]! & FACE_DOWN) === 0;

function reactions(one: Gladiator, side: number): string[] {
  const legal = legalReactions(one, side);
  const list = ['pass'];
  for (const card of one.hand) if (isAction(card) && (legal & (1 << card)) !== 0) list.push(NEW[card]!);
  for (let place = 0; place < one.row.length; place++) {
    const card = one.row[place]!;
    if (isReusable(one, place) && (legal & (1 << card)) !== 0 && reuseCost(one, place) <= one.now[BLOOD]!)
      list.push(AGAIN_CARD[card]!);
  }
  return list;
}

function barredReactions(one: Gladiator, side: number) {
  const legal = legalReactions(one, side);
  const clause = side !== FRONT ? 'GL-15.3' : one.grey > 0 ? 'GL-16.6' : 'GL-16.12';
  const reason =
    side !== FRONT ? 'not against an attack from behind' : one.grey > 0 ? 'not while Trapped' : 'not while Face-down';
  const illegal = ACTIONS.filter((card) => (legal & (1 << card)) === 0).flatMap((card) => [
    { item: NEW[card]!, clause, reason },
    { item: AGAIN_CARD[card]!, clause, reason },
  ]);
  return [...illegal, ...barredAgain(one).filter(({ item }) => illegal.every((other) => other.item !== item))];
}

/** GL-15.2 */
function bePassive(g: Gladiatori, t: T, seat: Seat, clause: string): void {
  g.gladiators[seat]!.passive = true;
  t.use('passive');
  t.log?.emit('stayedPassive', { clause, seat });
}

function react(g: Gladiatori, f: Frame & Reacting, t: T, choice: string) {
  const one = g.gladiators[f.seat]!;
  if (choice === 'pass') {
    bePassive(g, t, f.seat, 'GL-15.2');
    return end();
  }
  disclose(t, f.seat);
  const card = CARDS.findIndex(({ name }) => choice.endsWith(`-${name}`));
  if (choice.startsWith('new')) {
    layFaceDown(one, card, legalReactions(one, f.side), FACE_DOWN);
    one.using = one.row.length - 1;
    one.fresh = true;
    t.log?.emit('reacted', { clause: 'GL-8.40', seat: f.seat, fresh: true, blood: 0 }, shownTo(only(f.seat), { card }));
    return;
  }
  one.using = one.row.indexOf(card);
  const blood = reuseCost(one, one.using);
  payReuse(one, one.using);
  t.log?.emit('reacted', { clause: 'GL-8.38', seat: f.seat, fresh: false, card, blood });
  return;
}
