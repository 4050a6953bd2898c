// Bots by how well they play, in words.

import { say } from '#client/words.ts';

export const botName = (level: string): string =>
  say('seat.bot', { level: say(level === 'random' ? 'level.random' : 'level.heuristic') });
