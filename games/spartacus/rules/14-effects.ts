// Chapter 14: the effects of the card language outside combat (14g), one entry each.
//
// `legal` says whether an effect can happen at all for a target; `run` makes it happen, or calls the rule that asks for
// what must be chosen.

import type { Bidding } from '#engine/auction.ts';
import { remove } from '#engine/chance/deck.ts';
import { part } from '#engine/event.ts';
import { call, type Frame, type Next } from '#engine/flow/flow.ts';
import type { Seat } from '#engine/seat.ts';
import type { Effect } from '#games/spartacus/cards/language.ts';
import {
  COMBATANT_FILTER,
  favorOf,
  GLADIATOR_FILTER,
  GUARD_FILTER,
  isChampion,
  matches,
} from '#games/spartacus/cards.ts';
import {
  addInfluenceBy,
  bank,
  countReady,
  drawIntrigue,
  gainAsset,
  move,
  moveFromBank,
  moveUpTo,
  type Play,
  peek,
  purse,
} from '#games/spartacus/house.ts';
import { freeGold } from '#games/spartacus/rules/03-turn.ts';
import type { HealLocals } from '#games/spartacus/rules/04-upkeep.ts';
import type { TurnLocals } from '#games/spartacus/rules/05-intrigue.ts';
import type { SchemeLocals } from '#games/spartacus/rules/05-schemes.ts';
import { type GuardRollLocals, guardRoll } from '#games/spartacus/rules/06-guards.ts';
import { substitute } from '#games/spartacus/rules/08-arena.ts';
import { wound } from '#games/spartacus/rules/09-wounds.ts';
import type { AbilityLocals } from '#games/spartacus/rules/14-ability.ts';
import { choose, scout, spy } from '#games/spartacus/rules/14-choices.ts';
import { frameOf, windowOf } from '#games/spartacus/rules/14-conditions.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

export type Args = readonly number[];
export type AbilityFrame = Frame & AbilityLocals;

export interface EffectWord {
  legal?(g: Spartacus, by: Seat, target: Seat, args: Args): boolean;
  run(g: Spartacus, f: AbilityFrame, t: Play, args: Args): Next | void;
}

/** An effect on a card of the target that the controller chooses. */
const onCard = (effect: string): EffectWord => ({
  legal: (g, _by, target, [filter]) => countReady(g, target, filter!) !== 0,
  run: (_g, f, _t, [filter]) => call(choose, { chooser: f.by, by: f.by, owner: f.target, effect, filter: filter! }),
});

/** The event of the window is undone. */
const cancel = (kind: 'foiled' | 'excused' | 'spared'): EffectWord => ({
  run(g, f, t) {
    windowOf(g).undone = true;
    t.log?.emit(kind, { seat: f.by });
  },
});

/** What only counts while its card is ready: read where it counts, never carried out. */
const standing: EffectWord = { run: () => {} };

export const EFFECTS: { readonly [E in Effect]: EffectWord } = {
  gold: {
    run(g, f, t, [n]) {
      const moved = Math.max(n!, -freeGold(g, f.target));
      moveFromBank(g, f.target, moved);
      const parts = moved === n ? undefined : [part('card', n!, 'SP-14.3'), part('all there is', moved - n!, 'SP-0.5')];
      t.log?.emit('goldChanged', {
        seat: f.target,
        cause: f.card,
        ...(parts ? { parts } : {}),
        total: moved,
        purse: purse(g, f.target),
      });
    },
  },
  steal: {
    run(g, f, t, [n]) {
      const gold = moveUpTo(g, f.target, f.by, Math.min(n!, freeGold(g, f.target)));
      t.log?.emit('stole', { seat: f.by, from: f.target, gold, purse: purse(g, f.by), fromPurse: purse(g, f.target) });
    },
  },
  influence: {
    run: (g, f, t, [n]) => addInfluenceBy(g, t, f.card, f.target, n!),
  },
  draw: { run: (g, f, t, [n]) => drawIntrigue(g, t, f.target, n!) },
  peekCard: {
    run(g, f, t, [n]) {
      const hand = g.houses[f.target]!.hand.slice();
      const cards: number[] = [];
      while (cards.length < n! && hand.length !== 0) cards.push(...hand.splice(t.random.below(hand.length), 1));
      peek(g, t, f.by, f.target, cards);
    },
  },
  peekHandDiscard: { run: (_g, f, _t, [n]) => call(spy, { by: f.by, owner: f.target, count: n! }) },
  peekMarket: { run: (_g, f, _t, [n, most]) => call(scout, { by: f.by, count: n!, most: most! }) },
  injure: onCard('injure'),
  kill: onCard('kill'),
  tap: onCard('tap'),
  take: onCard('take'),
  lose: {
    legal: (g, _by, target, [, filter]) => countReady(g, target, filter!) !== 0,
    run: (_g, f, _t, [n, filter]) =>
      call(choose, { chooser: f.target, by: f.by, owner: f.target, effect: 'lose', filter: filter!, count: n! }),
  },
  cure: onCard('cure'),
  recall: {
    legal: (g, _by, _target, [filter]) => topmost(g, filter!) !== -1,
    run(g, f, t, [filter]) {
      const place = topmost(g, filter!);
      const [kind] = pileFor(g, filter!).splice(place, 1);
      gainAsset(g, t, f.by, kind!);
      t.log?.emit('recalled', { seat: f.by, card: kind! });
    },
  },
  addFavor: {
    legal: (g, _by, target, [, cap]) => g.houses[target]!.assets.some((asset) => mayGainFavor(asset, cap!)),
    run: (_g, f, _t, [n, cap]) =>
      call(choose, { chooser: f.by, by: f.by, owner: f.target, effect: 'addFavor', count: n!, cap: cap! }),
  },
  schemeBonus: {
    run(g, f, t, [n]) {
      const turn = frameOf<TurnLocals>(g, 'intrigue-turn');
      turn.bonus += n!;
      t.log?.emit('bonusGained', { seat: f.by, total: turn.bonus });
    },
  },
  supportersGold: {
    run(g, f, t, [n]) {
      for (const seat of alliesOf(g)) {
        move(g, bank(g), seat, n!);
        t.log?.emit('goldChanged', { seat, cause: f.card, total: n!, purse: purse(g, seat) });
      }
    },
  },
  supportersInfluence: {
    run(g, f, t, [n]) {
      for (const seat of alliesOf(g)) addInfluenceBy(g, t, f.card, seat, n!);
    },
  },
  foil: cancel('foiled'),
  guardRoll: { run: (_g, f, _t, [least]) => call(guardRoll, { by: f.by, least: least! }) },
  retryGuard: {
    run(g) {
      frameOf<GuardRollLocals>(g, 'guard-roll').again = true;
    },
  },
  healRetry: {
    run(g, f) {
      frameOf<HealLocals>(g, 'heal').again = f.by;
    },
  },
  income: standing,
  noUpkeep: standing,
  tribute: {
    run(g, f, t, [n]) {
      move(g, bank(g), f.target, n!);
      t.log?.emit('goldChanged', { seat: f.target, cause: f.card, total: n!, purse: purse(g, f.target) });
    },
  },
  addBid: {
    run(g, f, t) {
      const bidding = frameOf<Bidding>(g, g.lot.length === 0 ? 'hosting' : 'auction');
      bidding.bids[f.by] = bidding.bids[f.by]! + f.number;
      t.log?.emit('raised', { seat: f.by, gold: f.number, bid: bidding.bids[f.by]! });
    },
  },
  excuse: cancel('excused'),
  swapCombatant: {
    legal: (g, _by, target) => substitutes(g, target).length !== 0,
    run: (_g, f) => call(substitute, { seat: f.target }),
  },
  openingWound: {
    run: (g, f, _t, [n]) => call(wound, { slot: g.fight!.seats.indexOf(f.target), count: n!, opening: true }),
  },
  spare: cancel('spared'),
};

/** SP-5.47: those whose support the scheme has. */
const alliesOf = (g: Spartacus): readonly Seat[] => frameOf<SchemeLocals>(g, 'scheme').allies;

/** Guards lie on one pile, everything else a filter can name on the other. */
const pileFor = (g: Spartacus, filter: number): number[] =>
  filter === GUARD_FILTER ? g.intrigueDiscard : g.marketDiscard;

/** For `recall` a filter is applied to the pile: the place of the topmost card that fits, or −1. */
const topmost = (g: Spartacus, filter: number): number =>
  pileFor(g, filter).findLastIndex((kind) => matches(filter, kind));

export const mayGainFavor = (asset: number, cap: number): boolean =>
  matches(GLADIATOR_FILTER, asset) && !isChampion(asset) && favorOf(asset) < cap;

/** The ready gladiators and slaves of a fighting House that do not stand in the arena. */
export function substitutes(g: Spartacus, seat: Seat): number[] {
  const assets = g.houses[seat]!.assets.filter((asset) => matches(COMBATANT_FILTER, asset));
  remove(assets, g.fight!.cards[g.fight!.seats.indexOf(seat)]!);
  return assets;
}
