// What a gladiator holds: his Items (chapter 13, SM-6), the HP that pay damage (11d), and the row of his Action cards (8).

import { insert, remove } from '#engine/chance/deck.ts';
import { CARDS, ITEM, ITEMS } from '#games/gladiatori/cards.ts';
import type { Gladiator } from '#games/gladiatori/state.ts';

/** The bit of an Item among the damaged ones. */
export const damageOf = (item: number): number => 1 << (item - ITEM);
/** GL-13.34, GL-13.37: a damaged Item counts half. */
export const isDamaged = (one: Gladiator, item: number): boolean => (one.damaged & damageOf(item)) !== 0;
export function itemAttack(one: Gladiator, item: number): number {
  const full = ITEMS[item - ITEM]!.attack;
  return isDamaged(one, item) ? full >> 1 : full;
}
export function itemDefence(one: Gladiator, item: number): number {
  const full = ITEMS[item - ITEM]!.defence;
  return isDamaged(one, item) ? full >> 1 : full;
}
export function itemHp(one: Gladiator, item: number): number {
  const full = ITEMS[item - ITEM]!.hp;
  return isDamaged(one, item) ? full >> 1 : full;
}

export function hpOf(cards: readonly number[]): number {
  let sum = 0;
  for (const card of cards) sum += CARDS[card]!.hp;
  return sum;
}

/** HP that can pay damage without the cover (GL-11.51). */
export function payable(one: Gladiator): number {
  let sum = hpOf(one.hp);
  for (const item of one.items) sum += itemHp(one, item);
  return sum;
}

/** The Action card a gladiator uses now, −1 for none. */
export function cardInUse(one: Gladiator): number {
  return one.using < 0 ? -1 : cardAt(one, one.using);
}
/** The same as everybody sees it: −1 while it lies face down. */
export const openCardInUse = (one: Gladiator): number => (one.using < 0 ? -1 : Math.max(-1, one.row[one.using]!));
export function cardAt(one: Gladiator, place: number): number {
  const shown = one.row[place]!;
  return shown >= 0 ? shown : one.covert[covertPlace(one, place)]!;
}
export function covertPlace(one: { readonly row: readonly number[] }, place: number): number {
  let hidden = 0;
  for (let i = 0; i < place; i++) if (one.row[i]! < 0) hidden++;
  return hidden;
}

/** Moves a card between two sorted lists. */
export function moveCard(from: number[], to: number[], card: number): void {
  remove(from, card);
  insert(to, card);
}
