// Which of two tasks to keep (HG-2.12): the one with which such players won most often, as the position stands.

import { TUNING } from '#games/house-of-gladiators/player/tuning.ts';
import { best, judgedEffort } from '#games/house-of-gladiators/player/worth.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

/**
 * What keeping each task did to the chance to win, in hundredths, and how many rounds it was judged to take on average: as
 * the first task, and later on. From 12,000 games of two players who kept tasks at random. In the order of the cards
 * (HG-24.7).
 */
const KEPT: readonly (readonly [number, number, number, number])[] = [
  [6.6, 2.5, 1.5, 2.5],
  [6.9, 1.8, 5.5, 1.8],
  [0.6, 2.8, -11.9, 2.8],
  [4.7, 2.8, -7.1, 2.8],
  [-4.1, 4.98, 7.9, 1.23],
  [-5.2, 3.72, 4.5, 1.16],
  [-2.5, 4.89, 4.8, 2.34],
  [-2.1, 3.39, 3, 1.55],
  [7.3, 0.86, 11.5, 0.21],
  [-1.1, 2.4, 10.8, 0.52],
  [-15.4, 3.34, -5.2, 2.39],
  [-2.4, 3.74, 1.4, 0.97],
  [-4.7, 3, -12.9, 3],
  [10.5, 2.5, 7.6, 2.5],
  [9.6, 2.5, 2.1, 2.5],
  [-6.6, 2.4, -4.5, 2.4],
  [6.3, 3.3, -4.2, 3.3],
  [-3.7, 3, -12.7, 3],
  [3.7, 3, -2.3, 3],
  [-9, 3, -0.9, 1.7],
];

/** No task is judged to take more rounds. */
const FAR = 12;

export const easiest = (view: LudiView, tasks: readonly number[]): number =>
  best(tasks, (task) => chanceWith(view, task));

function chanceWith(view: LudiView, task: number): number {
  const [first, firstEffort, later, laterEffort] = KEPT[task]!;
  const effort = Math.min(FAR, judgedEffort(view, view.houses[view.viewer]!, task));
  return view.round <= 1
    ? first - TUNING.taskRound[0]! * (effort - firstEffort)
    : later - TUNING.taskRound[1]! * (effort - laterEffort);
}
