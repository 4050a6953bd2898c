// Compares what the people at a match received with what the store has: everything acknowledged is there, nothing is
// there twice or without a request, and nobody received more than what was stored.

import type { Faults } from '#checks/server/findings.ts';
import type { Seat } from '#engine/seat.ts';
import { games } from '#games/index.ts';
import { LiveTable } from '#live/table.ts';
import type { Store } from '#server/store/store.ts';

/** What a client at a seat remembers. */
export interface Memory {
  readonly seat: Seat;
  readonly acknowledged: ReadonlySet<string>;
  readonly sent: ReadonlyMap<string, unknown>;
  /** The number of the last update, and the log as this player knows it. */
  readonly seq: number;
  readonly events: readonly unknown[];
  readonly isOver: boolean;
}

/** How many decisions of people the log holds. */
export async function compare(
  store: Store,
  match: string,
  memories: readonly Memory[],
  faults: Faults,
): Promise<number> {
  const row = (await store.match(match))!;
  const log = await store.read(match, 0);
  const entries = log.map(({ entry }) => entry);
  const game = games.get(row.game)!;
  const { options, clock } = row;
  const setup = { match, game, options, clock, names: row.seats.map(() => ''), seed: (await store.seed(match))! };
  const live = entries.length === 0 ? null : LiveTable.rebuild(setup, entries);
  const kept = new Map<string, number>();
  for (const { key } of log) kept.set(key, (kept.get(key) ?? 0) + 1);
  let decisions = 0;
  for (const memory of memories) {
    const { seat, acknowledged, sent } = memory;
    const mine = [...kept].filter(([key]) => key.startsWith(`seat:${seat}:`));
    decisions += mine.length;
    for (const key of acknowledged) {
      faults.check(kept.has(`seat:${seat}:${key}`), () => `${match}: ${key} was acknowledged and is lost`);
    }
    for (const [key, times] of mine) {
      const bare = key.slice(`seat:${seat}:`.length);
      faults.check(times === 1, () => `${match}: ${key} is there ${times} times`);
      faults.check(sent.has(bare), () => `${match}: ${key} is there and nobody sent it`);
    }
    if (live !== null) compareStream(live, match, memory, faults);
  }
  return decisions;
}

/** A client's log of events must be the beginning of what the stored entries lead to. */
function compareStream(live: LiveTable, match: string, { seat, seq, events, isOver }: Memory, faults: Faults): void {
  faults.check(seq <= live.seq(seat), () => `${match}: seat ${seat} was told ${seq}, kept is ${live.seq(seat)}`);
  if (isOver !== live.over) {
    faults.check(!isOver, () => `${match}: seat ${seat} was told the end, which is not kept`);
    return;
  }
  const truth = live.catchUp(seat, null, 0)?.events ?? [];
  const known = JSON.stringify(events);
  const fits = JSON.stringify(truth.slice(0, events.length)) === known;
  faults.check(fits, () => `${match}: seat ${seat} was told events that the kept entries do not lead to`);
}
