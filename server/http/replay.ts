// The download of a match: GET /api/matches/:match/replay.

import { replayFor, writeReplay } from '#engine/records/replay.ts';
import { SPECTATOR } from '#engine/seat.ts';
import { RoomError } from '#live/logged-table.ts';
import type { LiveTable } from '#live/table.ts';
import type { Guests } from '#server/guests.ts';
import { Problem } from '#server/http/problem.ts';
import type { Answer, Asked } from '#server/http/router.ts';
import type { Hub } from '#server/hub.ts';
import { keptLog } from '#server/kept-log.ts';
import type { Guest } from '#server/store/store.ts';

/** What a person may download: the public part and their own view while the match runs, all of it when it is over. */
export async function replay(hub: Hub, guests: Guests, { params, query, cookie }: Asked): Promise<Answer> {
  const hosted = hub.match(params['match']!);
  const guest = await guests.find(cookie);
  const wanted = query.get('seat');
  const text = await hosted.room.run(async () => {
    const table = await hosted.table().catch((error: unknown) => keptInstead(hub, hosted.id, guest, error));
    if (typeof table === 'string') return table;
    const row = await hosted.row();
    if (table === null) throw new Problem(409, 'not-begun', 'This match has not begun; there is nothing to replay.');
    if (wanted === null) return table.over ? wholeReplay(table) : replayFor(table.match, SPECTATOR);
    const own = row.seats.find(({ seat }) => String(seat) === wanted);
    if (guest === null || own?.holder.kind !== 'person' || own.holder.guest !== guest.id) {
      throw new Problem(403, 'not-your-seat', 'This is not your seat; leave ?seat out for what all may see.');
    }
    return replayFor(table.match, own.seat);
  });
  const name = `${hosted.id}${wanted === null ? '' : `-seat${wanted}`}.ndjson`;
  const headers = { 'Content-Type': 'application/x-ndjson', 'Content-Disposition': `attachment; filename="${name}"` };
  return { text, headers };
}

/** A match that is over is written once, and anew when a person has another name or is deleted. */
const written = new WeakMap<LiveTable, { names: string; text: string }>();

function wholeReplay(table: LiveTable): string {
  const names = JSON.stringify(table.match.header.names);
  const before = written.get(table);
  if (before?.names === names) return before.text;
  const text = writeReplay(table.match);
  written.set(table, { names, text });
  return text;
}

/** Where only the rules are missing: what is kept of the match, as far as this person may have it. */
async function keptInstead({ around }: Hub, match: string, guest: Guest | null, error: unknown): Promise<string> {
  if (!(error instanceof RoomError && error.code === 'rules')) throw error;
  const row = (await around.store.match(match))!;
  const own = row.seats.filter(({ holder }) => holder.kind === 'person' && holder.guest === guest?.id);
  return keptLog(
    around.store,
    row,
    own.map(({ seat }) => seat),
  );
}
