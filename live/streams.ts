// What each viewer receives: numbers without gaps that depend only on what that viewer may know, and the messages.
//
// A *public* change advances every viewer's number; a sealed answer advances only that of its seat. For a viewer who comes
// back with an old number there is one question: how much of the log that was sent is still valid? A change that undoes
// events leaves the first `from` of them, one that adds events leaves all.

import { eventNow } from '#engine/event.ts';
import { discreet, type PlayedMatch } from '#engine/frozen.ts';
import type { Refusal } from '#engine/requests/legal.ts';
import { type Seat, SPECTATOR } from '#engine/seat.ts';
import type { Clocks, Update } from '#live/messages.ts';

const NOTHING_TO_UNDO: Refusal = { clause: '', code: 'undo-none', text: 'a spectator decides nothing' };

export class Streams {
  /** By public change: how many of the earlier events are still valid. */
  private readonly stands: number[] = [];
  /** By seat: the numbers of its stream at which it sealed an answer. */
  private readonly laid: number[][];

  constructor(seats: number) {
    this.laid = Array.from({ length: seats }, () => []);
  }

  /** The number of the last update to this viewer. */
  seq(viewer: Seat): number {
    return this.stands.length + (this.laid[viewer]?.length ?? 0);
  }

  /** An update to every viewer; the first `from` of the earlier events are still valid. */
  tellAll(from: number): void {
    this.stands.push(from);
  }

  /** An update to this seat only, without an event. */
  tellOne(seat: Seat): void {
    this.laid[seat]!.push(this.seq(seat) + 1);
  }

  /** How many events are still valid for a viewer with everything up to `after`; 0 for unknown numbers. */
  standing(viewer: Seat, after: number, events: number): number {
    if (after < 1 || after > this.seq(viewer)) return 0;
    const own = this.laid[viewer]?.filter((seq) => seq <= after).length ?? 0;
    let least = events;
    for (let i = after - own; i < this.stands.length; i++) least = Math.min(least, this.stands[i]!);
    return least;
  }

  /** For viewers who have everything up to `after`, or, where that is null, everything but the last update. */
  updates(match: PlayedMatch, clocks: Clocks | null, viewers: readonly Seat[], after: number | null): Update[] {
    const { table, log, over, outcome } = match;
    const views = table.views(viewers);
    const asked = table.asked.map(({ seat, clause }) => ({ seat, clause }));
    return viewers.map((viewer, i) => {
      const seq = this.seq(viewer);
      const from = this.standing(viewer, after ?? seq - 1, log.length);
      return {
        t: 'update',
        match: match.header.match,
        viewer,
        seq,
        view: views[i],
        from,
        events: log.events.slice(from).map((event) => eventNow(event, viewer, over)),
        request: match.requestFor(viewer),
        answered: table.answerOf(viewer),
        offers: table.offersFor(viewer),
        asked,
        undo: viewer === SPECTATOR ? NOTHING_TO_UNDO : discreet(match.undoRefusal(viewer)),
        clocks,
        outcome,
      };
    });
  }
}
