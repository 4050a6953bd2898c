// The messages between page and worker, besides those of a table: creating, listing and removing the matches of this
// browser.

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

/** A match of this browser in the list of the home page. */
export interface LocalMatch {
  match: string;
  game: string;
  options: Options;
  seats: readonly NewSeat[];
  started: number;
  changed: number;
  over: boolean;
  /** Seats of people who are asked; empty while bots play or when it is over. */
  waiting: readonly number[];
}

/** A request to the worker; each gets an answer with the same `n`. */
export type Errand =
  | { do: 'create'; match: NewMatch }
  /** The match of a lesson: the running one, or a new one. `name` is the learner's. */
  | { do: 'lesson'; game: string; name: string }
  | { do: 'list' }
  | { do: 'remove'; match: string }
  /** How long bots take over a decision, in milliseconds. */
  | { do: 'pace'; pace: number }
  /** Opens a match for replay; `record` if it was played elsewhere. */
  | { do: 'watch'; match: string; record: string | null }
  /** The replayed match after so many decisions, as `viewer` may see it. */
  | { do: 'moment'; match: string; viewer: number; step: number }
  /** What a strong bot would do in the place of a player who sees this and is asked this. */
  | { do: 'hint'; game: string; rules: string; view: unknown; request: Request }
  /** The record of a finished match, as docs/records.md describes it. */
  | { do: 'record'; match: string }
  /** The effect of a finished match of Gladiatori on the gladiator in `seat`; `record` if it was played elsewhere. */
  | { do: 'count'; match: string; record: string | null; seat: number; gladiators: readonly Campaigner[] };

/** A gladiator of a campaign, as in a campaign file. */
export interface Campaigner {
  name: string;
  sheet: SheetJson;
  xp: number;
  games: number;
  /** HP after the killing blow of the last game; null: he survived it. */
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
  /** The effect on a new gladiator, without a name. */
  fresh: Gained;
}

/** A match for replay. */
export interface ReplayInfo {
  game: string;
  /** The version of its rules. */
  rules: string;
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

/** Matches of this browser have their own kind of id. */
export const isLocal = (match: string): boolean => match.startsWith('here-');
