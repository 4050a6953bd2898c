// The rate limits of single routes.

import type { TableInfo } from '#live/messages.ts';
import { Problem } from '#server/http/problem.ts';
import { Buckets, type RateLimits } from '#server/limits.ts';
import type { Store } from '#server/store/store.ts';

export class Gates {
  private readonly store: Store;
  private readonly limits: RateLimits;
  private readonly made: Buckets;
  private readonly born: Buckets;
  private readonly renamed: Buckets;
  private readonly replays: Buckets;
  private readonly refusedJoins: Buckets;

  constructor(store: Store, limits: RateLimits) {
    this.store = store;
    this.limits = limits;
    this.made = new Buckets(limits.matchesPerMinute);
    this.born = new Buckets(limits.guestsPerMinute);
    this.renamed = new Buckets(limits.namesPerMinute);
    this.replays = new Buckets(limits.replaysPerMinute);
    this.refusedJoins = new Buckets(limits.refusedJoinsPerMinute);
  }

  /** One more person from this address. */
  newGuest(address: string): Promise<void> {
    return this.shared(this.born, `guest ${address}`, this.limits.guestsPerMinute);
  }

  /** Another name of this person. */
  newName(guest: string): void {
    if (!this.renamed.take(guest, this.store.now())) throw tooMany();
  }

  /** One more match of this person. */
  newMatch(guest: string): Promise<void> {
    return this.shared(this.made, `match ${guest}`, this.limits.matchesPerMinute);
  }

  /** A download replays a match. */
  replay(address: string): void {
    if (!this.replays.take(address, this.store.now())) throw tooMany();
  }

  /** An address that is refused again and again is no longer heard: the people at that table would wait for it. */
  async join(address: string, join: () => Promise<TableInfo>): Promise<TableInfo> {
    if (!this.refusedJoins.has(address, this.store.now())) throw tooMany();
    try {
      return await join();
    } catch (error) {
      if (error instanceof Problem) this.refusedJoins.take(address, this.store.now());
      throw error;
    }
  }

  /** Where several nodes serve, the limit is one for all of them. */
  private async shared(buckets: Buckets, name: string, most: number): Promise<void> {
    const { store } = this;
    const may = buckets.take(name, store.now()) && ((await store.peers?.take(name, most)) ?? true);
    if (!may) throw tooMany();
  }
}

const tooMany = (): Problem => new Problem(429, 'too-many', 'Too many at once; wait a minute.');
