// What a scene of this game is, and the lengths they share.

import type { Beat, Pictures } from '#client/stage/beat.ts';
import { type Places, SCENE } from '#client/tables/house-of-gladiators/pictures.ts';
import type { SceneName } from '#client/tables/house-of-gladiators/registry.ts';
import type { EventOf } from '#engine/events/declare.ts';
import type { events } from '#games/house-of-gladiators/events.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

/** What can happen, as a viewer may read it. */
export type Happened = EventOf<typeof events>;
export type Kind = Happened['kind'];
export type Of<K extends Kind> = Extract<Happened, { kind: K }>;

/** What a kind of event looks like; null: it is only told. */
export type SceneOf<K extends Kind> = (event: Of<K>, view: LudiView, lies: Pictures) => Partial<Beat> | null;
export type SceneMap = { readonly [K in Kind]?: SceneOf<K> };

/** Milliseconds at normal pace: a throw, a number that changes, a coin, a result that everybody has waited for. */
export const THROW = 1150;
export const NUMBER = 600;
export const COIN = 350;
export const RESULT = 2000;
/** So long a die is to be seen, whatever waits. */
export const SEEN = 650;

/** A beat that belongs to a scene of the round. */
export const inScene = (scene: SceneName, beat: Partial<Beat> & { lays?: Partial<Places> }): Partial<Beat> => ({
  ...beat,
  lays: { [SCENE]: scene, ...beat.lays },
});
