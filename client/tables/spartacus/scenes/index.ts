// What happens in Spartacus, as beats: one scene for every kind of event that is shown.

import type { Scenes } from '#client/stage/beat.ts';
import { scenesFrom } from '#client/stage/scene-map.ts';
import { arenaScenes } from '#client/tables/spartacus/scenes/arena.ts';
import { eveningScenes } from '#client/tables/spartacus/scenes/evening.ts';
import { fightScenes } from '#client/tables/spartacus/scenes/fight.ts';
import { intrigueScenes } from '#client/tables/spartacus/scenes/intrigue.ts';
import { marketScenes } from '#client/tables/spartacus/scenes/market.ts';
import type { SpartacusEvent } from '#client/tables/spartacus/scenes/scene-of.ts';
import { folds } from '#client/tables/spartacus/scenes/view.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export const scenes: Scenes<SpartacusView> = scenesFrom<SpartacusEvent, SpartacusView>(
  {
    ...eveningScenes,
    ...intrigueScenes,
    ...marketScenes,
    ...arenaScenes,
    ...fightScenes,
  },
  folds,
);
