// The games with their rules, loaded one by one when a match of theirs is opened.

import type { Game } from '#engine/game.ts';
import { CATALOGUE } from '#games/catalogue.ts';

export async function loadRules(game: string): Promise<Game> {
  if (!CATALOGUE.includes(game)) throw new Error(`There is no game '${game}'.`);
  const { default: rules } = (await import(`../../games/${game}/index.ts`)) as { default: Game };
  return rules;
}
