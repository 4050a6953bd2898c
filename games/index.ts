// The games of the catalogue with their rules.

import type { Game } from '#engine/game.ts';
import { CATALOGUE } from '#games/catalogue.ts';

/** What a game's index.ts exports. */
interface GameModule {
  default: Game;
}

const modules = await Promise.all(CATALOGUE.map((id) => import(`#games/${id}/index.ts`) as Promise<GameModule>));

export const games: ReadonlyMap<string, Game> = new Map(modules.map(({ default: game }) => [game.id, game]));
