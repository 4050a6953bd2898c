// Watches the deadlines in the store: somebody's time has run out, or a bot must be asked again.
//
// The store keeps one deadline a match, written together with the entry that set it, so none is forgotten in a crash.
// What is due is handed to the match's room, which looks whether it still is; two processes that both do so are harmless.

import type { Hub } from '#server/hub.ts';

const EVERY = 500;
const AT_ONCE = 200;

export class Clocks {
  private readonly hub: Hub;
  private readonly timer: NodeJS.Timeout;
  private busy = false;

  constructor(hub: Hub, every = EVERY) {
    this.hub = hub;
    this.timer = setInterval(() => void this.look(), every).unref();
  }

  /** Wakes the rooms whose deadline has passed. */
  async look(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const { store, trouble } = this.hub.around;
    try {
      for (const { match } of await store.dueDeadlines(store.now(), AT_ONCE)) {
        // One match that cannot be opened must not stop the clocks of the others.
        await this.hub
          .room(match)
          .wake()
          .catch((error: unknown) => trouble(match, 'its deadline could not be met', error));
      }
    } catch (error) {
      trouble('', 'deadlines could not be read', error);
    } finally {
      this.busy = false;
    }
  }

  close(): void {
    clearInterval(this.timer);
  }
}
