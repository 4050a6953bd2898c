// The options of a game on the command line: name=value pairs, JSON, or a file with JSON.

import { readBytes } from '#cli/replay.ts';
import { UserError } from '#cli/subcommand.ts';
import type { Game } from '#engine/game.ts';
import { isRefusal, type Option, type Options, readOptions } from '#engine/options.ts';

/** All options of the game: the given ones, the others with their defaults. */
export function readGameOptions(texts: readonly string[], game: Game): Options {
  // What optionsIn accepts is never refused.
  return readOptions(game.options, optionsIn(texts, game)) as Options;
}

/** `a=1,b=true`, several times over, or one JSON object, or @FILE with such an object. */
export function optionsIn(written: readonly string[], game: Game): { [name: string]: unknown } {
  const texts = written.map((text) => (text.startsWith('@') ? fileText(text.slice(1)) : text));
  const given = texts.some((text) => text.trim().startsWith('{')) ? jsonOptions(texts) : pairs(texts, game);
  const read = readOptions(game.options, given);
  if (isRefusal(read)) {
    const clause = read.clause === '' ? '' : ` [${read.clause}]`;
    throw new UserError(`${game.title}: ${read.text}${clause}. See ./harena games.`);
  }
  return given;
}

function fileText(file: string): string {
  const text = new TextDecoder().decode(readBytes(file));
  if (!text.trim().startsWith('{')) throw new UserError(`'${file}' holds no options; write {"name": value} into it.`);
  return text;
}

function jsonOptions(texts: readonly string[]): { [name: string]: unknown } {
  try {
    return JSON.parse(texts.join('')) as { [name: string]: unknown };
  } catch (error) {
    throw new UserError(
      `--options is not JSON (${(error as Error).message}). Write name=value,name=value or {"name": value}.`,
    );
  }
}

function pairs(texts: readonly string[], game: Game): { [name: string]: unknown } {
  const given: { [name: string]: unknown } = {};
  for (const pair of texts.flatMap((text) => text.split(',')).filter((text) => text.trim() !== '')) {
    const [, name, value] = /^\s*([^=]+?)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
    if (name === undefined) throw new UserError(`--options needs name=value, not '${pair.trim()}'.`);
    given[name] = typed(Object.hasOwn(game.options, name) ? game.options[name]! : null, value!);
  }
  return given;
}

function typed(option: Option | null, value: string): unknown {
  if (option?.kind === 'number' && /^-?\d+$/.test(value)) return Number(value);
  if (option?.kind === 'flag' && /^(true|false|yes|no)$/.test(value)) return value === 'true' || value === 'yes';
  return value;
}
