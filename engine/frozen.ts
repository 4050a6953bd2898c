// A *frozen build*: the rules of one version of a game, with the engine, the words and the bots of their day, in one file.
//
// A match ends by the rules it began with. When a version of the rules is raised, the one before is frozen, so that its
// matches still open, go on, replay and export. Tables, replays, pages and terminals drive the rules of today and those of
// a frozen build through the interfaces below. What goes in and out is plain JSON, so that a file can keep its side for
// years: today's `Match` may change as long as these interfaces still describe it, and where they must change too,
// `FROZEN` counts up and this file turns the matches of older builds into what is wanted then.

import type { GameEvent, Part, SeenEvent } from '#engine/event.ts';
import type { Events, Fields, Stretch } from '#engine/events/declare.ts';
import type { Scene } from '#engine/flow/scene.ts';
import type { Game, Language, Noun, Outcome, Words } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import type { OptionSchema } from '#engine/options.ts';
import { type Followed, type FollowOptions, follow } from '#engine/records/follow.ts';
import { Match, type MatchSetup } from '#engine/records/match.ts';
import { readReplay } from '#engine/records/reading.ts';
import type { Header, RecordedDecision, Replay } from '#engine/records/record.ts';
import type { SavedMatch } from '#engine/records/saved-match.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import type { Choice, Item, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

/** The number of these interfaces; a build names the one it was made for. */
export const FROZEN = 1;

/** The table of a match, as it now stands. */
export interface PlayedTable {
  readonly state: object;
  /** The questions now pending, under the table's own numbers. */
  readonly asked: readonly { seat: Seat; clause: string; id: number | string }[];
  readonly random: { readonly draws: number };
  /** Whether the questions now pending are answered in secret. */
  readonly isSealed: boolean;
  requestFor(seat: Seat): Request | null;
  /** The free commands open to `seat`. */
  offersFor(seat: Seat): Request[];
  hasAnswered(seat: Seat): boolean;
  /** The sealed answer of `seat`; null: none. */
  answerOf(seat: Seat): Choice | null;
  views(viewers: readonly Seat[]): unknown[];
}

/** A match in play, under whatever version of its rules. Match says what each member does. */
export interface PlayedMatch {
  readonly game: Rules;
  readonly header: Header;
  readonly seed: string;
  readonly table: PlayedTable;
  readonly decisions: readonly RecordedDecision[];
  readonly log: { readonly events: readonly GameEvent[]; readonly length: number };
  readonly over: boolean;
  readonly outcome: Outcome | null;
  readonly takebacks: number;
  requestFor(seat: Seat): Request | null;
  /** Builds that were frozen before there was this member give bots what they give people (`requestForBot`). */
  requestForBot?(seat: Seat): Request | null;
  decide(seat: Seat, id: number | string, choice: unknown, by?: RecordedDecision['by']): Refusal | null;
  undo(seat: Seat): Refusal | null;
  undoRefusal(seat: Seat): Refusal | null;
  rewind(n: number): Refusal | null;
  checkpoint(): () => void;
  /** Builds that were frozen before there was this member hold the checkpoint until the next one. */
  stored?(): void;
  /** Builds that were frozen before there were these members are replayed from their first decision. */
  save?(): SavedMatch;
  resume?(saved: SavedMatch): void;
}

/** What there is to know of the rules of a match, beside the match itself. */
export interface Rules {
  readonly id: string;
  readonly title: string;
  /** The version, such as `name@2`. */
  readonly rules: string;
  readonly nouns: { readonly [of: string]: Noun };
  readonly words: { readonly [L in Language]: Words };
  readonly events: Events;
  readonly locals: Fields;
  readonly commands: readonly { readonly name: string; readonly clause: string }[];
  viewFor(state: object, viewer: Seat): unknown;
  draw(view: unknown, words: Words): string;
}

/** Sentences as the words of that day make them (telling/telling.ts). */
export interface Teller {
  event(event: SeenEvent): string;
  begins(event: SeenEvent): Stretch | null;
  seatOf(event: SeenEvent): Seat | null;
  sums(event: SeenEvent): { name: string; parts: readonly Part[]; total: Json }[];
  question(message: string, scene: Scene | null): string;
  situation(scene: Scene, viewer: Seat): string;
  item(of: string, item: Item): string;
  about(request: Request, item: Item): string | null;
  reason(refusal: Refusal): string;
}

/** What a match is set up with, but for its game. */
export type SetupOfMatch = Omit<MatchSetup, 'game'>;

/** What the file of a frozen build exports. */
export interface FrozenRules extends Rules {
  readonly frozen: typeof FROZEN;
  readonly prefix: string;
  readonly seats: { min: number; max: number };
  readonly options: OptionSchema;
  /** The table in parts that a page can draw (games/shared/table.ts); null: `draw` alone. */
  readonly sketcher: unknown;
  start(setup: SetupOfMatch): PlayedMatch;
  tell(names: readonly string[], language: Language, readable: boolean): Teller;
  /** What a bot of that level answers; `random` is the saved state of a Random. */
  answer(level: string, view: unknown, request: Request, random: object): Choice;
}

export type AnyRules = Game | FrozenRules;

export const isFrozen = (rules: Rules | AnyRules): rules is FrozenRules => 'frozen' in rules;

/** Sets up a match under these rules and runs it to its first question. An Error says what is wrong with the set-up. */
export const startMatch = (rules: AnyRules, setup: SetupOfMatch): PlayedMatch =>
  isFrozen(rules) ? rules.start(setup) : Match.start({ ...setup, game: rules });

/** The request that a bot at `seat` decides; null: none. */
export const requestForBot = (match: PlayedMatch, seat: Seat): Request | null =>
  match.requestForBot === undefined ? match.requestFor(seat) : match.requestForBot(seat);

/** Why a seat cannot undo, as it may be told: the builds of version 2 name the other seat, which may be a secret. */
export const discreet = (refusal: Refusal | null): Refusal | null =>
  refusal?.code === 'undo-other' ? { ...refusal, text: `another seat has decided since (${refusal.clause})` } : refusal;

/** The rules at hand: those of today by game, those of frozen builds by their version. */
export type RulesByGame = ReadonlyMap<string, AnyRules>;

/** A saved match, ready to go on, or what is wrong with the save. */
export function resumeMatch(file: string | Uint8Array, games: RulesByGame): Followed<PlayedMatch> {
  const { replay, fault } = readReplay(file);
  if (fault !== null) return { match: null, fault };
  if (replay.ending.result === null) return followMatch(replay, games);
  const line = replay.decisions.length + 2;
  const text = `Line ${line} says that this game is over; replay it, or start a new one.`;
  return { match: null, fault: { line, code: 'over', text } };
}

/** Plays a record again, checking all that it says; a fault names the first line that does not hold. */
export const followMatch = (
  replay: Replay,
  games: RulesByGame,
  watch: FollowOptions<PlayedMatch> = {},
): Followed<PlayedMatch> => follow(startMatch, replay, games, watch);
