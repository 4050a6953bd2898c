// What the end page counts in House of Gladiators: tasks, dice, bouts won, lives spared and men recruited.

import { type DiceThrown, diceOf, each, type MatchEnding, type Measure, numberOf, seatOf } from '#client/end/ending.ts';
import { sayer } from '#client/tables/house-of-gladiators/words.ts';
import type { SeenEvent } from '#engine/event.ts';
import { TASK_NAMES } from '#games/house-of-gladiators/cards.ts';
import { houseGlory } from '#games/house-of-gladiators/table-things.ts';
import type { LudiView } from '#games/house-of-gladiators/view.ts';

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
  // HG-3.5: where the tasks are equal, Glory decides, then coins.
  besides: (view, seat, language) => {
    const { ludus, coins } = (view as LudiView).houses[seat]!;
    return sayer(language)('end.besides', { glory: houseGlory({ ludus }), coins });
  },
  tie: 'HG-3.5',
  // Nobody saw what a task asked before it was done.
  asked: (event, words) =>
    event.kind === 'completed' ? (words[`about.${TASK_NAMES[numberOf(event, 'task')]!}`] ?? null) : null,
  measure: { start: 0, goal: 3, isHarm: false, read: tasks },
  throws: { rolled: oneOrMore, rerolled: oneOrMore },
  awards: { bouts: each('won'), mercy: each('spared'), men: each('recruited') },
};
