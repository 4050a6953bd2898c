// The lessons: client/lessons/GAME/lesson.ts, which Vite finds at build time.

import { type Lesson, PREFIX } from '#client/lessons/lesson.ts';

const found = import.meta.glob<{ lesson: Lesson }>('./*/lesson.ts', { eager: true });

export const lessonFor = (game: string): Lesson | null => found[`./${game}/lesson.ts`]?.lesson ?? null;
/** The lesson of a match; null: it is an ordinary one. */
export const lessonOf = (match: string): Lesson | null =>
  match.startsWith(PREFIX) ? lessonFor(match.slice(PREFIX.length)) : null;
