// The slips of a beginner, who overlooks the best move and takes the next one, or bids a coin or two too much or
// too little. No slip is random: each is a move that the heuristic rates well.

import { likely } from '#bots/candidates.ts';
import type { Random } from '#engine/chance/random.ts';
import type { Game } from '#engine/game.ts';
import type { Choice, Request } from '#engine/requests/request.ts';

/** How many moves a beginner sees. */
const SEEN = 4;

/**
 * `rate` of 100 decisions are slips where there is so much to see; between two answers, which everybody knows, a third
 * of that.
 */
export function slipping(game: Game, rate: number, view: unknown, request: Request, random: Random): Choice {
  if (rate === 0) return game.heuristic(view, request, random);
  const draw = random.below(100);
  if (draw >= rate) return game.heuristic(view, request, random);
  const seen = likely(game, view, request, random, SEEN);
  if (draw >= (rate * (seen.length - 1)) / (SEEN - 1)) return seen[0]!;
  let place = 1;
  // Each further one is half as likely: the move not seen at all is rarer than the one misjudged.
  while (place < seen.length - 1 && random.below(2) === 0) place++;
  return seen[place]!;
}
