// Who sits where while a table is set up: the player, another person at this screen, a player who comes by link, or a bot.

import { levelName } from '#client/shell/level.ts';
import { USUAL_LEVEL } from '#client/shell/levels.ts';
import { language, settings } from '#client/shell/settings.ts';
import { say } from '#client/words.ts';
import { CHARACTER_WORDS } from '#telling/characters/lines.ts';
import { characterName, freeCharacters, styleOf } from '#telling/characters/roster.ts';

export interface Sitter {
  kind: 'me' | 'here' | 'open' | 'bot';
  name: string;
  level: string;
  /** The character a bot plays as. */
  character: string;
}

/** A bot for one more seat, as a character who does not sit there yet. */
export const newBot = (sitters: readonly Sitter[], level: string = USUAL_LEVEL): Sitter => ({
  kind: 'bot',
  name: '',
  level,
  character: freeCharacters(
    1,
    sitters.map(({ kind, character }) => (kind === 'bot' ? character : null)),
  )[0]!,
});

/** The player, as many others at this screen as were asked for, and bots. */
export function sittersFor(people: number, seats: number, level: string): Sitter[] {
  const sitters: Sitter[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const name = seat === 0 ? settings.value.name : '';
    const person = seat < people ? ({ kind: seat === 0 ? 'me' : 'here', name } as const) : {};
    sitters.push({ ...newBot(sitters, level), ...person });
  }
  return sitters;
}

/** So many seats: the first ones stay, bots take the new ones. */
export function withSeats(sitters: readonly Sitter[], count: number): Sitter[] {
  const next = sitters.slice(0, count);
  const level = sitters.findLast(({ kind }) => kind === 'bot')?.level;
  while (next.length < count) next.push(newBot(next, level));
  return next;
}

/** The name of a person who has typed none. */
export const unnamed = (kind: Sitter['kind'], seat: number): string =>
  kind === 'me' ? say('seat.player') : say('seat.number', { n: seat + 1 });

/** How a seat is called at the table. */
export function sitterName({ kind, name, character }: Sitter, seat: number): string {
  if (kind === 'bot') return characterName(character)!;
  return kind === 'open' ? say('sits.free') : name.trim() || unnamed(kind, seat);
}

/** What is said below that name. */
export function sitterManner({ kind, level, character }: Sitter): string {
  if (kind !== 'bot') return say(`sits.${kind}.manner`);
  const style = CHARACTER_WORDS[language.value].styles[styleOf(character)!];
  return say('sits.bot.manner', { style, level: levelName(level) });
}
