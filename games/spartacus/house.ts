// What happens to Houses everywhere: influence, gold, hands, assets, decks.

import { insert, remove, reshuffle } from '#engine/chance/deck.ts';
import { part, shownTo } from '#engine/event.ts';
import type { Frame } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { EVERYBODY, NOBODY, only, type Seat, type Viewers } from '#engine/seat.ts';
import { FIRST_INTRIGUE, isChampion, isReady, kindOf, matches, typeOf } from '#games/spartacus/cards.ts';
import type { TurnLocals } from '#games/spartacus/rules/05-intrigue.ts';
import { GOAL, isHidden, pairAt, type Spartacus } from '#games/spartacus/state.ts';

export type Play = Table<Spartacus>;

/** SP-0.4: influence moves within its bounds; what goes beyond is lost. */
export function addInfluence(g: Spartacus, t: Play, seat: Seat, change: number, why: string, clause: string): void {
  changeInfluence(g, t, seat, change, why, clause, null);
}

/** SP-14.3: the same by the text of a card, which is named in the place of a sum of one part. */
export function addInfluenceBy(g: Spartacus, t: Play, card: number, seat: Seat, change: number): void {
  changeInfluence(g, t, seat, change, 'card', 'SP-14.3', card);
}

function changeInfluence(
  g: Spartacus,
  t: Play,
  seat: Seat,
  change: number,
  why: string,
  clause: string,
  cause: number | null,
): void {
  const house = g.houses[seat]!;
  const wanted = house.influence + change;
  const now = wanted < 0 ? 0 : wanted > GOAL ? GOAL : wanted;
  if (t.log !== null) {
    const parts = [part(why, change, clause)];
    if (now !== wanted) parts.push(part('bound', now - wanted, 'SP-0.4'));
    t.log.emit('influenceChanged', {
      clause,
      seat,
      influence: now,
      ...(cause === null ? {} : { cause }),
      ...(cause === null || parts.length > 1 ? { parts } : {}),
      total: now - house.influence,
    });
  }
  house.influence = now;
}

/** Gold changes hands; `bank` is the seat after the last. */
export function move(g: Spartacus, from: number, to: number, gold: number): void {
  if (!(gold >= 0 && gold <= g.gold[from]!))
    throw new Error(`${from} has ${g.gold[from]} gold, ${gold} cannot be taken`);
  g.gold[from]! -= gold;
  g.gold[to]! += gold;
}

/** The gold of a House as events tell it; null while it is hidden (SP-7.14). */
export const purse = (g: Spartacus, seat: Seat): number | null => (isHidden(g, seat) ? null : g.gold[seat]!);

export const bank = (g: Spartacus): number => g.seats;

/** The bank gives so much gold, or takes it where it is less than 0. */
export function moveFromBank(g: Spartacus, seat: Seat, gold: number): void {
  if (gold < 0) move(g, seat, bank(g), -gold);
  else move(g, bank(g), seat, gold);
}

/** SP-0.5: as much of it as there is. */
export function moveUpTo(g: Spartacus, from: number, to: number, gold: number): number {
  const moved = Math.min(gold, g.gold[from]!);
  move(g, from, to, moved);
  return moved;
}

/** SP-3.24 to SP-3.26: draws Intrigue cards, fewer where there are no more. */
export function drawIntrigue(g: Spartacus, t: Play, seat: Seat, count: number): void {
  const drawn: number[] = [];
  while (drawn.length < count) {
    if (g.intrigue.length === 0) {
      if (g.intrigueDiscard.length === 0) break;
      reshuffle(g.intrigue, t.random, g.intrigueDiscard);
      t.log?.emit('reshuffled', { clause: 'SP-3.24', deck: 'intrigue', count: g.intrigue.length });
    }
    const kind = g.intrigue.pop()!;
    insert(g.houses[seat]!.hand, kind);
    drawn.push(kind);
  }
  if (drawn.length > 0) t.reveal(NOBODY, only(seat));
  t.log?.emit(
    'drew',
    { seat, count: drawn.length, hand: g.houses[seat]!.hand.length },
    shownTo(only(seat), { cards: drawn }),
  );
}

/** SP-3.25: when a Market card is needed and the deck is empty. False when there is none. */
export function refillMarket(g: Spartacus, t: Play): boolean {
  if (g.market.length > 0) return true;
  if (g.marketDiscard.length === 0) return false;
  reshuffle(g.market, t.random, g.marketDiscard);
  // What was known lies in the row, on top of the new deck.
  for (const list of g.seen) for (let i = 0; i < list.length; i += 2) list[i]! += g.market.length;
  t.log?.emit('reshuffled', { clause: 'SP-3.25', deck: 'market', count: g.market.length });
  return true;
}

/** What only `before` could see is open to all from now on. */
export const layOpen = (t: Play, before: Viewers): void => t.reveal(before, EVERYBODY);

/** A card leaves a hand for all to see; who knew of one like it knows of one less. */
export function leaveHand(g: Spartacus, t: Play, seat: Seat, kind: number): void {
  remove(g.houses[seat]!.hand, kind);
  for (let viewer = 0; viewer < g.seats; viewer++) {
    const list = g.known[pairAt(g, viewer, seat)]!;
    const place = list.indexOf(kind);
    if (place >= 0) list.splice(place, 1);
  }
  lapse(g, seat, kind);
  layOpen(t, only(seat));
}

/** SP-5.34: support for a scheme that is no longer in the hand is void. */
function lapse(g: Spartacus, seat: Seat, kind: number): void {
  if (g.houses[seat]!.hand.includes(kind)) return;
  for (const frame of g.flow.frames) {
    if (frame.rule !== 'intrigue-turn' || (frame as Frame & TurnLocals).by !== seat) continue;
    const { plans } = frame as Frame & TurnLocals;
    for (let i = 0; i < plans.length; i++) if (plans[i] === kind) plans[i] = -1;
  }
}

/** A viewer has seen these cards of a hand: they and the cards known before may be the same ones. */
export function learn(g: Spartacus, viewer: Seat, owner: Seat, kinds: readonly number[]): void {
  const list = g.known[pairAt(g, viewer, owner)]!;
  const before = list.slice();
  for (const kind of kinds) {
    const place = before.indexOf(kind);
    if (place >= 0) before.splice(place, 1);
    else insert(list, kind);
  }
}

/** A player looks at these cards of another's hand. */
export function peek(g: Spartacus, t: Play, by: Seat, owner: Seat, cards: number[]): void {
  learn(g, by, owner, cards);
  t.reveal(only(owner), only(by) | only(owner));
  t.log?.emit('peeked', { seat: by, target: owner, count: cards.length }, shownTo(only(by), { cards }));
}

/** SP-3.27: face up onto the pile of its own deck, tokens off. */
export function discard(g: Spartacus, kind: number): void {
  (kind < FIRST_INTRIGUE ? g.marketDiscard : g.intrigueDiscard).push(kind);
}

/** Cards go from a hand to the pile of their deck. */
export function discardFromHand(g: Spartacus, t: Play, seat: Seat, cards: number[]): void {
  for (const card of cards) {
    leaveHand(g, t, seat, card);
    discard(g, card);
  }
  t.log?.emit('discarded', { seat, cards });
}

/** SP-3.28 to SP-3.30: a House has so many Champions more, or fewer. */
export function changeChampions(g: Spartacus, t: Play, seat: Seat, change: number): void {
  if (change !== 0) addInfluence(g, t, seat, change, 'champion', change > 0 ? 'SP-3.28' : 'SP-3.29');
}

/** SP-3.28, SP-3.30 */
export function gainAsset(g: Spartacus, t: Play, seat: Seat, asset: number): void {
  g.houses[seat]!.assets.push(asset);
  if (isChampion(asset)) changeChampions(g, t, seat, 1);
}

/** SP-3.29, SP-3.30 */
export function loseAsset(g: Spartacus, t: Play, seat: Seat, asset: number): void {
  remove(g.houses[seat]!.assets, asset);
  if (isChampion(asset)) changeChampions(g, t, seat, -1);
}

/** An asset leaves play. */
export function discardAsset(g: Spartacus, t: Play, seat: Seat, asset: number): void {
  loseAsset(g, t, seat, asset);
  discard(g, kindOf(asset));
}

/** An asset changes its state where it lies. */
export function turnAsset(g: Spartacus, seat: Seat, from: number, to: number): void {
  const { assets } = g.houses[seat]!;
  const place = assets.indexOf(from);
  if (place < 0) throw new Error(`seat ${seat} has no asset ${from}`);
  assets[place] = to;
}

export function countReady(g: Spartacus, seat: Seat, filter: number): number {
  let count = 0;
  for (const asset of g.houses[seat]!.assets) if (matches(filter, asset)) count++;
  return count;
}

export const matching = (g: Spartacus, seat: Seat, filter: number): number[] =>
  g.houses[seat]!.assets.filter((asset) => matches(filter, asset));

/** A ready copy of this kind on the table, null if there is none. */
export function readyCopy(g: Spartacus, seat: Seat, kind: number): number | null {
  for (const asset of g.houses[seat]!.assets) if (kindOf(asset) === kind && isReady(asset)) return asset;
  return null;
}

export const readyOfType = (g: Spartacus, seat: Seat, type: string): number[] =>
  g.houses[seat]!.assets.filter((asset) => isReady(asset) && typeOf(asset) === type);
