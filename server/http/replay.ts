// The download of a match: GET /api/matches/:match/replay.

import { replayFor, writeReplay } from '#engine/records/replay.ts';
import { SPECTATOR } from '#engine/seat.ts';
import type { Guests } from '#server/guests.ts';
import { Problem } from '#server/http/problem.ts';
import type { Answer, Asked } from '#server/http/router.ts';
import type { Hub } from '#server/hub.ts';

/** What a person may download: the public part while the match goes on, with the own view, and all of it once it is over. */
export async function replay(hub: Hub, guests: Guests, { params, query, cookie }: Asked): Promise<Answer> {
  const hosted = hub.match(params['match']!);
  const guest = await guests.find(cookie);
  const wanted = query.get('seat');
  const text = await hosted.room.run(async () => {
    const row = await hosted.row();
    const table = await hosted.table();
    if (table === null) throw new Problem(409, 'not-begun', 'This match has not begun; there is nothing to replay.');
    if (wanted === null) return table.over ? writeReplay(table.match) : replayFor(table.match, SPECTATOR);
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
