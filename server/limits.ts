// How much of anything one person or one address may do.
//
// A bucket holds so many credits and fills up again steadily; whoever has none left is turned away.

export interface Limits {
  /** Messages a socket may send in a burst, and how many a second it gets back. */
  messages: number;
  messagesPerSecond: number;
  socketsPerGuest: number;
  socketsPerAddress: number;
  /** Sockets without a guest's cookie. */
  strangersPerAddress: number;
  /** New matches a person may make in a minute, and new people an address. */
  matchesPerMinute: number;
  guestsPerMinute: number;
  /** Requests an address may make in a minute. */
  requestsPerMinute: number;
  /** Matches a person may have running. */
  matchesPerGuest: number;
  /** What may wait to be done at one match. */
  waiting: number;
}

export const LIMITS: Limits = {
  messages: 100,
  messagesPerSecond: 5,
  socketsPerGuest: 8,
  socketsPerAddress: 200,
  strangersPerAddress: 20,
  matchesPerMinute: 10,
  guestsPerMinute: 60,
  requestsPerMinute: 1200,
  matchesPerGuest: 100,
  waiting: 500,
};

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

  /** Whether there was a credit left, which is now gone. */
  take(now: number): boolean {
    this.credits = Math.min(this.size, this.credits + (Math.max(0, now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.credits < 1) return false;
    this.credits--;
    return true;
  }

  /** Whether nothing is missing: such a bucket need not be kept. */
  isFull(now: number): boolean {
    return this.credits + (Math.max(0, now - this.at) / 1000) * this.perSecond >= this.size;
  }
}

/** A bucket for each name, kept only as long as something is missing from it. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly size: number;
  private readonly perSecond: number;

  constructor(perMinute: number) {
    this.size = perMinute;
    this.perSecond = perMinute / 60;
  }

  take(name: string, now: number): boolean {
    if (this.buckets.size > 10_000) this.sweep(now);
    const bucket = this.buckets.get(name) ?? new Bucket(this.size, this.perSecond, now);
    this.buckets.set(name, bucket);
    return bucket.take(now);
  }

  private sweep(now: number): void {
    for (const [name, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(name);
  }
}

/** How many of something each name has now. */
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
