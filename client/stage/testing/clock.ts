// A clock that tests advance by hand: what is due happens in order, and nothing waits for real time.

import type { Timer } from '#client/stage/clock.ts';

export class HandClock implements Timer {
  now = 0;
  private due: { at: number; act: () => void }[] = [];

  after(milliseconds: number, act: () => void): () => void {
    const entry = { at: this.now + milliseconds, act };
    this.due.push(entry);
    return () => {
      this.due = this.due.filter((one) => one !== entry);
    };
  }

  /** Advances by so many milliseconds. */
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.due.reduce<(typeof this.due)[number] | null>(
        (first, one) => (one.at <= end && (first === null || one.at < first.at) ? one : first),
        null,
      );
      if (next === null) break;
      this.due = this.due.filter((one) => one !== next);
      this.now = next.at;
      next.act();
    }
    this.now = end;
  }

  /** Advances until nothing is due any more; returns how long that took. */
  rest(): number {
    const start = this.now;
    while (this.due.length > 0) this.pass(Math.min(...this.due.map(({ at }) => at)) - this.now);
    return this.now - start;
  }
}
