// The matches of this process: opened when needed, closed when idle for a while.

import { HostedMatch, type Surroundings } from '#server/hosted-match.ts';
import type { StaleRule } from '#server/store/store.ts';

/** An idle match is closed after this long. */
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

  /** A match by its id, whether it exists or not: that shows when something is asked of it. */
  match(id: string): HostedMatch {
    let match = this.matches.get(id);
    if (match === undefined) {
      match = new HostedMatch(id, this.around);
      this.matches.set(id, match);
    }
    return match;
  }

  /** A match that is open here; null: it is not. */
  opened(id: string): HostedMatch | null {
    return this.matches.get(id) ?? null;
  }

  /** All that are open here. */
  all(): HostedMatch[] {
    return [...this.matches.values()];
  }

  /** How many are open. */
  get size(): number {
    return this.matches.size;
  }

  /** Closes the matches that were idle for so long. */
  putAway(idle: number): void {
    for (const [id, { room }] of this.matches) if (room.idle >= idle && room.idle > 0) this.matches.delete(id);
  }

  /** Deletes a stale match, unless a person is at it or it has changed meanwhile. Returns whether it did. */
  async remove(id: string, before: StaleRule): Promise<boolean> {
    const match = this.match(id);
    const removed = await match.room.run(
      async () => match.room.listeners.size === 0 && (await this.around.store.removeStale(id, before)),
    );
    if (removed) this.matches.delete(id);
    return removed;
  }

  /** A person has a new name: open matches where that person plays show it. */
  async renamed(guest: string): Promise<void> {
    const seated = [...this.matches.values()].filter((match) => match.seats(guest));
    await Promise.allSettled(seated.map((match) => match.room.run(() => match.rename())));
  }

  /** A person was deleted, with name and chat lines. */
  async forgotten(guest: string): Promise<void> {
    for (const { chat } of this.matches.values()) chat.forget();
    await this.renamed(guest);
  }

  close(): void {
    clearInterval(this.sweeper);
    this.matches.clear();
  }
}
