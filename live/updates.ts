// What a viewer is told of a match at one moment, as a message.

import { eventFor } from '#engine/event.ts';
import type { Match } from '#engine/records/match.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import type { Clocks, Update } from '#live/messages.ts';
import type { Streams } from '#live/streams.ts';

const NOTHING_TO_UNDO: Refusal = { clause: '', code: 'undo-none', text: 'a spectator decides nothing' };

/** For viewers who were each told everything up to `after`, or, where that is null, everything but the last thing. */
export function updatesOf(
  match: Match,
  streams: Streams,
  clocks: Clocks | null,
  viewers: readonly Seat[],
  after: number | null,
): Update[] {
  const { table, log, over, outcome } = match;
  const views = table.views(viewers);
  const asked = table.asked.map(({ seat, clause }) => ({ seat, clause }));
  const { frames } = table.state.flow;
  const sealed = frames[frames.length - 1]?.sealed ?? null;
  return viewers.map((viewer, i) => {
    const seq = streams.seq(viewer);
    const from = streams.standing(viewer, after ?? seq - 1, log.length);
    return {
      t: 'update',
      match: match.header.match,
      viewer,
      seq,
      view: views[i],
      from,
      events: log.events.slice(from).map((event) => eventFor(event, viewer, over)),
      request: match.requestFor(viewer),
      answered: sealed?.[viewer] ?? null,
      offers: table.offersFor(viewer),
      asked,
      undo: viewer === SPECTATOR ? NOTHING_TO_UNDO : match.undoRefusal(viewer),
      clocks,
      outcome,
    };
  });
}
