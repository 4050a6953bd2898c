// Inside the top bar: the round and its phases.

import { seatClass } from '#client/shell/medallion.tsx';
import { homeOf, type LudiProps as Props, sayOf, word } from '#client/tables/house-of-gladiators/props.ts';
import type { LudiScene } from '#client/tables/house-of-gladiators/registry.ts';
import { sceneName } from '#client/tables/house-of-gladiators/scene.ts';

const PHASES = ['market', 'training', 'assignment', 'arena', 'duties'];
/** The phase of each scene: what is shown may be behind the game. */
const BY_SCENE: { readonly [S in LudiScene]?: string } = {
  market: 'market',
  training: 'training',
  hypogeum: 'assignment',
  forfeit: 'arena',
  bout: 'arena',
  duties: 'duties',
};

export function Phases(props: Props) {
  const { view } = props;
  const shown = props.stage.beat === null ? undefined : BY_SCENE[sceneName(props)];
  const now =
    shown === undefined
      ? Math.max(-1, ...view.flow.scenes.map(({ rule }) => PHASES.indexOf(rule)))
      : PHASES.indexOf(shown);
  const say = sayOf(props);
  if (props.outcome !== null && !props.replaying)
    return (
      <ol class={`phases ${seatClass(homeOf(props))}`}>
        <li>
          <b>{say('phase.over', { round: view.round })}</b>
        </li>
      </ol>
    );
  return (
    <ol class={`phases ${seatClass(homeOf(props))}`} aria-label={say('phase.title')}>
      {view.round > 0 && (
        <li>
          <b>{say('round.title', { round: view.round, limit: view.roundLimit })}</b>
        </li>
      )}
      {PHASES.map((phase, i) => (
        <li key={phase} class={i === now ? 'on' : i < now ? 'done' : ''} aria-current={i === now ? 'step' : undefined}>
          {word(props, `phase.${phase}`)}
        </li>
      ))}
    </ol>
  );
}
