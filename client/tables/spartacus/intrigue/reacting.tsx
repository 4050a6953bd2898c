// Reaction windows (D-08), over any scene: cards that can be played are lit where they lie, guards on the viewer's strip,
// passing is a button like any other. The table looks the same for every player who is asked.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Medallion } from '#client/shell/medallion.tsx';
import { calledTo } from '#client/tables/called.ts';
import { Rule } from '#client/tables/rule.tsx';
import { emblemProps } from '#client/tables/spartacus/houses.tsx';
import { deedsOf, holdNow } from '#client/tables/spartacus/intrigue/acts.ts';
import { saysAct, saysOpen } from '#client/tables/spartacus/intrigue/intrigue.tsx';
import { IntrigueTray } from '#client/tables/spartacus/intrigue/tray.tsx';
import { phaseOf } from '#client/tables/spartacus/phases.tsx';
import {
  frameOf,
  type SpartacusProps as Props,
  type SpartacusSceneParts,
  sayOf,
} from '#client/tables/spartacus/props.ts';
import type { Beside, Plan } from '#client/tables/table.ts';
import { PASS } from '#games/spartacus/table-things.ts';

/** Milliseconds before an automatic pass is sent: the same whatever the player holds. */
const DELAY = 900;

/** Automatic passes by match: until the viewer is the target, or to the end of a phase. Kept in this page only. */
interface Passing {
  untilTarget: boolean;
  /** The turn and phase for which all is passed; empty: none. */
  phase: string;
}
const passing = signal<{ readonly [match: string]: Passing }>({});
const NOTHING: Passing = { untilTarget: false, phase: '' };

const passingIn = ({ match }: Props): Passing => passing.value[match] ?? NOTHING;
const setPassing = ({ match }: Props, next: Passing): void => {
  passing.value = { ...passing.value, [match]: next };
};
const phaseKey = ({ view }: Props): string => `${view.turn} ${phaseOf(view)}`;

const isTarget = (props: Props): boolean => {
  const window = frameOf(props.view, 'window');
  return window?.['target'] === props.viewer || window?.['concernedSeat'] === props.viewer;
};

export const isPassed = (props: Props): boolean => {
  const { untilTarget, phase } = passingIn(props);
  return phase === phaseKey(props) || (untilTarget && !isTarget(props));
};

function AnswersLedger(props: Props) {
  const say = sayOf(props);
  const { asked, viewer, request, answered, replaying } = props;
  const isAsked = request?.clause === 'SP-16.10' && answered === null && !replaying;
  const passes = isPassed(props);
  useEffect(() => {
    if (!isAsked || !passes) return;
    const timer = setTimeout(() => props.choose(PASS), DELAY);
    return () => clearTimeout(timer);
    // Once for each request.
  }, [request?.id, isAsked, passes]);
  const { untilTarget, phase } = passingIn(props);
  const isPhase = phase === phaseKey(props);
  return (
    <section class="sp-ledger panel">
      <header>
        <h2 class="title">{say('answers.title')}</h2>
        <span class="eyebrow">{say('answers.secret')}</span>
        <Rule props={props} clause="SP-16.10" />
      </header>
      <ul class="sp-rings">
        {asked.map(({ seat }) => (
          <li key={seat}>
            <Medallion seat={seat} size="m" {...emblemProps(props, seat)} />
            <b>{calledTo(props, seat)}</b>
            <span>{say(seat !== viewer ? 'answers.asked' : isAsked ? 'answers.you' : 'answers.done')}</span>
          </li>
        ))}
      </ul>
      <p class="sp-note">
        {say('answers.note')} <Rule props={props} clause="SP-16.28" />
      </p>
      {!replaying && (
        <div class="sp-switches">
          <Switch
            name={say('pass.target')}
            about={say('pass.target.about')}
            isOn={untilTarget}
            flip={() => setPassing(props, { ...passingIn(props), untilTarget: !untilTarget })}
          />
          <Switch
            name={say('pass.phase')}
            about={say('pass.phase.about')}
            isOn={isPhase}
            flip={() => setPassing(props, { ...passingIn(props), phase: isPhase ? '' : phaseKey(props) })}
          />
        </div>
      )}
    </section>
  );
}

const Switch = ({ name, about, isOn, flip }: { name: string; about: string; isOn: boolean; flip(): void }) => (
  <button type="button" class={`sp-switch${isOn ? ' on' : ''}`} role="switch" aria-checked={isOn} onClick={flip}>
    <i aria-hidden="true" />
    <span>{name}</span>
    <small>{about}</small>
  </button>
);

/** Whether there is anything to answer but to pass. */
const hasAnswer = (props: Props): boolean => deedsOf(props).some(({ verb }) => verb !== 'pass');

function says(props: Props): Plan | null {
  const say = sayOf(props);
  const { draft, request } = props;
  if (request?.clause !== 'SP-16.10') return null;
  const notes = [{ text: say('react.note'), clause: 'SP-16.12', tone: 'plain' as const }];
  if (isPassed(props)) return { text: say('react.passing'), notes, label: say('do.none') };
  if (typeof draft.value === 'string') return { ...saysAct(props, draft.value), notes };
  const hold = holdNow(props);
  if (hold >= 0) return { text: saysOpen(props, hold), notes, label: say('do.none.row') };
  if (!hasAnswer(props)) return { text: say('react.nothing'), label: say('do.react.none') };
  return { text: say('react.choose'), notes, label: say('do.react.none') };
}

function beside(props: Props): Beside[] {
  if (props.request?.clause !== 'SP-16.10') return [];
  return [{ choice: PASS, label: sayOf(props)(hasAnswer(props) ? 'do.pass' : 'do.go') }];
}

/** The window lies over a scene: the stage stays, the tray changes. */
export const reacting = (base: SpartacusSceneParts): Partial<SpartacusSceneParts> => ({
  Stage: base.Stage,
  Tray: IntrigueTray,
  Ledger: AnswersLedger,
  tab: 'answers',
  says,
  beside,
});
