// The games with their rules, loaded one by one when a match of theirs is opened.

import type { Game } from '#engine/game.ts';

const loaders: { readonly [game: string]: () => Promise<unknown> } = {
  gladiatori: async () => (await import('#games/gladiatori/index.ts')).gladiatori,
  spartacus: async () => (await import('#games/spartacus/index.ts')).spartacus,
  jugula: async () => (await import('#games/jugula/index.ts')).jugula,
  'house-of-gladiators': async () => (await import('#games/house-of-gladiators/index.ts')).houseOfGladiators,
  harenula: async () => (await import('#games/harenula/index.ts')).harenula,
};

export async function loadRules(game: string): Promise<Game> {
  const load = loaders[game];
  if (load === undefined) throw new Error(`There is no game '${game}'.`);
  return (await load()) as Game;
}
