// Chapter 11: upgrading.

import { insert, remove } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import { end, rule } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { type Item, pick } from '#engine/requests/request.ts';
import { EVERYBODY, NOBODY, only, type Seat } from '#engine/seat.ts';
import {
  EFFECTS,
  effectOf,
  LEADS_TO,
  REQUIREMENTS,
  RESOURCE_NAMES,
  RESOURCES,
  SECOND_NAMES,
  SECOND_STATS,
} from '#games/house-of-gladiators/cards.ts';
import { shuffleSeconds } from '#games/house-of-gladiators/rules/08-decks.ts';
import {
  find,
  type Gladiator,
  type House,
  holds,
  type Ludi,
  lose,
  maxHp,
  spend,
  stockOf,
  toDiscard,
  visibility,
} from '#games/house-of-gladiators/state.ts';

export interface Upgrade {
  by: Seat;
  tiro: number;
  /** The discount cards played with it, by name, joined by '+'; or 'none'. */
  aid: string;
  /** The cards drawn; only the upgrading House sees them. */
  drawn: number[];
}

/** HG-11.6: how many cards are drawn to choose from. */
const DRAWN = 2;

export const upgrade = rule<Ludi, Upgrade>(
  'upgrade',
  {
    locals: { by: 0, tiro: -1, aid: 'none', drawn: [] },
    shows: ['by', 'tiro', 'aid'],
    veils: { drawn: (g, f) => visibility.drawn(g, f.by) },
  },
  [
    {
      clause: 'HG-11.11',
      run(g, f, t) {
        for (const card of cardsOfAid(f.aid)) {
          lose(g.houses[f.by]!, card);
          toDiscard(g, card);
          t.reveal(only(f.by), EVERYBODY);
          t.use(RESOURCE_NAMES[card]!);
          t.log?.emit('blessed', { seat: f.by, card });
        }
      },
    },
    {
      clause: 'HG-11.3',
      run(g, f, t) {
        const { coins, rations } = price(f.tiro, f.aid);
        spend(g, f.by, coins, rations);
        t.log?.emit('paid', { seat: f.by, gladiator: f.tiro, coins, rations, ...stockOf(g, f.by) });
      },
    },
    {
      clause: 'HG-11.10',
      run(g, f, t) {
        const cls = LEADS_TO[f.tiro]!;
        if (g.seconds[cls]!.length < DRAWN) shuffleSeconds(g, t, cls, 'HG-11.10');
      },
    },
    {
      clause: 'HG-11.6',
      at: 'HG-11.6 draw',
      run(g, f, t) {
        const deck = g.seconds[LEADS_TO[f.tiro]!]!;
        while (f.drawn.length < DRAWN && deck.length > 0) f.drawn.push(deck.pop()!);
        t.reveal(NOBODY, only(f.by));
        t.log?.emit(
          'trained',
          { seat: f.by, count: f.drawn.length },
          shownTo(only(f.by), { seconds: f.drawn.slice() }),
        );
        if (f.drawn.length > 1) return;
        become(g, t, f, f.drawn[0]!);
        return end();
      },
    },
    {
      clause: 'HG-11.6',
      ask: (_g, f) => pick(f.by, 'second', f.drawn),
      fallback: (_g, f) => (sumOf(f.drawn[1]!) > sumOf(f.drawn[0]!) ? f.drawn[1]! : f.drawn[0]!),
      take: (g, f, t, second: Item) => become(g, t, f, second as number),
    },
  ],
);

const sumOf = (second: number): number => SECOND_STATS[second]!.reduce((all, one) => all + one, 0);

/** HG-11.4, HG-11.5, HG-11.7, HG-11.8: one gladiator of both cards, at full health; the other card is laid aside. */
function become(g: Ludi, t: Table<Ludi>, f: Upgrade, second: number): void {
  const house = g.houses[f.by]!;
  const gladiator = find(house, f.tiro)!;
  remove(f.drawn, second);
  for (const other of f.drawn) insert(house.rejected[LEADS_TO[f.tiro]!]!, other);
  gladiator.second = second;
  gladiator.hp = maxHp(gladiator);
  house.deeds.upgrades++;
  t.reveal(only(f.by), EVERYBODY);
  t.use(SECOND_NAMES[second]!);
  t.log?.emit('upgraded', { clause: 'HG-11.7', seat: f.by, gladiator: f.tiro, second, hp: gladiator.hp });
}

/** The resource cards that lower an upgrade's price. */
const DISCOUNTS: readonly number[] = RESOURCES.map((_, card) => card).filter(
  (card) => effectOf(card, 'UPGRADE_DISCOUNT') !== null,
);

/** Every set of discount cards, none of them first, and the name of each: card names joined by '+', or 'none'. */
const AID_CARDS: readonly (readonly number[])[] = Array.from({ length: 1 << DISCOUNTS.length }, (_, set) =>
  DISCOUNTS.filter((_card, i) => (set & (1 << i)) !== 0),
);
const AIDS: readonly string[] = AID_CARDS.map((cards) => cards.map((card) => RESOURCE_NAMES[card]).join('+') || 'none');
const NO_AID: readonly string[] = ['none'];

const cardsOfAid = (aid: string): readonly number[] => AID_CARDS[AIDS.indexOf(aid)] ?? [];

/** HG-23.15: what an upgrade asks with these discounts, never below 0. */
export function price(tiro: number, aid: string): { victories: number; coins: number; rations: number } {
  if (aid === 'none') return REQUIREMENTS[tiro]!;
  let { victories, coins, rations } = REQUIREMENTS[tiro]!;
  for (const card of cardsOfAid(aid)) {
    for (const effect of EFFECTS[card]!) {
      if (effect.op !== 'UPGRADE_DISCOUNT') continue;
      victories -= effect.victories ?? 0;
      coins -= effect.coins ?? 0;
      rations -= effect.rations ?? 0;
    }
  }
  return { victories: Math.max(0, victories), coins: Math.max(0, coins), rations: Math.max(0, rations) };
}

const canPay = (house: House, gladiator: Gladiator, aid: string): boolean => {
  const { victories, coins, rations } = price(gladiator.tiro, aid);
  return gladiator.victories >= victories && house.coins >= coins && house.rations >= rations;
};

/** HG-11.10: how many cards of that class could be drawn, discarded ones included. */
function supplyOf(g: Ludi, cls: number): number {
  let sum = g.seconds[cls]!.length + g.secondDiscard[cls]!.length;
  for (const house of g.houses) sum += house.rejected[cls]!.length;
  return sum;
}

/** The aids with which this gladiator can be upgraded now; null when he cannot (HG-11.1, HG-11.2, HG-11.9, HG-11.10). */
export function aidsFor(g: Ludi, house: House, gladiator: Gladiator): readonly string[] | null {
  if (gladiator.second >= 0 || gladiator.hp < maxHp(gladiator)) return null;
  const aided = DISCOUNTS.some((card) => holds(house, card));
  if (!aided && !canPay(house, gladiator, 'none')) return null;
  if (supplyOf(g, LEADS_TO[gladiator.tiro]!) === 0) return null;
  if (!aided) return NO_AID;
  const aids = AIDS.filter(
    (aid, set) => AID_CARDS[set]!.every((card) => holds(house, card)) && canPay(house, gladiator, aid),
  );
  return aids.length === 0 ? null : aids;
}

/** Why a gladiator cannot be upgraded; null where he can. */
export function whyNotUpgraded(g: Ludi, house: House, gladiator: Gladiator): { clause: string; reason: string } | null {
  if (gladiator.second >= 0) return { clause: 'HG-11.9', reason: 'he has been upgraded already' };
  if (gladiator.hp < maxHp(gladiator)) return { clause: 'HG-11.1', reason: 'he is not at full health' };
  if (aidsFor(g, house, gladiator) !== null) return null;
  if (supplyOf(g, LEADS_TO[gladiator.tiro]!) === 0)
    return { clause: 'HG-11.10', reason: 'no card of his class is left' };
  const { victories, coins, rations } = REQUIREMENTS[gladiator.tiro]!;
  return {
    clause: 'HG-11.2',
    reason: `he needs ${victories} ${victories === 1 ? 'victory' : 'victories'}, ${coins} coins and ${rations} rations`,
  };
}
