// Chapter 14: using an ability (SP-14.3): conditions and target are legal, costs are paid, effects happen.
//
// An *ability key* is one integer for a kind and the place of one of its abilities; limits count keys.

import { call, end, type Frame, type Next, rule, to } from '#engine/flow/flow.ts';
import { type Request, subset } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { act } from '#games/spartacus/acts.ts';
import {
  type Ability,
  type CombatEffect,
  type Effect,
  isCombatEffect,
  type Trigger,
} from '#games/spartacus/cards/language.ts';
import { abilitiesOn, CARDS, isReady, kindOf, MOST_ABILITIES } from '#games/spartacus/cards.ts';
import { discardFromHand, matching, type Play } from '#games/spartacus/house.ts';
import { COMBAT_EFFECTS } from '#games/spartacus/rules/14-combat-effects.ts';
import { conditionsHold, TARGETS } from '#games/spartacus/rules/14-conditions.ts';
import { COSTS, canPay, exhaust } from '#games/spartacus/rules/14-costs.ts';
import { type Args, EFFECTS } from '#games/spartacus/rules/14-effects.ts';
import type { Spartacus } from '#games/spartacus/state.ts';

export interface AbilityLocals {
  by: Seat;
  card: number;
  ability: number;
  /** The Dominus it is aimed at, −1 for none. */
  target: Seat;
  /** What was chosen with it: a number of coins, a die. */
  number: number;
  /** How many of its costs are paid and of its effects done. */
  costs: number;
  effects: number;
}

/** An ability of a card as one number. */
export const keyOf = (card: number, ability: number): number => card * MOST_ABILITIES + ability;
export const cardOfKey = (key: number): number => Math.floor(key / MOST_ABILITIES);
export const abilityOfKey = (key: number): number => key % MOST_ABILITIES;
/** How often a key, or a use, is in a list of those that were used. */
export function timesIn(list: readonly number[], key: number): number {
  let times = 0;
  for (const one of list) if (one === key) times++;
  return times;
}

export const abilityOf = (card: number, ability: number): Ability => CARDS[card]!.abilities[ability]!;

/** What the fuzzer counts: a card by its id, a House's ability by its own. */
export const useName = (card: number, ability: number): string =>
  CARDS[card]!.type === 'house' ? `${CARDS[card]!.id}-${ability + 1}` : CARDS[card]!.id;

const runEffect = (
  g: Spartacus,
  f: Frame & AbilityLocals,
  t: Play,
  name: Effect | CombatEffect,
  args: Args,
): Next | void => (isCombatEffect(name) ? COMBAT_EFFECTS[name].run(g, f, t, args) : EFFECTS[name].run(g, f, t, args));

const locals: AbilityLocals = { by: 0, card: 0, ability: 0, target: -1, number: 0, costs: 0, effects: 0 };

export const useAbility = rule<Spartacus, AbilityLocals>(
  'ability',
  { locals, shows: ['by', 'card', 'ability', 'target', 'number', 'costs', 'effects'] },
  [
    {
      clause: 'SP-14.3',
      at: 'SP-14.3 costs',
      run(g, f, t) {
        const { costs } = abilityOf(f.card, f.ability);
        while (f.costs < costs.length) {
          const { name, args } = costs[f.costs]!;
          if (name === 'exhaust') return to('SP-14.3 exhaust');
          if (name === 'discardHand') {
            // SP-16.9: where the whole hand goes there is nothing to choose.
            if (g.houses[f.by]!.hand.length > args[0]!) return to('SP-14.3 discard');
            discardFromHand(g, t, f.by, g.houses[f.by]!.hand.slice());
            f.costs++;
            continue;
          }
          COSTS[name].pay!(g, t, f.by, f.card, args);
          f.costs++;
        }
        t.use(useName(f.card, f.ability));
        return to('SP-14.3');
      },
    },
    {
      clause: 'SP-14.3',
      at: 'SP-14.3 exhaust',
      auto: true,
      ask(g, f): Request {
        const [count, filter] = abilityOf(f.card, f.ability).costs[f.costs]!.args;
        return subset(f.by, 'asset', matching(g, f.by, filter!), count!, count!);
      },
      take(g, f, t, assets: number[]) {
        for (const asset of assets) exhaust(g, t, f.by, asset);
        f.costs++;
        return to('SP-14.3 costs');
      },
    },
    {
      clause: 'SP-14.3',
      at: 'SP-14.3 discard',
      ask(g, f): Request {
        const [count] = abilityOf(f.card, f.ability).costs[f.costs]!.args;
        return subset(f.by, 'card', g.houses[f.by]!.hand, count!, count!);
      },
      take(g, f, t, cards: number[]) {
        discardFromHand(g, t, f.by, cards);
        f.costs++;
        return to('SP-14.3 costs');
      },
    },
    {
      clause: 'SP-14.3',
      run(g, f, t) {
        const { effects } = abilityOf(f.card, f.ability);
        if (f.effects === effects.length) return end();
        const { name, args } = effects[f.effects++]!;
        const next = runEffect(g, f, t, name, args);
        return next?.call ? { ...next, to: 'SP-14.3' } : to('SP-14.3');
      },
    },
  ],
);

/** SP-14.4: all abilities of a card with this trigger happen by themselves, one after another. */
export const useEach = rule<Spartacus, { by: Seat; card: number; trigger: Trigger; next: number }>(
  'abilities',
  { locals: { by: 0, card: 0, trigger: 'combatWon', next: 0 }, shows: ['by', 'card', 'trigger', 'next'] },
  [
    {
      clause: 'SP-14.4',
      run(_g, f) {
        const ability = abilitiesOn(f.card, f.trigger)[f.next++];
        return ability === undefined
          ? end()
          : call(useAbility, { by: f.by, card: f.card, ability, target: f.by }, 'SP-14.4');
      },
    },
  ],
);

/** SP-5.25, SP-14.3: whether an ability can be used against this target now. Its trigger is the caller's business. */
export function isUsable(
  g: Spartacus,
  by: Seat,
  card: number,
  place: number,
  target: Seat,
  inHand: boolean,
  purse = g.gold[by]!,
): boolean {
  const ability = abilityOf(card, place);
  if (!canPay(g, by, card, ability, inHand, purse) || !conditionsHold(g, ability, by, target)) return false;
  for (const { name, args } of ability.effects) {
    if (!isCombatEffect(name) && EFFECTS[name].legal?.(g, by, target, args) === false) return false;
  }
  return true;
}

/** The abilities with this trigger that a seat can use on itself now, from its ready cards, as acts. */
export function usesAtTable(g: Spartacus, seat: Seat, trigger: Trigger): string[] {
  const found: string[] = [];
  for (const asset of g.houses[seat]!.assets) {
    const kind = kindOf(asset);
    if (!isReady(asset)) continue;
    for (const ability of abilitiesOn(kind, trigger)) {
      if (isUsable(g, seat, kind, ability, seat, false)) found.push(act('use', kind, -1, ability));
    }
  }
  return found;
}

export const targetsOf = (g: Spartacus, by: Seat, card: number, place: number): readonly Seat[] =>
  TARGETS[abilityOf(card, place).target](g, by);
