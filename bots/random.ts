// The bot that takes any legal choice.

import type { Bot } from '#bots/bot.ts';
import { sample } from '#engine/requests/choices.ts';

export const randomBot: Bot = {
  level: 'random',
  choose: (_view, request, random) => sample(request, random),
};
