// Who holds which seat of a match that waits, and what that allows.

import type { Seat } from '#engine/seat.ts';
import { Problem } from '#server/http/problem.ts';
import type { Guest, MatchRow, SeatRow } from '#server/store/store.ts';

/** Milliseconds a player who was asked for a rematch has before a bot may take the seat. */
const TO_ANSWER = 60_000;

export const isHeldBy = ({ holder }: SeatRow, guest: Guest): boolean =>
  holder.kind === 'person' && holder.guest === guest.id;

export function mustHost(row: MatchRow, guest: Guest): void {
  if (row.host !== guest.id) throw new Problem(403, 'not-host', 'Only who made this match can do this.');
}

/** Whether nobody is left for whom the match waits: a rematch waits for those who sit, any other for its host alone. */
export function isDeserted({ seats, host, rematchOf }: MatchRow, leaving: readonly SeatRow[], guest: Guest): boolean {
  const others = seats.filter((one) => one.holder.kind === 'person' && !leaving.includes(one));
  return rematchOf === null ? others.length === 0 && host === guest.id : others.every(({ nonce }) => nonce === null);
}

/** Those who sit at a rematch, and the seats of this one who agrees that bots take the empty ones. */
export function mayAgree(
  { seats, created }: MatchRow,
  guest: Guest,
  now: number,
): { sitting: SeatRow[]; own: SeatRow[] } {
  const people = seats.filter(({ holder }) => holder.kind === 'person');
  const sitting = people.filter(({ nonce }) => nonce !== null);
  const own = sitting.filter((seat) => isHeldBy(seat, guest));
  if (own.length === 0) throw new Problem(403, 'not-your-seat', 'You hold no such seat at this table.');
  if (sitting.length < people.length && now < created + TO_ANSWER) {
    throw new Problem(409, 'still-asked', 'Not all have answered yet; they have a minute.');
  }
  return { sitting, own };
}

/** The invitations of a match, those used or withdrawn too: all are read whenever a player wants to sit down. */
const MOST_INVITES = 200;

/** Throws where this person may not invite to the seat; `made`: the invitations of the match so far. */
export function mayInvite(row: MatchRow, guest: Guest, seat: Seat, made: number): void {
  mustHost(row, guest);
  if (row.seats[seat]?.holder.kind !== 'open') {
    throw new Problem(409, 'taken', 'This seat is not open; choose one that is.');
  }
  if (made >= MOST_INVITES) {
    throw new Problem(429, 'too-many', `A table has at most ${MOST_INVITES} invitations; make a new table.`);
  }
}
