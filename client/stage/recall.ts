// Events of the log that are played once more: over what lay on the table before them, and then the table is as it was.

import { type Beat, beatOf, lay, NO_BEAT, type Pictures, type Scenes } from '#client/stage/beat.ts';
import type { SeenEvent } from '#engine/event.ts';

/** One event that is played again is looked at, and stays for at least this many milliseconds. */
const SEEN_AGAIN = 1600;

export interface Recalled {
  beat: Beat;
  /** The event; absent where the table is only laid. */
  again?: SeenEvent;
}

interface Past {
  scenes: Scenes;
  view: unknown;
  log: readonly SeenEvent[];
  /** What lay on the table before an event of the log, and what lies there now. */
  before(at: number): Pictures;
  now: Pictures;
  tempo: number;
}

/** At once these pictures lie on the table, and nothing else. */
const laying = (lays: Pictures): Recalled => ({ beat: { ...NO_BEAT, clears: 'all', lays } });

/** Empty: the log does not have them. */
export function recalled({ scenes, view, log, before, now, tempo }: Past, events: readonly SeenEvent[]): Recalled[] {
  const wanted = new Set(events.map(({ n }) => n));
  const first = log.findIndex(({ n }) => wanted.has(n));
  if (first < 0) return [];
  let lies = before(first);
  const beats = [laying(lies)];
  for (let i = first; i < log.length && wanted.size > 0; i++) {
    const again = log[i]!;
    const beat = beatOf(scenes.beat(again, view, lies, log.slice(i + 1)));
    const isWanted = wanted.delete(again.n);
    if (beat === NO_BEAT) continue;
    lies = lay(lies, beat, (picture) => picture);
    const least = events.length === 1 ? SEEN_AGAIN / tempo : 0;
    const long = { ...beat, lasts: Math.max(beat.lasts, least), least: Math.max(beat.least, least) };
    // What happened between them is laid too, at once.
    beats.push({ beat: isWanted ? long : { ...beat, lasts: 0 }, again });
  }
  return [...beats, laying(now)];
}
