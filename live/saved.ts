// A table as plain JSON, and a table made from it: what a snapshot (log.ts) holds.
//
// The log is the truth, and a snapshot only saves the time of replaying it. So it is used by the same *build* alone, the
// same rules and the same engine; any other replays the log, and compares the state it comes to with that of the snapshot.
// At the end of a match only that comparison is kept.

import { hashOf } from '#engine/records/hash.ts';
import type { Snapshot } from '#live/log.ts';
import { LiveTable, type SavedTable } from '#live/table.ts';
import type { TableSetup } from '#live/table-setup.ts';

/** Counts up when the form of what is saved changes. */
const FORM = 1;

interface Body {
  form: number;
  build: string;
  /** The hash of the game's state. */
  state: string;
  /** Null where it cannot be resumed from: at the end, and under rules of an earlier day. */
  table: SavedTable | null;
}

/** The table after an entry, as the body of a snapshot. */
export function snapshotOf(table: LiveTable, build: string): string {
  const state = hashOf(table.match.table.state);
  const body: Body = { form: FORM, build, state, table: table.over ? null : table.save() };
  return JSON.stringify(body);
}

/** What a snapshot says; null where it is in another form. */
function bodyOf(snapshot: Snapshot): Body | null {
  try {
    const body = JSON.parse(snapshot.body) as Body | null;
    return body?.form === FORM ? body : null;
  } catch {
    return null;
  }
}

/** The table of a snapshot; null: it is not to be resumed from. An Error says that it cannot be. */
export function resumed(snapshot: Snapshot, setup: TableSetup): LiveTable | null {
  const body = bodyOf(snapshot);
  if (body === null || body.table === null || body.build !== setup.build) return null;
  return LiveTable.resume(setup, body.table);
}

/** Whether a table that was replayed up to the snapshot's entry is what it was then, as far as the snapshot says. */
export function agrees(snapshot: Snapshot, { match }: LiveTable): boolean {
  const body = bodyOf(snapshot);
  return body === null || body.state === hashOf(match.table.state);
}
