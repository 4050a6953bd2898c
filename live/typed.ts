// A choice that was typed instead of chosen.

import type { Refusal } from '#engine/legal.ts';
import type { Match } from '#engine/match.ts';
import { parse } from '#engine/notation.ts';
import type { Choice } from '#engine/request.ts';
import type { Seat } from '#engine/seat.ts';
import { refuse } from '#live/change.ts';

type Read = { choice: Choice; refusal: null } | { choice: null; refusal: Refusal };

/** The choice that a text means to `seat` where it is asked `id`, or why it means none. */
export function readTyped(match: Match, seat: Seat, id: number | string, text: string): Read {
  const requests = typeof id === 'string' ? match.table.offersFor(seat) : [match.requestFor(seat)];
  const request = requests.find((one) => one?.id === id);
  if (request) return parse(request, text, match.game.nouns);
  // The match knows why: a stale number, a command that is not open.
  return { choice: null, refusal: match.decide(seat, id, null) ?? refuse('stale', 'look at what is asked now') };
}
