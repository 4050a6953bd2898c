// The chain over a match's log: each entry carries a *link*, a hash over the previous link and over itself; the first
// depends on the match's set-up. A changed, missing or moved row does not fit, and is noticed when it is read. It guards
// against failing disks, not against a person who can write the file and could recompute all links.

import { createHash } from 'node:crypto';
import type { Options } from '#engine/options.ts';
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

export interface ChainHead extends Omit<Fixed, 'options'> {
  head: number;
  link: Link;
  /** As JSON. */
  options: string;
}

interface ChainedEntry {
  seq: number;
  key: string;
  asked: Uint8Array;
  entry: string;
  at: number;
  link: Link;
}

/**
 * What is wrong with rows that were read after entry `after`, at most `limit`; null: nothing. Where `after` is not 0, the
 * row of that entry comes first, for its link.
 */
export function chainDamage(
  row: ChainHead,
  after: number,
  limit: number,
  read: readonly ChainedEntry[],
): string | null {
  const start = after > 0 ? read[0] : null;
  if (start === undefined || (start !== null && start.seq !== after)) return `entry ${after} is missing`;
  let options: Options;
  try {
    options = JSON.parse(row.options) as Options;
  } catch {
    return 'its set-up is not what was written';
  }
  let link = start?.link ?? firstLink({ ...row, options });
  let last = after;
  for (let i = after > 0 ? 1 : 0; i < read.length; i++) {
    const entry = read[i]!;
    if (entry.seq !== last + 1) return `entry ${last + 1} is missing`;
    link = nextLink(link, entry);
    if (!equalBytes(link, entry.link)) return `entry ${entry.seq} is not what was written`;
    last = entry.seq;
  }
  if (last - after < limit && last !== row.head) return `entry ${last + 1} is missing`;
  return last === row.head && !equalBytes(link, row.link) ? 'its end is not what was written' : null;
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
