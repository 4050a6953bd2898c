// What a table and the people at it say to each other: plain JSON, one object a message.
//
// The same messages travel over a socket to a server and over a port to a worker in the browser, so a client is written
// once. A *stream* is everything one viewer (a seat, or the gallery) is told about one match. Its messages are numbered
// without gaps by `seq`, and the number depends only on what this viewer may know: a secret answer of another seat moves
// nobody else's. A client that comes back names the last number seen and is brought up to date.
//
// The server checks what comes in against a schema made to fit these types (server/protocol).

import type { SeenEvent } from '#engine/event.ts';
import type { Outcome } from '#engine/game.ts';
import type { OptionValue } from '#engine/options.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

export const PROTOCOL = 1;

export type ClockRule =
  | { kind: 'none' }
  /** Milliseconds: a bank for the whole match, and what is added for every decision. */
  | { kind: 'live'; bank: number; increment: number }
  /** So long for every decision. */
  | { kind: 'slow'; each: number };

/** What happens to a seat whose time has run out. */
export type OnTimeout = 'default' | 'bot';

export interface SeatInfo {
  seat: Seat;
  kind: 'person' | 'bot' | 'open';
  /** Null while the seat is open. */
  name: string | null;
  /** The level of a bot, or of the bot that stands in for a person who is away. */
  level: string | null;
  /** Whom a bot plays as; null for a person and for a bot without a character. */
  character: string | null;
  /** A bot plays for the person who left or ran out of time; he may take the seat back. */
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
  /** Whether two seats may talk apart. */
  pairs: boolean;
  /** The level of the bot that takes a seat whose person leaves. */
  standIn: string;
  /** Whether players may ask what a strong bot would do. */
  hints: boolean;
  /** Whether bots with a character say something now and then. */
  lines: boolean;
  paused: boolean;
  spectators: number;
  /** The names of those among them who have one. */
  watchers: string[];
  host: Seat | null;
  /** The promise about the dice; the seed that fulfils it is shown when the game is over. */
  commitment: string | null;
  seed: string | null;
  /** The match that came after this one, once a player asked for a rematch. */
  rematch: string | null;
}

/** A question to the table that needs the others' consent. */
export interface Vote {
  id: number;
  by: Seat;
  what: 'takeback' | 'pause' | 'resume' | 'stand-in';
  /** For a take-back: the number of public decisions that would be gone. */
  back: number;
  /** For a stand-in: the seat at which a bot would play in the stead of its person. */
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
  /** `after`: the last `seq` seen of this stream, null for none. `seat` only where one person holds several. */
  | { t: 'join'; match: string; after: number | null; seat?: Seat }
  | { t: 'part'; match: string; seat?: Seat }
  /** `key`: made by the client, sent again until acknowledged. `id`: of the request, or the name of a free command. */
  | { t: 'choose'; match: string; key: string; id: number | string; choice: Choice; seat?: Seat }
  /** The same, in the notation of the game. */
  | { t: 'type'; match: string; key: string; id: number | string; text: string; seat?: Seat }
  | { t: 'undo'; match: string; key: string; seat?: Seat }
  | { t: 'propose'; match: string; key: string; what: Vote['what']; back?: number; of?: Seat; seat?: Seat }
  | { t: 'vote'; match: string; key: string; vote: number; yes: boolean; seat?: Seat }
  /** A seat that a bot plays for me is mine again. */
  | { t: 'return'; match: string; key: string; seat?: Seat }
  | { t: 'chat'; match: string; key: string; to: ChatLine['to']; text: string; seat?: Seat }
  | { t: 'ping' };

// From a table.

export type FromTable =
  | { t: 'welcome'; v: number; version: string; name: string | null; now: number }
  /** A stream begins, or goes on: who you are here, and how the table stands. */
  | { t: 'joined'; match: string; seq: number; viewer: Seat; table: TableInfo; chat: ChatLine[] }
  | Update
  | { t: 'table'; match: string; viewer: Seat; table: TableInfo }
  | { t: 'clocks'; match: string; viewer: Seat; clocks: Clocks }
  | { t: 'vote'; match: string; viewer: Seat; vote: Vote | null }
  | { t: 'chat'; match: string; viewer: Seat; line: ChatLine }
  /** What was sent under `key` is done and kept. */
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
  /** The log from event `from` on; what the reader has beyond `from` was taken back. */
  from: number;
  events: SeenEvent[];
  /** What this seat is asked, with its default and what is barred; null: nothing. */
  request: Request | null;
  /** A sealed answer of this seat lies there and may be replaced. */
  answered: Choice | null;
  /** Free commands open to this seat. */
  offers: Request[];
  /** Who is asked now, and under which clause: public facts. */
  asked: { seat: Seat; clause: string }[];
  /** Null when this seat can take its last decision back, else why not. */
  undo: Refusal | null;
  clocks: Clocks | null;
  outcome: Outcome | null;
}
