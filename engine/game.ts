// What a game is to the engine: one interface for all of them.

import type { Random } from '#engine/chance/random.ts';
import type { Dealings } from '#engine/dealing.ts';
import type { Events, Fields } from '#engine/events/declare.ts';
import type { Flow, Frame, GameState, Next, Rule } from '#engine/flow/flow.ts';
import type { Scene } from '#engine/flow/scene.ts';
import type { Table } from '#engine/flow/table.ts';
import { type Simultaneous, simultaneousRule, type Trigger } from '#engine/flow/trigger.ts';
import type { OptionSchema, Options } from '#engine/options.ts';
import type { Choice, Item, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import type { Visibility, Zone } from '#engine/visibility.ts';

/** A free command never blocks: a seat that may use it can do so whenever the game waits for a decision. */
export interface Command<G extends GameState> {
  name: string;
  clause: string;
  /** The rulebook says that it cannot be undone. */
  final?: true;
  /** It ends a seat's part in the game, as giving up does. Test games use it rarely, or all of them would be short. */
  seldom?: true;
  /**
   * It can change what the only answer to a question comes to, or the question is the last moment for it. While it is open, no
   * table gives an only answer automatically.
   */
  opens?: true;
  /** Null when it is not open to this seat. */
  offer(g: G, seat: Seat): Request | null;
  /** Why it is not open, by what the seat may know; null: nothing need be said. For people. */
  whyNot?(g: G, seat: Seat): { clause: string; reason: string } | null;
  take(g: G, t: Table<G>, choice: Choice, seat: Seat): Next | void;
}

/** What people call an item, and what it does where its name does not say so; null: nothing to add. */
export interface Called {
  name: string;
  about: string | null;
}

/** Numbers fitted to a game's features, valid only for the rules and the features they name. */
export interface Weights {
  rules: string;
  /** By number of seats and feature; for a missing number of seats the next lower one is used. */
  values: { readonly [seats: number]: { readonly [feature: string]: number } };
}

/** What a search needs of a game besides its rules: how to evaluate a position, and where it is quiet. */
export interface Evaluation<G extends GameState, V> {
  /** What counts for or against a seat, by name. */
  features: readonly string[];
  /** Writes the features of `seat` into `out`, in the order of their names. */
  read(g: G, seat: Seat, out: Float64Array): void;
  /** Grows with every round: between two rounds a position is quiet enough to be evaluated. */
  pace(g: G): number;
  /** Whether the features fit these options; otherwise playouts go to the end of the game. */
  fits?(g: G): boolean;
  weights: Weights;
  /** A faster player for playouts than the heuristic, if there is one. */
  playout?(view: V, request: Request, random: Random): Choice;
  /**
   * A cheaper view for playouts than viewFor, with as much of it as the player of the playouts reads. It shows the same at
   * every moment of the playout, and shares its lists with the state.
   */
  glance?(g: G, viewer: Seat): unknown;
}

/** The notation of a kind of item: short, without blanks, different for different items. */
export interface Noun {
  print(item: Item): string;
  /** Whether a word is the whole name of an item, offered or not: then it never abbreviates a longer name. */
  isName?(word: string): boolean;
  /** The message `<group>.<print>` names an item, in the first of these groups that has one; else `print` does. */
  groups?: readonly string[];
  /**
   * Its name for people where the message alone is not enough, such as whose piece it is. `reader`: the seat to which a
   * sentence says "you"; null: all are told by name.
   */
  called?(item: Item, words: Words, players: readonly string[], reader?: Seat | null): Called;
  /** How players write it who read the board: `print` for an example, and `read` gives the name in the notation. */
  typed?: { print(item: Item): string; read(word: string): string | null };
  /** Its first items are the seats, such as figures of which some belong to players: a log names the player of such a seat. */
  seats?: true;
}

/**
 * How a game ended. `places`: 1 for the first, equal for those who share a place. Where the game itself has beaten
 * everybody, as in a lost cooperative game, it has the first place and the seats begin with 2.
 */
export interface Outcome {
  clause: string;
  places: number[];
  scores: number[];
}

/** Everything a person reads, as ICU messages by key, in one language. */
export type Words = { readonly [key: string]: string };
export type Language = 'en' | 'fr' | 'it';

/** The rules of a game by name. */
export class Book extends Map<string, Rule<GameState, unknown>> {
  // Stacks mostly look alike from one decision to the next, so the rule last seen at this depth is tried first: comparing
  // two names costs a tenth of a lookup.
  private readonly recent: Rule<GameState, unknown>[] = [];

  ruleOf(frame: Frame, depth: number): Rule<GameState, unknown> {
    const recent = this.recent[depth];
    if (recent !== undefined && recent.name === frame.rule) return recent;
    const rule = this.get(frame.rule);
    if (rule === undefined) throw new Error(`there is no rule '${frame.rule}'`);
    this.recent[depth] = rule;
    return rule;
  }
}

export interface GameSpec<G extends GameState, V> {
  id: string;
  title: string;
  /** The version of the rules: a match made under another version is not replayed under this one. */
  rules: string;
  /** The prefix of clause ids; the rulebook is `rulebooks/<id>.md`. */
  prefix: string;
  seats: { min: number; max: number };
  /** The possible numbers of seats with these options, where that is not all from min to max. */
  seatsFor?(options: Options): readonly number[];
  options: OptionSchema;
  /** The state before anything has happened, with the first rule on the stack. All chance belongs in steps. */
  setup(seats: number, options: Options): G;
  book: Book;
  commands?: readonly Command<G>[];
  triggers?: readonly Trigger<G>[];
  simultaneous?: Simultaneous<G>;
  clone(g: G): G;
  visibility: Visibility<G>;
  /** Every place that holds cards, with the live list: for conservation and the twins of the secrecy tests. */
  zones(g: G): Zone[];
  /** Sums that never change while a game is played, such as all coins. */
  conserved(g: G): { [name: string]: number };
  viewFor(g: G, viewer: Seat): V;
  /** The same for several viewers at once, where making them together is cheaper (see flowsFor). */
  viewsFor?(g: G, viewers: readonly Seat[]): V[];
  /** A full state that `viewer` cannot tell from the true one by this view. */
  determinise(view: V, random: Random): G;
  /** Whether a state agrees with what the viewer has learned; needed where learning limits what can lie where. */
  consistent?(g: G, viewer: Seat): boolean;
  /** Changes hidden values outside the zones into others that look the same to the viewer; for the secrecy tests. */
  scramble?(g: G, viewer: Seat, random: Random): void;
  outcome(g: G): Outcome;
  /** A sensible choice from what a seat may know. */
  heuristic(view: V, request: Request, random: Random): Choice;
  /** Other sensible choices, the likeliest first, about as many as wanted; none: bots ask the heuristic again. */
  alternatives?(view: V, request: Request, most: number): readonly Choice[];
  /** How a search evaluates a position; without it, it plays every game to the end. */
  evaluation?: Evaluation<G, V>;
  /** How bots bargain and what they remember of each other; without it they do neither. */
  dealings?: Dealings<V>;
  nouns: { readonly [of: string]: Noun };
  words: { readonly [L in Language]: Words };
  /** What can happen. */
  events: Events;
  /** What the locals of its rules are. */
  locals: Fields;
  /** Everything that should come into play sooner or later: cards, powers, traits (see Table.use). */
  uses: readonly string[];
  /** The table as text, for terminals. */
  draw(view: V, words: Words): string;
  /** Changes a state according to one line of a scenario's set-up; an Error says what the line should have been. */
  arrange(g: G, line: string): void;
}

/** What can be shown of a game before its rules are loaded. */
export type Face = Pick<
  GameSpec<GameState, unknown>,
  'id' | 'title' | 'rules' | 'prefix' | 'seats' | 'seatsFor' | 'options' | 'nouns' | 'words' | 'events' | 'locals'
>;

export interface Game<G extends GameState = GameState, V = unknown>
  extends Omit<GameSpec<G, V>, 'commands' | 'triggers' | 'simultaneous'> {
  commands: readonly Command<G>[];
  triggers: ReadonlyMap<string, readonly Trigger<G>[]>;
  simultaneous: Simultaneous<G> | null;
}

/** The rules of a game by name; `simultaneous` adds the one that orders triggers. */
export function bookOf<G extends GameState>(
  rules: readonly object[],
  simultaneous: Simultaneous<G> | null = null,
): Book {
  const book = new Book();
  const all = simultaneous === null ? rules : [...rules, simultaneousRule(simultaneous)];
  for (const rule of all as Rule<GameState, unknown>[]) {
    if (book.has(rule.name)) throw new Error(`there are two rules '${rule.name}'`);
    book.set(rule.name, rule);
  }
  return book;
}

export function defineGame<G extends GameState, V>(spec: GameSpec<G, V>): Game<G, V> {
  const triggers = new Map<string, Trigger<G>[]>();
  for (const trigger of spec.triggers ?? []) {
    triggers.set(trigger.on, [...(triggers.get(trigger.on) ?? []), trigger]);
  }
  return { ...spec, triggers, commands: spec.commands ?? [], simultaneous: spec.simultaneous ?? null };
}

/** A copy of the engine's part of a state. */
export function cloneFlow(book: Book, flow: Flow): Flow {
  const frames = new Array<Frame>(flow.frames.length);
  for (let i = 0; i < frames.length; i++) frames[i] = book.ruleOf(flow.frames[i]!, i).copy(flow.frames[i]!);
  return { frames, visits: flow.visits, decided: flow.decided.slice() };
}

/** What a viewer may know of the flow. */
export interface FlowView {
  seats: number;
  visits: number;
  decided: number;
  scenes: Scene[];
}

export function flowFor<G extends GameState>(book: Book, g: G, viewer: Seat): FlowView {
  const { frames, visits, decided } = g.flow;
  const scenes = new Array<Scene>(frames.length);
  for (let i = 0; i < frames.length; i++) scenes[i] = book.ruleOf(frames[i]!, i).scene(g, frames[i]!, viewer);
  return { seats: decided.length, visits, decided: decided[viewer] ?? 0, scenes };
}

/** The flow as each of `viewers` may know it. Parts that look the same to all are made once and shared. */
export function flowsFor<G extends GameState>(book: Book, g: G, viewers: readonly Seat[]): FlowView[] {
  const { frames, visits, decided } = g.flow;
  const open = new Array<Scene>(frames.length);
  let alike = true;
  for (let i = 0; i < frames.length; i++) {
    const rule = book.ruleOf(frames[i]!, i);
    open[i] = rule.open(frames[i]!);
    alike &&= rule.looksAlike(frames[i]!);
  }
  const flows = new Array<FlowView>(viewers.length);
  for (let k = 0; k < flows.length; k++) {
    const viewer = viewers[k]!;
    const scenes = alike ? open : open.slice();
    for (let i = 0; i < frames.length && !alike; i++) {
      const rule = book.ruleOf(frames[i]!, i);
      if (!rule.looksAlike(frames[i]!)) scenes[i] = rule.unveil(g, frames[i]!, viewer, open[i]!);
    }
    flows[k] = { seats: decided.length, visits, decided: decided[viewer] ?? 0, scenes };
  }
  return flows;
}

/** A flow that looks like the view; hidden locals still have to be filled in. */
export function restoreFlow(book: Book, view: FlowView, viewer: Seat): Flow {
  const decided = new Array<number>(view.seats).fill(0);
  if (viewer < view.seats) decided[viewer] = view.decided;
  const frames = view.scenes.map((scene) => book.get(scene.rule)!.restore(scene, viewer, view.seats));
  return { frames, visits: view.visits, decided };
}
