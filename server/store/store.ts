// What the server keeps, and what it may rely on: the interface of a store. SQLite (sqlite.ts) is the first; any other
// must pass conformance.ts.
//
// A *match* has a set-up that never changes, a *stage*, its *seats*, and a *log* (live/log.ts), whose promises the store
// keeps: the store is the log of every match, with a deadline beside each. People, seats and invitations are its own.
// A promise that resolves is kept: it is on disk. One that rejects (StoreError) has changed nothing; only after a fault of
// the disk may it turn out to have been done, and asking again under the same key tells.
//
// The store never looks into entries and snapshots. Timestamps are milliseconds since 1970.

import type { Options } from '#engine/options.ts';
import type { Seat } from '#engine/seat.ts';
import { type EntryLog, LogError } from '#live/log.ts';
import type { ChatLine, ClockRule, OnTimeout, TableInfo } from '#live/messages.ts';

export type MatchStage = TableInfo['stage'];

/** Who holds a seat. A bot that stands in for a person does not take his seat: that is a matter of the log. */
export type Holder = { kind: 'open' } | { kind: 'bot'; level: string } | { kind: 'person'; guest: string };

export interface SeatRow {
  seat: Seat;
  holder: Holder;
  /** Of the person, as he is called now; null for bots and open seats. */
  name: string | null;
  /** What this person added to the dice; null for none. */
  nonce: string | null;
}

/** What is said of a match once, when it is made. */
export interface StoredSetup {
  id: string;
  game: string;
  /** The rules version, such as `name@1`: the match ends by the rules it began with. */
  rules: string;
  options: Options;
  /** One for each seat, in order. */
  seats: { holder: Holder; nonce: string | null }[];
  /** Secret until the match is over: given out by `seed` alone. */
  seed: string;
  commitment: string | null;
  listed: boolean;
  clock: ClockRule;
  onTimeout: OnTimeout;
  chat: TableInfo['chat'];
  pairs: boolean;
  /** The level of the bot that takes a seat whose person leaves, and whether hints are given. */
  standIn: string;
  hints: boolean;
  /** The person who made it. */
  host: string | null;
  /** The match this one follows. A match is followed by one at most: the second who asks is given the first's. */
  rematchOf: string | null;
}

/** A match as it stands, without its seed. */
export interface MatchRow extends Omit<StoredSetup, 'seed' | 'seats'> {
  seats: SeatRow[];
  stage: MatchStage;
  head: number;
  created: number;
  /** When it last changed: made, a seat taken or left, an entry appended that is not `quiet`. */
  changed: number;
  /** The match that follows this one. */
  rematch: string | null;
}

/** Which matches: those that fit everything given, the latest changed first. */
export interface MatchFilter {
  listed?: boolean;
  stage?: MatchStage;
  /** Where this person holds a seat. */
  guest?: string;
  /** Where this person holds a seat, or which he made. */
  of?: string;
  /** Whether some seat is open. */
  open?: boolean;
  /** Whether some seat is a bot's. */
  bots?: boolean;
  /** After this one in that order: the last of the page before. */
  after?: { id: string; changed: number };
  limit: number;
}

/** What is kept beside an entry. */
export interface BesideEntry {
  /** When the match must be looked at though no player does anything; null: never. Replaces the one before. */
  deadline: number | null;
  /** The seats as the caller read them: if one has changed hands since, this is a conflict. */
  seats?: readonly Holder[];
}

export interface Deadline {
  match: string;
  /** The head when it was set: if the match has gone on since, it is no longer due. */
  seq: number;
  due: number;
}

export interface Guest {
  id: string;
  name: string;
  created: number;
  seen: number;
}

export interface Invite {
  match: string;
  seat: Seat;
  created: number;
  revoked: boolean;
}

/** A line said at a table. `n` counts the match's lines from 1, those not meant for the reader too. */
export interface ChatRow extends ChatLine {
  match: string;
  /** Null for one who left for good. */
  guest: string | null;
}

/** Everything kept about a person. */
export interface GuestExport {
  guest: Guest;
  seats: { match: string; game: string; seat: Seat; nonce: string | null }[];
  hosted: string[];
  chat: ChatRow[];
}

/** Its clock is the one by which deadlines are set and met: it does not jump when the machine's is set. */
export interface Store extends EntryLog<BesideEntry> {
  // Matches and their seats.

  /** Makes a match and says its id; where `rematchOf` already has a follower, makes none and says the follower's. */
  createMatch(setup: StoredSetup): Promise<string>;
  match(id: string): Promise<MatchRow | null>;
  matches(filter: MatchFilter): Promise<MatchRow[]>;
  /** The secret of a match's dice. */
  seed(match: string): Promise<string | null>;
  /** Takes a match away with all that belongs to it, if it has not begun. Says whether it did. */
  removeMatch(id: string): Promise<boolean>;
  /** Ids of matches that are not over and that the rule calls stale, the longest unchanged first. */
  staleMatches(before: StaleRule, limit: number): Promise<string[]>;
  /** Takes a match away with all that belongs to it, if the rule calls it stale. Says whether it did. */
  removeStale(id: string, before: StaleRule): Promise<boolean>;
  /** Gives the seat from one holder to another; false, and nothing done, if `from` does not hold it. */
  changeSeat(change: SeatChange): Promise<boolean>;

  // Deadlines.

  /** Sets when the match must be looked at, without an entry. Not done if the head is no longer `seq`. */
  setDeadline(deadline: { match: string; seq: number; due: number | null }): Promise<boolean>;
  /** Those due at `now`, the longest due first. */
  dueDeadlines(now: number, limit: number): Promise<Deadline[]>;

  // People.

  /** `cookie`: a hash; the store never sees the cookie itself. */
  createGuest(guest: { id: string; name: string; cookie: string }): Promise<Guest>;
  guest(id: string): Promise<Guest | null>;
  guestByCookie(cookie: string): Promise<Guest | null>;
  renameGuest(id: string, name: string): Promise<boolean>;
  /** He was here now. */
  touchGuest(id: string): Promise<void>;
  exportGuest(id: string): Promise<GuestExport | null>;
  /** Forgets the person: the cookie, the name (a pseudonym stands for it), what he said. His seats and decisions stay. */
  deleteGuest(id: string, pseudonym: string): Promise<boolean>;

  // Invitations. `token` is a hash here too.

  createInvite(invite: { token: string; match: string; seat: Seat }): Promise<void>;
  invite(token: string): Promise<Invite | null>;
  invites(match: string): Promise<Invite[]>;
  /** All invitations to the seat. Says how many there were. */
  revokeInvites(match: string, seat: Seat): Promise<number>;

  // Talk.

  /** Keeps a line and numbers it; the same key gives the line that was kept before. */
  say(line: NewLine): Promise<ChatRow>;
  /** The last `limit` lines, the oldest first. */
  chat(match: string, limit: number): Promise<ChatRow[]>;

  // The store itself.

  /** Reads the match that was made next after `after` (null: the first) whole, and says what is wrong with it; null: no more. */
  verifyNext(after: string | null): Promise<{ match: string; damage: string | null } | null>;

  /** Writes something and waits until it is on disk: rejects where nothing can be kept now. */
  probe(): Promise<void>;
  /** How many calls wait for an answer. */
  readonly waiting: number;
  /** Copies everything to a file that does not exist yet, while work goes on. */
  backup(path: string): Promise<void>;
  /** Finishes what was begun; what is asked for afterwards is rejected. */
  close(): Promise<void>;
}

/** A match is stale that last changed before this: one that waits or has bots alone, and any other that is not over. */
export interface StaleRule {
  waiting: number;
  abandoned: number;
}

export interface SeatChange {
  match: string;
  seat: Seat;
  from: Holder;
  to: Holder;
  nonce: string | null;
}

export interface NewLine {
  match: string;
  key: string;
  guest: string | null;
  from: Seat | null;
  name: string;
  to: ChatLine['to'];
  text: string;
}

export type StoreFault =
  /** The file belongs to another process. */
  | 'taken'
  /** Made by a newer version. */
  | 'newer'
  /** Not a database of ours. */
  | 'foreign'
  /** Bytes are not what was written. */
  | 'damaged'
  /** No space left: try again later. */
  | 'full'
  /** Too much is waiting for the disk: try again later. */
  | 'busy'
  /** The disk or the file system refused. */
  | 'disk'
  /** A match, guest or seat that is not there, or is there already. */
  | 'missing'
  | 'exists'
  | 'closed';

/** Something the store could not do. Its message is one clear sentence for the person who runs the server. */
export class StoreError extends LogError {
  readonly fault: StoreFault;
  /** The match it is about; null if it concerns the whole store. */
  readonly match: string | null;

  constructor(fault: StoreFault, message: string, match: string | null = null) {
    super(message, fault === 'damaged');
    this.name = 'StoreError';
    this.fault = fault;
    this.match = match;
  }
}
