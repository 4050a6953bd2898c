// What a match of this browser is set up with, from its row. It stands alone, so that tests can play one without a page.

import type { NewLocalRow } from '#client/worker/match-store.ts';
import type { Game } from '#engine/game.ts';
import type { TableSetup } from '#live/table.ts';

export const setupOf = ({ match, options, seed, names }: NewLocalRow, game: Game): TableSetup => ({
  match,
  names,
  game,
  options,
  seed,
  clock: { kind: 'none' },
});
