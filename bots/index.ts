// The bots, by level.

import { type Bot, botOf } from '#bots/bot.ts';
import { type Level, mannerOf } from '#bots/levels.ts';
import type { Game } from '#engine/game.ts';

export { isLevel, LEVELS, type Level } from '#bots/levels.ts';

/** `cap`: milliseconds after which a search ends; without it the same random numbers give the same choice. */
export const botFor = (level: Level, game: Game, cap = Number.POSITIVE_INFINITY): Bot =>
  botOf(game, level, mannerOf(level, game.id), cap);
