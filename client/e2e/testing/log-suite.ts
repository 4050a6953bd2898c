// The suites of logs and rooms, on this browser's IndexedDB. Bundled and run in a page by kept.test.ts.

import { closeStore, localLog } from '#client/worker/match-store.ts';
import { LOG_CHECKS } from '#live/conformance/log.ts';
import type { LogPlace } from '#live/conformance/place.ts';
import { ROOM_CHECKS } from '#live/conformance/room.ts';
import type { EntryLog } from '#live/log.ts';

const CHECKS = { ...LOG_CHECKS, ...ROOM_CHECKS };

const rowOf = (match: string) => ({
  match,
  game: 'harenula',
  rules: '',
  options: {},
  seed: '',
  names: [],
  bots: [],
  started: 0,
});

/** An empty place: data of other checks is deleted. */
async function newPlace(): Promise<LogPlace> {
  await closeStore();
  await new Promise<void>((resolve, reject) => {
    const asked = indexedDB.deleteDatabase('harena');
    asked.onsuccess = () => resolve();
    asked.onerror = asked.onblocked = () => reject(new Error('the database is held open'));
  });
  const made = new Set<string>();
  const log: EntryLog = {
    ...localLog,
    // A match of this browser is created with its first entry.
    append: (append) =>
      localLog.append({ ...append, waiting: [], ...(made.has(append.match) ? { row: rowOf(append.match) } : {}) }),
  };
  return { log, beside: {}, create: async (match) => void made.add(match), again: closeStore };
}

export const titles = Object.keys(CHECKS);

/** Null, or what is wrong. */
export async function run(title: string): Promise<string | null> {
  try {
    await CHECKS[title]!(await newPlace());
    return null;
  } catch (error) {
    return (error as Error).stack ?? String(error);
  }
}
