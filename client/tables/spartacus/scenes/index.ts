// What happens in Spartacus, as beats: one scene for every kind of event that is to be seen.

import type { Scenes } from '#client/stage/beat.ts';
import { arenaScenes } from '#client/tables/spartacus/scenes/arena.ts';
import { eveningScenes } from '#client/tables/spartacus/scenes/evening.ts';
import { fightScenes } from '#client/tables/spartacus/scenes/fight.ts';
import { intrigueScenes } from '#client/tables/spartacus/scenes/intrigue.ts';
import { marketScenes } from '#client/tables/spartacus/scenes/market.ts';
import type { SceneOf } from '#client/tables/spartacus/scenes/scene-of.ts';
import { after } from '#client/tables/spartacus/scenes/view.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const SCENES: { readonly [kind: string]: SceneOf } = {
  ...eveningScenes,
  ...intrigueScenes,
  ...marketScenes,
  ...arenaScenes,
  ...fightScenes,
};

export const scenes: Scenes<SpartacusView> = {
  beat: (event, view, lies, later) => SCENES[event.kind]?.(event, view, lies, later) ?? null,
  after,
};
