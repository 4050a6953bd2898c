// Typed access to what lies on the table: a game declares its places and what lies at each of them (`P`).

import type { Held, Pictures } from '#client/stage/beat.ts';
import type { Running } from '#client/stage/stage.ts';

/** The place where a beat says which scene it belongs to. */
export const SCENE = 'scene';

interface OnTable {
  held: Held;
  beat: Running | null;
}

export interface PlaceReaders<P> {
  /** What lies at a place; null: nothing. */
  lying<K extends keyof P & string>(stage: Pick<OnTable, 'held'>, place: K): P[K] | null;
  /** Whether the running beat laid it: then it moves. */
  isMoving(stage: OnTable, place: keyof P & string): boolean;
  /** What will lie at a place, for scenes. */
  pictured<K extends keyof P & string>(lies: Pictures, place: K): P[K] | null;
}

export const readersOf = <P>(): PlaceReaders<P> => ({
  lying: <K extends keyof P & string>({ held }: Pick<OnTable, 'held'>, place: K) =>
    (held[place]?.picture as P[K] | undefined) ?? null,
  isMoving: ({ held, beat }, place) => beat !== null && held[place]?.beat === beat.n,
  pictured: <K extends keyof P & string>(lies: Pictures, place: K) => (lies[place] as P[K] | undefined) ?? null,
});
