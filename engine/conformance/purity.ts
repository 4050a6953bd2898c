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

/** A game with watched rules. Games are watched one after the other, and each trial sets its own watch. */
interface WatchedGame {
  game: Game;
  watch: PurityWatch;
}

type AnyStep = Step<GameState, unknown>;

const watchedGames = new WeakMap<Game, WatchedGame>();

/** Plays a game with its rules watched. They are wrapped once, so that V8's optimised code serves the next trial. */
export function watched<T>(game: Game, watch: PurityWatch, play: (game: Game) => T): T {
  let made = watchedGames.get(game);
  if (made === undefined) {
    made = watchedGame(game, watch);
    watchedGames.set(game, made);
  }
  const before = made.watch;
  made.watch = watch;
  try {
    return play(made.game);
  } finally {
    made.watch = before;
  }
}

function watchedGame(game: Game, watch: PurityWatch): WatchedGame {
  const book = new Book();
  const made: WatchedGame = { game, watch };
  for (const [name, rule] of game.book) {
    book.set(name, rule.withSteps(rule.steps.map((step) => watchedStep(name, step, made))));
  }
  const commands = game.commands.map((command) => ({
    ...command,
    offer(g: GameState, seat: number) {
      const before = printIfWatched(made, g);
      const request = command.offer(g, seat);
      if (before !== null) compare(made, `offering ${command.name}`, g, before, () => command.offer(g, seat));
      return request;
    },
  }));
  made.game = { ...game, book, commands };
  return made;
}

function watchedStep(rule: string, step: AnyStep, made: WatchedGame): AnyStep {
  if (step.ask === undefined) return step;
  const { clause } = step;
  const ask = step.ask as (g: GameState, f: Frame) => Request | Request[] | null;
  const name = `${rule} ${step.at ?? clause}`;
  const copy = {
    ...step,
    ask(g: GameState, f: Frame) {
      const before = printIfWatched(made, g);
      const requests = ask(g, f);
      if (before !== null) compare(made, `asking ${clause}`, g, before, () => ask(g, f));
      if (requests !== null && !(Array.isArray(requests) && requests.length === 0)) made.watch.asks(name, g);
      return requests;
    },
  };
  // Everything else about its request, such as its default.
  for (const [key, say] of Object.entries(step)) {
    if (typeof say !== 'function' || key === 'ask' || key === 'take') continue;
    const told = (g: GameState, f: Frame, request: Request): unknown => {
      const before = printIfWatched(made, g);
      const said: unknown = say(g, f, request);
      if (before !== null) compare(made, `${key} of ${clause}`, g, before, () => say(g, f, request));
      return said;
    };
    Object.assign(copy, { [key]: told });
  }
  return copy as AnyStep;
}

const printIfWatched = ({ watch }: WatchedGame, g: GameState): number | null => (watch.now() ? fingerprint(g) : null);

/** Calls again what changed the state, to see how it does. */
function compare({ watch }: WatchedGame, what: string, g: GameState, before: number, again: () => unknown): void {
  if (fingerprint(g) === before) return;
  const text = JSON.stringify(g);
  again();
  watch.alarm(`${what} changed the state: ${difference(text, JSON.stringify(g))}`);
}

/** `print` is the state's fingerprint. */
export function checkPurity(trial: Trial, print: number): void {
  if (!trial.now('purity')) return;
  trial.begins('purity');
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
