// The numbers of what each viewer is told: dense, and made of nothing but what that viewer may know.
//
// A *public* change moves everybody's number; a sealed answer laid down moves only that of the seat that laid it. For
// everybody who comes back with an old number there is one question: how much of the log he read still stands? A change
// that takes events back leaves the first `from` of them, one that adds events leaves all there were.

import type { Seat } from '#engine/seat.ts';

export class Streams {
  /** By public change: how many of the events from before still stand. */
  private readonly stands: number[] = [];
  /** By seat: the numbers of its stream at which it laid down a sealed answer. */
  private readonly laid: number[][];

  constructor(seats: number) {
    this.laid = Array.from({ length: seats }, () => []);
  }

  /** The number of the last thing this viewer was told. */
  seq(viewer: Seat): number {
    return this.stands.length + (this.laid[viewer]?.length ?? 0);
  }

  /** Everybody is told something; of the events from before the first `from` still stand. */
  tellAll(from: number): void {
    this.stands.push(from);
  }

  /** Only this seat is told something, and no event. */
  tellOne(seat: Seat): void {
    this.laid[seat]!.push(this.seq(seat) + 1);
  }

  /** How many events a viewer who was told everything up to `after` still has right; 0 for numbers never given out. */
  standing(viewer: Seat, after: number, events: number): number {
    if (after < 1 || after > this.seq(viewer)) return 0;
    const own = this.laid[viewer]?.filter((seq) => seq <= after).length ?? 0;
    let least = events;
    for (let i = after - own; i < this.stands.length; i++) least = Math.min(least, this.stands[i]!);
    return least;
  }
}
