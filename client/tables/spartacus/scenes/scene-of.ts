// The types of this game's scenes, and the lengths they share.

import type { Beat } from '#client/stage/beat.ts';
import { SCENE } from '#client/stage/places.ts';
import type { SceneMap } from '#client/stage/scene-map.ts';
import type { SpartacusScene } from '#client/tables/spartacus/registry.ts';
import type { EventOf } from '#engine/events/declare.ts';
import type { events } from '#games/spartacus/events.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

/** What can happen, as a viewer may read it. */
export type SpartacusEvent = EventOf<typeof events>;
export type SpartacusScenes = SceneMap<SpartacusEvent, SpartacusView>;

/** Milliseconds at normal pace: a throw, the dice of a pair, a number that changes, a coin. */
export const THROW = 1150;
export const PAIR = 300;
export const NUMBER = 500;
export const COIN = 350;
/** Seals that break, a defeat. */
export const BREAK = 900;
/** A die stays visible for at least this long, whatever waits. */
export const SEEN = 650;

/** A beat that belongs to a scene of the turn. */
export const inScene = (scene: SpartacusScene, beat: Partial<Beat>): Partial<Beat> => ({
  ...beat,
  lays: { [SCENE]: scene, ...beat.lays },
});
