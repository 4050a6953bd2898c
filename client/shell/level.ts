// The names of bot levels.

import { isKey, say } from '#client/words.ts';

/** Stored matches may have bots of levels that are no longer offered. */
export function botName(level: string): string {
  const key = `level.${level}`;
  return say('seat.bot', { level: isKey(key) ? say(key) : level });
}

/** What a bot of that level does, in a sentence. */
export function levelAbout(level: string): string {
  const key = `level.${level}.about`;
  return isKey(key) ? say(key) : '';
}
