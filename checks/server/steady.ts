// An open-loop load: so many starts a second, none of them delayed because an earlier one has not ended. A server that
// cannot keep up is not waited for, as people would not wait either.

import { pause, quantile } from '#checks/server/findings.ts';

export interface Rates {
  /** 0: as many as can be. */
  perSecond: number;
  seconds: number;
  /** Warm-up in seconds, not counted. */
  warmUp: number;
}

const TICK_MS = 2;

/** Milliseconds from a start to its end, of those that count. */
export class Times {
  private readonly list: number[] = [];
  private readonly from: number;

  constructor(warmUp: number) {
    this.from = performance.now() + 1000 * warmUp;
  }

  add(started: number): void {
    if (started >= this.from) this.list.push(performance.now() - started);
  }

  get count(): number {
    return this.list.length;
  }

  /** In milliseconds, with one decimal. */
  quantile(part: number): number {
    this.list.sort((a, b) => a - b);
    return Math.round(10 * quantile(this.list, part)) / 10;
  }
}

/** Starts work at this rate; `begin` says whether there was anything to start. Returns how many starts found nothing. */
export async function steadily({ perSecond, seconds }: Rates, begin: () => boolean): Promise<number> {
  const start = performance.now();
  let begun = 0;
  let missed = 0;
  for (;;) {
    const elapsed = (performance.now() - start) / 1000;
    if (elapsed >= seconds) return missed;
    if (perSecond === 0) while (begin());
    else for (; begun < elapsed * perSecond; begun++) if (!begin()) missed++;
    await pause(perSecond === 0 ? 1 : TICK_MS);
  }
}
