// What happens in House of Gladiators, as beats: one scene for every kind of event that is to be seen.

import type { Beat, Pictures, Scenes } from '#client/stage/beat.ts';
import { boutScenes } from '#client/tables/house-of-gladiators/scenes/bout.ts';
import { dayScenes } from '#client/tables/house-of-gladiators/scenes/day.ts';
import type { Happened, SceneMap } from '#client/tables/house-of-gladiators/scenes/scene-of.ts';
import { after } from '#client/tables/house-of-gladiators/scenes/view.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

const SCENES: SceneMap = { ...dayScenes, ...boutScenes };

/** The scene of its kind knows its fields. */
type AnyScene = (event: Happened, view: LudiView, lies: Pictures) => Partial<Beat> | null;

export const scenes: Scenes<LudiView> = {
  beat(event, view, lies) {
    const happened = event as unknown as Happened;
    const scene = SCENES[happened.kind] as AnyScene | undefined;
    return scene?.(happened, view, lies) ?? null;
  },
  after: (view, event) => after(view, event as unknown as Happened),
};
