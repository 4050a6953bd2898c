// What changes a match, as plain JSON: the closed set of entries that a table is made of, and the result of an entry.
//
// The list of a match's entries is the match: replayed in order they give the same states, the same streams and the same
// numbers. A client's request, the stored row and the replayed step are the same entry. It carries its timestamp (`at`, in
// milliseconds, by the clock of the log), because the players' clocks depend on it. The effects of a vote, such as a rewind
// or a pause, follow from the votes and have no entry of their own.

import type { PlayedMatch } from '#engine/frozen.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { parse } from '#engine/requests/notation.ts';
import type { Choice } from '#engine/requests/request.ts';
import type { Seat, Viewers } from '#engine/seat.ts';
import type { FromClient, Vote } from '#live/messages.ts';

/** The first entry: who plays. All lists are by seat. */
export interface StartEntry {
  t: 'start';
  at: number;
  /** Each player's contribution to the dice; '' for none. */
  nonces: string[];
  /** The word of a bot, its level and perhaps a character; null for a person. */
  bots: (string | null)[];
  /** The bot that takes a seat whose person leaves, as the table agreed; the usual one where it says nothing. */
  standIn?: string;
  /** The lowest of the seats that the same person holds; the seat itself for a person with one seat, and for a bot. */
  persons: Seat[];
}

export interface DecideEntry {
  t: 'decide';
  at: number;
  seat: Seat;
  /** Of the request, as the match numbers it, or the name of a free command. */
  id: number | string;
  choice: Choice;
  /** Who decided instead of the player. */
  by: 'clock' | 'bot' | null;
}

/** Every entry after the first belongs to a seat. */
export type SeatEntry =
  | DecideEntry
  | { t: 'undo'; at: number; seat: Seat }
  /** A bot of this level plays for a person who left or ran out of time. */
  | { t: 'stand-in'; at: number; seat: Seat; level: string }
  | { t: 'return'; at: number; seat: Seat }
  | { t: 'propose'; at: number; seat: Seat; what: Vote['what']; back: number; of?: Seat }
  | { t: 'vote'; at: number; seat: Seat; vote: number; yes: boolean }
  /** A vote ended because not every player answered in time; `seat` is the proposer. */
  | { t: 'lapse'; at: number; seat: Seat; vote: number };

export type Entry = StartEntry | SeatEntry;

/** The messages that ask for an entry. */
export type EntryMessage = Extract<FromClient, { t: 'choose' | 'type' | 'undo' | 'propose' | 'vote' | 'return' }>;

/** The entry that `message` asks for, or why there is none. */
export function entryOf(message: EntryMessage, seat: Seat, at: number, match: PlayedMatch): SeatEntry | Refusal {
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

type TypedChoice = { choice: Choice; refusal: null } | { choice: null; refusal: Refusal };

/** The choice that a text means for request `id` of `seat`, or why it means none. */
function readTyped(match: PlayedMatch, seat: Seat, id: number | string, text: string): TypedChoice {
  const requests = typeof id === 'string' ? match.table.offersFor(seat) : [match.requestFor(seat)];
  const request = requests.find((one) => one?.id === id);
  if (request) return parse(request, text, match.game.nouns);
  // The match knows the reason: a stale number, or a command that is not open.
  return { choice: null, refusal: match.decide(seat, id, null) ?? refuse('stale', 'look at what is asked now') };
}

/** What an entry changed. */
export interface Change {
  /** Whose streams have something new. */
  viewers: Viewers;
  /** Whether public facts about the table changed: who plays, the stage, a pause. */
  table: boolean;
  vote: boolean;
}

export const changed = (viewers: Viewers, table = false, vote = false): Change => ({ viewers, table, vote });

/** What two entries changed, one after the other. */
export function bothChanges(a: Change | null, b: Change): Change {
  if (a === null) return b;
  return changed(a.viewers | b.viewers, a.table || b.table, a.vote || b.vote);
}

/** A refusal that is not the rulebook's. */
export const refuse = (code: string, text: string): Refusal => ({ clause: '', code, text });

export const isRefused = (answer: object): answer is Refusal => 'code' in answer;
