// Bots by whom they play as and how well, in words.

import { language } from '#client/shell/settings.ts';
import { isKey, say } from '#client/words.ts';
import { CHARACTER_WORDS } from '#telling/characters/lines.ts';
import { type CharacterId, styleOf } from '#telling/characters/roster.ts';

/** Stored matches may have bots of levels that are no longer offered. */
export function levelName(level: string): string {
  const key = `level.${level}`;
  return isKey(key) ? say(key) : level;
}

/** A bot by its level alone, as where one is chosen. */
export const botName = (level: string): string => say('seat.bot', { level: levelName(level) });

/** The text beside a bot's name: its style where it has one, and its level. */
export function botManner(level: string, character: string | null): string {
  const style = character === null ? null : styleOf(character);
  if (style === null) return botName(level);
  return say('seat.character', { style: CHARACTER_WORDS[language.value].styles[style], level: levelName(level) });
}

/** A true sentence about the character. */
export function characterAbout(character: string): string {
  const words = CHARACTER_WORDS[language.value] as unknown as { [id: string]: { about: string } };
  return words[character]?.about ?? '';
}

/** A line the character says, between quotation marks: elsewhere than at TEMPERED games a temper changes the talk alone. */
export function characterSaying(character: CharacterId): string {
  return say('character.saying', { line: CHARACTER_WORDS[language.value][character].gain[0]! });
}

/** What a bot of that level does, in a sentence. */
export function levelAbout(level: string): string {
  const key = `level.${level}.about`;
  return isKey(key) ? say(key) : '';
}
