// Rate limits for people and addresses.
//
// A token bucket holds so many credits and refills steadily; a request without credit is refused.

export interface RateLimits {
  /** Open connections of any kind, in total and from one address. */
  connections: number;
  connectionsPerAddress: number;
  /**
   * Messages a socket may send in a burst, and the refill per second. Over all sockets, also one after the other, a person
   * has twice as much, and an address twenty times.
   */
  messages: number;
  messagesPerSecond: number;
  /** Sockets an address may open per minute. */
  socketsPerMinute: number;
  socketsPerGuest: number;
  socketsPerAddress: number;
  /** Sockets without a guest's cookie. */
  strangersPerAddress: number;
  /** New matches per person and minute (an address has twenty times as many), and new people per address and minute. */
  matchesPerMinute: number;
  guestsPerMinute: number;
  /** Changes of name per person and minute: everybody at the tables of that person is notified. */
  namesPerMinute: number;
  /** Requests per address and minute. */
  requestsPerMinute: number;
  /** Downloads of matches per address and minute: each replays the match. */
  replaysPerMinute: number;
  /** Refused attempts at the seats of matches per address and minute: each waits in the queue of its table. */
  refusedJoinsPerMinute: number;
  /** Running matches per person. */
  matchesPerGuest: number;
  /** The most tasks that may wait at one match. */
  waiting: number;
}

export const LIMITS: RateLimits = {
  connections: 10_000,
  connectionsPerAddress: 400,
  messages: 100,
  messagesPerSecond: 5,
  socketsPerMinute: 600,
  socketsPerGuest: 8,
  socketsPerAddress: 200,
  strangersPerAddress: 20,
  matchesPerMinute: 10,
  guestsPerMinute: 60,
  namesPerMinute: 20,
  requestsPerMinute: 1200,
  replaysPerMinute: 60,
  refusedJoinsPerMinute: 30,
  matchesPerGuest: 100,
  waiting: 500,
};

/** From so many buckets on, full ones are dropped now and then. */
const MANY = 1000;
const SWEEP_EVERY = 5000;

export class Bucket {
  private readonly size: number;
  private readonly perSecond: number;
  private credits: number;
  private at: number;

  constructor(size: number, perSecond: number, now: number) {
    this.size = size;
    this.perSecond = perSecond;
    this.credits = size;
    this.at = now;
  }

  /** Takes so many credits; false: there were not enough. */
  take(now: number, cost = 1): boolean {
    this.credits = Math.min(this.size, this.credits + (Math.max(0, now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.credits < cost) return false;
    this.credits -= cost;
    return true;
  }

  /** Whether one credit is left. */
  has(now: number): boolean {
    return this.credits + (Math.max(0, now - this.at) / 1000) * this.perSecond >= 1;
  }

  /** Whether it is full: then it need not be stored. */
  isFull(now: number): boolean {
    return this.credits + (Math.max(0, now - this.at) / 1000) * this.perSecond >= this.size;
  }
}

/** A bucket for each name, stored only while it is not full. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly size: number;
  private readonly perSecond: number;
  private swept = 0;

  /** Default refill: the size per minute. */
  constructor(size: number, perSecond = size / 60) {
    this.size = size;
    this.perSecond = perSecond;
  }

  take(name: string, now: number, cost = 1): boolean {
    if (this.buckets.size > MANY && now - this.swept > SWEEP_EVERY) this.sweep(now);
    const bucket = this.buckets.get(name) ?? new Bucket(this.size, this.perSecond, now);
    this.buckets.set(name, bucket);
    return bucket.take(now, cost);
  }

  /** Whether one credit is left. */
  has(name: string, now: number): boolean {
    return this.buckets.get(name)?.has(now) ?? this.size >= 1;
  }

  private sweep(now: number): void {
    this.swept = now;
    for (const [name, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(name);
  }
}

/** Counts per name. */
export class Counts {
  private readonly counts = new Map<string, number>();

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  add(name: string, by: 1 | -1): void {
    const count = this.of(name) + by;
    if (count > 0) this.counts.set(name, count);
    else this.counts.delete(name);
  }
}

/** The factors for all sockets of a person, and for all of an address. */
const PERSON = 2;
const ADDRESS = 20;

/** A limit for one socket, for all sockets of its person and for all of its address, the closed ones too. */
export class SocketLimit {
  private readonly size: number;
  private readonly perSecond: number;
  private readonly byPerson: Buckets;
  private readonly byAddress: Buckets;

  constructor(size: number, perSecond: number) {
    this.size = size;
    this.perSecond = perSecond;
    this.byPerson = new Buckets(PERSON * size, PERSON * perSecond);
    this.byAddress = new Buckets(ADDRESS * size, ADDRESS * perSecond);
  }

  /** For a new socket: takes so many credits; false: there were not enough. */
  of(person: string, address: string): (cost: number) => boolean {
    const own = new Bucket(this.size, this.perSecond, performance.now());
    return (cost) => {
      const now = performance.now();
      return own.take(now, cost) && this.byPerson.take(person, now, cost) && this.byAddress.take(address, now, cost);
    };
  }
}
