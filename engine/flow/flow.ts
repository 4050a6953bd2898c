// Rules as frames and steps.
//
// A rule is a procedure of the rulebook; while it runs it is a frame on the stack, plain data with its locals. Its steps
// are the clauses in the book's order, and a step's name is its clause. A step runs, or it asks and takes the answer,
// side by side. The state contains no code: a frame names its rule and step, the rule has the code.
//
// Locals must all be given with the rule, so that frames of a rule have one shape. `shows` lists the locals everybody
// may know, `veils` those that only some may; a local in neither list is working memory that no view ever contains.

import type { Events } from '#engine/events/declare.ts';
import { isSmall, isVeil, type Scene, shallowCopy, veil } from '#engine/flow/scene.ts';
import type { Table } from '#engine/flow/table.ts';
import { copyJson, type Json } from '#engine/json.ts';
import type { Barred, Choice, Hint, Request } from '#engine/requests/request.ts';
import { maySee, type Seat, type Viewers } from '#engine/seat.ts';

export interface Frame {
  rule: string;
  /** The next step. */
  at: string;
  /** Answers to a sealed request, by seat; null while none is in. */
  sealed: (Choice | null)[] | null;
  /** The result of the rule called last. */
  result: Json;
}

/** The part of a state that the engine keeps. */
export interface Flow {
  frames: Frame[];
  /** How often the flow stopped at a new request. */
  visits: number;
  /** How many questions each seat has answered. */
  decided: number[];
}

declare const HAPPENS: unique symbol;

/** `E` are the events of the game. It exists only for the compiler: no state has a field of that name. */
export interface GameState<E extends Events = Events> {
  flow: Flow;
  readonly [HAPPENS]?: E;
}

/** What can happen in the game of this state. */
export type EventsOf<G extends GameState> = G extends GameState<Events<infer D>> ? D : never;

export const newFlow = (seats: number, first: Frame): Flow => ({
  frames: [first],
  visits: 0,
  decided: new Array<number>(seats).fill(0),
});

/** Where the flow goes after a step; without a return value it goes to the next step. */
export interface Next {
  to: string | null;
  call: Frame | null;
  end: boolean;
  result: Json;
}

/** Jump to a clause of the same rule. */
export const to = (clause: string): Next => ({ to: clause, call: null, end: false, result: null });
/** Ask the same step again: a loop ends when its `ask` returns null. The table knows this very object. */
export const AGAIN: Next = { to: null, call: null, end: false, result: null };
/** The rule is done; its caller finds `result` in its frame. */
export const end = (result: Json = null): Next => ({ to: null, call: null, end: true, result });
/** Carry out another rule, then continue with the next clause, or with `after`. */
export function call<G extends GameState, L>(
  rule: Rule<G, L>,
  locals: Partial<L> = {},
  after: string | null = null,
): Next {
  return { to: after, call: rule.frame(locals), end: false, result: null };
}

/** A clause without a decision. */
export interface RunStep<G extends GameState, L> {
  clause: string;
  /** The step's own name, where a rule has two steps of one clause. */
  at?: string;
  ask?: undefined;
  sealed?: false;
  run(g: G, f: Frame & L, t: Table<G>): Next | void;
}

/**
 * A clause that a seat decides. Several requests are several seats deciding in any order, each answer taking effect at
 * once. `ask` is pure and depends, as to whether and whom it asks, on public facts only; null: the clause does not apply.
 */
export interface AskStep<G extends GameState, L> {
  clause: string;
  at?: string;
  /** The engine answers itself where only one answer is legal. Never for secrets. */
  auto?: true;
  sealed?: false;
  run?: undefined;
  ask(g: G, f: Frame & L): Request | Request[] | null;
  take(g: G, f: Frame & L, t: Table<G>, choice: Choice, seat: Seat): Next | void;
  /** The answer the rulebook gives for a seat that stays silent. */
  fallback?(g: G, f: Frame & L, request: Request): Choice;
  /** What the seat may want but cannot choose now, and why. Built from what that seat may know. */
  barred?(g: G, f: Frame & L, request: Request): Barred[];
  /** What is worth knowing about the items offered. Built from what that seat may know. */
  hints?(g: G, f: Frame & L, request: Request): Hint[];
}

/** A clause that several seats decide unseen; an answer can be replaced until the last one is in. */
export interface SealedStep<G extends GameState, L> {
  clause: string;
  at?: string;
  sealed: true;
  run?: undefined;
  ask(g: G, f: Frame & L): Request[] | null;
  /** Called once with all answers, by seat; null for seats that were not asked. */
  take(g: G, f: Frame & L, t: Table<G>, answers: readonly (Choice | null)[]): Next | void;
  fallback?(g: G, f: Frame & L, request: Request): Choice;
  barred?(g: G, f: Frame & L, request: Request): Barred[];
  hints?(g: G, f: Frame & L, request: Request): Hint[];
}

export type Step<G extends GameState, L> = RunStep<G, L> | AskStep<G, L> | SealedStep<G, L>;

/** What a frame keeps, and who may know it. */
export interface Locals<G extends GameState, L> {
  locals: L;
  shows?: readonly (keyof (L & { result: Json }) & string)[];
  veils?: { readonly [local: string]: (g: G, f: Frame & L) => Viewers };
}

export class Rule<G extends GameState, L> {
  readonly name: string;
  readonly steps: readonly Step<G, L>[];
  private readonly names: readonly string[];
  private readonly places = new Map<string, number>();
  /** The step looked up last, which is mostly looked up again. */
  private last = 0;
  private readonly shown: readonly string[];
  /** The veiled locals, and who may know each. */
  private readonly veiled: readonly string[];
  private readonly veils: readonly ((g: GameState, f: Frame) => Viewers)[];
  /** A rule that shows no locals looks the same to everybody at each of its steps, so these scenes are made once. */
  private readonly stills: readonly Scene[] | null;
  /** The names of the locals, and of those that can hold a list or an object, which no two frames may share. */
  private readonly keys: readonly string[];
  private readonly nested: readonly string[];
  /** A frame and a scene with every field in its place. */
  private readonly blankFrame: Frame;
  private readonly blankScene: Scene;

  constructor(name: string, sight: Locals<G, L>, steps: readonly Step<G, L>[]) {
    this.name = name;
    this.steps = steps.map(uniform);
    this.names = steps.map((step) => step.at ?? step.clause);
    for (const [i, at] of this.names.entries()) {
      if (this.places.has(at))
        throw new Error(`rule '${name}' has two steps '${at}': give one of them a name with 'at'`);
      this.places.set(at, i);
    }
    if (steps.length === 0) throw new Error(`rule '${name}' has no steps`);
    this.shown = sight.shows ?? [];
    this.veiled = Object.keys(sight.veils ?? {});
    this.veils = Object.values(sight.veils ?? {}) as unknown as typeof this.veils;
    const silent = this.shown.length + this.veiled.length === 0;
    this.stills = silent ? this.names.map((at) => Object.freeze({ rule: name, at, sealed: null }) as Scene) : null;
    const locals = sight.locals as Record<string, unknown>;
    this.keys = Object.keys(locals);
    // A local that starts as a number, a word or a truth value stays one; null may become a list.
    this.nested = this.keys.filter((key) => typeof locals[key] === 'object');
    this.blankFrame = { rule: name, at: this.names[0]!, sealed: null, result: null, ...copyJson(sight.locals) };
    const visible = Object.fromEntries([...this.shown, ...this.veiled].map((key) => [key, null]));
    this.blankScene = { rule: name, at: '', sealed: null, ...visible };
  }

  /** This rule with other steps of the same names in the same order, for tests. */
  withSteps(steps: readonly Step<G, L>[]): Rule<G, L> {
    return Object.assign(Object.create(Rule.prototype) as Rule<G, L>, this, { steps });
  }

  /** A new frame of this rule, at its first clause. */
  frame(given: Partial<L> = {}): Frame & L {
    const frame = isSmall(this.keys.length)
      ? { rule: this.name, at: this.names[0]!, sealed: null, result: null }
      : { ...this.blankFrame };
    const locals = frame as unknown as Record<string, unknown>;
    const blank = this.blankFrame as unknown as Record<string, unknown>;
    for (let i = 0; i < this.keys.length; i++) {
      const key = this.keys[i]!;
      const value = (given as Record<string, unknown>)[key];
      locals[key] = value === undefined ? copyJson(blank[key]) : value;
    }
    return frame as Frame & L;
  }

  copy(frame: Frame): Frame {
    const { rule, at, sealed, result } = frame;
    const count = this.keys.length;
    const copy = count === 0 ? { rule, at, sealed, result } : shallowCopy(frame, count);
    if (sealed !== null) copy.sealed = copyJson(sealed);
    if (result !== null) copy.result = copyJson(result);
    const locals = copy as unknown as Record<string, unknown>;
    for (let i = 0; i < this.nested.length; i++) {
      const key = this.nested[i]!;
      const value = locals[key];
      if (value !== null) locals[key] = copyJson(value);
    }
    return copy;
  }

  place(at: string): number {
    if (at === this.names[this.last]) return this.last;
    const place = this.places.get(at);
    if (place === undefined) throw new Error(`rule '${this.name}' has no clause '${at}'`);
    this.last = place;
    return place;
  }

  /** The name of the step there; null past the last one. */
  nameOf(place: number): string | null {
    return place < this.names.length ? this.names[place]! : null;
  }

  /** What `viewer` may know of a frame: the listed locals and the viewer's own sealed answer. */
  scene(g: G, frame: Frame, viewer: Seat): Scene {
    const open = this.open(frame);
    if (this.looksAlike(frame)) return open;
    // A still is shared by all frames at its step, so it is copied before it is filled.
    return this.stills === null ? this.fill(g, frame, viewer, open) : this.unveil(g, frame, viewer, open);
  }

  /** Whether all viewers see the same of this frame. */
  looksAlike(frame: Frame): boolean {
    return this.veiled.length === 0 && frame.sealed === null;
  }

  /** What everybody may know of a frame. */
  open(frame: Frame): Scene {
    if (this.stills !== null) return this.stills[this.place(frame.at)]!;
    const locals = frame as unknown as Record<string, Json>;
    const scene: Record<string, Json> = isSmall(this.shown.length + this.veiled.length) ? {} : { ...this.blankScene };
    scene['rule'] = frame.rule;
    scene['at'] = frame.at;
    scene['sealed'] = null;
    for (let i = 0; i < this.shown.length; i++) {
      const key = this.shown[i]!;
      scene[key] = copyJson(locals[key]!);
    }
    for (let i = 0; i < this.veiled.length; i++) {
      const key = this.veiled[i]!;
      scene[key] = veil(locals[key]!);
    }
    return scene as Scene;
  }

  /** The open scene of a frame with what only some may know, and `viewer` does. */
  unveil(g: G, frame: Frame, viewer: Seat, open: Scene): Scene {
    return this.fill(g, frame, viewer, shallowCopy(open, this.shown.length + this.veiled.length));
  }

  private fill(g: G, frame: Frame, viewer: Seat, open: Scene): Scene {
    const locals = frame as unknown as Record<string, Json>;
    const scene = open as Record<string, Json>;
    if (frame.sealed !== null) scene['sealed'] = copyJson(frame.sealed[viewer] ?? null) as Json;
    for (let i = 0; i < this.veiled.length; i++) {
      const key = this.veiled[i]!;
      if (maySee(this.veils[i]!(g, frame), viewer)) scene[key] = copyJson(locals[key]!);
    }
    return scene as Scene;
  }

  /** A frame that looks like `scene`; hidden locals have their first values until the caller fills them in. */
  restore(scene: Scene, viewer: Seat, seats: number): Frame & L {
    const { rule: _rule, at, sealed, ...known } = scene;
    const frame = this.frame();
    const target = frame as Frame & Record<string, unknown>;
    frame.at = at;
    for (const key in known) if (!isVeil(known[key]!)) target[key] = copyJson(known[key]);
    if (sealed !== null) {
      frame.sealed = new Array<Choice | null>(seats).fill(null);
      frame.sealed[viewer] = copyJson(sealed);
    }
    return frame;
  }
}

/** A step with all fields: steps of one shape are found and called faster than steps of twenty. */
function uniform<G extends GameState, L>(step: Step<G, L>): Step<G, L> {
  const { clause, at, run, ask, take, sealed, auto, fallback, barred, hints } = step as Partial<AskStep<G, L>> &
    Step<G, L>;
  return { clause, at: at ?? clause, run, ask, take, sealed, auto, fallback, barred, hints } as unknown as Step<G, L>;
}

export function rule<G extends GameState, L = unknown>(
  name: string,
  sight: Locals<G, L>,
  steps: Step<G, L>[],
): Rule<G, L> {
  return new Rule<G, L>(name, sight, steps);
}
