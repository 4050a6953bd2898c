// The matches of this process: opened when something is wanted of them, put away when nothing was for a while.

import { HostedMatch, type Surroundings } from '#server/hosted-match.ts';
import type { StaleRule } from '#server/store/store.ts';

/** A match of which nothing is wanted is put away after this long. */
const IDLE = 60_000;
const SWEEP_EVERY = 10_000;

export class Hub {
  readonly around: Surroundings;
  private readonly matches = new Map<string, HostedMatch>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(around: Surroundings, idle = IDLE) {
    this.around = around;
    this.sweeper = setInterval(() => this.putAway(idle), Math.min(SWEEP_EVERY, idle)).unref();
  }

  /** A match by its id, whether there is such a match or not: that is seen when something is asked of it. */
  match(id: string): HostedMatch {
    let match = this.matches.get(id);
    if (match === undefined) {
      match = new HostedMatch(id, this.around);
      this.matches.set(id, match);
    }
    return match;
  }

  /** How many are open. */
  get size(): number {
    return this.matches.size;
  }

  /** Puts the matches away that were idle for so long. */
  putAway(idle: number): void {
    for (const [id, { room }] of this.matches) if (room.idle >= idle && room.idle > 0) this.matches.delete(id);
  }

  /** Takes a stale match away, unless a person is at it or it has gone on meanwhile. Says whether it did. */
  async remove(id: string, before: StaleRule): Promise<boolean> {
    const match = this.match(id);
    const removed = await match.room.run(
      async () => match.room.listeners.size === 0 && (await this.around.store.removeStale(id, before)),
    );
    if (removed) this.matches.delete(id);
    return removed;
  }

  /** A person has another name: the matches where he sits show it. The others are left alone, so that they can be put away. */
  async renamed(guest: string): Promise<void> {
    const seated = [...this.matches.values()].filter((match) => match.seats(guest));
    await Promise.allSettled(seated.map((match) => match.room.run(() => match.rename())));
  }

  /** A person is gone for good, with his name and all that he said anywhere. */
  async forgotten(guest: string): Promise<void> {
    for (const { chat } of this.matches.values()) chat.forget();
    await this.renamed(guest);
  }

  close(): void {
    clearInterval(this.sweeper);
    this.matches.clear();
  }
}
