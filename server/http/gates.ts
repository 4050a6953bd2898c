// The rate limits of single routes.

import { Problem } from '#server/http/problem.ts';
import { Buckets, Counts, type RateLimits } from '#server/limits.ts';
import type { Store } from '#server/store/store.ts';

/** More than sit at a table: so many attempts of one address at the seats of one match may be under way. */
const MOST_AT_ONCE = 16;

/** An address may make as many new matches as so many people. */
const MAKERS = 20;

export class Gates {
  private readonly store: Store;
  private readonly limits: RateLimits;
  private readonly made: Buckets;
  private readonly madeAt: Buckets;
  private readonly born: Buckets;
  private readonly renamed: Buckets;
  private readonly replays: Buckets;
  private readonly refusedJoins: Buckets;
  private readonly atSeats = new Counts();

  constructor(store: Store, limits: RateLimits) {
    this.store = store;
    this.limits = limits;
    this.made = new Buckets(limits.matchesPerMinute);
    this.madeAt = new Buckets(MAKERS * limits.matchesPerMinute);
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

  /** One more match of this person, and from this address: whoever has used up one person's makes another. */
  async newMatch(guest: string, address: string): Promise<void> {
    await this.shared(this.made, `match ${guest}`, this.limits.matchesPerMinute);
    await this.shared(this.madeAt, `matches at ${address}`, MAKERS * this.limits.matchesPerMinute);
  }

  /** A download replays a match. */
  replay(address: string): void {
    if (!this.replays.take(address, this.store.now())) throw tooMany();
  }

  /**
   * An attempt at the seats of a match. It waits in the queue of the match and the whole table is told of it, so an address
   * that is refused again and again is no longer heard. What an attempt comes to is known only at its end: hundreds sent
   * together would all be heard, so only some may be under way.
   */
  async seats<T>(address: string, match: string, attempt: () => Promise<T>): Promise<T> {
    const here = `${address} ${match}`;
    const isHeard = this.refusedJoins.has(address, this.store.now()) && this.atSeats.of(here) < MOST_AT_ONCE;
    if (!isHeard) throw tooMany();
    this.atSeats.add(here, 1);
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof Problem) this.refusedJoins.take(address, this.store.now());
      throw error;
    } finally {
      this.atSeats.add(here, -1);
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
