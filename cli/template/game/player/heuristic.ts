// A first sensible player: lays its best card while nobody has laid a better one, else its worst.

import type { Random } from '#engine/chance/random.ts';
import { sample } from '#engine/requests/choices.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { NovusView } from '../view.ts';

export function heuristic(view: NovusView, request: Request, random: Random): Choice {
  if (request.kind !== 'pick') return sample(request, random);
  // Cards come in the order of their worth.
  const cards = request.from;
  const best = cards[cards.length - 1]!;
  return view.laid.every((card) => card < Number(best)) ? best : cards[0]!;
}
