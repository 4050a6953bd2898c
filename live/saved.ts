// A table as plain JSON, and a table made from it: what a snapshot (log.ts) holds.
//
// The log is the truth, and a snapshot only saves the time of replaying it. So it is used by the same *build* alone, the
// same rules and the same engine; any other replays the log, and compares the state it comes to with that of the snapshot.
// At the end of a match only that comparison is kept.

import { restorePart, type SavedPart, savedPart } from '#engine/records/checkpoint.ts';
import { hashOf } from '#engine/records/hash.ts';
import type { SavedMatch } from '#engine/records/saved-match.ts';
import type { Seat } from '#engine/seat.ts';
import type { StartEntry } from '#live/entry.ts';
import type { Snapshot } from '#live/log.ts';
import { LiveTable } from '#live/table.ts';
import type { TableSetup } from '#live/table-setup.ts';

/** Counts up when the form of what is saved changes. */
const FORM = 1;

interface SavedTable {
  start: StartEntry;
  match: SavedMatch;
  paused: boolean;
  askedAt: number;
  movedBy: Seat | null;
  laid: number[];
  /** Clock, streams, players, votes and the way back. */
  parts: SavedPart[];
}

interface Body {
  form: number;
  build: string;
  /** The hash of the game's state. */
  state: string;
  /** Null where it cannot be resumed from: at the end, and under rules of an earlier day. */
  table: SavedTable | null;
}

/** Null where the rules cannot say. Valid until the next entry. */
export function saved(table: LiveTable): SavedTable | null {
  const match = table.match.save?.() ?? null;
  if (match === null) return null;
  const { start, paused, askedAt, movedBy, laid, parts } = table;
  return { start, match, paused, askedAt, movedBy, laid, parts: parts.map(savedPart) };
}

/** The table that was saved. An Error says that it is not one of this build. */
function tableOf(setup: TableSetup, { start, match, paused, askedAt, movedBy, laid, parts }: SavedTable): LiveTable {
  const table = new LiveTable(setup, start);
  if (table.match.resume === undefined) throw new Error('these rules cannot go on from a saved match');
  table.match.resume(match);
  Object.assign(table, { paused, askedAt, movedBy });
  for (const [seat, times] of laid.entries()) table.laid[seat] = times;
  for (const [i, part] of table.parts.entries()) restorePart(part, parts[i]!);
  return table;
}

/** The table after an entry, as the body of a snapshot. */
export function snapshotOf(table: LiveTable, build: string): string {
  const state = hashOf(table.match.table.state);
  const body: Body = { form: FORM, build, state, table: table.over ? null : saved(table) };
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
  return tableOf(setup, body.table);
}

/** Whether a table that was replayed up to the snapshot's entry is what it was then, as far as the snapshot says. */
export function agrees(snapshot: Snapshot, { match }: LiveTable): boolean {
  const body = bodyOf(snapshot);
  return body === null || body.state === hashOf(match.table.state);
}
