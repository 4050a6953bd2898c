// Reads every match now and then, so that what the disk has spoiled is noticed while there are backups that have it.
//
// A match is verified when it is opened; this is for those that nobody opens. It is slow on purpose, and waits while there
// is work. A match that is damaged is closed by the store, is told to the operator once, and the others go on.

import type { Hub } from '#server/hub.ts';
import { StoreError } from '#server/store/store.ts';

/** Milliseconds between two matches, and before the next round. */
const EVERY = 200;
const AGAIN = 3_600_000;
/** While so much waits for the disk the pass waits too. */
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
