// How the page speaks with a table, wherever that stands: on a server or in this browser's worker.

import type { ReadonlySignal } from '@preact/signals';
import type { FromClient, FromTable } from '#live/messages.ts';

/** `lost`: it is being tried again. */
export type ConnectionState = 'opening' | 'open' | 'lost';

export interface Connection {
  readonly state: ReadonlySignal<ConnectionState>;
  /** Sends when open; what is sent while it is not is gone, for every listener starts again on `opened`. */
  send(message: FromClient): void;
  /** Begins anew, as when the player is known by another name since. */
  renew(): void;
  /** `opened` is called at once if it is open, and whenever it opens again. */
  listen(heard: (message: FromTable) => void, opened: () => void): () => void;
}
