// What bots with a character say about an event, under its line.

import type { SeatedPlayer } from '#cli/play/setup.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { PlayedMatch } from '#engine/frozen.ts';
import type { Language } from '#engine/game.ts';
import { lineAbout, lineText } from '#telling/characters/lines.ts';

export function spoken(
  { header, game }: PlayedMatch,
  sitters: readonly SeatedPlayer[],
  event: SeenEvent,
  language: Language,
): string[] {
  const bots = sitters.map(({ bot }) => bot?.level ?? null);
  const line = lineAbout(header.match, bots, game.events, event);
  return line === null ? [] : [`    ${sitters[line.seat]!.name}: ${lineText(line, language)}`];
}
