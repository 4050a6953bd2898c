// What changes a match, as plain JSON: the closed set of entries a table is made of, and what becomes of an entry.
//
// The list of a match's entries is the match: played again in order they give the same states, the same streams and the
// same numbers. What a client asks for, what is kept and what is replayed is the same entry. It has the timestamp at which
// it happened (`at`, in milliseconds, by the clock of the log), for the clocks of the players depend on it. What a vote
// brings about, a rewind or a pause, follows from the votes themselves and is no entry of its own.

import type { Match } from '#engine/records/match.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { parse } from '#engine/requests/notation.ts';
import type { Choice } from '#engine/requests/request.ts';
import type { Seat, Viewers } from '#engine/seat.ts';
import type { FromClient, Vote } from '#live/messages.ts';

/** The first entry: who sits down. All lists are by seat. */
export interface StartEntry {
  t: 'start';
  at: number;
  /** What each added to the dice; '' for nothing. */
  nonces: string[];
  /** The word of a bot, its level and perhaps a character; null for a person. */
  bots: (string | null)[];
  /** The bot that takes a seat whose person leaves, as the table agreed; the usual one where it says nothing. */
  standIn?: string;
  /** The lowest of the seats that the same person holds; the seat itself for one who holds no other, and for a bot. */
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

/** Every entry after the first: each is of a seat. */
export type SeatEntry =
  | DecideEntry
  | { t: 'undo'; at: number; seat: Seat }
  /** A bot of this level plays for the person who left, or whose time ran out. */
  | { t: 'stand-in'; at: number; seat: Seat; level: string }
  | { t: 'return'; at: number; seat: Seat }
  | { t: 'propose'; at: number; seat: Seat; what: Vote['what']; back: number; of?: Seat }
  | { t: 'vote'; at: number; seat: Seat; vote: number; yes: boolean }
  /** Not every player answered a vote in time; `seat` is the one who proposed it. */
  | { t: 'lapse'; at: number; seat: Seat; vote: number };

export type Entry = StartEntry | SeatEntry;

/** The messages that ask for an entry. */
export type EntryMessage = Extract<FromClient, { t: 'choose' | 'type' | 'undo' | 'propose' | 'vote' | 'return' }>;

/** The entry that `message` asks for, or why there is none. */
export function entryOf(message: EntryMessage, seat: Seat, at: number, match: Match): SeatEntry | Refusal {
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

/** The choice that a text means to `seat` where it is asked `id`, or why it means none. */
function readTyped(match: Match, seat: Seat, id: number | string, text: string): TypedChoice {
  const requests = typeof id === 'string' ? match.table.offersFor(seat) : [match.requestFor(seat)];
  const request = requests.find((one) => one?.id === id);
  if (request) return parse(request, text, match.game.nouns);
  // The match knows why: a stale number, a command that is not open.
  return { choice: null, refusal: match.decide(seat, id, null) ?? refuse('stale', 'look at what is asked now') };
}

/** What an entry changed. */
export interface Change {
  /** Whose streams went on. */
  viewers: Viewers;
  /** Whether something changed that every viewer is told about the table: who plays, the stage, a pause. */
  table: boolean;
  vote: boolean;
}

export const changed = (viewers: Viewers, table = false, vote = false): Change => ({ viewers, table, vote });

/** A refusal that is not the rulebook's. */
export const refuse = (code: string, text: string): Refusal => ({ clause: '', code, text });

export const isRefused = (answer: object): answer is Refusal => 'code' in answer;
