// Which lessons were played to their last words: that learner gets no more advice.

import { signal } from '@preact/signals';

const keyOf = (match: string): string => `harena.done.${match}`;
const changes = signal(0);

/** `match`: the one in which the lesson is played. */
export const isDone = (match: string): boolean => changes.value >= 0 && localStorage.getItem(keyOf(match)) !== null;

export function setDone(match: string, done: boolean): void {
  if (done) localStorage.setItem(keyOf(match), 'yes');
  else localStorage.removeItem(keyOf(match));
  changes.value++;
}
