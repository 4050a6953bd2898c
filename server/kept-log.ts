// The download of a match whose rules this server does not have.
//
// Nothing is known of what an entry told whom, so while the match is not over a person gets the entries of their own seats
// alone.

import type { Header } from '#engine/records/record.ts';
import type { Seat } from '#engine/seat.ts';
import type { Entry } from '#live/entry.ts';
import { logText } from '#live/kept-log.ts';
import { recordNames } from '#server/info.ts';
import type { MatchRow, Store } from '#server/store/store.ts';

const PAGE = 1000;

export const withoutRules = (rules: string): string =>
  `this match was begun under the rules ${rules}, which this server does not keep; it can be left and downloaded, not played`;

async function entriesOf(store: Store, match: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = PAGE; page === PAGE; ) {
    const read = await store.read(match, entries.length, PAGE);
    entries.push(...read.map(({ entry }) => entry));
    page = read.length;
  }
  return entries;
}

/** What a person who holds these seats may have of the log. */
export async function keptLog(store: Store, row: MatchRow, own: readonly Seat[]): Promise<string> {
  const entries = await entriesOf(store, row.id);
  const isOver = row.stage === 'over';
  const start = entries[0];
  const header: Header = {
    game: row.game,
    rules: row.rules,
    began: null,
    match: row.id,
    seats: row.seats.length,
    options: row.options,
    commitment: row.commitment ?? '',
    nonces: start?.t === 'start' ? start.nonces : [],
    names: recordNames(row),
    started: new Date(start?.at ?? row.created).toISOString(),
  };
  if (isOver) return logText(header, entries, await store.seed(row.id));
  const shown = entries.filter((entry) => entry.t !== 'start' && own.includes(entry.seat));
  return logText(header, shown, null);
}
