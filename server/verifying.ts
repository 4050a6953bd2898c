// Reads every match now and then, so that a corrupted one is noticed while backups still have it.
//
// A match is verified when it is opened; this is for matches that nobody opens. It is slow on purpose, and pauses under
// load. The store closes a damaged match, the operator is notified once, and the other matches go on.

import type { Hub } from '#server/hub.ts';
import { StoreError } from '#server/store/store.ts';

/** Milliseconds between two matches, and before the next round. */
const EVERY = 200;
const AGAIN = 3_600_000;
/** While so many calls wait for the disk, it pauses. */
const BUSY = 4;

export class Verifying {
  private readonly hub: Hub;
  private readonly found: (match: string) => void;
  private readonly known = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private closed = false;
  private last: string | null = null;

  constructor(hub: Hub, found: (match: string) => void, every = EVERY) {
    this.hub = hub;
    this.found = found;
    this.plan(every, every);
  }

  /** Verifies the next match; false when the round is over. */
  async step(): Promise<boolean> {
    const { store, trouble } = this.hub.around;
    const result = await store.verifyNext(this.last);
    this.last = result?.match ?? null;
    if (result === null) return false;
    if (result.damage !== null && !this.known.has(result.match)) {
      this.known.add(result.match);
      this.found(result.match);
      trouble(result.match, 'is damaged', new StoreError('damaged', result.damage, result.match));
    }
    return true;
  }

  close(): void {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private plan(wait: number, every: number): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      const goesOn = this.hub.around.store.waiting > BUSY ? Promise.resolve(true) : this.step();
      goesOn
        .catch((error: unknown) => {
          if (!this.closed) this.hub.around.trouble('', 'matches could not be verified', error);
          return false;
        })
        .then((more) => this.plan(more ? every : AGAIN, every));
    }, wait).unref();
  }
}
