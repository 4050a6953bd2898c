// A match at once: the game as its book has it, against a bot of the level that fits.

import { createHere } from '#client/net/matches.ts';
import { fittingLevel } from '#client/shell/results.ts';
import { settings } from '#client/shell/settings.ts';
import { loadFace } from '#client/tables/index.ts';
import { say } from '#client/words.ts';
import { defaultOptions } from '#engine/options.ts';
import { botWord, characterName, freeCharacters } from '#telling/characters/roster.ts';

/** The id of the match. */
export async function playNow(game: string): Promise<string> {
  const face = await loadFace(game);
  const level = fittingLevel(game);
  const person = { name: settings.value.name.trim() || say('seat.player'), bot: null };
  const bots = freeCharacters(Math.max(2, face.seats.min) - 1, []).map((id) => ({
    name: characterName(id)!,
    bot: botWord(level, id),
  }));
  const made = await createHere({
    game,
    options: defaultOptions(face.options),
    seats: [person, ...bots],
    hints: true,
  });
  if ('refusal' in made) throw new Error(made.refusal.text);
  return made.match;
}
