// The player of games under test: random seats, random legal choices, now and then a free command, and now and then a
// sealed answer that is replaced.
//
// Random choices never carry out what takes a plan and several turns. A *sensible* player takes most answers from the
// game's heuristic, and some at random, the player's *whims*, to reach places that neither would reach alone. In some
// games the players have many whims, in others few: many whims spoil a plan, and some places need a plan.

import type { Random } from '#engine/chance/random.ts';
import type { Chooser, Trial } from '#engine/conformance/trial.ts';
import type { Table } from '#engine/flow/table.ts';
import { enumerate, sample } from '#engine/requests/choices.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import type { Seat } from '#engine/seat.ts';

export interface Move {
  seat: Seat;
  id: number | string;
  clause: string;
  choice: Choice;
}

/** One time in so many a free command comes before the pending requests; with sensible players it is one of their whims. */
const COMMANDS = 8;
const PER_WHIM = 2;
/** One time in so many a command that ends a seat's part in the game is used when it is drawn. */
const SELDOM = 100;
/** One time in so many a seat that has answered answers again. */
const SECOND_THOUGHTS = 8;
/** One choice in so many comes from the list, which has corner cases that sampling rarely meets. */
const LISTED = 4;
const LIST = 24;
export function nextMove(trial: Trial): Move {
  const { table, choosing, whims } = trial;
  const request =
    (choosing.below(whims === 0 ? COMMANDS : PER_WHIM * whims) === 0 ? freeCommand(trial) : null) ??
    question(table, choosing);
  const choice = (trial.choose ?? asItComes)(table, request, choosing, sense(trial, request));
  return { seat: request.seat, id: request.id, clause: request.clause, choice };
}

const asItComes: Chooser = (table, request, random, answer) => answer ?? anyChoice(table, request, random);

export function anyChoice(_table: Table, request: Request, random: Random): Choice {
  if (random.below(LISTED) > 0) return sample(request, random);
  const list = enumerate(request, LIST);
  return list[random.below(list.length)]!;
}

/** A sensible player's answer; null for another player, or for a free command, which no heuristic knows. */
function sense({ game, table, whims, choosing }: Trial, request: Request): Choice | null {
  if (whims === 0 || typeof request.id === 'string') return null;
  if (choosing.below(whims) === 0) return anyChoice(table, request, choosing);
  return game.heuristic(game.viewFor(table.state, request.seat), request, choosing);
}

function freeCommand(trial: Trial): Request | null {
  if (trial.game.commands.length === 0) return null;
  const offers = trial.table
    .offersFor(trial.choosing.below(trial.seats))
    .filter(({ id }) => !isSeldom(trial, id) || trial.choosing.below(SELDOM) === 0);
  return offers.length === 0 ? null : offers[trial.choosing.below(offers.length)]!;
}

const isSeldom = (trial: Trial, id: number | string): boolean =>
  trial.game.commands.some((command) => command.name === id && command.seldom === true);

function question(table: Table, random: Random): Request {
  const { asked } = table;
  const open = asked.filter((request) => !table.hasAnswered(request.seat));
  const from = open.length < asked.length && random.below(SECOND_THOUGHTS) === 0 ? asked : open;
  return from[random.below(from.length)]!;
}
