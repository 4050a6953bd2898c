// The bots there are, by level.

import type { Bot } from '#bots/bot.ts';
import { heuristicBot } from '#bots/heuristic.ts';
import { randomBot } from '#bots/random.ts';
import type { Game } from '#engine/game.ts';

const makers = {
  random: (): Bot => randomBot,
  heuristic: heuristicBot,
};

export type Level = keyof typeof makers;
export const LEVELS = Object.keys(makers) as readonly Level[];
export const isLevel = (word: string): word is Level => Object.hasOwn(makers, word);

export const botFor = (level: Level, game: Game): Bot => makers[level](game);
