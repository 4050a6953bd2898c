// A match as it was after so many decisions, for replays. Decisions that were taken back are not among them.

import type { Moment } from '#client/net/local.ts';
import type { Kept } from '#client/worker/keeping.ts';
import { setupOf } from '#client/worker/table.ts';
import type { Game } from '#engine/game.ts';
import type { Decision } from '#engine/record.ts';
import type { Seat } from '#engine/seat.ts';
import type { Entry, Start } from '#live/entry.ts';
import { isRefused, LiveTable } from '#live/table.ts';

/** The replay stepped through last: going on costs one decision, going back all of them again. */
interface Film {
  match: string;
  changed: number;
  decisions: readonly Decision[];
  over: boolean;
  table: LiveTable;
  step: number;
}

let film: Film | null = null;

export function momentOf(kept: Kept, game: Game, entries: Entry[], viewer: Seat, wanted: number): Moment {
  if (film === null || film.match !== kept.match || film.changed !== kept.changed) {
    const { match } = LiveTable.rebuild(setupOf(kept, game), entries);
    const table = new LiveTable(setupOf(kept, game), entries[0] as Start);
    film = { match: kept.match, changed: kept.changed, decisions: match.decisions, over: match.over, table, step: 0 };
  }
  const steps = film.decisions.length;
  const step = Math.min(Math.max(0, wanted), steps);
  if (step < film.step) {
    film.table = new LiveTable(setupOf(kept, game), entries[0] as Start);
    film.step = 0;
  }
  for (; film.step < step; film.step++) {
    const { seat, id, choice, by } = film.decisions[film.step]!;
    const answer = film.table.apply({ t: 'decide', at: kept.start.at, seat, id, choice, by });
    if (isRefused(answer)) throw new Error(`decision ${film.step + 1} of ${kept.match} was refused: ${answer.text}`);
  }
  return { step, steps, update: film.table.catchUp(viewer, null, kept.start.at)! };
}
