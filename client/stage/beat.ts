// The vocabulary of the stage: what a game's scenes make of its events.
//
// A *beat* is an event, or a run of events, as it is played: how long it lasts, which sound it makes, and what it *lays*
// on the table. What is laid there has a *place* (the dice, the scheme, the results), a name that scenes and table agree
// on. It stays until a later beat lays something else there or *clears* the place. So a result stays visible until the
// next act, and a table that draws what is laid also draws the running beat.

import type { SoundName } from '#client/shell/sound.ts';
import type { SeenEvent } from '#engine/event.ts';

/** What lies on the table, and which beat laid it. */
export interface Laid {
  picture: unknown;
  beat: number;
}

/** By place. */
export type Held = { readonly [place: string]: Laid };

/** What lies on the table, without the beats: all that a scene needs. */
export type Pictures = { readonly [place: string]: unknown };

export interface Beat {
  /** What kind of scene it is, such as 'throw'. */
  name: string;
  /** Milliseconds at normal pace; 0: it happens together with the next beat. */
  lasts: number;
  /** Milliseconds at normal pace that it always gets, so that the player can see it. */
  least: number;
  sound: SoundName | null;
  /** Whether it is told only when it ends: the result of dice is not read out while they fall. */
  tellsAfter: boolean;
  /** The places that become empty when it begins. */
  clears: readonly string[] | 'all';
  lays: Pictures;
}

/** What a game's table makes of what happens. */
export interface Scenes<V = unknown> {
  /**
   * The beat of an event; null: it has none and is only told. `view` is what has been shown up to then, `lies` what will
   * lie on the table, `later` the events that came with it.
   */
  beat(event: SeenEvent, view: V, lies: Pictures, later: readonly SeenEvent[]): Partial<Beat> | null;
  /** The view after an event, as far as the event tells it: the table changes with its beat, not after the last one. */
  after?(view: V, event: SeenEvent): V;
}

/** A result stays visible for at least this many milliseconds. */
const SEEN = 400;

export const NO_BEAT: Beat = { name: '', lasts: 0, least: 0, sound: null, tellsAfter: false, clears: [], lays: {} };

export const beatOf = (made: Partial<Beat> | null): Beat =>
  made === null
    ? NO_BEAT
    : { ...NO_BEAT, least: Math.min(SEEN, made.lasts ?? 0), tellsAfter: made.sound === 'dice', ...made };

/** What lies on the table once a beat has begun. */
export function lay<T>(held: { readonly [place: string]: T }, beat: Beat, made: (picture: unknown) => T) {
  if (beat === NO_BEAT) return held;
  const left: { [place: string]: T } = {};
  if (beat.clears !== 'all') {
    for (const [place, laid] of Object.entries(held)) if (!beat.clears.includes(place)) left[place] = laid;
  }
  for (const [place, picture] of Object.entries(beat.lays)) left[place] = made(picture);
  return left;
}
