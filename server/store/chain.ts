// The chain over a match's log: each entry carries a *link*, a hash over the previous link and over itself; the first
// depends on the match's set-up. A changed, missing or moved row does not fit, and is noticed when it is read. It guards
// against failing disks, not against a person who can write the file and could recompute all links.

import { createHash } from 'node:crypto';
import type { StoredSetup } from '#server/store/store.ts';

export type Link = Uint8Array;

/** The part of the set-up that never changes. */
export type Fixed = Pick<StoredSetup, 'id' | 'game' | 'rules' | 'options' | 'seed' | 'commitment'>;

/** The link before the first entry of a match. */
export function firstLink(setup: Fixed): Link {
  const { id, game, rules, options, seed, commitment } = setup;
  return hash(['match', id, game, rules, JSON.stringify(options), seed, commitment ?? '']);
}

export function nextLink(
  before: Link,
  entry: { seq: number; key: string; asked: Uint8Array; entry: string; at: number },
) {
  return hash([before, String(entry.seq), entry.key, entry.asked, entry.entry, String(entry.at)]);
}

/** Binds a snapshot to its entry. */
export function snapshotSum(link: Link, body: string): Uint8Array {
  return hash(['snapshot', link, body]);
}

/** A short hash of a request. */
export function digest(text: string): Uint8Array {
  return hash([text]);
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

/** Each field is preceded by its length, so that no two lists have the same bytes. */
function hash(fields: readonly (string | Uint8Array)[]): Uint8Array {
  const sum = createHash('sha256');
  const length = Buffer.alloc(4);
  for (const field of fields) {
    const bytes = typeof field === 'string' ? Buffer.from(field) : field;
    length.writeUInt32BE(bytes.length);
    sum.update(length).update(bytes);
  }
  return sum.digest();
}
