// Chapter 5d to 5f: what a player can do on its Intrigue turn, and why the rest cannot be done now.

import type { Barred } from '#engine/requests/request.ts';
import { NOBODY, type Seat, type Viewers } from '#engine/seat.ts';
import { act, END } from '#games/spartacus/acts.ts';
import { abilitiesOn, CARDS, isGuard, isReady, isScheme, kindOf, REQS } from '#games/spartacus/cards.ts';
import { readyCopy } from '#games/spartacus/house.ts';
import type { TurnFrame, TurnLocals } from '#games/spartacus/rules/05-intrigue.ts';
import { hasGivenUp, isAskable } from '#games/spartacus/rules/05-support.ts';
import { abilityOf, isUsable, keyOf, targetsOf, timesIn } from '#games/spartacus/rules/14-ability.ts';
import { handSize, type Spartacus } from '#games/spartacus/state.ts';

export const isOver = (g: Spartacus, seat: Seat): boolean =>
  g.houses[seat]!.hand.length > handSize(g.houses[seat]!.influence);

/** Who supports the launch of this scheme, as bits; nobody supports a scheme that is not there (-1). */
export function backersOf({ plans, backers }: TurnLocals, card: number): Viewers {
  if (card === -1) return NOBODY;
  let bits = NOBODY;
  let i = 0;
  for (const plan of plans) {
    if (plan === card) bits |= backers[i]!;
    i++;
  }
  return bits;
}

/** SP-5.32: the influence of the supporters, in full, each once. */
function supportOf(g: Spartacus, backers: Viewers): number {
  let support = 0;
  let seat = 0;
  for (let rest = backers; rest !== NOBODY; rest >>= 1) {
    if ((rest & 1) !== 0) support += g.houses[seat]!.influence;
    seat++;
  }
  return support;
}

/** SP-5.32: what the influence of a launch is made of. */
export function launchTotal(
  g: Spartacus,
  f: TurnLocals,
  card: number,
): { own: number; support: number; bonus: number; backers: Viewers } {
  const backers = backersOf(f, card);
  return { own: g.houses[f.by]!.influence, support: supportOf(g, backers), bonus: f.bonus, backers };
}

/** SP-5.20: the influence that a player has for a scheme. */
const strength = (g: Spartacus, f: TurnLocals, card: number): number =>
  g.houses[f.by]!.influence + supportOf(g, backersOf(f, card)) + f.bonus;

const reaches = (g: Spartacus, f: TurnLocals, card: number): boolean => strength(g, f, card) >= REQS[card]!;

/** All that a player can do on its turn. */
export function deeds(g: Spartacus, f: TurnFrame): string[] {
  const { hand, card: house, assets } = g.houses[f.by]!;
  const found: string[] = isOver(g, f.by) ? [] : [END];
  let last: number | null = null;
  for (const kind of hand) {
    if (kind === last) continue;
    last = kind;
    found.push(act('cash', kind));
    if (isGuard(kind)) found.push(act('lay', kind));
    if (!isScheme(kind)) continue;
    if (!reaches(g, f, kind)) {
      if (isAskable(g, f, kind)) found.push(act('ask', kind));
      continue;
    }
    for (const seat of targetsOf(g, f.by, kind, 0))
      if (isUsable(g, f.by, kind, 0, seat, true)) found.push(act('launch', kind, seat));
  }
  addAbilities(g, f, house, found);
  let place = 0;
  for (const asset of assets) {
    if (isReady(asset) && assets.indexOf(asset) === place) addAbilities(g, f, kindOf(asset), found);
    place++;
  }
  return found;
}

/** SP-5.18 */
function addAbilities(g: Spartacus, f: TurnFrame, kind: number, found: string[]): void {
  for (const ability of abilitiesOn(kind, 'intrigue')) {
    if (isSpent(f, kind, ability)) continue;
    const { target } = abilityOf(kind, ability);
    for (const seat of targetsOf(g, f.by, kind, ability)) {
      if (isUsable(g, f.by, kind, ability, seat, false))
        found.push(act('use', kind, target === 'self' ? -1 : seat, ability));
    }
  }
}

/** SP-16.9: whether a gift would let an ability be used. */
export function lacksOnlyGold(g: Spartacus, f: TurnFrame): boolean {
  const { card: house, assets } = g.houses[f.by]!;
  return couldPay(g, f, house) || assets.some((asset) => isReady(asset) && couldPay(g, f, kindOf(asset)));
}

function couldPay(g: Spartacus, f: TurnFrame, kind: number): boolean {
  for (const ability of abilitiesOn(kind, 'intrigue')) {
    if (isSpent(f, kind, ability)) continue;
    for (const seat of targetsOf(g, f.by, kind, ability))
      if (isUsable(g, f.by, kind, ability, seat, false, Number.POSITIVE_INFINITY)) return true;
  }
  return false;
}

function isSpent(f: TurnFrame, kind: number, ability: number): boolean {
  const { limit } = abilityOf(kind, ability);
  return limit !== null && timesIn(f.used, keyOf(kind, ability)) >= limit.args[0]!;
}

/** Why the rest cannot be done now. */
export function notNow(g: Spartacus, f: TurnFrame): Barred[] {
  const { hand, influence, card: house, assets } = g.houses[f.by]!;
  const barred: Barred[] = [];
  if (isOver(g, f.by)) {
    const reason = `${hand.length} cards are more than the hand size of ${handSize(influence)}: launch, cash in or lay guards first`;
    barred.push({ item: END, clause: 'SP-5.6', reason });
  }
  for (const kind of new Set(hand)) {
    if (!isScheme(kind)) {
      if (!isGuard(kind)) barReaction(g, kind, barred);
      continue;
    }
    const strong = reaches(g, f, kind);
    for (const seat of targetsOf(g, f.by, kind, 0)) {
      if (strong && isUsable(g, f.by, kind, 0, seat, true)) continue;
      const reason = strong
        ? 'its costs, its condition or a card it could be aimed at are lacking'
        : `it needs influence ${REQS[kind]}, there is ${strength(g, f, kind)}`;
      barred.push({ item: act('launch', kind, seat), clause: strong ? 'SP-5.25' : 'SP-5.20', reason });
    }
    if (strong)
      barred.push({ item: act('ask', kind), clause: 'SP-5.26', reason: 'there is influence enough without support' });
    else if (hasGivenUp(f))
      barred.push({ item: act('ask', kind), clause: 'SP-5.46', reason: 'it was begun and given up three times' });
    for (const seat of g.houses.keys()) {
      if (!targetsOf(g, f.by, kind, 0).includes(seat))
        barred.push({ item: act('launch', kind, seat), clause: 'SP-5.23', reason: 'it cannot be aimed at this House' });
    }
  }
  for (const card of new Set([house, ...assets.map(kindOf)])) {
    for (const ability of abilitiesOn(card, 'intrigue')) barUse(g, f, card, ability, barred);
  }
  return barred;
}

/** A reaction is neither launched nor played on the player's own turn. */
function barReaction(g: Spartacus, kind: number, barred: Barred[]): void {
  const bar = (item: string): unknown =>
    barred.push({ item, clause: 'SP-6.1', reason: 'it is played at another moment' });
  bar(act('play', kind));
  for (const seat of g.houses.keys()) bar(act('launch', kind, seat));
}

/** Why an ability cannot be used now, if it cannot. */
function barUse(g: Spartacus, f: TurnFrame, card: number, place: number, barred: Barred[]): void {
  const ability = abilityOf(card, place);
  const isExhausted = card !== g.houses[f.by]!.card && readyCopy(g, f.by, card) === null;
  for (const seat of targetsOf(g, f.by, card, place)) {
    const item = act('use', card, ability.target === 'self' ? -1 : seat, place);
    if (isExhausted) barred.push({ item, clause: 'SP-12.3', reason: `${CARDS[card]!.name} is exhausted` });
    else if (isSpent(f, card, place)) barred.push({ item, clause: 'SP-14.3', reason: 'it has been used this turn' });
    else if (!isUsable(g, f.by, card, place, seat, false))
      barred.push({ item, clause: 'SP-14.3', reason: 'its costs cannot be paid, or its condition does not hold' });
  }
}
