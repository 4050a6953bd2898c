// The position a scenario starts from.

import { Flaw } from '#checks/flaw.ts';
import type { Scenario, StartFrame } from '#checks/scenario.ts';
import { readFields } from '#checks/values.ts';
import type { Frame, GameState } from '#engine/flow/flow.ts';
import type { Game } from '#engine/game.ts';
import { isRefusal, type Options, readOptions } from '#engine/options.ts';

/** Locals that the engine sets; `result` may be given. */
const NOT_LOCALS = ['rule', 'at', 'sealed'];

export function setUp(game: Game, scenario: Scenario): { state: GameState; seats: number } {
  const flaw = (line: number, what: string): Flaw => new Flaw(scenario.file, line, what);
  const { min, max } = game.seats;
  const seats = scenario.seats === null ? min : Number(scenario.seats.text);
  if (seats < min || seats > max) {
    throw flaw(scenario.seats!.line, `${game.id} takes ${min} to ${max} seats, not ${seats}.`);
  }
  const state = game.setup(seats, readGiven(game, scenario));
  if (scenario.starts.length > 0) {
    const { frames } = state.flow;
    frames.splice(0, frames.length, ...scenario.starts.map((start) => frameFor(game, start, flaw)));
  }
  for (const { line, text } of scenario.sets) {
    try {
      game.arrange(state, text);
    } catch (error) {
      throw flaw(line, sentence(error));
    }
  }
  return { state, seats };
}

function readGiven(game: Game, scenario: Scenario): Options {
  let given: object = {};
  for (const { line, text } of scenario.options) {
    try {
      given = { ...given, ...readFields({}, {}, text.split(/\s+/)) };
    } catch (error) {
      throw new Flaw(scenario.file, line, sentence(error));
    }
  }
  const options = readOptions(game.options, given);
  if (isRefusal(options)) throw new Flaw(scenario.file, scenario.options[0]!.line, `${options['text']}.`);
  return options;
}

function frameFor(game: Game, start: StartFrame, flaw: (line: number, what: string) => Flaw): Frame {
  const rule = game.book.get(start.rule);
  if (rule === undefined) {
    throw flaw(start.line, `${game.id} has no rule '${start.rule}'. There are: ${[...game.book.keys()].join(', ')}.`);
  }
  try {
    const given = readFields(game.nouns, game.locals, start.locals);
    const known = Object.keys(rule.frame()).filter((key) => !NOT_LOCALS.includes(key));
    const unknown = Object.keys(given).find((key) => !known.includes(key));
    if (unknown !== undefined)
      throw new Error(`'${rule.name}' has no local '${unknown}'; there are ${known.join(', ')}`);
    const frame = rule.frame(given);
    if (start.step !== null) frame.at = rule.nameOf(rule.place(start.step))!;
    return frame;
  } catch (error) {
    throw flaw(start.line, sentence(error));
  }
}

const sentence = (error: unknown): string => (error as Error).message.replace(/([^.!?…])$/, '$1.');
