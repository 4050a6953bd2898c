// What a lesson says above the board: the step, its reason, and what to do after another answer.

import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { type Lesson, type LessonStep, matchOf } from '#client/lessons/lesson.ts';
import { teacher } from '#client/lessons/words.ts';
import { forgetHere } from '#client/net/matches.ts';
import { ClauseLink } from '#client/table/controls/barred.tsx';
import type { TableProps } from '#client/tables/table.ts';
import '#client/lessons/lesson.css';

interface LessonPanelProps {
  lesson: Lesson;
  /** What the request asks of the learner; null: nothing, or the lesson is over. */
  step: LessonStep | null;
  /** How often the request was answered in another way. */
  strayed: ReadonlySignal<number>;
  props: TableProps;
}

/** Whether the learner has closed the last words. */
const doneKey = (lesson: Lesson): string => `harena.done.${matchOf(lesson)}`;

export function LessonPanel({ lesson, step, strayed, props }: LessonPanelProps) {
  const teach = teacher(props.language);
  const [done, setDone] = useState(() => localStorage.getItem(doneKey(lesson)) !== null);
  const keys = [...new Set(lesson.steps.map(({ key }) => key))];
  const isOver = step === null && props.request !== null;
  if (isOver && done) return null;
  const isAstray = step?.at !== undefined && !lesson.stands(props.view, step.at);
  const again = async (): Promise<void> => {
    localStorage.removeItem(doneKey(lesson));
    await forgetHere(matchOf(lesson));
    location.reload();
  };
  return (
    <section class="lesson-step banner" aria-label={teach('title')}>
      <header>
        <b>{step === null ? teach('title') : teach('step', { n: keys.indexOf(step.key) + 1, steps: keys.length })}</b>
        <button type="button" class="rule" onClick={() => void again()}>
          {teach('again')}
        </button>
      </header>
      <p role="status">
        {step !== null
          ? teach(`${lesson.game}.${step.key}`)
          : isOver
            ? teach(`${lesson.game}.done`)
            : teach('wait', { name: lesson.opponent })}{' '}
        {step !== null && <ClauseLink clause={step.clause} openRule={props.openRule} />}
      </p>
      {(isAstray || strayed.value > 0) && (
        <p class="lesson-stray" role="alert">
          {teach(isAstray ? 'astray' : 'other')}
        </p>
      )}
      <div class="lesson-acts">
        {step !== null && !isAstray && (
          <button
            type="button"
            class="btn"
            title={teach('show.why')}
            data-show
            onClick={() => {
              props.draft.value = structuredClone(step.answer);
            }}
          >
            {teach('show')}
          </button>
        )}
        {isOver && (
          <button
            type="button"
            class="btn go"
            data-close
            onClick={() => {
              localStorage.setItem(doneKey(lesson), 'yes');
              setDone(true);
            }}
          >
            {teach('close')}
          </button>
        )}
      </div>
    </section>
  );
}
