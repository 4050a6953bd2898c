// A lesson: a first match in which every step is told beforehand, with what to do and why.
//
// It is a real match at a table of this browser, with a seed of its own: the learner makes his own decisions, the
// opponent takes his from a script, and everything between is the rules. When the script is over the match goes on
// against an ordinary bot. A step belongs to the question with its number, so a learner who comes back finds the step he left.

import type { OptionValue } from '#engine/options.ts';
import type { Choice } from '#engine/requests/request.ts';

/** What a step wants: the answer, and the words under this key in the lesson's catalogue. */
export interface LessonStep {
  /** Of the question, counted without what was taken back. */
  id: number;
  key: string;
  /** The clause that says why. */
  clause: string;
  answer: Choice;
  /** Ways differ where only the goal matters: any answer that begins so will do. */
  like?: string;
  /** Where the learner must stand for this step; a learner who stands elsewhere takes it back. */
  at?: { cell: number; facing: number };
}

export interface Lesson {
  game: string;
  options: { readonly [name: string]: OptionValue };
  seed: string;
  /** Who learns sits at seat 0. */
  level: string;
  opponent: string;
  steps: readonly LessonStep[];
  /** Whether the learner's figure stands there. */
  stands(view: unknown, at: { cell: number; facing: number }): boolean;
  /** What the opponent answers, in order. */
  script: readonly Choice[];
}

export const PREFIX = 'here-lesson-';
/** Every lesson is played in one match, which is kept until it is begun again. */
export const matchOf = ({ game }: Lesson): string => PREFIX + game;

/** After a take-back the match counts its questions from the next multiple of this on. */
const NUMBERS = 10_000_000;

export const stepFor = ({ steps }: Lesson, id: number | string): LessonStep | null =>
  typeof id === 'number' ? (steps.find((step) => step.id === id % NUMBERS) ?? null) : null;

/** Whether an answer is what the step wants. */
export const fits = ({ answer, like }: LessonStep, choice: Choice): boolean =>
  like === undefined
    ? JSON.stringify(choice) === JSON.stringify(answer)
    : typeof choice === 'string' && choice.startsWith(like);
