// A first sensible player: bids for laurels, closes in, strikes with its best blow, guards, pays cheaply.

import type { Random } from '#engine/chance/random.ts';
import { enumerate, sample } from '#engine/requests/choices.ts';
import type { Bargain, Choice, Form, Item, Path, Pick, Request } from '#engine/requests/request.ts';
import { howMany } from '#engine/visibility.ts';
import { arena } from '#games/harenula/board.ts';
import { WORTH } from '#games/harenula/cards.ts';
import type { GladiatorView, HarenulaView } from '#games/harenula/view.ts';

export function heuristic(view: HarenulaView, request: Request, random: Random): Choice {
  switch (request.kind) {
    case 'amount':
      return bid(view, request.max, random);
    case 'path':
      return approach(view, request);
    case 'pick':
      return choose(view, request, random);
    case 'subset':
      return [];
    case 'offer':
      return 'none';
    case 'form':
      return cheapest(request);
    default:
      return sample(request, random);
  }
}

const handSize = (gladiator: GladiatorView): number => howMany(gladiator.hand);

/** What a laurel's points are worth, with a little noise so that ties get broken. */
function bid(view: HarenulaView, max: number, random: Random): number {
  const points = view.lot[0]!;
  return Math.min(max, points - 1 + random.below(2));
}

/** With cards in hand next to the gladiator with the fewest, else away from everybody. */
function approach(view: HarenulaView, request: Path): Choice {
  const own = view.gladiators[view.viewer]!;
  const bold = handSize(own) >= 4;
  let best: Choice = [];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const walk of enumerate(request, 40) as number[][]) {
    const cell = walk[walk.length - 1] ?? own.cell;
    let score = 0;
    for (const [seat, other] of view.gladiators.entries()) {
      if (seat === view.viewer || other.cell < 0) continue;
      const distance = arena.distance(cell, other.cell);
      score += bold ? -distance * (8 - handSize(other)) : distance;
    }
    if (score > bestScore) {
      bestScore = score;
      best = walk;
    }
  }
  return best;
}

function choose(view: HarenulaView, request: Pick, random: Random): Choice {
  switch (request.clause) {
    case 'HA-3.3':
      return request.from.includes('accept') && isGain(view) ? 'accept' : 'refuse';
    case 'HA-4.3':
      return handSize(view.gladiators[view.viewer]!) >= 3 ? weakest(view, request.from) : 'nobody';
    case 'HA-5.1':
    case 'HA-5.2':
      return strongest(request.from);
    default:
      return request.from[random.below(request.from.length)]!;
  }
}

/** Whether the bargain on the table gives more than it takes; a point is worth two coins. */
function isGain(view: HarenulaView): boolean {
  const bargain = view.flow.scenes.at(-1)?.['bargain'] as unknown as Bargain;
  const worth = (laurels: readonly Item[], coins: number): number =>
    (laurels as number[]).reduce((sum, points) => sum + 2 * points, coins);
  return worth(bargain.give, bargain.giveCoins) > worth(bargain.want, bargain.wantCoins);
}

function weakest(view: HarenulaView, targets: readonly Item[]): Item {
  const seats = targets.filter((item) => typeof item === 'number');
  return seats.sort((a, b) => handSize(view.gladiators[a]!) - handSize(view.gladiators[b]!))[0]!;
}

/** The best card, or the last item, which is to lay none. */
function strongest(items: readonly Item[]): Item {
  let best = items[items.length - 1]!;
  for (const item of items) {
    if (typeof item === 'number' && (typeof best !== 'number' || WORTH[item]! > WORTH[best]!)) best = item;
  }
  return best;
}

/** The payment that leaves the most worth in hand, and of equal ones the one with the fewest cards; else to fall. */
function cheapest(request: Form): Choice {
  const choices = enumerate(request, 60) as { do: string; cards?: number[] }[];
  const cost = ({ cards }: { cards?: number[] }): number =>
    cards === undefined ? 100 : cards.reduce((sum, card) => sum + WORTH[card]! + 0.1, 0);
  return choices.sort((a, b) => cost(a) - cost(b))[0] as Choice;
}
