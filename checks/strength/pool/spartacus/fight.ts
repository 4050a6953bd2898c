// The heuristic player in the arena: closes in, strikes, rolls bad dice again, gives up the dice it needs least.

import { bestOf } from '#checks/strength/pool/spartacus/worth.ts';
import type { Random } from '#engine/chance/random.ts';
import { enumerate } from '#engine/requests/choices.ts';
import type { Choice, Path, Request } from '#engine/requests/request.ts';
import { actOf, NONE } from '#games/spartacus/acts.ts';
import { arena } from '#games/spartacus/board.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export function chooseFight(view: SpartacusView, request: Request, random: Random): Choice | null {
  const fight = view.fight!;
  const slot = fight.seats.indexOf(request.seat);
  switch (request.clause) {
    case 'SP-9.7':
      return 'first';
    case 'SP-9.8':
    case 'SP-9.12':
      return request.kind === 'pick' ? request.from.find((item) => String(item).startsWith('attack'))! : null;
    case 'SP-9.9':
      return [];
    case 'SP-9.10':
      return request.kind === 'path' ? approach(request, fight.cells[1 - slot]!) : null;
    case 'SP-9.23':
      return request.kind === 'subset' ? giveUp(request.from as number[], request.min) : null;
    case 'SP-12.31':
      return request.kind === 'pick' && random.below(2) === 0 ? request.from[1]! : NONE;
    case 'SP-12.22':
    case 'SP-12.23':
      return request.kind === 'pick' ? again(request.from as string[], (face) => (face <= 3 ? 4 - face : -1)) : null;
    case 'SP-12.14':
      return request.kind === 'pick' ? again(request.from as string[], (face) => face - 3.5) : null;
    default:
      return request.kind === 'pick' ? (request.from[1] ?? NONE) : null;
  }
}

function approach(request: Path, goal: number): Choice {
  return bestOf(enumerate(request, 64) as number[][], (walk) => {
    const end = walk[walk.length - 1] ?? request.start;
    return -arena.distance(end, goal) - walk.length * 0.01;
  });
}

/** The die that gains most by being rolled again, or none. */
const again = (words: readonly string[], gain: (face: number) => number): string =>
  bestOf(words, (word) => (word === NONE ? 0 : gain(actOf(word).number)));

/** Speed first, then defense, so that the blows stay strong; always from the larger pools. */
function giveUp(from: readonly number[], count: number): number[] {
  const left = [0, 0, 0];
  for (const pool of from) left[pool]!++;
  const given: number[] = [];
  while (given.length < count) {
    const pool = bestOf([2, 1, 0], (one) => (left[one]! > 0 ? left[one]! + [0, 0.3, 0.6][one]! * -1 : -10));
    left[pool]!--;
    given.push(pool);
  }
  return given;
}
