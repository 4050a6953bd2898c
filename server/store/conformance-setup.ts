// Shared parts of the checks of a store.

import { face } from '#games/harenula/face.ts';
import { type Store, type StoredSetup, StoreError, type StoreFault } from '#server/store/store.ts';

/** `store` is open, and is closed afterwards; `again` closes it and opens the place again. */
export type StoreCheck = (store: Store, again: () => Promise<Store>) => Promise<void>;

export const isFault = (fault: StoreFault) => (error: unknown) => error instanceof StoreError && error.fault === fault;

/** A match of two open seats. */
export function sampleSetup(id: string, changed: Partial<StoredSetup> = {}): StoredSetup {
  return {
    id,
    game: 'harenula',
    rules: face.rules,
    options: {},
    seats: [
      { holder: { kind: 'open' }, nonce: null },
      { holder: { kind: 'open' }, nonce: null },
    ],
    seed: `seed of ${id}`,
    commitment: `commitment of ${id}`,
    listed: false,
    clock: { kind: 'none' },
    onTimeout: 'default',
    chat: 'all',
    pairs: false,
    standIn: 'fighter',
    hints: false,
    host: null,
    rematchOf: null,
    ...changed,
  };
}
