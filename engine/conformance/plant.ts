// For tests only: a game with one change, to plant a mistake that must be found.

import { conformance, Nonconformance, type SuiteSettings } from '#engine/conformance/index.ts';
import type { Frame, GameState, Step } from '#engine/flow/flow.ts';
import type { Table } from '#engine/flow/table.ts';
import { Book, type Game } from '#engine/game.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

/** A step with all optional parts, for reading and replacing. */
export interface OpenStep<G extends GameState> {
  clause: string;
  at?: string;
  run(g: G, f: Frame & Record<string, never>, t: Table<G>): unknown;
  ask(g: G, f: Frame & Record<string, never>): Request | Request[] | null;
  take(g: G, f: Frame & Record<string, never>, t: Table<G>, choice: Choice, seat: Seat): unknown;
  fallback?(g: G, f: Frame, request: Request): Choice;
  barred?(g: G, f: Frame, request: Request): unknown[];
  hints?(g: G, f: Frame, request: Request): unknown[];
}

/** The game with the step `at` of one of its rules replaced by the result of `change`. */
export function withStep<G extends GameState, V>(
  game: Game<G, V>,
  rule: string,
  at: string,
  change: (step: OpenStep<G>) => Partial<OpenStep<G>>,
): Game<G, V> {
  const old = game.book.get(rule);
  if (old === undefined) throw new Error(`there is no rule '${rule}'`);
  let found = false;
  const steps = old.steps.map((step) => {
    if ((step.at ?? step.clause) !== at) return step;
    found = true;
    return { ...step, ...change(step as unknown as OpenStep<G>) } as Step<GameState, unknown>;
  });
  if (!found) throw new Error(`the rule '${rule}' has no step '${at}'`);
  return { ...game, book: new Book([...game.book, [rule, old.withSteps(steps)]]) };
}

/** The game with more in its views; `honour` makes the determiniser respect the addition. */
export function withSight<G extends GameState, V extends object>(
  game: Game<G, V>,
  added: (g: G, viewer: Seat) => object,
  honour = false,
): Game<G, V> {
  const viewFor = (g: G, viewer: Seat): V => ({ ...game.viewFor(g, viewer), ...added(g, viewer) });
  const viewsFor = (g: G, viewers: readonly Seat[]): V[] => viewers.map((viewer) => viewFor(g, viewer));
  if (!honour) return { ...game, viewFor, viewsFor };
  return {
    ...game,
    viewFor,
    viewsFor,
    determinise(view, random) {
      const { viewer } = view as unknown as { viewer: Seat };
      const wanted = JSON.stringify(view);
      for (;;) {
        const state = game.determinise(view, random);
        if (JSON.stringify(viewFor(state, viewer)) === wanted) return state;
      }
    },
  };
}

/** What the suite finds in a game. */
export function failureOf<G extends GameState, V>(game: Game<G, V>, settings: SuiteSettings): Nonconformance {
  try {
    conformance(game, settings);
  } catch (error) {
    if (error instanceof Nonconformance) return error;
    throw error;
  }
  throw new Error('nothing was found');
}

/** A table at which nothing is ever declared as revealed. */
export const silent = <G extends GameState>(t: Table<G>): Table<G> =>
  Object.create(t, { reveal: { value: () => undefined } }) as Table<G>;
