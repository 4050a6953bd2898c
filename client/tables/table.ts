// The interface between a game's own table and the house.
//
// The house (client/table) draws everything that is the same for all games: top bar, status line, action bar, log, talk,
// clocks, result. A game's *table* draws the rest, as up to five components that are given the same `TableProps`:
//
//   Board    the middle of the screen: the arena, or the scene that replaces it (an auction, a character sheet)
//   Hand     below the board: what the viewer holds; on a phone a strip
//   Own      left of the board: the viewer's own panel; on a phone the tab "Hand"
//   Others   right of the board, above the log: everybody else; on a phone the tab "Table"
//   Phases   inside the top bar: where in the round we are
//
// The *draft* is the answer the player is putting together. Board, hand and action bar share it, so a click in the arena
// and a digit in the list do the same. It may be incomplete or illegal: the bar says why it cannot be sent yet. A table
// that draws a request itself says so in `draws`; every other request gets the house's control in the action bar, and
// for those it draws the house's control stays one click away, as a list.
//
// A table lives in client/tables/GAME/index.ts, where the client finds it.

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { Held, Scenes } from '#client/stage/beat.ts';
import type { Running } from '#client/stage/stage.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { Face, Language, Outcome, Words } from '#engine/game.ts';
import type { Options, OptionValue } from '#engine/options.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import type { SeatInfo } from '#live/messages.ts';
import type { Telling } from '#telling/telling.ts';
import type { GameFace } from '#telling/wording.ts';

/** A sentence about what would happen, with the clause it comes from. */
export interface Note {
  text: string;
  clause: string | null;
  /** `cost`: it takes something from the player who does it; `gain`: it gives. */
  tone: 'plain' | 'cost' | 'gain';
}

/** What the action bar says about the draft. The house fills in what is missing from the request. */
export interface Plan {
  /** What will happen, as one sentence. */
  text: string;
  notes?: readonly Note[];
  /** What the filled button says, such as "Move there". */
  label?: string;
  /** A small addition to the label, such as "2 Speed". */
  price?: string;
  /** The only thing that can be meant: the filled button sends it although nothing was touched. */
  send?: Choice;
  /** What the player must know now: no tip takes its place. */
  instead?: boolean;
  /** The table has filled it in, and nothing was chosen yet: a tip may still stand beside it. */
  filled?: boolean;
}

/** An answer beside the filled button, complete in itself. */
export interface Beside {
  choice: Choice;
  label: string;
  /** A small addition to the label, such as what it costs. */
  price?: string;
}

/** A question of the status line. Its lead comes first and stands out: whose turn it is, or what has just happened. */
export interface StatusQuestion {
  lead: string;
  text: string;
}

/** Where in a phase the match is: a step, and how many there are. */
export interface PhaseStep {
  at: number;
  of: number;
  name: string;
}

/** What the stage plays on the table. */
export interface Staged {
  /** The running beat; null: everything has been shown. */
  beat: Running | null;
  /** What the last acts have laid on the table, by place. */
  held: Held;
  /** How many beats wait. */
  waiting: number;
  /** The share of its length that an animation gets, by the pace that is set. */
  tempo: number;
  catchUp(): void;
}

export interface TableProps<V = unknown> {
  match: string;
  /** The game as this viewer may see it, as far as it has been shown; in a replay, at that point. */
  view: V;
  /** A seat, or SPECTATOR. */
  viewer: Seat;
  /** By seat. Where several people share one screen, the viewer's own name is there too, never "you". */
  names: readonly string[];
  seats: readonly SeatInfo[];

  /** What the viewer is asked; null: nothing, or a replay. */
  request: Request | null;
  /** The viewer's sealed answer, which may still be replaced. */
  answered: Choice | null;
  /** Free commands open to the viewer. */
  offers: readonly Request[];
  /** Who is asked now. */
  asked: readonly { seat: Seat; clause: string }[];
  outcome: Outcome | null;
  /** The log as far as it has been shown, as this viewer may read it, and how much of it is new. */
  events: readonly SeenEvent[];
  fresh: number;
  /** The numbers of the events that an automatic answer of the viewer brought. */
  given: ReadonlySet<number>;
  stage: Staged;

  /** The answer that the player is putting together; null: none yet. Every request has a signal of its own. */
  draft: Signal<Choice | null>;
  /** What the table says about the draft; null: the house finds words itself. */
  plan: Signal<Plan | null>;
  /** The event under the pointer in the log, to be shown on the board; null: none. */
  pointed: ReadonlySignal<SeenEvent | null>;
  /** An answer is on its way: controls wait. */
  sending: ReadonlySignal<boolean>;

  /** Answers the request at once. */
  choose(choice: Choice): void;
  /** Uses a free command. */
  command(name: string, choice: Choice): void;
  /** Why this choice is refused, as a sentence in the reader's language with its clause; null: it is legal. */
  refusal(choice: Choice): { text: string; clause: string } | null;
  /** Opens the rulebook at a clause. */
  openRule(clause: string): void;
  /** Tells screen readers what is otherwise only visible. */
  announce(text: string): void;

  /** What this table asks in words of its own; null: as the game does. */
  asks?(props: TableProps<V>): string | StatusQuestion | null;
  /** Where in the phase the match is; null: the table does not count steps now. */
  steps?(props: TableProps<V>): PhaseStep | null;
  /** What stands for a seat in this match, such as its House; undefined: the seat's own emblem. */
  emblem?(view: V, seat: Seat): string | undefined;
  /** Events, questions and items in words. */
  telling: Telling;
  language: Language;
  /** The match is replayed without a player at this table: controls are not drawn. */
  replaying: boolean;
  /** The viewer wants no movement. */
  still: boolean;
}

export type Tab = 'board' | 'own' | 'others' | 'log';

export interface TabFace {
  name: string;
  /** An emblem; null: the house's sign. */
  icon: string | null;
  isAsked: boolean;
}

export type TablePart<V> = FunctionComponent<TableProps<V>>;

/**
 * Beside what names the player: kinds that matter to all, kinds that only add to the log, and kinds by which others answer
 * what the player did, though they name the player first. `outcomes` are kinds that dice or the rules bring: never the
 * player’s own answer. `others` are news when another player does them, the most important first; they come after what
 * matters to all. `losses` are kinds, some with their clause, that have room before all else where they befall the player,
 * and `results` those that come next, the most important first; `room` is how many letters the closed news hold, of all of
 * them and beside the number of those left out.
 */
export interface News {
  always: readonly string[];
  outcomes?: readonly string[];
  others?: readonly string[];
  losses?: readonly string[];
  results?: readonly string[];
  room?: readonly [all: number, some: number];
  answers?: readonly string[];
  never: readonly string[];
}

export interface GameTable<V = unknown> {
  Board: TablePart<V>;
  Hand?: TablePart<V>;
  Own?: TablePart<V>;
  Others?: TablePart<V>;
  Phases?: TablePart<V>;
  /** How events are played; without it everything is shown at once. */
  scenes?: Scenes<V>;
  /** Its zones keep their boxes: additional controls of the house lie over the table and never push it. */
  fixed?: true;
  /** Whether the table's own components let the viewer answer this request. */
  draws?(request: Request, view: V): boolean;
  /** Whether a click in the drawing is the whole answer to a request that the table draws, and sends it. */
  atOnce?(request: Request): boolean;
  /** The answers to a drawn request that have no place in the drawing. They are buttons of the action bar. */
  besides?(request: Request, view: V): readonly Choice[];
  /** The same, with names of the table's own. */
  beside?(props: TableProps<V>): readonly Beside[];
  /** Words in place of the game's own, where they depend on the side from which the viewer sees the board. */
  words?(seen: Pick<TableProps<V>, 'view' | 'viewer' | 'language'>): Words;
  /** What the status line asks, where the table knows more of the moment than the game's words for the clause. */
  asks?(props: TableProps<V>): string | StatusQuestion | null;
  /** The step of the phase, shown at the end of the status line. */
  steps?(props: TableProps<V>): PhaseStep | null;
  /** The emblem of a seat in the status line and on the end page, where the match gives it another than its own. */
  emblem?(view: V, seat: Seat): string | undefined;
  /** What stands under a player's name on the end page, such as the House; empty: nothing. */
  houseOf?(props: TableProps<V>, seat: Seat): string;
  /** What the action bar says about the draft, where no component has put a plan. */
  says?(props: TableProps<V>): Plan | null;
  /** Answers that do nothing: where one is given automatically, the player is not told. */
  passes?: readonly Choice[];
  /** Clauses for programmers, such as those on how cards are written as data: the clause that says the same to players. */
  clauses?: { readonly [clause: string]: string };
  /** It says itself, in callouts of its own, why a thing cannot be chosen; else the house does. */
  callouts?: true;
  /** Which kinds of event a player is told again about after the others have acted. */
  news?: News;
  /** Why an answer of the viewer did not count, where the rules tell nobody else; null: it did. `since`: what followed. */
  voided?(props: TableProps<V>, answer: Choice, clause: string, since: readonly SeenEvent[]): string | null;
  /** What the tabs of a phone are called where the house's names do not fit, and which of them wait for an answer. */
  tabs?(props: TableProps<V>): Partial<{ readonly [T in Tab]: TabFace }>;
}

/** What the client loads when a game's table is opened. */
export interface TableModule<V = unknown> {
  table: GameTable<V>;
}

/** What a game adds to the options when a match is set up. */
export interface SetUpProps {
  face: Face;
  options: Options;
  change(name: string, value: OptionValue): void;
}

export type { GameFace, Telling };
