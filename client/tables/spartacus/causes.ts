// The card behind gold or influence that a card's text moves. The event itself does not name it: it is the nearest card
// used before whose text does such a thing.

import type { SeenEvent } from '#engine/event.ts';
import { CARDS } from '#games/spartacus/cards.ts';

/** The effects whose events are told under this clause. */
const CARD_TEXT = 'SP-14.3';
const EFFECTS: { readonly [kind: string]: readonly string[] } = {
  goldChanged: ['gold', 'supportersGold', 'tribute'],
  influenceChanged: ['influence', 'supportersInfluence'],
};
/** Kinds that name the card they are about, and how far back one is looked for. */
const USES = ['launched', 'played', 'guarded', 'used', 'tributeReceived'];
const FAR = 40;

/** Whether a text of the card moves that in this direction. */
function does(card: number, { kind, parts, total }: SeenEvent): boolean {
  // What goes beyond the bounds is a part of its own: the first says what was wanted.
  const wanted = (parts as { value: number }[] | undefined)?.[0]?.value ?? (total as number);
  return CARDS[card]!.abilities.some(({ effects }) =>
    effects.some(({ name, args }) => EFFECTS[kind]!.includes(name) && Math.sign(args[0]!) === Math.sign(wanted)),
  );
}

/** The combatant of the seat in the last fight, for what a victory brings. */
function fighterOf(events: readonly SeenEvent[], at: number, seat: number): number | null {
  for (let i = at; i >= 0; i--) {
    const { kind, seats, cards } = events[i]!;
    if (kind === 'fightBegan') return (cards as number[])[(seats as number[]).indexOf(seat)] ?? null;
  }
  return null;
}

function causeOf(events: readonly SeenEvent[], at: number): number | null {
  const event = events[at]!;
  for (let i = at - 1; i >= Math.max(0, at - FAR); i--) {
    const before = events[i]!;
    // A fight is won between its cause, the victory, and all that was used before it.
    const card = before.kind === 'defeated' ? fighterOf(events, i, event['seat'] as number) : before['card'];
    const isUse = before.kind === 'defeated' || USES.includes(before.kind);
    if (isUse && typeof card === 'number' && does(card, event)) return card;
  }
  return null;
}

const known = new WeakMap<SeenEvent, SeenEvent>();

/** The events, those with their cause that have one. */
export function causes(events: readonly SeenEvent[]): SeenEvent[] {
  return events.map((event, i) => {
    if (EFFECTS[event.kind] === undefined || event.clause !== CARD_TEXT) return event;
    let told = known.get(event);
    if (told === undefined) {
      const cause = causeOf(events, i);
      const parts = event['parts'] as readonly unknown[] | undefined;
      // Where the card is all there is to the sum, its name says more.
      told = cause === null ? event : { ...event, cause, ...(parts?.length === 1 ? { parts: [] } : {}) };
      known.set(event, told);
    }
    return told;
  });
}
