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
  /** The version of the rules for which the seed was found: later ones deal and roll the same, so the lesson can go on. */
  began: string;
  /** The learner has seat 0. */
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
/** Every lesson has one match, which is kept until the lesson is restarted. */
export const matchOf = ({ game }: Lesson): string => PREFIX + game;

/** After an undo the match counts its requests from the next multiple of this on. */
const NUMBERS = 10_000_000;

export const stepFor = ({ steps }: Lesson, id: number | string): LessonStep | null =>
  typeof id === 'number' ? (steps.find((step) => step.id === id % NUMBERS) ?? null) : null;

/** Whether the question comes after the last step: the learner plays alone. */
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
