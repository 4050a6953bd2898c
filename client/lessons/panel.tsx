// What a lesson says in the column beside the table, on a phone above the bar: the step, why it is done, and what to do
// with an answer that leads elsewhere. Its box keeps its place, whatever it says; the table is never pushed.

import owl from 'icon:owl';
import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { setDone } from '#client/lessons/done.ts';
import { fits, isAstray, isPast, keysOf, type Lesson, type LessonStep, matchOf } from '#client/lessons/lesson.ts';
import { useRing } from '#client/lessons/ring.ts';
import { teacher } from '#client/lessons/words.ts';
import { forgetHere } from '#client/net/matches.ts';
import { Icon, Sign } from '#client/shell/icon.tsx';
import { narrow } from '#client/shell/narrow.ts';
import { ClauseLink } from '#client/table/clause-link.tsx';
import type { TableProps } from '#client/tables/table.ts';
import '#client/lessons/lesson.css';

interface LessonPanelProps {
  lesson: Lesson;
  /** What the request asks of the learner; null: nothing, or the lesson is over. */
  step: LessonStep | null;
  /** Whether the step can be done already; else the opponent has to act before. */
  isReady: boolean;
  /** How often the question was answered otherwise. */
  strayed: ReadonlySignal<number>;
  props: TableProps;
  /** Takes the learner's last decision back. */
  back(): void;
}

export function LessonPanel({ lesson, step, isReady, strayed, props, back }: LessonPanelProps) {
  const teach = teacher(props.language);
  const [asksWhy, setAsksWhy] = useState(false);
  const keys = keysOf(lesson);
  const isOver = props.outcome !== null || (props.request !== null && isPast(lesson, props.request.id));
  const values = {
    ...Object.fromEntries(Object.entries(lesson.names).map(([place, key]) => [place, props.telling.words[key] ?? ''])),
    opponent: lesson.opponent,
  };
  const shown = isReady ? step : null;
  const astray = isAstray(lesson, shown, props.view);
  const place = shown === null ? -1 : keys.indexOf(shown.key);
  const again = async (): Promise<void> => {
    setDone(matchOf(lesson), false);
    await forgetHere(matchOf(lesson));
    location.reload();
  };
  useRing(props, astray ? null : shown);
  const draft = props.draft.value;
  const isSet = shown !== null && draft !== null && fits(shown, draft);
  const text = (): string => {
    if (isOver) return teach(`${lesson.game}.over`, values);
    return shown === null ? teach('wait', { name: lesson.opponent }) : teach(`${lesson.game}.${shown.key}`, values);
  };
  return (
    <section
      class="lesson-step panel"
      aria-label={teach('title')}
      data-set={isSet ? '' : undefined}
      data-guides={shown === null || astray ? undefined : ''}
    >
      <header>
        <h2 class="title">{teach('title')}</h2>
        {shown !== null && <small>{teach('step', { n: place + 1, steps: keys.length })}</small>}
        <button type="button" class="rule" onClick={() => void again()}>
          {teach('again')}
        </button>
      </header>
      <div class="lesson-beads" aria-hidden="true">
        {keys.map((key, i) => (
          <i key={key} class={isOver || i < place ? 'done' : i === place ? 'now' : ''} />
        ))}
      </div>
      <div class="lesson-said">
        <Icon of={owl} class="lesson-voice" />
        <p role="status">{text()}</p>
      </div>
      {(astray || strayed.value > 0) && (
        <p class="lesson-stray" role="alert">
          {teach(astray ? 'astray' : 'other')}
        </p>
      )}
      {shown !== null && asksWhy && (
        <p class="lesson-why" id="lesson-why">
          {teach(`${lesson.game}.${shown.key}.why`, values)}{' '}
          <ClauseLink clause={shown.clause} openRule={props.openRule} />
        </p>
      )}
      <div class="lesson-acts">
        {shown !== null && !astray && (
          <button
            type="button"
            class="btn"
            aria-description={teach('show.why')}
            data-show
            onClick={() => {
              props.draft.value = structuredClone(shown.answer);
            }}
          >
            <Sign of="eye" /> {teach('show')}
          </button>
        )}
        {shown !== null && !astray && (
          <button
            type="button"
            class="btn"
            data-there
            onClick={() => document.querySelector<HTMLElement | SVGElement>('[data-ring]')?.focus()}
          >
            {teach('there')}
          </button>
        )}
        {shown !== null && (
          <button
            type="button"
            class="btn"
            aria-expanded={asksWhy}
            aria-controls="lesson-why"
            data-why
            onClick={() => setAsksWhy(!asksWhy)}
          >
            {teach('why')}
          </button>
        )}
        {!isOver && place > 0 && (
          <button type="button" class="btn ghost" data-back onClick={back}>
            <Sign of="left" /> {teach(narrow.value ? 'back.few' : 'back')}
          </button>
        )}
        {isOver && (
          <button type="button" class="btn go" data-close onClick={() => setDone(matchOf(lesson), true)}>
            {teach(props.outcome === null ? 'close' : 'won')}
          </button>
        )}
      </div>
    </section>
  );
}
