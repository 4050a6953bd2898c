// What a scene of this game is, and the lengths they share.

import type { Beat, Pictures } from '#client/stage/beat.ts';
import { SCENE } from '#client/tables/spartacus/places.ts';
import type { SceneName } from '#client/tables/spartacus/registry.ts';
import type { SeenEvent } from '#engine/event.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export type SceneOf = (
  event: SeenEvent,
  view: SpartacusView,
  lies: Pictures,
  later: readonly SeenEvent[],
) => Partial<Beat> | null;

/** Milliseconds at normal pace: a throw, the dice of a pair, a number that changes, a coin. */
export const THROW = 1150;
export const PAIR = 300;
export const NUMBER = 500;
export const COIN = 350;
/** So long a die is to be seen, whatever waits. */
export const SEEN = 650;

/** A beat that belongs to a scene of the turn. */
export const inScene = (scene: SceneName, beat: Partial<Beat>): Partial<Beat> => ({
  ...beat,
  lays: { [SCENE]: scene, ...beat.lays },
});

export const number = (event: SeenEvent, field: string): number => {
  const value = event[field];
  return typeof value === 'number' ? value : -1;
};

export const numbers = (event: SeenEvent, field: string): number[] => {
  const value = event[field];
  return Array.isArray(value) ? (value as number[]) : [];
};
