// Chapter 14: the costs of the card language (14d), one entry each.
//
// A cost says what it asks of a purse, a hand and a table, so that it is known beforehand whether all costs of an
// ability can be paid together; `pay` pays what needs no choice, the others are asked for in 14-ability.ts.

import type { Seat } from '#engine/seat.ts';
import type { Ability, Cost } from '#games/spartacus/cards/language.ts';
import { EXHAUSTED, kindOf, matches } from '#games/spartacus/cards.ts';
import { bank, countReady, move, type Play, purse as purseOf, readyCopy, turnAsset } from '#games/spartacus/house.ts';
import { windowOf } from '#games/spartacus/rules/14-conditions.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

type Args = readonly number[];

interface CostWord {
  /** Gold it takes from its payer. */
  gold?(g: Spartacus, args: Args): number;
  /** Cards it takes from its payer's hand. */
  hand?(args: Args): number;
  pay?(g: Spartacus, t: Play, by: Seat, card: number, args: Args): void;
}

export const COSTS: { readonly [C in Cost]: CostWord } = {
  exhaustSelf: { pay: (g, t, by, card) => exhaust(g, t, by, readyCopy(g, by, card)!) },
  exhaust: {},
  pay: {
    gold: (_g, [n]) => n!,
    pay: (g, t, by, _card, [n]) => {
      move(g, by, bank(g), n!);
      t.log?.emit('paid', { seat: by, gold: n!, purse: purseOf(g, by) });
    },
  },
  payEach: {
    gold: (g, [n]) => n! * (g.seats - 1),
    pay: (g, t, by, _card, [n]) => {
      for (let seat = 0; seat < g.seats; seat++) if (seat !== by) move(g, by, seat, n!);
      t.log?.emit('paidEach', { seat: by, gold: n!, purses: g.houses.map((_, seat) => purseOf(g, seat)) });
    },
  },
  payLauncher: {
    gold: (_g, [n]) => n!,
    pay: (g, t, by, _card, [n]) => {
      const to = windowOf(g).activeSeat;
      move(g, by, to, n!);
      t.log?.emit('paidTo', { seat: by, to, gold: n!, purse: purseOf(g, by), toPurse: purseOf(g, to) });
    },
  },
  discardHand: { hand: ([n]) => n! },
};

/** SP-12.2: a card is turned face down; one that is in a fight goes on there with its text spent (SP-12.10). */
export function exhaust(g: Spartacus, t: Play, seat: Seat, asset: number): void {
  turnAsset(g, seat, asset, asset | EXHAUSTED);
  const slot = g.fight?.seats.indexOf(seat) ?? -1;
  if (slot !== -1) {
    const { gear, cards } = g.fight!;
    const place = gear[slot]!.indexOf(asset);
    if (place !== -1) gear[slot]![place] = asset | EXHAUSTED;
    else if (cards[slot] === asset) cards[slot] = asset | EXHAUSTED;
  }
  t.log?.emit('exhausted', { clause: 'SP-12.2', seat, card: kindOf(asset) });
}

/**
 * Whether all costs of an ability can be paid together, out of this purse. `inHand`: the card itself lies in its owner's
 * hand.
 */
export function canPay(
  g: Spartacus,
  by: Seat,
  card: number,
  ability: Ability,
  inHand: boolean,
  purse: number = g.gold[by]!,
): boolean {
  let gold = 0;
  let hand = inHand ? 1 : 0;
  for (const { name, args } of ability.costs) {
    const word = COSTS[name];
    gold += word.gold?.(g, args) ?? 0;
    hand += word.hand?.(args) ?? 0;
    if (name === 'exhaustSelf' && readyCopy(g, by, card) === null) return false;
    if (name === 'exhaust' && countReady(g, by, args[1]!) < exhausted(g, by, card, ability, args[1]!)) return false;
  }
  return gold <= purse && hand <= g.houses[by]!.hand.length;
}

/** How many ready cards that fit a filter all costs of an ability exhaust together, the card itself among them. */
function exhausted(g: Spartacus, by: Seat, card: number, ability: Ability, filter: number): number {
  let count = 0;
  for (const { name, args } of ability.costs) {
    if (name === 'exhaustSelf' && matches(filter, readyCopy(g, by, card)!)) count++;
    // No other cost has a second argument.
    if (args[1] === filter) count += args[0]!;
  }
  return count;
}
