// The set-up of a match of this browser.

import type { NewLocalRow } from '#client/worker/match-store.ts';
import type { AnyRules } from '#engine/frozen.ts';
import type { TableSetup } from '#live/table-setup.ts';

export const setupOf = ({ match, options, seed, began = null, names }: NewLocalRow, game: AnyRules): TableSetup => ({
  match,
  names,
  game,
  options,
  seed,
  began,
  clock: { kind: 'none' },
});
