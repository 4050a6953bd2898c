// The settings of a match: its game, its rules, its options, its bots. A Problem says what is wrong.

import { CHARACTERS, isBot, isLevel, LEVELS } from '#bots/index.ts';
import type { Game } from '#engine/game.ts';
import { isRefusal, type Options, readOptions } from '#engine/options.ts';
import { areKept, games } from '#games/index.ts';
import { RoomError } from '#live/logged-table.ts';
import { Problem } from '#server/http/problem.ts';
import { withoutRules } from '#server/kept-log.ts';
import type { MatchRow } from '#server/store/store.ts';
import { botWord } from '#telling/characters/roster.ts';

export function gameOf(name: string): Game {
  const game = games.get(name);
  if (game !== undefined) return game;
  throw new Problem(400, 'no-game', `There is no game '${name}'; there are ${[...games.keys()].join(', ')}.`);
}

/** All options of the game, or what is wrong with the given ones, or with the number of seats. */
export function optionsOf(
  game: Game,
  { options: given, seats }: { options: unknown; seats: readonly unknown[] },
): Options {
  const options = readOptions(game.options, given);
  if (isRefusal(options)) throw new Problem(400, options.code, `${game.title}: ${options.text}.`);
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) {
    throw new Problem(
      400,
      'seats',
      `${game.title} takes ${min} to ${max} seats, not ${seats.length}; choose another number.`,
    );
  }
  try {
    game.setup(seats.length, options);
  } catch (error) {
    throw new Problem(400, 'options', (error as Error).message);
  }
  return options;
}

/** Nobody sits down at a table that can never begin here; who sits there can leave. */
export function mustHaveRules({ game, rules }: MatchRow): void {
  if (!areKept(game, rules)) throw new RoomError('rules', withoutRules(rules));
}

export function checkLevel(level: string): void {
  if (!isLevel(level))
    throw new Problem(400, 'no-level', `There is no bot '${level}'; there are ${LEVELS.join(', ')}.`);
}

/** The word of a bot of that level and character. */
export function botOf(level: string, character: string | null): string {
  checkLevel(level);
  const word = botWord(level, character);
  if (isBot(word)) return word;
  const names = Object.keys(CHARACTERS).join(', ');
  throw new Problem(400, 'no-character', `There is no character '${character}'; there are ${names}.`);
}
