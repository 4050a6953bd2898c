// What a bot at a live table is given, and what it answers: a view and a request, never a state.
//
// A task is plain JSON, so that it can be thought about in another thread. Its chance depends on the seed, the seat and
// the number of the question, so a task worked on twice, or again after a restart, has the same answer. Bots use no free
// commands.

import { botRandom } from '#bots/bot.ts';
import { botFor, isLevel } from '#bots/index.ts';
import { type RandomState, restoreRandom } from '#engine/chance/random.ts';
import { type AnyRules, isFrozen } from '#engine/frozen.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import type { LiveTable } from '#live/table.ts';

export interface Task {
  game: string;
  /** The version of its rules. */
  rules: string;
  level: string;
  view: unknown;
  request: Request;
  random: RandomState;
}

/** The seats at which a bot is asked and has not answered. */
export const botsToAct = (table: LiveTable): Seat[] =>
  table.over || table.paused ? [] : table.open.filter((seat) => table.bots[seat] !== null);

/** What the bot of `seat` must decide. Only for one of botsToAct. */
export function taskFor(table: LiveTable, seat: Seat): Task {
  const { match } = table;
  // The table's own number, not the match's: after a take-back the same opponent is met again.
  const { id } = match.table.asked.find((one) => one.seat === seat)!;
  return {
    game: match.game.id,
    rules: match.game.rules,
    level: table.bots[seat]!,
    view: match.game.viewFor(match.table.state, seat),
    request: match.requestFor(seat)!,
    random: botRandom(match.seed, seat, id as number).save(),
  };
}

/**
 * Milliseconds after which a bot at a table decides with what it has found out. No level needs them on a machine of these
 * days: it is there for one that is slow or busy, and there alone may an answer differ when it is thought about again.
 */
const CAP = 1500;

export function answerTo(task: Task, rules: AnyRules): Choice {
  if (isFrozen(rules)) return rules.answer(task.level, task.view, task.request, task.random);
  if (!isLevel(task.level)) throw new Error(`there is no bot of the level '${task.level}'`);
  return botFor(task.level, rules, CAP).choose(task.view, task.request, restoreRandom(task.random));
}
