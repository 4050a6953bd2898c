// What happens in House of Gladiators, as beats: one scene for every kind of event that is shown.

import type { Scenes } from '#client/stage/beat.ts';
import { scenesFrom } from '#client/stage/scene-map.ts';
import { boutScenes } from '#client/tables/house-of-gladiators/scenes/bout.ts';
import { dayScenes } from '#client/tables/house-of-gladiators/scenes/day.ts';
import type { LudiEvent } from '#client/tables/house-of-gladiators/scenes/scene-of.ts';
import { folds } from '#client/tables/house-of-gladiators/scenes/view.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

export const scenes: Scenes<LudiView> = scenesFrom<LudiEvent, LudiView>({ ...dayScenes, ...boutScenes }, folds);
