// A match at once: the game as its book has it, against a bot of the level that fits.

import { createHere } from '#client/net/matches.ts';
import { BOT_NAMES } from '#client/pages/seats.tsx';
import { fittingLevel } from '#client/shell/results.ts';
import { settings } from '#client/shell/settings.ts';
import { loadFace } from '#client/tables/index.ts';
import { say } from '#client/words.ts';
import { defaultOptions } from '#engine/options.ts';

/** The id of the match. */
export async function playNow(game: string): Promise<string> {
  const face = await loadFace(game);
  const level = fittingLevel(game);
  const count = Math.max(2, face.seats.min);
  const seats = Array.from({ length: count }, (_, seat) =>
    seat === 0
      ? { name: settings.value.name.trim() || say('seat.player'), bot: null }
      : { name: BOT_NAMES[seat]!, bot: level },
  );
  const made = await createHere({ game, options: defaultOptions(face.options), seats });
  if ('refusal' in made) throw new Error(made.refusal.text);
  return made.match;
}
