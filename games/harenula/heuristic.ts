// A first sensible player: bids for laurels, closes in, strikes with its best blow, guards, pays cheaply.

import { enumerate, sample } from '#engine/choices.ts';
import type { Random } from '#engine/random.ts';
import type { Bargain, Choice, Form, Item, Path, Pick, Request } from '#engine/request.ts';
import { arena } from '#games/harenula/board.ts';
import { WORTH } from '#games/harenula/cards.ts';
import { handSize } from '#games/harenula/determinise.ts';
import type { HarenulaView } from '#games/harenula/view.ts';

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
      return payment(request, random);
    default:
      return sample(request, random);
  }
}

/** What a laurel's points are worth, with a little noise so that ties get broken. */
function bid(view: HarenulaView, max: number, random: Random): number {
  const points = view.lot[0] ?? 1;
  return Math.min(max, points - 1 + random.below(2));
}

/** Next to the enemy with the fewest cards, when the own hand is the better one; else away. */
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
      return isGain(view) ? request.from[0]! : 'refuse';
    case 'HA-4.3': {
      const weakest = request.from.filter((item) => item !== 'nobody') as number[];
      weakest.sort((a, b) => handSize(view.gladiators[a]!) - handSize(view.gladiators[b]!));
      return handSize(view.gladiators[view.viewer]!) >= 3 ? weakest[0]! : 'nobody';
    }
    case 'HA-5.1':
    case 'HA-5.2':
      return strongest(request.from);
    default:
      return request.from[random.below(request.from.length)]!;
  }
}

const strongest = (items: readonly Item[]): Item => {
  let best: Item = items[items.length - 1]!;
  for (const item of items) {
    if (typeof item === 'number' && (typeof best !== 'number' || WORTH[item]! > WORTH[best]!)) best = item;
  }
  return best;
};

function isGain(view: HarenulaView): boolean {
  const bargain = view.flow.scenes.at(-1)?.['bargain'] as unknown as Bargain;
  const points = (items: readonly Item[]): number => items.reduce<number>((sum, item) => sum + (item as number), 0);
  return points(bargain.give) * 2 + bargain.giveCoins > points(bargain.want) * 2 + bargain.wantCoins;
}

/** The payment that leaves the most worth in hand; coins are never given away. */
function payment(request: Form, random: Random): Choice {
  const choices = enumerate(request, 60) as { do: string; cards?: number[] }[];
  const cost = (choice: { cards?: number[] }): number =>
    choice.cards === undefined ? 100 : choice.cards.reduce((sum, card) => sum + WORTH[card]! + 0.1, 0);
  choices.sort((a, b) => cost(a) - cost(b));
  return (choices[0] as Choice | undefined) ?? sample(request, random);
}
