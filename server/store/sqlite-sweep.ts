// Stale matches in SQLite, for sweeping.

import type { DatabaseSync } from 'node:sqlite';
import { HAS_SEAT } from '#server/store/sqlite-matches.ts';
import type { Calls } from '#server/store/sqlite-messages.ts';
import type { Tail } from '#server/store/sqlite-tail.ts';

export type SweepCalls = Pick<Calls, 'staleMatches' | 'removeStale'>;

interface StaleSql {
  id: string;
  changed: number;
  stale: number;
}

/** So many matches in play are looked at in one call: whether one has people takes a look at its seats. */
const SWEPT_AT_ONCE = 2000;
const STALE = `stage <> 'over' AND changed <
  CASE WHEN stage = 'waiting' OR NOT ${HAS_SEAT} kind <> 'bot') THEN ? ELSE ? END`;

export function sweepCalls(db: DatabaseSync, tail: Tail): SweepCalls {
  const waiting = db.prepare(`SELECT id, changed, 1 AS stale FROM match WHERE stage = 'waiting' AND changed < ?
    ORDER BY changed, id LIMIT ?`);
  const playing = db.prepare(`SELECT id, changed,
    changed < CASE WHEN NOT ${HAS_SEAT} kind <> 'bot') THEN ?1 ELSE ?2 END AS stale FROM match
    WHERE stage = 'playing' AND changed < max(?1, ?2) AND (changed, id) > (?3, ?4)
    ORDER BY changed, id LIMIT ${SWEPT_AT_ONCE}`);
  /** The last match in play that was looked at; the next call goes on from there. */
  let swept = { changed: -1, id: '' };
  const removeStale = db.prepare(`DELETE FROM match WHERE ${STALE} AND id = ?`);

  return {
    staleMatches(_at, before, limit) {
      tail.saveChanges();
      const begun = playing.all(before.waiting, before.abandoned, swept.changed, swept.id) as unknown as StaleSql[];
      swept = begun.length < SWEPT_AT_ONCE ? { changed: -1, id: '' } : begun.at(-1)!;
      const all = [...(waiting.all(before.waiting, limit) as unknown as StaleSql[]), ...begun];
      return all
        .filter(({ stale }) => stale === 1)
        .sort((a, b) => a.changed - b.changed || (a.id < b.id ? -1 : 1))
        .slice(0, limit)
        .map(({ id }) => id);
    },

    removeStale(_at, id, { waiting, abandoned }) {
      tail.forget(id);
      return removeStale.run(waiting, abandoned, id).changes > 0;
    },
  };
}
