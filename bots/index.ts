// The bots there are, by level and character.
//
// A bot is written as its level, such as `veteran`, or with a character behind it, such as `veteran:livia`; in duels a style
// does as well. That word is what seats, records of matches and tasks keep.

import { type Bot, botOf } from '#bots/bot.ts';
import { isLevel, type Level, mannerOf } from '#bots/levels.ts';
import { styledBot } from '#bots/styled.ts';
import { CHARACTERS, isCharacter, isStyle, STYLES, type StyleName } from '#bots/styles.ts';
import type { Style } from '#engine/dealing.ts';
import type { Game } from '#engine/game.ts';

export { isLevel, LEVELS, type Level } from '#bots/levels.ts';
export { CHARACTERS, type Character, isCharacter } from '#bots/styles.ts';

/** `cap`: milliseconds after which a search ends; without it the same random numbers give the same choice. */
export const botFor = (level: Level, game: Game, cap = Number.POSITIVE_INFINITY): Bot =>
  botOf(game, level, mannerOf(level, game.id), cap);

interface BotParts {
  level: Level;
  /** A character or a style; null for a level alone. */
  temper: string | null;
}

/** What a bot's word says; null where it says nothing. */
export function botParts(word: string): BotParts | null {
  const [level = '', temper = null, ...rest] = word.split(':');
  if (!isLevel(level) || rest.length > 0) return null;
  return temper === null || isCharacter(temper) || isStyle(temper) ? { level, temper } : null;
}

/** The level in a bot's word. */
export const levelOf = (word: string): string => botParts(word)?.level ?? word;

export const isBot = (word: string): boolean => botParts(word) !== null;

/** The style of a bot's word; null for a level alone. */
function styleOf(word: string): Style | null {
  const temper = botParts(word)?.temper ?? null;
  if (temper === null) return null;
  return STYLES[isCharacter(temper) ? CHARACTERS[temper] : (temper as StyleName)];
}

/** Whether it may give something to a seat that is about to decide. */
export const givesGifts = (word: string): boolean => (styleOf(word)?.gifts ?? 0) > 0;

/** The bot that a word such as `veteran:livia` names. An Error where it names none. */
export function botCalled(word: string, game: Game, cap = Number.POSITIVE_INFINITY): Bot {
  const parts = botParts(word);
  if (parts === null) throw new Error(`there is no bot '${word}'`);
  const style = styleOf(word);
  if (style === null) return botFor(parts.level, game, cap);
  return styledBot(game, word, mannerOf(parts.level, game.id), cap, style);
}
