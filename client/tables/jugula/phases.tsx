// Inside the top bar: the round and the step of the turn.

import { seatClass } from '#client/shell/medallion.tsx';
import { homeOf, type JugulaProps as Props, sayOf } from '#client/tables/jugula/props.ts';
import { phaseOf } from '#client/tables/jugula/scene.ts';

const SET_UP = ['familia', 'deploy'];
const TURN = ['play', 'resolve', 'combat'];
const RESOLVE = 3;

export function Phases(props: Props) {
  const { view, telling, request, outcome } = props;
  // The discard at the end of a turn is no new card (JU-17.1).
  const phase = request?.clause === 'JU-21.10' ? RESOLVE : phaseOf(view);
  const say = sayOf(props);
  if (outcome !== null && !props.replaying)
    return (
      <ol class={`phases ${seatClass(homeOf(props))}`}>
        <li>
          <b>{say('phase.over', { n: view.round })}</b>
        </li>
      </ol>
    );
  const isSetUp = phase === 0 || phase === 1;
  const now = isSetUp ? phase : phase - SET_UP.length;
  return (
    <ol class={`phases ${seatClass(homeOf(props))}`} aria-label={say('phase.title')}>
      {!isSetUp && (
        <li>
          <b>{say('round.title', { n: view.round })}</b>
        </li>
      )}
      {(isSetUp ? SET_UP : TURN).map((name, i) => (
        <li key={name} class={i === now ? 'on' : i < now ? 'done' : ''} aria-current={i === now ? 'step' : undefined}>
          {telling.words[`phase.${name}`]}
        </li>
      ))}
    </ol>
  );
}
