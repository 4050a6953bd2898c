// Who plays what: a match and its players, from the command line.
//
// A sitter is a person or a bot in a seat. A bot's level is in brackets behind its name, in the record too, so that all
// players see who is a bot and a saved match knows its own.

import type { Bot } from '#bots/bot.ts';
import { botCalled, CHARACTERS, isBot, LEVELS, levelOf } from '#bots/index.ts';
import { plain, readBytes } from '#cli/replay.ts';
import { type Arguments, findGame, UserError } from '#cli/subcommand.ts';
import type { Tell } from '#cli/words.ts';
import { newSeed } from '#engine/chance/random.ts';
import { sha256Hex } from '#engine/chance/sha256.ts';
import { type AnyRules, isFrozen, type PlayedMatch, type RulesByGame, resumeMatch } from '#engine/frozen.ts';
import type { Game } from '#engine/game.ts';
import { isRefusal, readOptions, seatFault, seatNumbers } from '#engine/options.ts';
import { Match } from '#engine/records/match.ts';
import { games } from '#games/index.ts';
import { characterName, readBotWord } from '#telling/characters/roster.ts';

/** A person, or the word of a bot: its level, perhaps with a character behind it. */
export type Role = string;

export interface SeatedPlayer {
  /** Without the level. */
  name: string;
  /** Null for a person. */
  bot: Bot | null;
}

export interface Party {
  match: PlayedMatch;
  sitters: readonly SeatedPlayer[];
  resumed: boolean;
}

/** First names for bots; the names of gladiators are on cards. */
const BOT_NAMES = ['Lucius', 'Marcus', 'Quintus', 'Sextus', 'Titus', 'Decimus', 'Gnaeus', 'Publius'];
const MARKED = /^(.*) \(([a-z:]+)\)$/;
const LONGEST_NAME = 24;

export const fullName = ({ name, bot }: SeatedPlayer): string => (bot === null ? name : `${name} (${bot.level})`);

/**
 * The roles: the given list, a number of seats, or one person and as few bots as possible, but at least an opponent where
 * the options allow it.
 */
export function rolesIn(text: string | null, game: AnyRules, given: { [name: string]: unknown } = {}): Role[] {
  const options = readOptions(game.options, given);
  if (isRefusal(options)) throw new UserError(`${options.text}.`);
  const numbers = seatNumbers(game, options);
  const usual = numbers.find((seats) => seats > 1) ?? numbers[0] ?? game.seats.min;
  const roles =
    text === null || /^\d+$/.test(text) ? against(text === null ? usual : Number(text)) : text.split(',').map(roleOf);
  const fault = seatFault(game, roles.length, options);
  if (fault !== null) throw new UserError(`${fault}. Change --seats.`);
  return roles;
}

export const against = (seats: number): Role[] =>
  Array.from({ length: Math.min(seats, 100) }, (_, seat) => (seat === 0 ? 'human' : 'fighter'));

function roleOf(word: string): Role {
  const role = word.trim();
  if (role === 'human' || isBot(role)) return role;
  throw new UserError(
    `'${role}' cannot sit at the table. There are: human, ${LEVELS.join(', ')}, and each of these with a character ` +
      `such as veteran:livia (${Object.keys(CHARACTERS).join(', ')}). Change --seats.`,
  );
}

/** A sitter for every role; names that were not given are made up. */
export function seated(roles: readonly Role[], given: readonly string[], game: AnyRules, tell: Tell): SeatedPlayer[] {
  if (given.length > roles.length) {
    throw new UserError(`There are ${given.length} names for ${roles.length} seats. Give fewer with --names.`);
  }
  const people = roles.filter((role) => role === 'human').length;
  let person = 0;
  let robot = 0;
  const names = roles.map((role, seat) => {
    const name = given[seat] === undefined ? '' : checkedName(given[seat]);
    if (name !== '') return name;
    if (role === 'human') return people === 1 ? tell('player') : `${tell('player')} ${++person}`;
    const own = characterName(readBotWord(role).character ?? '');
    if (own !== null && !given.includes(own) && !charactersOf(roles.slice(0, seat)).includes(own)) return own;
    while (given.includes(BOT_NAMES[robot] ?? '')) robot++;
    return BOT_NAMES[robot++] ?? `Bot ${seat}`;
  });
  const twice = names.find((name, seat) => names.indexOf(name) !== seat);
  if (twice !== undefined)
    throw new UserError(`Two players are called '${twice}'. Give each a name of his own with --names.`);
  return roles.map((role, seat) => ({ name: names[seat]!, bot: role === 'human' ? null : botIn(game, role) }));
}

/** Rules of an earlier day have bots of their day, who know levels alone. */
const botIn = (rules: AnyRules, word: string): Bot =>
  isFrozen(rules)
    ? { level: word, choose: (view, request, random) => rules.answer(levelOf(word), view, request, random.save()) }
    : botCalled(word, rules);

const charactersOf = (roles: readonly Role[]): (string | null)[] =>
  roles.map((role) => characterName(readBotWord(role).character ?? ''));

export function checkedName(text: string): string {
  const name = cleanName(text);
  if (/[(),]/.test(name)) throw new UserError(`The name '${name}' may not have brackets or commas in it.`);
  return name;
}

/** A name as it can be shown: no control characters, not too long. */
const cleanName = (text: string): string =>
  text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);

/** 64 hexadecimal characters: the given ones padded with zeros, or random ones. */
export function seedIn(text: string | null): string {
  if (text === null) return newSeed();
  if (/^[0-9a-f]{1,64}$/i.test(text)) return text.toLowerCase().padStart(64, '0');
  throw new UserError(`--seed must be 1 to 64 hexadecimal characters, not '${text.slice(0, 70)}'.`);
}

/** A new match. Its name is derived from the seed, so that the same seed plays the same match again. */
export function newParty(
  game: Game,
  sitters: readonly SeatedPlayer[],
  options: { [name: string]: unknown },
  seed: string,
): Party {
  const match = Match.start({
    game,
    seats: sitters.length,
    options,
    seed,
    match: `terminal-${sha256Hex(`harena terminal ${seed}`).slice(0, 16)}`,
    nonces: [],
    names: sitters.map(fullName),
    started: new Date().toISOString(),
  });
  return { match, sitters, resumed: false };
}

/** A saved match and those who sat at it; `--seats` and `--names` put others there. */
export function savedParty(file: string, args: Arguments, tell: Tell, known: RulesByGame = games): Party {
  const { match, fault } = resumeMatch(readBytes(file), known);
  if (fault !== null) throw new UserError(plain(`${file}: ${fault.text}`));
  const { game, header } = match;
  if (args.words[0] !== undefined && findGame(args.words[0]).id !== game.id) {
    throw new UserError(`${file} holds a match of ${game.id}, not of ${args.words[0]}.`);
  }
  const saved = Array.from({ length: header.seats }, (_, seat) => savedSitter(match, seat));
  const seats = args.text('seats');
  const roles = seats === null ? saved.map(({ role }) => role) : rolesIn(seats, game as AnyRules);
  if (roles.length !== header.seats)
    throw new UserError(`${file} has ${header.seats} seats, not ${roles.length}. Change --seats.`);
  const names = args.text('names')?.split(',') ?? saved.map(({ name }) => name);
  return { match, sitters: seated(roles, names, game as AnyRules, tell), resumed: true };
}

/** Who sat there: the name says so, or else whether a bot decided. */
function savedSitter(match: PlayedMatch, seat: number): { name: string; role: Role } {
  const [, name, level] = MARKED.exec(match.header.names?.[seat] ?? '') ?? [];
  if (level !== undefined && isBot(level)) return { name: cleanName(name!), role: level };
  const byBot = match.decisions.some((decision) => decision.seat === seat && decision.by === 'bot');
  return {
    name: cleanName((match.header.names?.[seat] ?? '').replace(/[(),]/g, ' ')),
    role: byBot ? 'fighter' : 'human',
  };
}
