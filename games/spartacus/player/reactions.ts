// The heuristic player in reaction windows.

import type { Choice, Request } from '#engine/requests/request.ts';
import { actOf, PASS } from '#games/spartacus/acts.ts';
import type { Window } from '#games/spartacus/cards/language.ts';
import { CARDS } from '#games/spartacus/cards.ts';
import { worthOf } from '#games/spartacus/player/intrigue.ts';
import { bestOf, bestStrength, influenceWorth } from '#games/spartacus/player/worth.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export function react(view: SpartacusView, request: Request): Choice | null {
  if (request.kind !== 'pick' || request.from.length === 1) return PASS;
  const scene = view.flow.scenes[view.flow.scenes.length - 1]!;
  return bestOf(request.from as string[], (word) =>
    reactionWorth(view, request.seat, scene as unknown as Moment, word),
  );
}

interface Moment {
  window: Window;
  activeSeat: number;
  concernedSeat: number | null;
  target: number | null;
  allies: readonly number[];
}

function reactionWorth(view: SpartacusView, self: number, moment: Moment, word: string): number {
  if (word === PASS) return 0;
  const { verb, card, seat, number } = actOf(word);
  switch (moment.window) {
    case 'schemeLaunched': {
      const price = verb === 'table' ? 1 : verb === 'hand' ? 1.2 : 1.5 + CARDS[card]!.req * 0.1;
      return foilWorth(view, self, moment) + besidesWorth(view, self, moment, card) - price;
    }
    case 'thumbDown':
      if (seat < 0) return moment.concernedSeat === self ? 1 : -1;
      break;
    case 'betsPlaced':
      if (view.fight!.seats.includes(seat) && !CARDS[card]!.abilities[0]!.conditions.length)
        return arenaWorth(view, self, seat);
      break;
    case 'bidsRevealed':
      return raiseWorth(view, self, number);
  }
  // What costs nothing and hurts a rival, or pays.
  return worthOf(view, self, CARDS[card]!.abilities[0]!, seat) + 0.1;
}

/** What else a foil does to the launcher, less what the scheme would bring its supporters. */
function besidesWorth(view: SpartacusView, self: number, moment: Moment, card: number): number {
  const { activeSeat, allies } = moment;
  const more = worthOf(view, self, CARDS[card]!.abilities[0]!, activeSeat);
  if (!allies.includes(self)) return more;
  let lost = 0;
  for (const { name, args } of CARDS[view.played[0]!]!.abilities[0]!.effects) {
    if (name === 'supportersGold') lost += args[0]!;
    else if (name === 'supportersInfluence') lost += args[0]! * influenceWorth(view.houses[self]!.influence);
  }
  return more - lost;
}

/** What it is worth that the scheme comes to nothing. */
function foilWorth(view: SpartacusView, self: number, moment: Moment): number {
  const ability = CARDS[view.played[0]!]!.abilities[0]!;
  const gain = worthOf(view, moment.activeSeat, ability, moment.target!);
  if (moment.target === self) return gain;
  // A rival's gain is this seat's loss when he is close to winning.
  const launcher = view.houses[moment.activeSeat]!;
  return moment.target === moment.activeSeat && launcher.influence >= 9 ? gain * 0.6 : 0;
}

/** Against the other fighter, if this seat has one itself. */
function arenaWorth(view: SpartacusView, self: number, target: number): number {
  const fight = view.fight!;
  if (!fight.seats.includes(self)) return target !== self && view.houses[target]!.influence >= 9 ? 0.5 : -1;
  return target === self ? -1 : 1;
}

/** A coin or two that turn a bid into the highest. */
function raiseWorth(view: SpartacusView, self: number, number: number): number {
  const scene = view.flow.scenes[view.flow.scenes.length - 2]!;
  const bids = scene['bids'] as readonly (number | null)[];
  const stacks = scene['stacks'] as readonly number[];
  const total = (seat: number): number => (stacks[seat] ?? 0) + (bids[seat] ?? 0);
  const others = Math.max(...view.houses.map((_, seat) => (seat === self ? 0 : total(seat))));
  const wins = total(self) <= others && total(self) + number > others;
  const wanted =
    view.lot.length > 0 ? CARDS[view.lot[0]!]!.value >= total(self) + number : bestStrength(view.houses[self]!) > 0;
  return wins && wanted ? 1 / number : -1;
}
