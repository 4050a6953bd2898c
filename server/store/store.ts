// What the server stores, and what it may rely on: the interface of a store. SQLite (sqlite.ts) and PostgreSQL
// (postgres.ts) implement it; every store must pass conformance.ts.
//
// A *match* has a set-up that never changes, a *stage*, its *seats*, and a *log* (live/log.ts), whose promises the store
// keeps: the store is the log of every match, with a deadline beside each. People, seats and invitations are its own. A
// resolved promise means: it is on disk. A rejected one (StoreError) has changed nothing; only after a fault of the disk
// may it have been done, and asking again under the same key tells.
//
// The store never interprets entries and snapshots. Timestamps are milliseconds since 1970.

import type { Options } from '#engine/options.ts';
import type { Seat } from '#engine/seat.ts';
import { type EntryLog, LogError } from '#live/log.ts';
import type { ChatLine, ClockRule, OnTimeout, TableInfo } from '#live/messages.ts';
import type { MatchCopy, Row } from '#server/store/copy.ts';
import type { Peers } from '#server/store/peers.ts';

export type MatchStage = TableInfo['stage'];

/** Who holds a seat. A bot that stands in for a person does not change it: that is in the log. */
export type Holder = { kind: 'open' } | { kind: 'bot'; level: string } | { kind: 'person'; guest: string };

export interface SeatRow {
  seat: Seat;
  holder: Holder;
  /** The person's current name; null for bots and open seats. */
  name: string | null;
  /** This person's nonce for the dice; null for none. */
  nonce: string | null;
  /** Agrees that bots sit down where nobody does; forgotten when the seat changes hands. */
  bots: boolean;
}

/** What is fixed when a match is created. */
export interface StoredSetup {
  id: string;
  game: string;
  /** The rules version, such as `name@1`: a match ends under the rules it began with. */
  rules: string;
  options: Options;
  /** One for each seat, in order. */
  seats: { holder: Holder; nonce: string | null }[];
  /** Secret until the match is over: only `seed` returns it. */
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
  /** The match this one follows. A match has one follower at most: the second to ask gets the first one's match. */
  rematchOf: string | null;
}

/** A match without its seed. */
export interface MatchRow extends Omit<StoredSetup, 'seed' | 'seats'> {
  seats: SeatRow[];
  stage: MatchStage;
  head: number;
  created: number;
  /** When it last changed: created, a seat taken or left, an entry appended that is not `quiet`. */
  changed: number;
  /** The match that follows this one. */
  rematch: string | null;
}

/** A filter for matches; the result is sorted by last change, newest first. */
export interface MatchFilter {
  listed?: boolean;
  stage?: MatchStage;
  /** Where this person holds a seat. */
  guest?: string;
  /** Where this person holds a seat, or which this person created. */
  of?: string;
  /** Whether some seat is open. */
  open?: boolean;
  /** Whether some seat is a bot's. */
  bots?: boolean;
  /** A cursor: the last match of the page before. */
  after?: { id: string; changed: number };
  limit: number;
}

/** What is stored with an entry. */
export interface BesideEntry {
  /** When the match needs attention although no player acts; null: never. Replaces the previous one. */
  deadline: number | null;
  /** The seats as the caller read them: if one has changed hands since, this is a conflict. */
  seats?: readonly Holder[];
}

export interface Deadline {
  match: string;
  /** The head when it was set: if the match has continued since, it is no longer due. */
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

/** A chat line. `n` counts the match's lines from 1, including those not meant for the reader. */
export interface ChatRow extends ChatLine {
  match: string;
  /** Null for a deleted person. */
  guest: string | null;
}

/** Everything stored about a person. */
export interface GuestExport {
  guest: Guest;
  seats: { match: string; game: string; seat: Seat; nonce: string | null }[];
  hosted: string[];
  chat: ChatRow[];
}

/** The clock of all deadlines: it does not jump when the machine's clock is set. */
export interface Store extends EntryLog<BesideEntry> {
  // Matches and their seats.

  /** Creates a match and returns its id; where `rematchOf` already has a follower, creates none and returns that id. */
  createMatch(setup: StoredSetup): Promise<string>;
  match(id: string): Promise<MatchRow | null>;
  matches(filter: MatchFilter): Promise<MatchRow[]>;
  /** The secret of a match's dice. */
  seed(match: string): Promise<string | null>;
  /** Deletes a match with everything that belongs to it, if it has not begun. Returns whether it did. */
  removeMatch(id: string): Promise<boolean>;
  /**
   * Ids of matches that are not over and that the rule calls stale, the longest unchanged first. Where there are very many,
   * a call looks at some of them, and the next one goes on.
   */
  staleMatches(before: StaleRule, limit: number): Promise<string[]>;
  /** Deletes a match with everything that belongs to it, if the rule calls it stale. Returns whether it did. */
  removeStale(id: string, before: StaleRule): Promise<boolean>;
  /** Gives the seat from one holder to another; false, and nothing done, if `from` does not hold it. */
  changeSeat(change: SeatChange): Promise<boolean>;
  /** The holder of the seat agrees that bots sit down where nobody does. */
  agreeToBots(match: string, seat: Seat): Promise<void>;

  // Deadlines.

  /** Sets a deadline without an entry. Not done if the head is no longer `seq`. */
  setDeadline(deadline: { match: string; seq: number; due: number | null }): Promise<boolean>;
  /** Those due at `now`, the longest due first. */
  dueDeadlines(now: number, limit: number): Promise<Deadline[]>;

  // People.

  /** `cookie`: a hash; the store never sees the cookie itself. */
  createGuest(guest: { id: string; name: string; cookie: string }): Promise<Guest>;
  guest(id: string): Promise<Guest | null>;
  guestByCookie(cookie: string): Promise<Guest | null>;
  renameGuest(id: string, name: string): Promise<boolean>;
  /** Notes a visit. */
  touchGuest(id: string): Promise<void>;
  exportGuest(id: string): Promise<GuestExport | null>;
  /**
   * Deletes the person: the cookie, the name (a pseudonym replaces it), the chat lines. Seats and decisions stay. What comes
   * after it, from a request that was on its way, is refused: another name, a line, a seat.
   */
  deleteGuest(id: string, pseudonym: string): Promise<boolean>;

  // Invitations. `token` is a hash here too.

  createInvite(invite: { token: string; match: string; seat: Seat }): Promise<void>;
  invite(token: string): Promise<Invite | null>;
  invites(match: string): Promise<Invite[]>;
  /** Deletes all invitations to the seat. Returns how many there were. */
  revokeInvites(match: string, seat: Seat): Promise<number>;

  // Talk.

  /** Stores a line and numbers it; the same key returns the line that was stored before. */
  say(line: NewLine): Promise<ChatRow>;
  /** The last `limit` lines, the oldest first. */
  chat(match: string, limit: number): Promise<ChatRow[]>;

  // The store itself.

  /** The other processes that use this store; null where there can be none. */
  readonly peers: Peers | null;

  /** Reads the match created next after `after` (null: the first) in full, and returns what is wrong with it; null: no more. */
  verifyNext(after: string | null): Promise<{ match: string; damage: string | null } | null>;

  // Copies, for moving and backups (copy.ts).

  /** The people after this id, in the order of their ids. */
  copyGuests(after: string | null, limit: number): Promise<Row[]>;
  /** A match with everything that belongs to it; null: there is none. */
  copyMatch(id: string): Promise<MatchCopy | null>;
  /** Those that are there already stay as they are. */
  pasteGuests(rows: readonly Row[]): Promise<void>;
  /** Does nothing where the same match is there already; another of that id is an error ('exists'). */
  pasteMatch(copy: MatchCopy): Promise<void>;
  /** Deletes a match with everything that belongs to it, whatever its stage. Returns whether it was there. */
  dropMatch(id: string): Promise<boolean>;

  /**
   * Writes something and waits until it is on disk: rejects where nothing can be stored now, and where a person who comes
   * for the first time could not make a match.
   */
  probe(): Promise<void>;
  /** How many calls wait for an answer. */
  readonly waiting: number;
  /** Copies everything to a new file, while work goes on. */
  backup(path: string): Promise<void>;
  /** Finishes open calls; later ones are rejected. */
  close(): Promise<void>;
}

/** A match is stale if it last changed before this: one that waits or has only bots, and any other that is not over. */
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
  /** The file is locked by another process. */
  | 'taken'
  /** Made by a newer version. */
  | 'newer'
  /** Not a database of ours. */
  | 'foreign'
  /** The data is corrupted. */
  | 'damaged'
  /** No space left: try again later. */
  | 'full'
  /** Too many calls wait for the disk: try again later. */
  | 'busy'
  /** An error of the disk or the file system. */
  | 'disk'
  /** A match, guest or seat that does not exist, or exists already. */
  | 'missing'
  | 'exists'
  | 'closed';

/** An operation that the store could not do. Its message is one clear sentence for the operator. */
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
