// The memory of a server under load over time: a server that loses memory shows it in hours, not in seconds.

import { type Progress, quantile } from '#checks/server/findings.ts';

/** So many looks a minute. */
const LOOKS = 12;
const MINUTE_MS = 60_000;

export class MemoryWatch {
  private readonly looks: number[] = [];
  private readonly timer: NodeJS.Timeout;

  /** `memory` is in megabytes; every minute `say` is told of it. */
  constructor(memory: () => number, say: Progress) {
    this.timer = setInterval(() => {
      this.looks.push(memory());
      if (this.looks.length % LOOKS === 0) {
        say(`${this.looks.length / LOOKS} min: ${Math.round(this.looks.at(-1)!)} MB`);
      }
    }, MINUTE_MS / LOOKS);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** The median of each quarter of the time, in megabytes; none if it was too short to say. */
  get quarters(): number[] {
    if (this.looks.length < 4 * LOOKS) return [];
    return [0, 1, 2, 3].map((quarter) => {
      const from = Math.floor((quarter * this.looks.length) / 4);
      const to = Math.floor(((quarter + 1) * this.looks.length) / 4);
      return Math.round(
        quantile(
          this.looks.slice(from, to).sort((a, b) => a - b),
          0.5,
        ),
      );
    });
  }
}
