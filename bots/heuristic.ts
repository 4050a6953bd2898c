// The bot that plays by the game's own rule of thumb.

import { type Bot, checked } from '#bots/bot.ts';
import type { Game } from '#engine/game.ts';

export const heuristicBot = (game: Game): Bot => ({
  level: 'heuristic',
  choose: (view, request, random) => checked(game, 'heuristic', request, game.heuristic(view, request, random)),
});
