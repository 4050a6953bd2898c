// What a bot at a live table gets and returns: a view and a request, never a state.
//
// A task is plain JSON, so that another thread can compute it. Its random numbers depend on the seed, the seat and the
// number of the request, so a task that is computed twice, or again after a restart, has the same answer. Bots use no free
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

/** The task of the bot at `seat`, which must be one of botsToAct. */
export function taskFor(table: LiveTable, seat: Seat): Task {
  const { match } = table;
  // The table's own number, not the match's: after an undo the bot decides as before.
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
 * Milliseconds after which a bot at a table decides with its result so far. No level needs them on a current machine. The
 * cap is for slow or busy machines, and only there may an answer differ when it is computed again.
 */
const CAP = 1500;

export function answerTo(task: Task, rules: AnyRules): Choice {
  if (isFrozen(rules)) return rules.answer(task.level, task.view, task.request, task.random);
  if (!isLevel(task.level)) throw new Error(`there is no bot of the level '${task.level}'`);
  return botFor(task.level, rules, CAP).choose(task.view, task.request, restoreRandom(task.random));
}
