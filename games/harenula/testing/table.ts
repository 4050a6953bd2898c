// For tests only: a table in a position, written as the set-up of a scenario is.

import { fixedRandom } from '#engine/chance/random.ts';
import { Log } from '#engine/event.ts';
import type { Frame } from '#engine/flow/flow.ts';
import { Table } from '#engine/flow/table.ts';
import { arrange } from '#games/harenula/arrange.ts';
import { harenula } from '#games/harenula/index.ts';
import type { Harenula } from '#games/harenula/state.ts';

/** Runs to the first question. Shuffles leave things as they lie. */
export function tableAt(
  frame: Frame,
  lines: readonly string[],
  seats = 2,
  dice: readonly number[] = [],
): Table<Harenula> {
  const state = harenula.setup(seats, { rounds: 6 });
  state.flow.frames = [frame];
  for (const line of lines) arrange(state, line);
  return new Table(harenula, state, fixedRandom(dice, { shuffles: 'keep' }), new Log()).run();
}
