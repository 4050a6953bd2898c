// How long a beat is played: depends on the pace the player has set, on whether movement is wanted, and on the backlog.

import type { Beat } from '#client/stage/beat.ts';

/** The setting at which a beat lasts as long as it says. */
const NORMAL = 500;
/** Even at the fastest pace a beat is visible. */
const FASTEST = 0.12;
/** Above normal pace each further second adds the same factor. */
const SLOWER = 1000;

/** How much of its length a beat gets, by the pace of the bots in milliseconds. */
export const tempoOf = (pace: number): number =>
  pace <= NORMAL ? FASTEST + ((1 - FASTEST) * pace) / NORMAL : 1 + (pace - NORMAL) / SLOWER;

/** The backlog in milliseconds at which beats are hurried, and the least share of its length that a hurried beat keeps. */
const PATIENCE = 6000;
const HURRIED = 0.25;

/** `waiting`: milliseconds of beats behind this one, at this tempo. A beat is shortened, never left out. */
export function lengthOf(beat: Beat, tempo: number, still: boolean, waiting: number): number {
  if (beat.lasts === 0) return 0;
  const full = (still ? beat.least : beat.lasts) * tempo;
  if (waiting <= PATIENCE) return full;
  const hurried = full * Math.max(HURRIED, PATIENCE / waiting);
  return Math.max(hurried, Math.min(full, beat.least * Math.min(1, tempo)));
}
