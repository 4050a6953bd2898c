// Chapter 9: selling and freeing gladiators; and throwing away resource cards (HG-6.7).

import { insert, remove } from '#engine/chance/deck.ts';
import type { Frame } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import type { Command } from '#engine/game.ts';
import { type Item, pick, subset } from '#engine/requests/request.ts';
import { EVERYBODY, only, type Seat } from '#engine/seat.ts';
import { SECOND_CLASS } from '#games/house-of-gladiators/cards.ts';
import {
  cardsHeld,
  earn,
  find,
  type Gladiator,
  type House,
  type Ludi,
  lose,
  maxHp,
  toDiscard,
} from '#games/house-of-gladiators/state.ts';

/** HG-9.1 to HG-9.3: what the market pays for a gladiator at full health, above half of it, and below. */
export const FULL_VALUE = 5;
const HALF_VALUE = 3;
const LEAST_VALUE = 1;

/** HG-9.4: double for an upgraded gladiator. */
const byLevel = ({ second }: Gladiator, value: number): number => (second < 0 ? value : 2 * value);

/** HG-9.1–9.4 */
export function saleValue(gladiator: Gladiator): number {
  const most = maxHp(gladiator);
  const value = gladiator.hp === most ? FULL_VALUE : 2 * gladiator.hp > most ? HALF_VALUE : LEAST_VALUE;
  return byLevel(gladiator, value);
}

/** What a gladiator would be sold for at full health. */
export const fullValue = (gladiator: Gladiator): number => byLevel(gladiator, FULL_VALUE);

/** HG-9.6: not the last one. */
export const maySell = (house: House): boolean => house.ludus.length > 1;
export const LAST_GLADIATOR = { clause: 'HG-9.6', reason: 'a House may not part with its last gladiator' };

export const tirosOf = (house: { ludus: readonly Gladiator[] }): number[] => {
  const tiros: number[] = [];
  for (let i = 0; i < house.ludus.length; i++) tiros.push(house.ludus[i]!.tiro);
  return tiros;
};

export function sell(g: Ludi, t: Table<Ludi>, seat: Seat, tiro: number): void {
  const gladiator = find(g.houses[seat]!, tiro)!;
  const coins = saleValue(gladiator);
  leave(g, seat, gladiator);
  earn(g, seat, coins, 0);
  t.log?.emit('sold', { clause: 'HG-9.5', seat, gladiator: tiro, coins, purse: g.houses[seat]!.coins });
}

/** HG-9.8 */
export function free(g: Ludi, t: Table<Ludi>, seat: Seat, tiro: number): void {
  const house = g.houses[seat]!;
  const gladiator = find(house, tiro)!;
  house.deeds.freed.push(gladiator.glory);
  leave(g, seat, gladiator);
  t.log?.emit('freed', { clause: 'HG-9.8', seat, gladiator: tiro, glory: gladiator.glory });
}

/** HG-9.7, HG-9.9: the gladiator's cards go to their discard piles, and all that was counted on it is gone. */
function leave(g: Ludi, seat: Seat, gladiator: Gladiator): void {
  const house = g.houses[seat]!;
  house.ludus.splice(house.ludus.indexOf(gladiator), 1);
  toPiles(g, gladiator);
}

export function toPiles(g: Ludi, gladiator: Gladiator): void {
  insert(g.tiroDiscard, gladiator.tiro);
  if (gladiator.second >= 0) insert(g.secondDiscard[SECOND_CLASS[gladiator.second]!]!, gladiator.second);
}

/** HG-8.5: thrown away face up. */
export function discardCards(g: Ludi, t: Table<Ludi>, seat: Seat, cards: readonly number[], clause: string): void {
  for (const card of cards) {
    lose(g.houses[seat]!, card);
    toDiscard(g, card);
  }
  t.reveal(only(seat), EVERYBODY);
  t.log?.emit('discarded', { clause, seat, cards: cards.slice() });
}

/** The hand cards that do not lie in the Hypogeum. */
function unequipped(house: House): number[] {
  const { combat, special } = house.plan;
  const cards = cardsHeld(house).slice();
  for (const card of [...combat, ...special]) if (card >= 0) remove(cards, card);
  return cards;
}

/** HG-5.11: whether this House is about to speak for a lot. */
function isSpeaking(g: Ludi, seat: Seat): boolean {
  const frame = g.flow.frames[g.flow.frames.length - 1]!;
  if (frame.at === 'HG-5.4') return (frame as Frame & { by: Seat | null }).by === seat;
  return frame.at === 'HG-5.9' && (frame.sealed?.[seat] ?? null) === null;
}

/** HG-6.7: whether this House needs space in the hand for cards of the discard pile (HG-13.16). */
function isCollecting(g: Ludi, seat: Seat): boolean {
  const frame = g.flow.frames[g.flow.frames.length - 1]!;
  return frame.at === 'HG-13.16' && (frame as Frame & { houses: Seat[] }).houses[0] === seat;
}

export const sellCommand: Command<Ludi> = {
  name: 'sell',
  clause: 'HG-5.11',
  // A House that has sold a man has coins or a place.
  opens: true,
  offer(g, seat) {
    const house = g.houses[seat]!;
    return isSpeaking(g, seat) && maySell(house) ? pick(seat, 'gladiator', tirosOf(house)) : null;
  },
  barred: (g, seat) => (isSpeaking(g, seat) && !maySell(g.houses[seat]!) ? LAST_GLADIATOR : null),
  take: (g, t, choice: Item, seat) => sell(g, t, seat, choice as number),
};

export const discardCommand: Command<Ludi> = {
  name: 'discard',
  clause: 'HG-6.7',
  opens: true,
  offer(g, seat) {
    const house = g.houses[seat]!;
    if (!(isSpeaking(g, seat) || isCollecting(g, seat))) return null;
    const cards = unequipped(house);
    return cards.length === 0 ? null : subset(seat, 'card', cards, 1, cards.length);
  },
  take: (g, t, cards: number[], seat) => discardCards(g, t, seat, cards, 'HG-6.7'),
};
