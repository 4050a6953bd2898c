// The check 'purity': asking, offering, viewing and determinising change nothing in the state.
//
// Requests are made deep inside the interpreter, so the rules are watched: a watched game has the same rules, and the
// state is compared before and after each of their `ask`, `fallback`, `barred`, `hints` and `offer`.

import { fingerprint } from '#engine/conformance/fingerprint.ts';
import type { Trial } from '#engine/conformance/trial.ts';
import { difference } from '#engine/conformance/trial.ts';
import type { Frame, GameState, Step } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import { Book, type Game } from '#engine/game.ts';
import type { Request } from '#engine/requests/request.ts';

/** Called with what changed the state, and how. */
export type Alarm = (what: string) => never;

export interface PurityWatch {
  /** Whether to watch the next call. */
  now: () => boolean;
  alarm: Alarm;
  /** Called when a step, by rule and name, asks in this state. */
  asks: (step: string, g: GameState) => void;
}

/** Games are watched one after the other: a game has one watched twin, and each trial sets its own watch. */
interface Twin {
  game: Game;
  watch: PurityWatch;
}

type AnyStep = Step<GameState, unknown>;

const twins = new WeakMap<Game, Twin>();

/** Plays a game with its rules watched. The twin is made once, so that V8's optimised code serves the next trial. */
export function watched<T>(game: Game, watch: PurityWatch, play: (game: Game) => T): T {
  let twin = twins.get(game);
  if (twin === undefined) {
    twin = twinOf(game, watch);
    twins.set(game, twin);
  }
  const before = twin.watch;
  twin.watch = watch;
  try {
    return play(twin.game);
  } finally {
    twin.watch = before;
  }
}

function twinOf(game: Game, watch: PurityWatch): Twin {
  const book = new Book();
  const twin: Twin = { game, watch };
  for (const [name, rule] of game.book) {
    book.set(name, rule.withSteps(rule.steps.map((step) => watchedStep(name, step, twin))));
  }
  const commands = game.commands.map((command) => ({
    ...command,
    offer(g: GameState, seat: number) {
      const before = printIfWatched(twin, g);
      const request = command.offer(g, seat);
      if (before !== null) compare(twin, `offering ${command.name}`, g, before, () => command.offer(g, seat));
      return request;
    },
  }));
  twin.game = { ...game, book, commands };
  return twin;
}

function watchedStep(rule: string, step: AnyStep, twin: Twin): AnyStep {
  if (step.ask === undefined) return step;
  const { clause } = step;
  const ask = step.ask as (g: GameState, f: Frame) => Request | Request[] | null;
  const name = `${rule} ${step.at ?? clause}`;
  const copy = {
    ...step,
    ask(g: GameState, f: Frame) {
      const before = printIfWatched(twin, g);
      const requests = ask(g, f);
      if (before !== null) compare(twin, `asking ${clause}`, g, before, () => ask(g, f));
      if (requests !== null && !(Array.isArray(requests) && requests.length === 0)) twin.watch.asks(name, g);
      return requests;
    },
  };
  // Everything else about its request, such as its default.
  for (const [key, say] of Object.entries(step)) {
    if (typeof say !== 'function' || key === 'ask' || key === 'take') continue;
    const told = (g: GameState, f: Frame, request: Request): unknown => {
      const before = printIfWatched(twin, g);
      const said: unknown = say(g, f, request);
      if (before !== null) compare(twin, `${key} of ${clause}`, g, before, () => say(g, f, request));
      return said;
    };
    Object.assign(copy, { [key]: told });
  }
  return copy as AnyStep;
}

const printIfWatched = ({ watch }: Twin, g: GameState): number | null => (watch.now() ? fingerprint(g) : null);

/** Calls again what changed the state, to see how it does. */
function compare({ watch }: Twin, what: string, g: GameState, before: number, again: () => unknown): void {
  if (fingerprint(g) === before) return;
  const text = JSON.stringify(g);
  again();
  watch.alarm(`${what} changed the state: ${difference(text, JSON.stringify(g))}`);
}

/** `print` is the state's fingerprint. */
export function checkPurity(trial: Trial, print: number): void {
  if (!trial.now('purity')) return;
  trial.on('purity');
  const text = JSON.stringify(trial.table.state);
  const { game, table, seats, viewers, checking } = trial;
  const unchanged = (what: string): void => {
    if (fingerprint(table.state) === print) return;
    trial.fail('purity', `${what} changed the state: ${difference(text, JSON.stringify(table.state))}`);
  };
  for (let seat = 0; seat < seats; seat++) {
    table.requestFor(seat);
    table.offersFor(seat);
  }
  unchanged('asking');
  for (const viewer of viewers) {
    const view = game.viewFor(table.state, viewer);
    const seen = fingerprint(view);
    if (fingerprint(game.viewFor(table.state, viewer)) !== seen) {
      trial.fail('purity', `viewer ${viewer} has two different views of one state`);
    }
    game.determinise(view, checking.fork());
    if (fingerprint(view) !== seen) trial.fail('purity', `determinising changed the view of viewer ${viewer}`);
    for (const words of Object.values(game.words)) game.draw(view, words);
    unchanged(`showing the table to viewer ${viewer}`);
  }
  const copy = new Table(game, game.clone(table.state), checking.fork(), null).run();
  const after = JSON.stringify(copy.state);
  if (after !== text) trial.fail('purity', `asking again moved the game on: ${difference(text, after)}`);
  const asked = JSON.stringify(table.asked);
  const again = JSON.stringify(copy.asked);
  if (asked !== again) trial.fail('purity', `asking again asks something else: ${difference(asked, again)}`);
}
