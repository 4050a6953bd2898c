// What an attack or a defence would come to with the cards that a player adds to it (GL-8.19, GL-8.41), as hints.
//
// `base` has the parts with nothing added; a card's `adds` what one copy of it is worth; `hand` what the value loses with
// n cards fewer in the hand (GL-9.2, GL-10.2), and `damage` how many cards count for it already (GL-11.40). `later` is what can still
// be put into it when the value is fixed. A target is not declared yet, so nothing here depends on one.

import type { Part } from '#engine/event.ts';
import type { Frame } from '#engine/flow/flow.ts';
import type { Hint, Item, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { FRONT } from '#games/gladiatori/board.ts';
import {
  ACROBATIC,
  BERSERK,
  BLOOD,
  CARDS,
  GUARD,
  isMove,
  MOVEMENT,
  NEEDS_MELEE,
  NEEDS_MOVEMENT,
  OFFENSE,
  SPEED,
  SWEEP,
} from '#games/gladiatori/cards.ts';
import { cardInUse, openCardInUse } from '#games/gladiatori/holdings.ts';
import { attackParts, isThrown, MOST_BLOOD, SWEEP_MODIFIERS, sumOf } from '#games/gladiatori/rules/11-attack.ts';
import { defenceParts, MOST_SPEED, type Ward } from '#games/gladiatori/rules/11-defence.ts';
import { type Fight, isNetStyle } from '#games/gladiatori/rules/11-hit.ts';
import { cardsPlayed } from '#games/gladiatori/rules/11-values.ts';
import { ATTACKING, DEFENDING, inForce, isAllowed, NEITHER } from '#games/gladiatori/rules/13-cards.ts';
import { animalsPresent, type Gladiator, type Gladiatori, isHeld } from '#games/gladiatori/state.ts';

type Values = { [name: string]: number };
const hint = (item: Item, key: string, values: Values): Hint => ({ item, key, values });

/** The gladiator as he would stand with these cards revealed on the card in use. */
const withCards = (one: Gladiator, open: number[], fewer: number): Gladiator => ({
  ...one,
  open: [...one.open, ...open],
  hand: one.hand.slice(fewer),
});

/** The hints that both have in common; `parts` is the sum with these cards open and so many fewer in the hand. */
function sums(one: Gladiator, request: Request, parts: (open: number[], fewer: number) => Part[]): Hint[] {
  if (request.kind !== 'subset') return [];
  const none = parts([], 0);
  const base = sumOf(none);
  const fewer: Values = {};
  for (let n = 1; n <= one.hand.length; n++) fewer[`n${n}`] = sumOf(parts([], n)) - base;
  return [
    hint('base', 'parts', Object.fromEntries(none.map(({ label, value }) => [label, value]))),
    hint('hand', 'adds', fewer),
    ...[...new Set(request.from as number[])].map((card) =>
      hint(card, 'adds', { each: sumOf(parts([card], 0)) - base }),
    ),
  ];
}

/**
 * GL-13.2 to GL-13.4: the Special Moves that have no effect here, with the last number of the clause because of which. Against
 * an animal each is worth something (GL-23.53).
 */
function idle(g: Gladiatori, one: Gladiator, request: Request, role: number, thrown: boolean): Hint[] {
  if (request.kind !== 'subset' || animalsPresent(g)) return [];
  return [...new Set(request.from as number[])].flatMap((card) => {
    const { needs } = CARDS[card]!;
    if (!isMove(card) || isAllowed(one, needs, role, thrown)) return [];
    const isStill = (needs & NEEDS_MOVEMENT) !== 0 && isHeld(one);
    return [hint(card, 'idle', { clause: isStill ? 2 : (needs & NEEDS_MELEE) !== 0 && thrown ? 4 : 3 })];
  });
}

/** GL-13.4: the Special Moves among the cards added that a throw leaves without effect. */
export const idleInThrow = (one: Gladiator): number[] =>
  one.stack.filter((card) => {
    const allowed = (thrown: boolean): boolean => isAllowed(one, CARDS[card]!.needs, ATTACKING, thrown);
    return isMove(card) && allowed(false) && !allowed(true);
  });

/** What is declared of a throw or a net. */
interface Flight {
  by: Seat;
  targets: readonly Seat[];
  style: string;
  weapon: number;
}

/** GL-12.1, GL-12.32: what it comes to with its cards revealed, and what Offense and Blood could add (GL-11.9). */
export function throwHint(g: Gladiatori, { targets, ...declared }: Flight, item: string): Hint {
  const one = g.gladiators[declared.by]!;
  const there = { ...g, gladiators: g.gladiators.with(declared.by, withCards(one, one.stack, 0)) };
  // The side does not matter for the sum.
  const strike = { ...declared, targets: targets.map((figure) => ({ figure, side: FRONT })), entered: 0 };
  const total = sumOf(attackParts(there, strike, { offense: 'no' }, 0, one.plusFour ? 4 : 0, one.hand.length));
  const ability = cardInUse(one) === BERSERK ? 2 * Math.min(MOST_BLOOD, one.now[BLOOD]!) : 0;
  return hint(item, 'sum', { total, skill: one.now[OFFENSE]!, ability });
}

/** GL-11.3, GL-11.40; a Movement is no attack. */
export function attackAddingHints(g: Gladiatori, seat: Seat, request: Request): Hint[] {
  const one = g.gladiators[seat]!;
  const card = cardInUse(one);
  if (card < 0) return [];
  if (card === MOVEMENT) return idle(g, one, request, NEITHER, false);
  const parts = (open: number[], fewer: number): Part[] => {
    const tried = withCards(one, open, fewer);
    const acrobatic = inForce(tried, ACROBATIC, ATTACKING, false) ? 'yes' : 'no';
    const strike = { by: seat, targets: [], style: 'attack', weapon: -1, entered: 0 };
    const there = { ...g, gladiators: g.gladiators.with(seat, tried) };
    const sum = attackParts(there, strike, { offense: 'no', acrobatic }, 0, one.plusFour ? 4 : 0, tried.hand.length);
    // GL-13.10: against the first it strikes; a Sweep card that is added is there to be used.
    const swept = open.includes(SWEEP) && isAllowed(one, CARDS[SWEEP]!.needs, ATTACKING, false);
    return swept ? [...sum, { label: 'sweep', value: SWEEP_MODIFIERS[0]!, clause: 'GL-13.10' }] : sum;
  };
  const blood = card === BERSERK ? 2 * Math.min(MOST_BLOOD, one.now[BLOOD]!) : 0;
  return [
    ...sums(one, request, parts),
    ...idle(g, one, request, ATTACKING, false),
    hint('damage', 'damage', { cards: cardsPlayed(g, one) }),
    hint('later', 'adds', { skill: one.now[OFFENSE]!, ability: blood }),
  ];
}

/** GL-11.5 */
export function defenceAddingHints(g: Gladiatori, f: { seat: Seat; side: number }, request: Request): Hint[] {
  const one = g.gladiators[f.seat]!;
  const fight = g.flow.frames.find(({ rule }) => rule === 'fight') as (Frame & Fight) | undefined;
  const beast = g.flow.frames.find(({ rule }) => rule === 'beast-attack') as (Frame & { figure: number }) | undefined;
  const thrown = fight !== undefined && isThrown(fight.style);
  const ward: Ward = {
    seat: f.seat,
    against: fight?.by ?? beast?.figure ?? 0,
    side: f.side,
    fav: 0,
    card: fight === undefined ? -1 : openCardInUse(g.gladiators[fight.by]!),
    net: fight !== undefined && isNetStyle(fight.style),
    thrown,
  };
  const parts = (open: number[], fewer: number): Part[] => {
    const tried = withCards(one, open, fewer);
    const there = { ...g, gladiators: g.gladiators.with(f.seat, tried) };
    return defenceParts(there, ward, 0, 0, inForce(tried, ACROBATIC, DEFENDING, thrown), one.plusFour ? 4 : 0);
  };
  const isDodge = cardInUse(one) === MOVEMENT;
  return [
    ...sums(one, request, parts),
    ...idle(g, one, request, DEFENDING, thrown),
    hint('later', 'adds', { skill: one.now[GUARD]!, ability: isDodge ? 2 * Math.min(MOST_SPEED, one.now[SPEED]!) : 0 }),
    ...(isDodge ? [hint('later', 'halves', { halves: 1 })] : []),
  ];
}
