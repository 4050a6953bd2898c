// What the page and the worker say to each other beside the messages of a table: making, listing and removing the
// matches that are kept in this browser.

import type { SeenEvent } from '#engine/event.ts';
import type { Outcome } from '#engine/game.ts';
import type { Options, OptionValue } from '#engine/options.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { SheetJson } from '#games/gladiatori/characters.ts';
import type { FromClient, FromTable } from '#live/messages.ts';

/** A seat at a new table: a person at this screen, or a bot, by its word: a level, perhaps with a character. */
export interface NewSeat {
  name: string;
  bot: string | null;
}

export interface NewMatch {
  game: string;
  options: { readonly [name: string]: OptionValue };
  seats: readonly NewSeat[];
  /** Whether the players may ask what a strong bot would do. */
  hints?: boolean;
}

/** A match of this browser as the home page lists it. */
export interface LocalMatch {
  match: string;
  game: string;
  options: Options;
  seats: readonly NewSeat[];
  started: number;
  changed: number;
  over: boolean;
  /** Seats of people who are asked; empty while bots think or when it is over. */
  waiting: readonly number[];
}

/** Asked of the worker; every one has an answer with the same `n`. */
export type Errand =
  | { do: 'create'; match: NewMatch }
  /** The match of a lesson: as it was left, or a new one. `name` is the learner's. */
  | { do: 'lesson'; game: string; name: string }
  | { do: 'list' }
  | { do: 'remove'; match: string }
  /** How long bots take over a decision, in milliseconds. */
  | { do: 'pace'; pace: number }
  /** Opens a match for replay; `record` where it was played elsewhere. */
  | { do: 'watch'; match: string; record: string | null }
  /** The match being watched after so many decisions, as `viewer` may see it. */
  | { do: 'moment'; match: string; viewer: number; step: number }
  /** What a strong bot would do in the place of a player who sees this and is asked this. */
  | { do: 'hint'; game: string; view: unknown; request: Request }
  /** The record of a finished match, as docs/records.md describes it. */
  | { do: 'record'; match: string }
  /** What a finished match of Gladiatori brought the one who played it in `seat`; `record` where it was elsewhere. */
  | { do: 'count'; match: string; record: string | null; seat: number; gladiators: readonly Campaigner[] };

/** A gladiator who is kept from game to game, as a campaign file has him. */
export interface Campaigner {
  name: string;
  sheet: SheetJson;
  xp: number;
  games: number;
  /** HP after the killing blow of the last game; null for one who left it on his feet. */
  wounds: number | null;
  dead: boolean;
  /** The matches that were counted. */
  matches: string[];
}

/** A gladiator before and after a match, and the coins he is built with next. */
export interface Gained {
  before: Campaigner;
  after: Campaigner;
  coins: number;
}

export interface Counted {
  /** For whom the match was counted already. */
  counted: Gained | null;
  /** For whom it can be counted. */
  may: Gained[];
  /** What it would be for a new one, without a name. */
  fresh: Gained;
}

/** A match to be watched. */
export interface ReplayInfo {
  game: string;
  names: readonly string[];
  seats: number;
  /** How many decisions it has. */
  steps: number;
  /** The steps at which a turn or a round of the game begins, in order. */
  rounds: readonly number[];
  over: boolean;
  /** By step: how many events had happened then. */
  told: readonly number[];
}

export interface ReplayStep {
  step: number;
  view: unknown;
  events: SeenEvent[];
  asked: { seat: number; clause: string }[];
  outcome: Outcome | null;
}

/** A choice, and the part of the victory that it promises. */
export interface Advice {
  choice: Choice;
  share: number;
}

export interface Answers {
  create: { match: string } | { refusal: Refusal };
  lesson: { match: string };
  list: LocalMatch[];
  remove: null;
  pace: null;
  watch: ReplayInfo;
  moment: ReplayStep;
  hint: Advice[];
  record: string;
  count: Counted;
}

export type ToWorker = { t: 'errand'; n: number; errand: Errand } | FromClient;
export type FromWorker =
  | { t: 'answer'; n: number; answer: unknown }
  | { t: 'failed'; n: number; reason: string }
  | FromTable;

/** Matches of this browser are known by their ids. */
export const isLocal = (match: string): boolean => match.startsWith('here-');
