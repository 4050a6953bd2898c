// Watches the deadlines in the store: a player's time has run out, or a bot must be asked again.
//
// The store keeps one deadline per match, written together with the entry that set it, so none is lost in a crash. A due
// deadline is handed to its match, which checks whether it still is; two processes that both do so are harmless.

import type { Hub } from '#server/hub.ts';
import type { Deadline } from '#server/store/store.ts';

const EVERY = 500;
const AT_ONCE = 200;
/** A match that cannot be opened is tried again after this long, so that it does not block others. */
const AGAIN = 60_000;

export class DeadlineWatch {
  private readonly hub: Hub;
  private readonly timer: NodeJS.Timeout;
  private busy = false;
  /** The matches that are being handled. */
  private readonly waking = new Set<string>();

  constructor(hub: Hub, every = EVERY) {
    this.hub = hub;
    this.timer = setInterval(() => void this.look(), every).unref();
  }

  /** Wakes the matches whose deadline has passed. */
  async look(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const { store, trouble } = this.hub.around;
    try {
      // One match that is busy, or cannot be opened, must not stop the clocks of the others.
      for (const deadline of await store.dueDeadlines(store.now(), AT_ONCE)) {
        if (!this.waking.has(deadline.match)) void this.wake(deadline);
      }
    } catch (error) {
      trouble('', 'deadlines could not be read', error);
    } finally {
      this.busy = false;
    }
  }

  private async wake({ match, seq }: Deadline): Promise<void> {
    const { store, trouble } = this.hub.around;
    this.waking.add(match);
    try {
      await this.hub.match(match).wake();
    } catch (error) {
      trouble(match, 'its deadline could not be met', error);
      await store.setDeadline({ match, seq, due: store.now() + AGAIN }).catch(() => {});
    } finally {
      this.waking.delete(match);
    }
  }

  close(): void {
    clearInterval(this.timer);
  }
}
