// What a subcommand of ./harena is. Each lives in a file of its own and is listed in subcommands.ts.

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Game } from '#engine/game.ts';
import { games } from '#games/index.ts';

/** A user's mistake or an error of the environment: its message is shown without a stack trace. */
export class UserError extends Error {}

export interface Subcommand {
  name: string;
  /** One line for ./harena --help. */
  summary: string;
  /** The text of ./harena NAME --help. */
  usage: string;
  options: ParseArgsOptionsConfig;
  /** Returns the exit code. */
  run(args: Arguments): Promise<number> | number;
}

export class Arguments {
  readonly words: readonly string[];
  private readonly values: { readonly [name: string]: unknown };

  constructor(words: readonly string[], values: { readonly [name: string]: unknown }) {
    this.words = words;
    this.values = values;
  }

  flag(name: string): boolean {
    return this.values[name] === true;
  }

  text(name: string): string | null {
    const value = this.values[name];
    return typeof value === 'string' ? value : null;
  }

  list(name: string): readonly string[] {
    const value = this.values[name];
    return Array.isArray(value) ? (value as string[]) : [];
  }

  /** A whole number of at least `min`; `fallback` where none was given. */
  number(name: string, fallback: number, min = 0): number {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min) {
      throw new UserError(`--${name} must be a whole number of at least ${min}, not '${text}'.`);
    }
    return value;
  }

  /** The game named by the word at `place`. */
  game(place = 0): Game {
    return findGame(this.words[place]);
  }
}

export function findGame(id: string | undefined): Game {
  const game = id === undefined ? undefined : games.get(id);
  if (game !== undefined) return game;
  const known = [...games.keys()].join(', ');
  throw new UserError(id === undefined ? `Name a game: ${known}.` : `There is no game '${id}'. There are: ${known}.`);
}

/** Reads the words after the subcommand's name. */
export function readArguments(command: Subcommand, words: readonly string[]): Arguments {
  try {
    const options = { ...command.options, help: { type: 'boolean', short: 'h' } } as const;
    const read = parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
    return new Arguments(read.positionals, read.values as Record<string, unknown>);
  } catch (error) {
    throw new UserError(`${(error as Error).message} See ./harena ${command.name} --help.`);
  }
}
