// What a scene of this game is, and the lengths they share.

import type { Beat, Pictures } from '#client/stage/beat.ts';
import { SCENE } from '#client/tables/spartacus/places.ts';
import type { SceneName } from '#client/tables/spartacus/registry.ts';
import type { EventOf } from '#engine/events/declare.ts';
import type { events } from '#games/spartacus/events.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

/** What can happen, as a viewer may read it. */
export type Happened = EventOf<typeof events>;
export type Kind = Happened['kind'];
export type Of<K extends Kind> = Extract<Happened, { kind: K }>;

/** What a kind of event looks like; null: it is only told. `later` are the events that came with it. */
export type SceneOf<K extends Kind> = (
  event: Of<K>,
  view: SpartacusView,
  lies: Pictures,
  later: readonly { kind: string }[],
) => Partial<Beat> | null;

export type SceneMap = { readonly [K in Kind]?: SceneOf<K> };

/** Milliseconds at normal pace: a throw, the dice of a pair, a number that changes, a coin. */
export const THROW = 1150;
export const PAIR = 300;
export const NUMBER = 500;
export const COIN = 350;
/** Seals that break, a defeat. */
export const BREAK = 900;
/** So long a die is to be seen, whatever waits. */
export const SEEN = 650;

/** A beat that belongs to a scene of the turn. */
export const inScene = (scene: SceneName, beat: Partial<Beat>): Partial<Beat> => ({
  ...beat,
  lays: { [SCENE]: scene, ...beat.lays },
});
