// What the end page counts in House of Gladiators: tasks, dice, bouts won, lives spared and men recruited.

import { type DiceThrown, diceOf, each, type MatchEnding, type Measure, numberOf, seatOf } from '#client/end/ending.ts';
import type { SeenEvent } from '#engine/event.ts';
import { TASK_NAMES } from '#games/house-of-gladiators/cards.ts';

const tasks: Measure['read'] = (event) => {
  if (event.kind !== 'completed') return null;
  const after = numberOf(event, 'count');
  return { seat: seatOf(event), before: after - 1, after, weight: 1 };
};

/** Dice are listed only where several were thrown. */
const oneOrMore = (event: SeenEvent): DiceThrown[] => {
  const dice = diceOf(event, 'dice');
  return [{ seat: seatOf(event), dice: dice.length > 0 ? dice : [numberOf(event, 'die')] }];
};

export const ending: MatchEnding = {
  // Nobody saw what a task asked before it was done.
  asked: (event, words) =>
    event.kind === 'completed' ? (words[`about.${TASK_NAMES[numberOf(event, 'task')]!}`] ?? null) : null,
  measure: { start: 0, goal: 3, isHarm: false, read: tasks },
  throws: { rolled: oneOrMore, rerolled: oneOrMore },
  awards: { bouts: each('won'), mercy: each('spared'), men: each('recruited') },
};
