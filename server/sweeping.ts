// Removes abandoned tables, by a rule that the operator sets and everybody can read.
//
// A table that waits for players, or has only bots, is removed after `waiting`; one that people started and did not finish
// after `abandoned`. The time of the last change counts. A table with a connected person stays. A finished match is a
// record and stays for good.

import type { Hub } from '#server/hub.ts';
import type { StaleRule } from '#server/store/store.ts';

/** In milliseconds without a change; null: never. */
export interface SweepRule {
  readonly waiting: number | null;
  readonly abandoned: number | null;
}

const DAY = 24 * 3_600_000;
export const SWEEP: SweepRule = { waiting: 7 * DAY, abandoned: 90 * DAY };
const EVERY = 60_000;
const AT_ONCE = 1000;

export class Sweeping {
  private readonly hub: Hub;
  private readonly rule: SweepRule;
  private readonly timer: NodeJS.Timeout;
  private busy = false;

  constructor(hub: Hub, rule: SweepRule, every = EVERY) {
    this.hub = hub;
    this.rule = rule;
    this.timer = setInterval(() => void this.look(), every).unref();
  }

  /** Removes what the rule says. Returns how many. */
  async look(): Promise<number> {
    const { store, trouble } = this.hub.around;
    if (this.busy || (this.rule.waiting === null && this.rule.abandoned === null)) return 0;
    this.busy = true;
    let removed = 0;
    try {
      const before = this.before(store.now());
      for (const id of await store.staleMatches(before, AT_ONCE)) {
        const isGone = await this.hub.remove(id, before).catch((error: unknown) => {
          trouble(id, 'could not be swept', error);
          return false;
        });
        if (isGone) removed++;
      }
    } catch (error) {
      trouble('', 'tables could not be swept', error);
    } finally {
      this.busy = false;
    }
    return removed;
  }

  close(): void {
    clearInterval(this.timer);
  }

  private before(now: number): StaleRule {
    const { waiting, abandoned } = this.rule;
    return {
      waiting: waiting === null ? 0 : now - waiting,
      abandoned: abandoned === null ? 0 : now - abandoned,
    };
  }
}
