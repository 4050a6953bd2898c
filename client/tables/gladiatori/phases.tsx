// Where in the turn we are (GL-7.1), and in an activation which of its seven steps (GL-8.2).

import { seatClass } from '#client/shell/medallion.tsx';
import { type GladiatoriProps as Props, sayOf } from '#client/tables/gladiatori/props.ts';
import type { GladiatoriKey } from '#client/tables/gladiatori/words.ts';
import type { PhaseStep } from '#client/tables/table.ts';
import type { GladiatoriView } from '#games/gladiatori/view.ts';

const PHASES: readonly GladiatoriKey[] = ['phase.choose', 'phase.round1', 'phase.round2', 'phase.rest'];

/** The phase of the turn: 0 Choose Cards, 1 and 2 the rounds, 3 Rest. */
function phaseOf({ flow, round }: GladiatoriView): number {
  if (flow.scenes.some(({ rule }) => rule === 'rest')) return 3;
  return round;
}

export function Phases(props: Props) {
  const say = sayOf(props);
  const { view } = props;
  if (view.turn === 0) {
    const rule = view.flow.scenes.at(-1)?.rule ?? 'game';
    return <span class="gl-phase-name">{props.telling.words[`rule.${rule}`] ?? say('phase.before')}</span>;
  }
  if (props.outcome !== null && !props.replaying)
    return <span class="gl-phase-name">{say('phase.over', { turn: view.turn })}</span>;
  const now = phaseOf(view);
  return (
    <ol class={`phases ${seatClass(Math.max(0, view.active))}`} aria-label={say('phase.title')}>
      <li>
        <b>{say('phase.turn', { turn: view.turn })}</b>
      </li>
      {PHASES.map((key, i) => (
        <li key={key} class={i === now ? 'on' : i < now ? 'done' : ''} aria-current={i === now ? 'step' : undefined}>
          {say(key)}
        </li>
      ))}
    </ol>
  );
}

/** The seven steps of an activation by the clause that is asked. */
const STEPS: { readonly [clause: string]: number } = {
  'GL-8.5': 1,
  'GL-8.8': 2,
  'GL-9.11': 2,
  'GL-8.19': 3,
  'GL-8.26': 4,
  'GL-8.37': 5,
  'GL-8.41': 6,
};

/** The present step of the activation: 1 to 7, 0 outside of one. */
export function stepOf({ view, asked }: Props): number {
  const activation = view.flow.scenes.find(({ rule }) => rule === 'activation');
  if (activation === undefined) return 0;
  const clause = asked[0]?.clause ?? '';
  // Markers are removed in the first step and after the last one.
  return STEPS[clause === 'GL-16.18' ? activation.at : clause] ?? 7;
}

/** The step at the end of the status line. */
export function steps(props: Props): PhaseStep | null {
  const at = stepOf(props);
  return at === 0 ? null : { at, of: 7, name: sayOf(props)(`step.${at}` as 'step.1') };
}

/** The seven steps as a row of stones, on a phone, whose status line has no room for them. */
export function Steps(props: Props) {
  const say = sayOf(props);
  const step = stepOf(props);
  if (step === 0) return null;
  return (
    <div class={`gl-steps ${seatClass(Math.max(0, props.view.active))}`}>
      <span class="stones" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6, 7].map((i) => (
          <i key={i} class={i < step ? 'd' : i === step ? 'n' : ''} />
        ))}
      </span>
      <span>{say('step', { step, name: say(`step.${step}` as 'step.1') })}</span>
    </div>
  );
}
