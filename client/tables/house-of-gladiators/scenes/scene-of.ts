// The types of this game's scenes, and the lengths they share.

import type { Beat } from '#client/stage/beat.ts';
import { SCENE } from '#client/stage/places.ts';
import type { OfKind, SceneMap } from '#client/stage/scene-map.ts';
import type { LudiPlaces } from '#client/tables/house-of-gladiators/pictures.ts';
import type { LudiScene } from '#client/tables/house-of-gladiators/registry.ts';
import type { EventOf } from '#engine/events/declare.ts';
import type { events } from '#games/house-of-gladiators/events.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

/** What can happen, as a viewer may read it. */
export type LudiEvent = EventOf<typeof events>;
export type LudiEventOf<K extends LudiEvent['kind']> = OfKind<LudiEvent, K>;
export type LudiScenes = SceneMap<LudiEvent, LudiView>;

/** Milliseconds at normal pace: a throw, a number that changes, a coin, an important result. */
export const THROW = 1150;
export const NUMBER = 600;
export const COIN = 350;
export const RESULT = 2600;
/** A die stays visible for at least this long, whatever waits. */
export const SEEN = 650;

/** A beat that belongs to a scene of the round. */
export const inScene = (scene: LudiScene, beat: Partial<Beat> & { lays?: Partial<LudiPlaces> }): Partial<Beat> => ({
  ...beat,
  lays: { [SCENE]: scene, ...beat.lays },
});
