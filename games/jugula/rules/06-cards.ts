// Chapter 6: hands and piles.
//
// A hand is the cards only its owner knows and those that others have seen; most hands are all of the first sort.

import { insert, remove, reshuffle } from '#engine/chance/deck.ts';
import { shownTo } from '#engine/event.ts';
import type { Table } from '#engine/flow/table.ts';
import { EVERYBODY, NOBODY, only, type Seat, type Viewers } from '#engine/seat.ts';
import type { Jugula, Known, Lanista } from '#games/jugula/state.ts';

/** JU-6.5 */
export function handSize(lanista: Lanista): number {
  let size = lanista.hand.length;
  for (const known of lanista.known) size += known.cards.length;
  return size;
}

/** All cards of a hand in order; not to be changed. */
export function handOf(lanista: Lanista): readonly number[] {
  if (lanista.known.length === 0) return lanista.hand;
  const hand = lanista.hand.slice();
  for (const known of lanista.known) for (const card of known.cards) insert(hand, card);
  return hand;
}

/** Takes a card out of a hand; returns who knew that it was there. */
export function leaveHand(lanista: Lanista, seat: Seat, card: number): Viewers {
  const { known } = lanista;
  for (let i = 0; i < known.length; i++) {
    const { to, cards } = known[i]!;
    if (!cards.includes(card)) continue;
    remove(cards, card);
    if (cards.length === 0) known.splice(i, 1);
    return to;
  }
  remove(lanista.hand, card);
  return only(seat);
}

/** Lays a card from a hand face up: into the in-play area, or on the discard pile. */
export function layOpen(g: Jugula, t: Table<Jugula>, seat: Seat, card: number, pile: 'played' | 'discard'): void {
  const lanista = g.lanistae[seat]!;
  t.reveal(leaveHand(lanista, seat, card), EVERYBODY);
  insert(lanista[pile], card);
}

/** Puts a card into a hand where these viewers know that it is. */
export function joinHand(lanista: Lanista, card: number, to: Viewers): void {
  const { known } = lanista;
  let at = 0;
  while (at < known.length && known[at]!.to < to) at++;
  if (known[at]?.to === to) insert(known[at]!.cards, card);
  else known.splice(at, 0, { to, cards: [card] });
}

/** JU-19.15: another seat has seen the whole hand. */
export function showHand(lanista: Lanista, seat: Seat, to: Seat): void {
  const before: Known[] = lanista.known.splice(0);
  for (const card of lanista.hand.splice(0)) joinHand(lanista, card, only(seat) | only(to));
  for (const known of before) for (const card of known.cards) joinHand(lanista, card, known.to | only(to));
}

/** JU-6.6 to JU-6.8: the top card of the draw pile, −1 where there is none. */
export function takeTop(g: Jugula, t: Table<Jugula>, seat: Seat): number {
  const { deck, discard } = g.lanistae[seat]!;
  if (deck.length === 0) {
    if (discard.length === 0) return -1;
    reshuffle(deck, t.random, discard);
    t.log?.emit('reshuffled', { clause: 'JU-6.6', seat, count: deck.length });
  }
  return deck.pop()!;
}

/** JU-9.4, JU-6.8: one card after the other into the hand. */
export function drawCards(g: Jugula, t: Table<Jugula>, seat: Seat, count: number): void {
  const { hand } = g.lanistae[seat]!;
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    const card = takeTop(g, t, seat);
    if (card < 0) {
      t.log?.emit('exhausted', { clause: 'JU-6.8', seat, lost: count - i });
      break;
    }
    insert(hand, card);
    drawn.push(card);
  }
  if (drawn.length > 0) t.reveal(NOBODY, only(seat));
  t.log?.emit(
    'drew',
    { seat, count: drawn.length, hand: handSize(g.lanistae[seat]!) },
    shownTo(only(seat), { cards: drawn }),
  );
}
