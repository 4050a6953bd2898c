// How long a beat is played: the pace that the player has set, whether he wants movement, and how much still waits.

import type { Beat } from '#client/stage/beat.ts';

/** The setting at which a beat lasts as long as it says. */
const NORMAL = 500;
/** At the fastest pace something is still to be seen. */
const FASTEST = 0.12;
/** Beyond normal a second more makes everything as much longer again. */
const SLOWER = 1000;

/** How much of its length a beat gets, by the pace of the bots in milliseconds. */
export const tempoOf = (pace: number): number =>
  pace <= NORMAL ? FASTEST + ((1 - FASTEST) * pace) / NORMAL : 1 + (pace - NORMAL) / SLOWER;

/** Milliseconds that may wait before beats are hurried, and how much of its length a hurried one keeps at least. */
const PATIENCE = 6000;
const HURRIED = 0.25;

/** `waiting`: milliseconds of beats behind this one, at this tempo. Nothing is left out, whatever waits. */
export function lengthOf(beat: Beat, tempo: number, still: boolean, waiting: number): number {
  if (beat.lasts === 0) return 0;
  const full = (still ? beat.least : beat.lasts) * tempo;
  if (waiting <= PATIENCE) return full;
  const hurried = full * Math.max(HURRIED, PATIENCE / waiting);
  return Math.max(hurried, Math.min(full, beat.least * Math.min(1, tempo)));
}
