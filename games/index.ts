// The games of the catalogue with their rules, and what is kept of their earlier versions.

import type { AnyRules, FrozenRules, RulesByGame } from '#engine/frozen.ts';
import type { Game } from '#engine/game.ts';
import { CATALOGUE } from '#games/catalogue.ts';
import { frozenNumber } from '#games/frozen.ts';

/** What a game's index.ts exports. */
interface GameModule {
  default: Game;
}

const modules = await Promise.all(CATALOGUE.map((id) => import(`#games/${id}/index.ts`) as Promise<GameModule>));

export const games: ReadonlyMap<string, Game> = new Map(modules.map(({ default: game }) => [game.id, game]));

interface FrozenModule {
  default: FrozenRules;
}

/** Whether `rulesOf` has them. */
export const areKept = (id: string, rules: string): boolean =>
  games.get(id)?.rules === rules || frozenNumber(id, rules) !== null;

/** The rules that a match of this version is played by: today's, or a frozen build's; null where they are not kept. */
export async function rulesOf(id: string, rules: string): Promise<AnyRules | null> {
  const game = games.get(id);
  if (game?.rules === rules) return game;
  const number = frozenNumber(id, rules);
  return number === null ? null : ((await import(`#games/${id}/frozen/${number}.js`)) as FrozenModule).default;
}

/** All games, and of these records' versions the frozen builds that are kept. */
export async function gamesWith(records: readonly { game: string; rules: string }[]): Promise<RulesByGame> {
  const found = new Map<string, AnyRules>(games);
  for (const { game, rules } of records) {
    const kept = games.get(game)?.rules === rules ? null : await rulesOf(game, rules);
    if (kept !== null) found.set(rules, kept);
  }
  return found;
}
