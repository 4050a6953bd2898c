// The heuristic player in reaction windows.

import { worthOf } from '#checks/strength/pool/spartacus/intrigue.ts';
import { bestOf, bestStrength } from '#checks/strength/pool/spartacus/worth.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { actOf, PASS } from '#games/spartacus/acts.ts';
import type { Window } from '#games/spartacus/cards/language.ts';
import { CARDS } from '#games/spartacus/cards.ts';
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
}

function reactionWorth(view: SpartacusView, self: number, moment: Moment, word: string): number {
  if (word === PASS) return 0;
  const { verb, card, seat, number } = actOf(word);
  switch (moment.window) {
    case 'schemeLaunched':
      return (
        foilWorth(view, self, moment) - (verb === 'table' ? 1 : verb === 'hand' ? 1.2 : 1.5 + CARDS[card]!.req * 0.1)
      );
    case 'thumbDown':
      return moment.concernedSeat === self ? 1 : -1;
    case 'betsPlaced':
      return arenaWorth(view, self, seat);
    case 'bidsRevealed':
      return raiseWorth(view, self, number);
    default:
      // What costs nothing and hurts a rival, or pays.
      return worthOf(view, self, CARDS[card]!.abilities[0]!, seat) + 0.1;
  }
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
