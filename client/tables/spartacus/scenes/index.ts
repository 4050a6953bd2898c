// What happens in Spartacus, as beats: one scene for every kind of event that is to be seen.

import type { Beat, Pictures, Scenes } from '#client/stage/beat.ts';
import { arenaScenes } from '#client/tables/spartacus/scenes/arena.ts';
import { eveningScenes } from '#client/tables/spartacus/scenes/evening.ts';
import { fightScenes } from '#client/tables/spartacus/scenes/fight.ts';
import { intrigueScenes } from '#client/tables/spartacus/scenes/intrigue.ts';
import { marketScenes } from '#client/tables/spartacus/scenes/market.ts';
import type { Happened, SceneMap } from '#client/tables/spartacus/scenes/scene-of.ts';
import { after } from '#client/tables/spartacus/scenes/view.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const SCENES: SceneMap = {
  ...eveningScenes,
  ...intrigueScenes,
  ...marketScenes,
  ...arenaScenes,
  ...fightScenes,
};

/** The scene of its kind knows its fields. */
type AnyScene = (
  event: Happened,
  view: SpartacusView,
  lies: Pictures,
  later: readonly { kind: string }[],
) => Partial<Beat> | null;

export const scenes: Scenes<SpartacusView> = {
  beat(event, view, lies, later) {
    const happened = event as unknown as Happened;
    const scene = SCENES[happened.kind] as AnyScene | undefined;
    return scene?.(happened, view, lies, later) ?? null;
  },
  after: (view, event) => after(view, event as unknown as Happened),
};
