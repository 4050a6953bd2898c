// The games there are.

import type { Game } from '#engine/game.ts';
import { gladiatori } from '#games/gladiatori/index.ts';
import { harenula } from '#games/harenula/index.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import { jugula } from '#games/jugula/index.ts';
import { spartacus } from '#games/spartacus/index.ts';

const all = [gladiatori, harenula, jugula, spartacus, houseOfGladiators] as unknown as Game[];

export const games: ReadonlyMap<string, Game> = new Map(all.map((game) => [game.id, game]));
