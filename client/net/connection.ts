// The page's connection to a table, on a server or in this browser's worker.

import type { ReadonlySignal } from '@preact/signals';
import type { FromClient, FromTable } from '#live/messages.ts';

/** `lost`: it is reconnecting. */
export type ConnectionState = 'opening' | 'open' | 'lost';

export interface Connection {
  readonly state: ReadonlySignal<ConnectionState>;
  /** Sends when open; otherwise the message is dropped, because every listener starts again on `opened`. */
  send(message: FromClient): void;
  /** Reconnects, as when the player has a new name. */
  renew(): void;
  /** `opened` is called at once if it is open, and whenever it opens again. */
  listen(heard: (message: FromTable) => void, opened: () => void): () => void;
}
