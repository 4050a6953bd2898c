// What to pay a wound with, as a suggestion: cards of the HP deck alone, as little more than is due as possible, so that no
// Item goes while cards are enough. Of cards worth the same the simpler one goes.

import { thingRequest, worthOf } from '#client/tables/gladiatori/thing-request.ts';
import { refusalOf } from '#engine/requests/legal.ts';
import type { Choice, Item, Request } from '#engine/requests/request.ts';
import { CARDS, isAction, isEnergy, POINT } from '#games/gladiatori/cards.ts';

/** How much a card is missed: an energy least, an Action most. */
const missed = (card: number): number => (isEnergy(card) ? CARDS[card]!.energy + 1 : isAction(card) ? 4 : 3);

interface Payment {
  things: readonly number[];
  cost: number;
}

/** Null: it is no wound, or cards alone do not pay it. */
export function paidWithCards(request: Request): Choice | null {
  const asked = thingRequest(request, null);
  if (asked === null || asked.due === 0) return null;
  const cards = asked.items.filter((item): item is number => (item as number) < POINT);
  /** By what it pays: the cards that are missed least. */
  const by = new Map<number, Payment>([[0, { things: [], cost: 0 }]]);
  for (const card of cards) {
    for (const [paid, { things, cost }] of [...by]) {
      const sum = paid + worthOf(asked, [card]);
      const next = { things: [...things, card], cost: cost + missed(card) };
      if (paid < asked.due && (by.get(sum)?.cost ?? Number.POSITIVE_INFINITY) > next.cost) by.set(sum, next);
    }
  }
  const least = [...by.keys()].filter((paid) => paid >= asked.due).sort((a, b) => a - b)[0];
  if (least === undefined) return null;
  const things: readonly Item[] = [...by.get(least)!.things].sort((a, b) => a - b);
  const choice = asked.answer(things);
  return refusalOf(request, choice) === null ? choice : null;
}
