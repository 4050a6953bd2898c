// Inside the top bar: the turn and its four phases.

import { seatClass } from '#client/shell/medallion.tsx';
import { homeOf, type SpartacusProps as Props, sayOf } from '#client/tables/spartacus/props.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

const PHASES = ['upkeep', 'intrigue', 'market', 'arena'];
/** Rules that belong to the arena phase and run outside the arena's own rule. */
const IN_ARENA = ['victory', 'tournament', 'duel'];

export const phaseOf = ({ flow }: SpartacusView): number =>
  Math.max(...flow.scenes.map(({ rule }) => PHASES.indexOf(IN_ARENA.includes(rule) ? 'arena' : rule)), -1);

export function Phases(props: Props) {
  const { view, telling } = props;
  const now = phaseOf(view);
  const say = sayOf(props);
  if (props.outcome !== null && !props.replaying)
    return (
      <ol class={`phases ${seatClass(homeOf(props))}`}>
        <li>
          <b>{say('phase.over', { turn: view.turn })}</b>
        </li>
      </ol>
    );
  return (
    <ol class={`phases ${seatClass(homeOf(props))}`} aria-label={say('phase.title')}>
      {view.turn > 0 && (
        <li>
          <b>{say('turn.title', { turn: view.turn })}</b>
        </li>
      )}
      {PHASES.map((phase, i) => (
        <li key={phase} class={i === now ? 'on' : i < now ? 'done' : ''} aria-current={i === now ? 'step' : undefined}>
          {telling.words[`phase.${phase}`]}
        </li>
      ))}
    </ol>
  );
}
