// What a bot at a live table gets and returns: a view and a request, never a state.
//
// A task is plain JSON, so that another thread can compute it. Its random numbers depend on the seed, the seat and the
// number of the request, so a task that is computed twice, or again after a restart, has the same answer. What the bot
// remembers is made out of the events as its seat saw them. Of the free commands bots use one: a gift before another seat
// decides about them.

import { botRandom } from '#bots/bot.ts';
import type { GiftMoment } from '#bots/gifts.ts';
import { botCalled, botParts, givesGifts, levelOf } from '#bots/index.ts';
import { type DealingRules, newMemory, remember } from '#bots/memory.ts';
import { type RandomState, restoreRandom } from '#engine/chance/random.ts';
import type { SeatMemory } from '#engine/dealing.ts';
import { type AnyRules, isFrozen, requestForBot } from '#engine/frozen.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';
import type { LiveTable } from '#live/table.ts';

export interface Task {
  game: string;
  /** The version of its rules. */
  rules: string;
  /** The bot's word: its level, perhaps with a character. */
  level: string;
  view: unknown;
  request: Request;
  random: RandomState;
  /** Null for a bot without a character, which remembers nothing. */
  memory: SeatMemory | null;
  /** The request is a free command, which the bot may use to sway another; null for a question. */
  moment: GiftMoment | null;
}

/** The seats at which a bot is asked and has not answered. */
export const botsToAct = (table: LiveTable): Seat[] =>
  table.over || table.paused ? [] : table.open.filter((seat) => table.bots[seat] !== null);

/** The task of the bot at `seat`, which must be one of botsToAct. */
export function taskFor(table: LiveTable, seat: Seat): Task {
  const { match } = table;
  // The table's own number, not the match's: after an undo the bot decides as before.
  const { id } = match.table.asked.find((one) => one.seat === seat)!;
  return { ...seatTask(table, seat, id as number), request: requestForBot(match, seat)!, moment: null };
}

function seatTask(table: LiveTable, seat: Seat, id: number): Omit<Task, 'request' | 'moment'> {
  const { match } = table;
  // Of a seat that a person plays: what a bot in that seat would do.
  const level = table.bots[seat] ?? table.players.agreed;
  const remembers = botParts(level)?.temper != null;
  return {
    game: match.game.id,
    rules: match.game.rules,
    level,
    view: match.game.viewFor(match.table.state, seat),
    random: botRandom(match.seed, seat, id).save(),
    memory: remembers ? remember(match.game as DealingRules, match.log.events, seat, newMemory(table.seats)) : null,
  };
}

/** A question about others, who may sway the seat that answers it. Who is asked under which clause is public. */
export interface CourtedQuestion {
  key: string;
  decider: Seat;
  id: number;
  clause: string;
  /** The bots that may want to give something, in the order of the seats. */
  givers: Seat[];
}

/** The question before which bots may give something; null: there is none. */
export function courtedQuestion(table: LiveTable): CourtedQuestion | null {
  const { match } = table;
  const { courted = [] } = (match.game as DealingRules).dealings ?? {};
  if (courted.length === 0 || table.over || table.paused) return null;
  const asked = match.table.asked.find(({ seat, clause }) => courted.includes(clause) && table.open.includes(seat));
  if (asked === undefined) return null;
  const { seat: decider, clause } = asked;
  const id = asked.id as number;
  const givers = table.bots.flatMap((bot, seat) => (seat !== decider && bot !== null && givesGifts(bot) ? [seat] : []));
  return givers.length === 0 ? null : { key: `${decider}:${match.takebacks}:${id}`, decider, id, clause, givers };
}

/** Whether `giver` may sway the decider, as a task; null where it has given already, or has nothing to give. */
export function giftTask(table: LiveTable, { decider, id, clause }: CourtedQuestion, giver: Seat): Task | null {
  const { match } = table;
  const command = (match.game as DealingRules).dealings!.gift(decider, 1).command;
  // Free commands since the last answer: those before the question that is now asked.
  const { decisions } = match;
  for (let i = decisions.length - 1; i >= 0 && typeof decisions[i]!.id === 'string'; i--)
    if (decisions[i]!.seat === giver && decisions[i]!.id === command) return null;
  const request = match.table.offersFor(giver).find((offer) => offer.id === command);
  if (request === undefined) return null;
  return { ...seatTask(table, giver, id), request, moment: { giver, decider, clause } };
}

/**
 * Milliseconds after which a bot at a table decides with its result so far. No level needs them on a current machine. The
 * cap is for slow or busy machines, and only there may an answer differ when it is computed again.
 */
const CAP = 1500;

/**
 * The answer to a question; to a moment for a gift also null, which is to give nothing. Rules of an earlier day have bots of
 * their day, who know levels alone.
 */
export function answerTo(task: Task, rules: AnyRules): Choice | null {
  const { level, view, request, random, memory, moment } = task;
  if (isFrozen(rules)) return rules.answer(levelOf(level), view, request, random);
  const bot = botCalled(level, rules, CAP);
  const chance = restoreRandom(random);
  if (moment === null) return bot.choose(view, request, chance, memory ?? undefined);
  return bot.gift?.(view, moment, [request], chance, memory ?? undefined)?.choice ?? null;
}
