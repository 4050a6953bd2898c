// The messages between a table and its clients: plain JSON, one object per message.
//
// The same messages go over a socket to a server and over a port to a worker in the browser, so a client is written once.
// A *stream* is everything one viewer (a seat, or the spectators) receives about one match. Its messages are numbered
// without gaps by `seq`, and the number depends only on what this viewer may know: a secret answer of another seat does
// not change it. A client that reconnects names the last number it has and receives what it missed.
//
// The server checks incoming messages against a schema that fits these types (server/protocol).

import type { SeenEvent } from '#engine/event.ts';
import type { Outcome } from '#engine/game.ts';
import type { OptionValue } from '#engine/options.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

export const PROTOCOL = 1;

export type ClockRule =
  | { kind: 'none' }
  /** Milliseconds: a bank for the whole match, and the increment for every decision. */
  | { kind: 'live'; bank: number; increment: number }
  /** The time for every decision. */
  | { kind: 'slow'; each: number };

/** What happens to a seat whose time has run out. */
export type OnTimeout = 'default' | 'bot';

export interface SeatInfo {
  seat: Seat;
  kind: 'person' | 'bot' | 'open';
  /** Null while the seat is open. */
  name: string | null;
  /** The level of a bot, or of the bot that replaces an absent person. */
  level: string | null;
  /** Whom a bot plays as; null for a person and for a bot without a character. */
  character: string | null;
  /** A bot plays for a person who left or ran out of time, and who may take the seat back. */
  standIn: boolean;
  online: boolean;
}

/** Everything about a table that is public and is not the game itself. */
export interface TableInfo {
  match: string;
  game: string;
  rules: string;
  options: { readonly [name: string]: OptionValue };
  seats: SeatInfo[];
  /** 'waiting' until every seat is taken. */
  stage: 'waiting' | 'playing' | 'over';
  listed: boolean;
  clock: ClockRule;
  onTimeout: OnTimeout;
  chat: 'all' | 'table' | 'off';
  /** Whether two players may talk in private. */
  pairs: boolean;
  /** The level of the bot that takes a seat whose person leaves. */
  standIn: string;
  /** Whether players may ask what a strong bot would do. */
  hints: boolean;
  /** Whether bots with a character say something now and then. */
  lines: boolean;
  paused: boolean;
  spectators: number;
  /** The names of those spectators who have one. */
  watchers: string[];
  host: Seat | null;
  /** The commitment to the dice; its seed is revealed when the game is over. */
  commitment: string | null;
  seed: string | null;
  /** Of a match that is over: the one that follows it, once a player asked. Of one that waits and follows another: itself. */
  rematch: Rematch | null;
}

/** A match that follows another, and what those who played have said to it. */
export interface Rematch {
  /** The match that is over. */
  of: string;
  match: string;
  hasBegun: boolean;
  /** By seat. */
  seats: RematchSeat[];
}

export interface RematchSeat {
  /** Who sits there now, or who played there before. */
  name: string | null;
  answer: 'yes' | 'no' | 'asked' | 'bot';
  /** Agrees that bots sit down for those who do not play again. */
  bots: boolean;
}

/** A question to the table that needs the others' consent. */
export interface Vote {
  id: number;
  by: Seat;
  what: 'takeback' | 'pause' | 'resume' | 'stand-in';
  /** For a take-back: the number of public decisions that would be gone. */
  back: number;
  /** For a stand-in: the seat at which a bot would replace its person. */
  of: Seat | null;
  yes: Seat[];
  needed: Seat[];
}

export interface ChatLine {
  n: number;
  from: Seat | null;
  name: string;
  to: 'table' | 'gallery' | Seat;
  text: string;
  at: number;
}

export interface Clocks {
  /** Milliseconds left by seat when this was sent; null without a clock. */
  left: (number | null)[];
  /** The seats whose clocks run. */
  running: Seat[];
}

// From a client.

export type FromClient =
  | { t: 'hello'; v: number; client: string }
  /**
   * `after`: the last `seq` seen of this stream, null for none. `seat` only where one person holds several. `changes`: updates
   * may come as what has changed.
   */
  | { t: 'join'; match: string; after: number | null; seat?: Seat; changes?: boolean }
  | { t: 'part'; match: string; seat?: Seat }
  /** `key`: made by the client, sent again until acknowledged. `id`: of the request, or the name of a free command. */
  | { t: 'choose'; match: string; key: string; id: number | string; choice: Choice; seat?: Seat }
  /** The same, in the notation of the game. */
  | { t: 'type'; match: string; key: string; id: number | string; text: string; seat?: Seat }
  | { t: 'undo'; match: string; key: string; seat?: Seat }
  | { t: 'propose'; match: string; key: string; what: Vote['what']; back?: number; of?: Seat; seat?: Seat }
  | { t: 'vote'; match: string; key: string; vote: number; yes: boolean; seat?: Seat }
  /** Takes back a seat from the bot that plays for me. */
  | { t: 'return'; match: string; key: string; seat?: Seat }
  | { t: 'chat'; match: string; key: string; to: ChatLine['to']; text: string; seat?: Seat }
  | { t: 'ping' };

// From a table.

export type FromTable =
  /** `changes`: a join may ask for them. */
  | { t: 'welcome'; v: number; version: string; name: string | null; now: number; changes?: true }
  /** A stream begins, or continues: the viewer, and the table's public facts. */
  | { t: 'joined'; match: string; seq: number; viewer: Seat; table: TableInfo; chat: ChatLine[] }
  | Update
  | ChangedUpdate
  | { t: 'table'; match: string; viewer: Seat; table: TableInfo }
  | { t: 'clocks'; match: string; viewer: Seat; clocks: Clocks }
  | { t: 'vote'; match: string; viewer: Seat; vote: Vote | null }
  | { t: 'chat'; match: string; viewer: Seat; line: ChatLine }
  /** What was sent under `key` is done and stored. */
  | { t: 'ack'; match: string; key: string; seq: number }
  | { t: 'refused'; match: string | null; key: string | null; refusal: Refusal }
  | { t: 'pong'; now: number };

/** The game as this viewer may see it after something changed. */
export interface Update {
  t: 'update';
  match: string;
  viewer: Seat;
  seq: number;
  view: unknown;
  /** The log from event `from` on; events that the reader has beyond `from` were undone. */
  from: number;
  events: SeenEvent[];
  /** The request to this seat, with its default and what is barred; null: none. */
  request: Request | null;
  /** The sealed answer of this seat, which may still be replaced. */
  answered: Choice | null;
  /** Free commands open to this seat. */
  offers: Request[];
  /** Who is asked now, and under which clause: public facts. */
  asked: { seat: Seat; clause: string }[];
  /** Null when this seat can undo its last decision, else why not. */
  undo: Refusal | null;
  clocks: Clocks | null;
  outcome: Outcome | null;
}

/** An update as what has changed since the one before: fields that are not there have not, nor have those of the view. */
export type ChangedUpdate = { t: 'changed'; view: { readonly [name: string]: unknown } } & Omit<
  Update,
  't' | 'view' | ChangingField
> &
  Partial<Pick<Update, ChangingField>>;

type ChangingField = 'request' | 'answered' | 'offers' | 'asked' | 'undo' | 'outcome';
