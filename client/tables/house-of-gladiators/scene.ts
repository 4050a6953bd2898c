// The current scene of the round, and the components that draw it.
//
// While a beat runs, the scene is the one that the beat belongs to: an event is shown where it happened, even if the game
// has moved on. Otherwise it follows from the running rules, the innermost first.

import { SCENE } from '#client/stage/places.ts';
import { bout } from '#client/tables/house-of-gladiators/bout/bout.tsx';
import { collecting, isCollecting } from '#client/tables/house-of-gladiators/bout/collecting.tsx';
import { forfeit } from '#client/tables/house-of-gladiators/bout/forfeit.tsx';
import { duties } from '#client/tables/house-of-gladiators/duties/duties.tsx';
import { hypogeum } from '#client/tables/house-of-gladiators/hypogeum/hypogeum.tsx';
import { market } from '#client/tables/house-of-gladiators/market/market.tsx';
import { lying } from '#client/tables/house-of-gladiators/pictures.ts';
import type { LudiSceneParts, LudiProps as Props } from '#client/tables/house-of-gladiators/props.ts';
import type { LudiScene } from '#client/tables/house-of-gladiators/registry.ts';
import { offer } from '#client/tables/house-of-gladiators/start/offer.tsx';
import { training } from '#client/tables/house-of-gladiators/training/training.tsx';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

const SCENES: { readonly [S in LudiScene]: LudiSceneParts } = {
  start: offer,
  market,
  training,
  hypogeum,
  forfeit,
  bout,
  duties,
};

/** The scene of each rule; a rule that is not here belongs to the scene of its caller. */
const BY_RULE: { readonly [rule: string]: LudiScene } = {
  'set-up': 'start',
  tasks: 'start',
  upgrade: 'start',
  market: 'market',
  lot: 'market',
  training: 'training',
  assignment: 'hypogeum',
  arena: 'bout',
  meeting: 'forfeit',
  bout: 'bout',
  duties: 'duties',
};

export function sceneIn({ flow }: LudiView): LudiScene {
  const { scenes } = flow;
  for (let i = scenes.length - 1; i >= 0; i--) {
    const found = BY_RULE[scenes[i]!.rule];
    if (found !== undefined) return found;
  }
  return 'start';
}

export function sceneName(props: Props): LudiScene {
  const { stage, view, outcome } = props;
  const laid = stage.beat === null ? undefined : (stage.held[SCENE]?.picture as LudiScene | undefined);
  if (laid !== undefined) return laid;
  if (outcome !== null) return lying(stage, 'duties') === null ? 'bout' : 'duties';
  const scene = sceneIn(view);
  // While others choose their next task (HG-20.3), what the Duties brought stays.
  const isOver = lying(stage, 'duties') !== null && lying(stage, 'lot') === null;
  const isIdle = scene === 'start' && props.request === null && isOver;
  if (isIdle) return 'duties';
  // A slot without a bout stays on the table until the next act, as a bout does.
  const isEmpty = scene === 'bout' && lying(stage, 'bout') === null && lying(stage, 'empty') !== null;
  return isEmpty ? 'forfeit' : scene;
}

/** The scene of the question: what is played once more has no part in it. */
export const askingScene = (props: Props): LudiSceneParts =>
  props.stage.beat?.again ? SCENES[sceneIn(props.view)] : sceneFor(props);

export const sceneFor = (props: Props): LudiSceneParts =>
  isCollecting(props) && props.stage.beat === null ? collecting : SCENES[sceneName(props)];
