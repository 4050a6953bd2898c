// Live tables for tests: set up with one call and played with random entries.

import type { Random } from '#engine/chance/random.ts';
import type { Game } from '#engine/game.ts';
import { defaultOptions } from '#engine/options.ts';
import { sample } from '#engine/requests/choices.ts';
import type { Choice } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import { type DecideEntry, isRefused, type SeatEntry, type StartEntry } from '#live/entry.ts';
import type { ClockRule } from '#live/messages.ts';
import type { LiveTable } from '#live/table.ts';
import type { TableSetup } from '#live/table-setup.ts';

export const sampleSetup = (game: Game, seats: number, clock: ClockRule = { kind: 'none' }): TableSetup => ({
  match: 'sample',
  game,
  options: defaultOptions(game.options),
  seed: 'ab'.repeat(32),
  names: Array.from({ length: seats }, (_, seat) => `Player ${seat}`),
  clock,
});

export const sampleStart = (seats: number, bots: (string | null)[] = new Array(seats).fill(null)): StartEntry => ({
  t: 'start',
  at: 1000,
  nonces: new Array(seats).fill('n'),
  bots,
  persons: Array.from({ length: seats }, (_, seat) => seat),
});

/** A random next entry, allowed or not. */
export function randomEntry(table: LiveTable, at: number, random: Random): SeatEntry {
  const seat: Seat = random.below(table.seats);
  const roll = random.below(40);
  if (roll < 2) return { t: 'undo', at, seat };
  if (roll === 2) return { t: 'propose', at, seat, what: 'takeback', back: 1 + random.below(3) };
  if (roll === 3) return { t: 'propose', at, seat, what: table.paused ? 'resume' : 'pause', back: 0 };
  if (roll === 4) return { t: 'propose', at, seat, what: 'stand-in', back: 0, of: random.below(table.seats) };
  if (table.vote !== null && (roll < 10 || table.paused)) {
    const needed = table.vote.needed.find((one) => !table.vote!.yes.includes(one)) ?? seat;
    return { t: 'vote', at, seat: needed, vote: table.vote.id, yes: random.below(5) > 0 };
  }
  if (table.paused) return { t: 'propose', at, seat, what: 'resume', back: 0 };
  const asked = table.match.table.asked[random.below(table.match.table.asked.length)]!;
  const request = table.match.requestFor(asked.seat)!;
  return { t: 'decide', at, seat: asked.seat, id: request.id, choice: sample(request, random), by: null };
}

/** The first seat that is asked answers with anything legal; null: no seat is asked. */
export function answerOne(table: LiveTable, at: number, random: Random): DecideEntry | null {
  const [seat] = table.open;
  if (seat === undefined) return null;
  const request = table.match.requestFor(seat)!;
  const choice: Choice = sample(request, random);
  const entry: DecideEntry = { t: 'decide', at, seat, id: request.id, choice, by: null };
  const answer = table.apply(entry);
  if (isRefused(answer)) throw new Error(answer.text);
  return entry;
}
