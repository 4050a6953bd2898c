// The check 'purity': asking, offering, viewing and determinising change nothing in the state.
//
// A question is asked deep inside the interpreter, so the rules are watched: a watched game has the same rules, whose
// `ask`, `fallback`, `barred` and `offer` have the state compared before and after.

import type { Trial } from '#engine/conformance/trial.ts';
import { difference } from '#engine/conformance/trial.ts';
import type { Frame, GameState, Rule, Step } from '#engine/flow.ts';
import { Book, type Game } from '#engine/game.ts';
import type { Request } from '#engine/request.ts';
import { Table } from '#engine/table.ts';

/** Told what changed the state, and how. */
export type Alarm = (what: string) => never;

export interface Watch {
  /** Says whether the next call is watched. */
  now: () => boolean;
  alarm: Alarm;
  /** Told that a step, by rule and name, has a question to ask in this state. */
  asks: (step: string, g: GameState) => void;
}

type AnyStep = Step<GameState, unknown>;

export function watched(game: Game, watch: Watch): Game {
  const book = new Book();
  for (const [name, rule] of game.book) {
    const steps = rule.steps.map((step) => watchedStep(name, step, watch));
    book.set(name, Object.create(rule, { steps: { value: steps } }) as Rule<GameState, unknown>);
  }
  const commands = game.commands.map((command) => ({
    ...command,
    offer: (g: GameState, seat: number) => guard(watch, `offering ${command.name}`, g, () => command.offer(g, seat)),
  }));
  return { ...game, book, commands };
}

function watchedStep(rule: string, step: AnyStep, watch: Watch): AnyStep {
  if (step.ask === undefined) return step;
  const { clause } = step;
  const ask = step.ask as (g: GameState, f: Frame) => Request | Request[] | null;
  const name = `${rule} ${step.at ?? clause}`;
  const copy = {
    ...step,
    ask(g: GameState, f: Frame) {
      const requests = guard(watch, `asking ${clause}`, g, () => ask(g, f));
      if (requests !== null && !(Array.isArray(requests) && requests.length === 0)) watch.asks(name, g);
      return requests;
    },
  };
  // Whatever else it says about its question, such as its default.
  for (const [key, say] of Object.entries(step)) {
    if (typeof say !== 'function' || key === 'ask' || key === 'take') continue;
    const told = (g: GameState, ...rest: unknown[]) => guard(watch, `${key} of ${clause}`, g, () => say(g, ...rest));
    Object.assign(copy, { [key]: told });
  }
  return copy as AnyStep;
}

function guard<T>(watch: Watch, what: string, g: GameState, call: () => T): T {
  if (!watch.now()) return call();
  const before = JSON.stringify(g);
  const result = call();
  const after = JSON.stringify(g);
  if (after !== before) watch.alarm(`${what} changed the state: ${difference(before, after)}`);
  return result;
}

/** `text` is the state's JSON. */
export function checkPurity(trial: Trial, text: string): void {
  if (!trial.now('purity')) return;
  trial.on('purity');
  const { game, table, seats, viewers, checking } = trial;
  const unchanged = (what: string): void => {
    const after = JSON.stringify(table.state);
    if (after !== text) trial.fail('purity', `${what} changed the state: ${difference(text, after)}`);
  };
  for (let seat = 0; seat < seats; seat++) {
    table.requestFor(seat);
    table.offersFor(seat);
  }
  unchanged('asking');
  for (const viewer of viewers) {
    const view = game.viewFor(table.state, viewer);
    const seen = JSON.stringify(view);
    if (JSON.stringify(game.viewFor(table.state, viewer)) !== seen) {
      trial.fail('purity', `viewer ${viewer} has two different views of one state`);
    }
    game.determinise(view, checking.fork());
    if (JSON.stringify(view) !== seen) trial.fail('purity', `determinising changed the view of viewer ${viewer}`);
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
