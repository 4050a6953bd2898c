// The games there are.

import type { Game } from '#engine/game.ts';
import { harenula } from '#games/harenula/index.ts';
import { jugula } from '#games/jugula/index.ts';

const all = [harenula, jugula] as unknown as Game[];

export const games: ReadonlyMap<string, Game> = new Map(all.map((game) => [game.id, game]));
