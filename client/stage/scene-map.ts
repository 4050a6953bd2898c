// A game's scenes as two tables, with an entry for each kind of event: what the event looks like, and how the view
// changes with it. A kind without an entry is only told in the log.

import type { Beat, Pictures, Scenes } from '#client/stage/beat.ts';
import type { SeenEvent } from '#engine/event.ts';

interface AnyEvent {
  kind: string;
}

/** The events of one kind, or of several. */
export type OfKind<E extends AnyEvent, K> = Extract<E, { kind: K }>;

/** The beat of an event; null: it has none. `lies` is what will lie on the table, `later` the events that came with it. */
type SceneOf<E extends AnyEvent, V, K> = (
  event: OfKind<E, K>,
  view: V,
  lies: Pictures,
  later: readonly E[],
) => Partial<Beat> | null;

/** `E`: the events of a game as a viewer may read them. `V`: its view. */
export type SceneMap<E extends AnyEvent, V> = { readonly [K in E['kind']]?: SceneOf<E, V, K> };

/** The view after an event, as far as the event tells it. The rest comes with the view at the end of the update. */
export type FoldMap<E extends AnyEvent, V> = { readonly [K in E['kind']]?: (view: V, event: OfKind<E, K>) => V };

export function scenesFrom<E extends AnyEvent, V>(scenes: SceneMap<E, V>, folds: FoldMap<E, V>): Scenes<V> {
  // The entry of a kind takes only events of that kind, which the compiler cannot know here.
  const sceneOf = scenes as { readonly [kind: string]: SceneOf<AnyEvent, V, string> | undefined };
  const foldOf = folds as { readonly [kind: string]: ((view: V, event: SeenEvent) => V) | undefined };
  return {
    beat: (event, view, lies, later) => sceneOf[event.kind]?.(event, view, lies, later) ?? null,
    after: (view, event) => foldOf[event.kind]?.(view, event) ?? view,
  };
}
