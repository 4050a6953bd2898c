// Chapter 14: what must be chosen while an effect happens (D-10, D-11).

import { shownTo } from '#engine/event.ts';
import { end, type Frame, rule } from '#engine/flow/flow.ts';
import { type Barred, pick, type Request, subset } from '#engine/requests/request.ts';
import { NOBODY, only, type Seat } from '#engine/seat.ts';
import { EXHAUSTED, favorOf, INJURED, isInjured, kindOf, matches, priceOf, withFavor } from '#games/spartacus/cards.ts';
import {
  discardAsset,
  discardFromHand,
  gainAsset,
  loseAsset,
  type Play,
  peek,
  refillMarket,
  turnAsset,
} from '#games/spartacus/house.ts';
import { exhaust } from '#games/spartacus/rules/14-costs.ts';
import { mayGainFavor } from '#games/spartacus/rules/14-effects.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

interface ChooseLocals {
  chooser: Seat;
  /** Whose ability it is, and whose cards are chosen from. */
  by: Seat;
  owner: Seat;
  /** What is done to the chosen card: a name of DEEDS. */
  effect: string;
  filter: number;
  count: number;
  cap: number;
}

const isCandidate = (f: ChooseLocals, asset: number): boolean =>
  f.effect === 'addFavor' ? mayGainFavor(asset, f.cap) : matches(f.filter, asset);

const candidates = (g: Spartacus, f: ChooseLocals): number[] =>
  g.houses[f.owner]!.assets.filter((asset) => isCandidate(f, asset));

/** SP-12.4, SP-12.8: what could be chosen if it were ready. */
function exhaustedCards(g: Spartacus, f: ChooseLocals): Barred[] {
  const why =
    f.effect === 'lose'
      ? { clause: 'SP-12.8', reason: 'exhausted cards cannot be discarded' }
      : { clause: 'SP-12.4', reason: 'exhausted cards count for nothing here' };
  return g.houses[f.owner]!.assets.filter(
    (asset) => !isCandidate(f, asset) && isCandidate(f, asset & ~(EXHAUSTED | INJURED)),
  ).map((item) => ({ item, ...why }));
}

const chooseLocals: ChooseLocals = { chooser: 0, by: 0, owner: 0, effect: '', filter: 0, count: 1, cap: 0 };

export const choose = rule<Spartacus, ChooseLocals>(
  'choose',
  { locals: chooseLocals, shows: ['chooser', 'by', 'owner', 'effect', 'filter', 'count', 'cap'] },
  [
    {
      clause: 'SP-5.24',
      auto: true,
      ask(g, f): Request | null {
        const from = candidates(g, f);
        if (from.length === 0) return null;
        if (f.effect !== 'lose') return pick(f.chooser, 'asset', from);
        const count = Math.min(f.count, from.length);
        return subset(f.chooser, 'asset', from, count, count);
      },
      fallback(g, f) {
        // The launcher takes the most expensive, the target gives the cheapest; among equals table order decides.
        const from = candidates(g, f);
        if (f.effect !== 'lose') return from.reduce((best, asset) => (priceOf(asset) > priceOf(best) ? asset : best));
        const cheapest = from.slice().sort((a, b) => priceOf(a) - priceOf(b));
        return cheapest.slice(0, f.count).sort((a, b) => a - b);
      },
      barred: (g, f) => exhaustedCards(g, f),
      take(g, f, t, choice: number | number[]) {
        for (const asset of Array.isArray(choice) ? choice : [choice]) DEEDS[f.effect]!(g, f, t, asset);
      },
    },
  ],
);

/** What is done to a chosen card. */
const DEEDS: { readonly [effect: string]: (g: Spartacus, f: ChooseLocals, t: Play, asset: number) => void } = {
  injure(g, f, t, asset) {
    turnAsset(g, f.owner, asset, asset | EXHAUSTED | INJURED);
    t.log?.emit('injured', { seat: f.owner, card: kindOf(asset) });
  },
  kill(g, f, t, asset) {
    discardAsset(g, t, f.owner, asset);
    t.log?.emit('killed', { seat: f.owner, card: kindOf(asset) });
  },
  tap: (g, f, t, asset) => exhaust(g, t, f.owner, asset),
  take(g, f, t, asset) {
    loseAsset(g, t, f.owner, asset);
    gainAsset(g, t, f.by, asset);
    t.log?.emit('took', { seat: f.by, from: f.owner, card: kindOf(asset) });
  },
  lose(g, f, t, asset) {
    discardAsset(g, t, f.owner, asset);
    t.log?.emit('lost', { seat: f.owner, card: kindOf(asset) });
  },
  cure(g, f, t, asset) {
    if (!isInjured(asset)) throw new Error('only an injured card is cured');
    turnAsset(g, f.owner, asset, asset & ~(EXHAUSTED | INJURED));
    t.log?.emit('cured', { seat: f.owner, card: kindOf(asset) });
  },
  addFavor(g, f, t, asset) {
    const favor = Math.min(f.cap, favorOf(asset) + f.count);
    turnAsset(g, f.owner, asset, withFavor(asset, favor));
    t.log?.emit('favored', { seat: f.owner, card: kindOf(asset), favor });
  },
};

interface SpyLocals {
  by: Seat;
  owner: Seat;
  count: number;
}

export const spy = rule<Spartacus, SpyLocals>(
  'spy',
  { locals: { by: 0, owner: 0, count: 0 }, shows: ['by', 'owner', 'count'] },
  [
    {
      clause: 'SP-5.24',
      at: 'SP-5.24 look',
      run(g, f, t) {
        const cards = g.houses[f.owner]!.hand.slice();
        peek(g, t, f.by, f.owner, cards);
      },
    },
    {
      clause: 'SP-16.9',
      run(g, f, t) {
        const { hand } = g.houses[f.owner]!;
        if (hand.length > f.count) return;
        if (hand.length !== 0) discardFromHand(g, t, f.owner, hand.slice());
        return end();
      },
    },
    {
      clause: 'SP-5.24',
      ask(g, f) {
        // The owner may lay guards on the table meanwhile (SP-3.12).
        const { hand } = g.houses[f.owner]!;
        const count = Math.min(f.count, hand.length);
        return count === 0 ? null : subset(f.by, 'card', hand, count, count);
      },
      fallback: (g, f) => mostExpensive(g.houses[f.owner]!.hand, f.count),
      take: (g, f, t, cards: number[]) => discardFromHand(g, t, f.owner, cards),
    },
  ],
);

const mostExpensive = (hand: readonly number[], count: number): number[] =>
  hand
    .slice()
    .sort((a, b) => priceOf(b) - priceOf(a))
    .slice(0, count)
    .sort((a, b) => a - b);

interface ScoutLocals {
  by: Seat;
  count: number;
  most: number;
}

export const scout = rule<Spartacus, ScoutLocals>(
  'scout',
  { locals: { by: 0, count: 0, most: 0 }, shows: ['by', 'count', 'most'] },
  [
    {
      clause: 'SP-14.3',
      at: 'SP-14.3 look',
      run(g, f, t) {
        refillMarket(g, t);
        f.count = Math.min(f.count, g.market.length);
        const known = g.seen[f.by]!;
        const first = g.market.length - f.count;
        forgetFrom(known, first);
        for (let place = first; place < g.market.length; place++) known.push(place, g.market[place]!);
        t.reveal(NOBODY, only(f.by));
        t.log?.emit('scouted', { seat: f.by, count: f.count }, shownTo(only(f.by), { cards: topCards(g, f) }));
      },
    },
    {
      clause: 'SP-14.3',
      ask: (g, f) => (f.count === 0 ? null : subset(f.by, 'card', topCards(g, f), 0, f.most)),
      fallback: () => [],
      take(g, f, t, cards: number[]) {
        t.log?.emit('buried', { seat: f.by, count: cards.length }, shownTo(only(f.by), { cards }));
        if (cards.length !== 0) bury(g, f, cards);
      },
    },
  ],
);

/** The cards looked at, the top one first. */
const topCards = (g: Spartacus, f: Frame & ScoutLocals): number[] =>
  g.market.slice(g.market.length - f.count).reverse();

/** Cards go to the bottom. The viewer who looked knows where they lie now; the others no longer know the top. */
function bury(g: Spartacus, f: ScoutLocals, cards: readonly number[]): void {
  const first = g.market.length - f.count;
  for (const list of g.seen) forgetFrom(list, first);
  const top = g.market.splice(first);
  for (const card of cards) top.splice(top.lastIndexOf(card), 1);
  g.market.unshift(...cards);
  for (const list of g.seen) for (let i = 0; i < list.length; i += 2) list[i]! += cards.length;
  const known = g.seen[f.by]!;
  for (const card of top) {
    known.push(g.market.length, card);
    g.market.push(card);
  }
  known.unshift(...cards.flatMap((card, place) => [place, card]));
}

/** Drops what is known of places from `first` on; the list is place, kind, place, kind … (Spartacus.seen). */
export function forgetFrom(known: number[], first: number): void {
  let keep = 0;
  while (known[keep]! < first) keep += 2;
  known.length = keep;
}
