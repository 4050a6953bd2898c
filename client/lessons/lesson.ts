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
  /** Names in the texts: the key under which the game's own words have them. */
  names: { readonly [place: string]: string };
  steps: readonly LessonStep[];
  /** Whether the learner's figure stands there; where no step asks for it, it is missing. */
  stands?(view: unknown, at: { cell: number; facing: number }): boolean;
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

/** Whether the question comes after the last step: the learner is on his own. */
export const isPast = ({ steps }: Lesson, id: number | string): boolean =>
  typeof id !== 'number' || id % NUMBERS > steps.at(-1)!.id;

/** The keys in order; several steps may be one thing to learn. */
export const keysOf = ({ steps }: Lesson): string[] => [...new Set(steps.map(({ key }) => key))];

/** Whether an answer is what the step wants. */
export const fits = ({ answer, like }: LessonStep, choice: Choice): boolean =>
  like === undefined ? isSame(choice, answer) : typeof choice === 'string' && choice.startsWith(like);

/** The same answer, however its fields or equal items are ordered. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b));

function inOrder(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, inOrder(one)]),
  );
}

/** Whether the learner stands elsewhere than the step needs. */
export const isAstray = (lesson: Lesson, step: LessonStep | null, view: unknown): boolean =>
  step?.at !== undefined && !(lesson.stands?.(view, step.at) ?? true);
