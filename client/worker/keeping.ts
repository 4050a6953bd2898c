// The matches of this browser, in IndexedDB: what a match was set up with, and its entries one by one.

import type { Entry, Start } from '#live/entry.ts';

export interface Kept {
  match: string;
  game: string;
  rules: string;
  options: { readonly [name: string]: boolean | number | string };
  seed: string;
  names: string[];
  start: Start;
  changed: number;
  over: boolean;
  waiting: number[];
}

const NAME = 'harena';
const VERSION = 1;

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asking = indexedDB.open(NAME, VERSION);
    asking.onupgradeneeded = () => {
      asking.result.createObjectStore('matches', { keyPath: 'match' });
      asking.result.createObjectStore('entries', { keyPath: ['match', 'n'] });
    };
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(asking.error);
  });
  return opened;
}

const done = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onerror = work.onabort = () => reject(work.error);
  });

const result = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

const allOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER]);

export async function keepMatch(kept: Kept): Promise<void> {
  const work = (await open()).transaction('matches', 'readwrite');
  work.objectStore('matches').put(kept);
  await done(work);
}

/** Entry number `n`, the start being 0, and how the match stands after it: both or none. */
export async function keepEntry(kept: Kept, n: number, entry: Entry): Promise<void> {
  const work = (await open()).transaction(['matches', 'entries'], 'readwrite');
  work.objectStore('matches').put(kept);
  work.objectStore('entries').put({ match: kept.match, n, entry });
  await done(work);
}

export async function keptMatch(match: string): Promise<Kept | null> {
  const work = (await open()).transaction('matches');
  return (await result(work.objectStore('matches').get(match))) ?? null;
}

export async function keptMatches(): Promise<Kept[]> {
  const work = (await open()).transaction('matches');
  return result(work.objectStore('matches').getAll());
}

export async function keptEntries(match: string): Promise<Entry[]> {
  const work = (await open()).transaction('entries');
  const rows = (await result(work.objectStore('entries').getAll(allOf(match)))) as { entry: Entry }[];
  return rows.map(({ entry }) => entry);
}

export async function forgetMatch(match: string): Promise<void> {
  const work = (await open()).transaction(['matches', 'entries'], 'readwrite');
  work.objectStore('matches').delete(match);
  work.objectStore('entries').delete(allOf(match));
  await done(work);
}
