// What a client asks a table for, as the entry it would be: the same at a server's table and at one in a browser.

import type { Match } from '#engine/records/match.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { parse } from '#engine/requests/notation.ts';
import type { Choice } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { refuse } from '#live/change.ts';
import type { Entry } from '#live/entry.ts';
import type { FromClient } from '#live/messages.ts';

/** The messages that may change a match. */
export type Asking = Extract<FromClient, { t: 'choose' | 'type' | 'undo' | 'propose' | 'vote' | 'return' }>;

/** The entry that `message` asks for, or why there is none. */
export function entryOf(message: Asking, seat: Seat, at: number, match: Match): Entry | Refusal {
  switch (message.t) {
    case 'choose':
      return { t: 'decide', at, seat, id: message.id, choice: message.choice, by: null };
    case 'type': {
      const { choice, refusal } = readTyped(match, seat, message.id, message.text);
      return refusal ?? { t: 'decide', at, seat, id: message.id, choice, by: null };
    }
    case 'undo':
      return { t: 'undo', at, seat };
    case 'propose': {
      const { what, back = 1, of } = message;
      return { t: 'propose', at, seat, what, back, ...(of === undefined ? {} : { of }) };
    }
    case 'vote':
      return { t: 'vote', at, seat, vote: message.vote, yes: message.yes };
    case 'return':
      return { t: 'return', at, seat };
  }
}

type Read = { choice: Choice; refusal: null } | { choice: null; refusal: Refusal };

/** The choice that a text means to `seat` where it is asked `id`, or why it means none. */
function readTyped(match: Match, seat: Seat, id: number | string, text: string): Read {
  const requests = typeof id === 'string' ? match.table.offersFor(seat) : [match.requestFor(seat)];
  const request = requests.find((one) => one?.id === id);
  if (request) return parse(request, text, match.game.nouns);
  // The match knows why: a stale number, a command that is not open.
  return { choice: null, refusal: match.decide(seat, id, null) ?? refuse('stale', 'look at what is asked now') };
}
