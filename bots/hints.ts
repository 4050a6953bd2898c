// What a strong bot would do in a player's place, with the part of the victory that each choice promises.
//
// It is given what the player's client was given, the view and the request, and nothing else. The same question has the
// same answer for all callers.

import { mannerOf } from '#bots/levels.ts';
import { Search, type Weighed } from '#bots/search.ts';
import { fastRandom } from '#engine/chance/random.ts';
import type { Game } from '#engine/game.ts';
import type { Request } from '#engine/requests/request.ts';

/** Whose advice it is. */
const ADVISER = 'veteran';
const MOST = 3;
/** 'hint': no other caller of the search has these random numbers. */
const FOR_HINTS = 0x68696e74;

/** At most three choices, the best first. */
export function hintsFor(game: Game, view: unknown, request: Request): Weighed[] {
  const manner = mannerOf(ADVISER, game.id);
  if (manner.kind !== 'search') throw new Error(`a ${ADVISER} does not search in ${game.id}`);
  const random = fastRandom([Number(request.id) || 0, request.seat, FOR_HINTS, 1]);
  const search = new Search(game, manner.effort, view, request, random).run(() => false);
  return search.weighed.slice(0, MOST);
}
