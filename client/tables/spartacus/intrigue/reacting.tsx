// Reaction windows (D-08), over any scene: cards that can be played are lit where they lie, guards on the viewer's strip,
// passing is a button like any other. The table looks the same for every player who is asked.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Medallion } from '#client/shell/medallion.tsx';
import { calledTo, isReader } from '#client/tables/called.ts';
import { Rule } from '#client/tables/rule.tsx';
import { fighterName } from '#client/tables/spartacus/arena/ground.tsx';
import { type Plate, Plates } from '#client/tables/spartacus/arena/plates.tsx';
import { cardEmblem } from '#client/tables/spartacus/emblems.ts';
import { emblemProps } from '#client/tables/spartacus/houses.tsx';
import { cardOfHold, type Deed, deedsOf, deedsOn, holdNow, targetsOf } from '#client/tables/spartacus/intrigue/acts.ts';
import { changesAt } from '#client/tables/spartacus/intrigue/effects.ts';
import { saysAct, saysOpen } from '#client/tables/spartacus/intrigue/intrigue.tsx';
import { IntrigueStage } from '#client/tables/spartacus/intrigue/stage.tsx';
import { IntrigueTray } from '#client/tables/spartacus/intrigue/tray.tsx';
import { phaseOf } from '#client/tables/spartacus/phases.tsx';
import {
  cardName,
  effectText,
  frameOf,
  houseEmblem,
  type SpartacusProps as Props,
  type SpartacusSceneParts,
  sayOf,
} from '#client/tables/spartacus/props.ts';
import type { Beside, Plan } from '#client/tables/table.ts';
import { PASS } from '#games/spartacus/table-things.ts';

type Stage = SpartacusSceneParts['Stage'];

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
            about={say(isScheme(props) ? 'pass.phase.about' : 'pass.target.about')}
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

/** A use of the open card: at whom, with what it changes there or his man on the sand. */
function plateOf(props: Props, deed: Deed): Plate {
  const say = sayOf(props);
  const { verb, word, card, ability, seat, number } = deed;
  const { label = '', price = '' } = saysAct(props, word);
  if (seat < 0 || number > 0) return { choice: word, icon: cardEmblem(card), name: label, about: price };
  const slot = props.view.fight?.seats.indexOf(seat) ?? -1;
  // Where no number changes, his man on the sand is whom it is about.
  const changes = changesAt(props, card, ability, seat, verb === 'play' && isReader(props, seat));
  const about = changes.length === 0 && slot >= 0 ? [fighterName(props, slot)] : changes;
  return {
    choice: word,
    icon: houseEmblem(props, seat) ?? cardEmblem(card),
    name: isReader(props, seat) ? say('react.at.you') : say('react.at', { name: calledTo(props, seat) }),
    about: about.join(', '),
  };
}

/** Where the stage has no roundel on which a card opens, its text and its uses lie over the middle. */
function OpenUses(props: Props) {
  const hold = holdNow(props);
  const deeds = deedsOn(props, hold);
  if (deeds.length === 0) return null;
  return (
    <div class="sp-over panel">
      <b class="name">{cardName(props, cardOfHold(hold))}</b>
      <Plates
        props={props}
        title={effectText(props, cardOfHold(hold))}
        plates={deeds.map((deed) => plateOf(props, deed))}
      />
    </div>
  );
}

/** Each stage with what opens over it, made once: another component would be drawn anew at every touch. */
const covered = new Map<Stage, Stage>();

function coveredStage(Base: Stage): Stage {
  const made = covered.get(Base);
  if (made !== undefined) return made;
  const Covered: Stage = (props) => (
    <>
      <Base {...props} />
      <OpenUses {...props} />
    </>
  );
  covered.set(Base, Covered);
  return Covered;
}

/** Whether there is anything to answer but to pass. */
const hasAnswer = (props: Props): boolean => deedsOf(props).some(({ verb }) => verb !== 'pass');

/** Whether a scheme is answered: it happens if nobody does anything. In other windows nothing would. */
const isScheme = ({ view }: Props): boolean => frameOf(view, 'window')?.['window'] === 'schemeLaunched';

function says(props: Props, opensOver: boolean): Plan | null {
  const say = sayOf(props);
  const { draft, request, asked } = props;
  if (request?.clause !== 'SP-16.10') return null;
  const notes = asked.length > 1 ? [{ text: say('react.note'), clause: 'SP-16.12', tone: 'plain' as const }] : [];
  if (isPassed(props)) return { text: say('react.passing'), notes, label: say('do.none') };
  if (typeof draft.value === 'string') {
    const plan = saysAct(props, draft.value);
    return { ...plan, notes: [...(plan.notes ?? []), ...notes] };
  }
  const hold = holdNow(props);
  if (hold >= 0) {
    const isAimed = targetsOf(props).size > 0;
    const text = opensOver && isAimed ? say('react.target') : saysOpen(props, hold);
    return { text, notes, label: say(isAimed ? 'do.none.aim' : 'do.none.row') };
  }
  if (!hasAnswer(props)) return { text: say('react.nothing'), label: say('do.react.none') };
  return { text: say(isScheme(props) ? 'react.choose' : 'react.choose.quiet'), notes, label: say('do.react.none') };
}

function beside(props: Props): Beside[] {
  if (props.request?.clause !== 'SP-16.10') return [];
  const pass = isScheme(props) ? 'do.pass' : 'do.pass.quiet';
  return [{ choice: PASS, label: sayOf(props)(hasAnswer(props) ? pass : 'do.go') }];
}

/** The window lies over a scene: the stage stays, the tray changes, a card that is touched opens over the middle. */
export function reacting(base: SpartacusSceneParts): Partial<SpartacusSceneParts> {
  const opensOver = base.Stage !== IntrigueStage;
  return {
    Stage: opensOver ? coveredStage(base.Stage) : base.Stage,
    Tray: IntrigueTray,
    Ledger: AnswersLedger,
    tab: 'answers',
    says: (props) => says(props, opensOver),
    beside,
  };
}
