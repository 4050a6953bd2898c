// The slips of a beginner, who overlooks the best move and takes the next one, or bids a coin or two too much or
// too little. No slip is random: each is a move that the heuristic rates well.
//
// A beginner does the wrong thing rather than nothing. The *silent* answer, which the rulebook gives for a player who says
// nothing, is a slip only where there is no other; and where it is right, a beginner mostly finds it. What was begun is
// mostly carried out.

import { likely } from '#bots/candidates.ts';
import type { Random } from '#engine/chance/random.ts';
import type { Game } from '#engine/game.ts';
import type { Choice, Request } from '#engine/requests/request.ts';

/** How many moves a beginner sees. */
const SEEN = 4;
/** A slip from the silent answer, or to one that breaks off what was begun, is so many times rarer. */
const RARER = 3;
const BREAKS_OFF: readonly unknown[] = ['stop', 'done', 'end'];

/**
 * `rate` of 100 decisions are slips where there is so much to see; between two answers, which everybody knows, a third
 * of that.
 */
export function slipping(game: Game, rate: number, view: unknown, request: Request, random: Random): Choice {
  if (rate === 0) return game.heuristic(view, request, random);
  const draw = random.below(100);
  if (draw >= rate) return game.heuristic(view, request, random);
  const [best, ...others] = likely(game, view, request, random, SEEN) as [Choice, ...Choice[]];
  const slips = slipsAmong(others, request.fallback);
  const isRare = isSame(best, request.fallback) || BREAKS_OFF.includes(slips[0]);
  if (draw >= (rate * others.length) / (SEEN - 1) / (isRare ? RARER : 1)) return best;
  let place = 0;
  // Each further one is half as likely: the move not seen at all is rarer than the one misjudged.
  while (place < slips.length - 1 && random.below(2) === 0) place++;
  return slips[place]!;
}

/** Without the silent answer, where there is another. */
function slipsAmong(others: readonly Choice[], silent: Choice | null): readonly Choice[] {
  const active = others.filter((choice) => !isSame(choice, silent));
  return active.length > 0 ? active : others;
}

const isSame = (one: Choice, other: Choice | null): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
