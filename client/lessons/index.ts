// The lessons there are, and the matches they are played in.

import { lesson as gladiatori } from '#client/lessons/gladiatori.ts';
import type { Lesson } from '#client/lessons/lesson.ts';

const LESSONS: { readonly [game: string]: Lesson } = { gladiatori };
const PREFIX = 'here-lesson-';

export const lessonFor = (game: string): Lesson | null => LESSONS[game] ?? null;
/** Every lesson is played in one match, which is kept until it is begun again. */
export const matchOf = ({ game }: Lesson): string => PREFIX + game;
/** The lesson that is played in a match; null where it is an ordinary one. */
export const lessonOf = (match: string): Lesson | null =>
  match.startsWith(PREFIX) ? lessonFor(match.slice(PREFIX.length)) : null;
