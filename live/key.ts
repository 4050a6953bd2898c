// The idempotency key under which a client's message is stored, and what it asks for.

import { sha256Hex } from '#engine/chance/sha256.ts';
import type { Seat } from '#engine/seat.ts';
import type { EntryMessage } from '#live/entry.ts';

/** Seats cannot collide. */
export const keyOf = (seat: Seat, key: string): string => `seat:${seat}:${key}`;

/** The request, in a form that is equal when it is sent again. */
export function askedIn(message: EntryMessage): string {
  const rest = message.t === 'choose' ? { t: message.t, id: message.id, choice: message.choice } : restOf(message);
  return sha256Hex(JSON.stringify(rest)).slice(0, 32);
}

function restOf({ match: _match, key: _key, seat: _seat, ...rest }: EntryMessage): object {
  return rest;
}
