// What a table needs before its first entry: the game, its options and its chance.

import type { AnyRules } from '#engine/frozen.ts';
import type { Options } from '#engine/options.ts';
import type { ClockRule } from '#live/messages.ts';

/** What is fixed before the first player takes a seat. */
export interface TableSetup {
  match: string;
  game: AnyRules;
  options: Options;
  seed: string;
  /** The version of the rules whose dice these are, where that is an earlier one (engine/records/match-setup.ts). */
  began?: string | null;
  /** For the record alone, by seat. */
  names: string[];
  clock: ClockRule;
  /** Names the rules and the engine, byte for byte: snapshots of the same build are resumed from. None: none are taken. */
  build?: string;
}
