// A lesson: a first match in which every step is explained beforehand, with what to do and why.
//
// It is a real match at a table of this browser, with a fixed seed: the learner decides, the opponent follows a script,
// and everything between is the rules. After the script the match continues against an ordinary bot. A step belongs to a
// request by its number, so a learner who comes back finds the step again.

import type { OptionValue } from '#engine/options.ts';
import type { Choice } from '#engine/requests/request.ts';

/** What a step wants: the answer, and the words under this key in the lesson's catalogue. */
export interface LessonStep {
  /** Of the request, not counting undone ones. */
  id: number;
  key: string;
  /** The clause that says why. */
  clause: string;
  answer: Choice;
  /** Ways differ where only the goal matters: any answer with this beginning is accepted. */
  like?: string;
  /** Where the learner must stand for this step; elsewhere the learner is asked to undo. */
  at?: { cell: number; facing: number };
}

export interface Lesson {
  game: string;
  options: { readonly [name: string]: OptionValue };
  seed: string;
  /** The learner has seat 0. */
  level: string;
  opponent: string;
  steps: readonly LessonStep[];
  /** Whether the learner's figure stands there. */
  stands(view: unknown, at: { cell: number; facing: number }): boolean;
  /** What the opponent answers, in order. */
  script: readonly Choice[];
}

export const PREFIX = 'here-lesson-';
/** Every lesson has one match, which is kept until the lesson is restarted. */
export const matchOf = ({ game }: Lesson): string => PREFIX + game;

/** After an undo the match counts its requests from the next multiple of this on. */
const NUMBERS = 10_000_000;

export const stepFor = ({ steps }: Lesson, id: number | string): LessonStep | null =>
  typeof id === 'number' ? (steps.find((step) => step.id === id % NUMBERS) ?? null) : null;

/** Whether an answer is what the step wants. */
export const fits = ({ answer, like }: LessonStep, choice: Choice): boolean =>
  like === undefined
    ? JSON.stringify(choice) === JSON.stringify(answer)
    : typeof choice === 'string' && choice.startsWith(like);
