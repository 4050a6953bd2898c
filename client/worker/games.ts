// The games with their rules, loaded one by one when a match of theirs is opened.

import { loadFrozen } from '#client/frozen.ts';
import type { AnyRules } from '#engine/frozen.ts';
import type { Game } from '#engine/game.ts';
import { CATALOGUE } from '#games/catalogue.ts';
import { frozenNumber } from '#games/frozen.ts';
import { RoomError } from '#live/logged-table.ts';

export async function loadRules(game: string): Promise<Game> {
  if (!CATALOGUE.includes(game)) throw new Error(`There is no game '${game}'.`);
  const { default: rules } = (await import(`../../games/${game}/index.ts`)) as { default: Game };
  return rules;
}

/** Whether the rules of that version are at hand. */
export const isKept = async (game: string, version: string): Promise<boolean> =>
  frozenNumber(game, version) !== null || (CATALOGUE.includes(game) && (await loadRules(game)).rules === version);

/** The rules of that version: today's, or a frozen build's. A RoomError says that they are not kept. */
export async function rulesFor(game: string, version: string): Promise<AnyRules> {
  const rules = CATALOGUE.includes(game) ? await loadRules(game) : null;
  if (rules?.rules === version) return rules;
  const frozen = await loadFrozen(game, version);
  if (frozen === null)
    throw new RoomError('rules', `This match was begun under the rules ${version}, which are not kept.`);
  return frozen;
}
