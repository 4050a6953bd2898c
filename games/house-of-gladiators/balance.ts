// How even the game is: plays games of heuristic players and counts who wins, how long it takes, which tasks decide, how
// often a House is wiped out, and what is worth a bid.
//
// Resource cards are auctioned face down, so a bid is for a type; what a card is worth once it is there shows in how often
// it is used by those who have it.

import { fastRandom } from '#engine/chance/random.ts';
import { type GameEvent, Log } from '#engine/event.ts';
import { Table } from '#engine/flow/table.ts';
import { Trace } from '#engine/flow/trace.ts';
import { defaultOptions, type Options } from '#engine/options.ts';
import { RESOURCE_NAMES, TASK_NAMES, TIRO_NAMES, TYPES } from '#games/house-of-gladiators/cards.ts';
import { houseOfGladiators } from '#games/house-of-gladiators/index.ts';
import type { Ludi } from '#games/house-of-gladiators/state.ts';

/** How often something came under the hammer, how often it was sold, and for how many coins in all. */
export interface Sales {
  offered: number;
  sold: number;
  coins: number;
}

export interface Balance {
  games: number;
  /** Wins by seat counted from the start House (HG-2.8), draws counted in parts. */
  seats: number[];
  rounds: number;
  /** Games that ended at the round limit, and Houses that went out. */
  limit: number;
  wiped: number;
  bouts: number;
  draws: number;
  deaths: number;
  upgrades: number;
  /** By task: dealt, kept, completed, and completed as the winner's last one. */
  tasks: { [name: string]: { dealt: number; kept: number; completed: number; decided: number } };
  types: { [name: string]: Sales };
  gladiators: { [name: string]: Sales };
  /** By resource card: how often a House got one unseen, and how often one was used. */
  cards: { [name: string]: { got: number; used: number } };
}

function emptyReport(games: number, seats: number): Balance {
  const sales = (): Sales => ({ offered: 0, sold: 0, coins: 0 });
  const byName = <T>(names: readonly string[], make: () => T) =>
    Object.fromEntries(names.map((name) => [name, make()]));
  return {
    games,
    seats: new Array<number>(seats).fill(0),
    rounds: 0,
    limit: 0,
    wiped: 0,
    bouts: 0,
    draws: 0,
    deaths: 0,
    upgrades: 0,
    tasks: byName(TASK_NAMES, () => ({ dealt: 0, kept: 0, completed: 0, decided: 0 })),
    types: byName(TYPES, sales),
    gladiators: byName(TIRO_NAMES, sales),
    cards: byName(RESOURCE_NAMES, () => ({ got: 0, used: 0 })),
  };
}

/** Plays `games` games with seeds from `seed` on; what it counts is added up in one report. */
export function balanceOf(games: number, seed: number, seats: number, given: Options = {}): Balance {
  const game = houseOfGladiators;
  const options = { ...defaultOptions(game.options), ...given };
  const report = emptyReport(games, seats);
  const trace = new Trace();
  for (let i = 0; i < games; i++) {
    const random = fastRandom(seed + i);
    const log = new Log();
    const table = new Table(game, game.setup(seats, options), random, log);
    table.trace = trace;
    table.run();
    const order = table.state.order.slice();
    while (!table.over) {
      const request = table.asked.find((one) => !table.hasAnswered(one.seat))!;
      const view = game.viewFor(table.state, request.seat);
      table.decide(request.seat, request.id, game.heuristic(view, request, random));
    }
    for (const event of log.events) countEvent(report, event);
    countEnd(report, table.state, order);
  }
  for (const name of RESOURCE_NAMES) report.cards[name]!.used = trace.uses.get(name) ?? 0;
  return report;
}

/** What an event tells everybody and what it tells in secret. */
const told = ({ fields, secrets }: GameEvent): { [key: string]: unknown } =>
  Object.assign({}, fields, ...(secrets ?? []).map((one) => one.fields));

function countEvent(report: Balance, event: GameEvent): void {
  const fields = told(event);
  switch (event.kind) {
    case 'lotOffered':
      report.types[fields['type'] as string]!.offered++;
      return;
    case 'bought':
      sold(report.types[fields['type'] as string]!, fields['coins'] as number);
      report.cards[RESOURCE_NAMES[fields['card'] as number]!]!.got++;
      return;
    case 'drew':
      for (const card of fields['cards'] as number[]) report.cards[RESOURCE_NAMES[card]!]!.got++;
      return;
    case 'gladiatorOffered':
      report.gladiators[TIRO_NAMES[fields['gladiator'] as number]!]!.offered++;
      return;
    case 'recruited':
      sold(report.gladiators[TIRO_NAMES[fields['gladiator'] as number]!]!, fields['coins'] as number);
      return;
    case 'dealt':
      for (const task of fields['tasks'] as number[]) report.tasks[TASK_NAMES[task]!]!.dealt++;
      return;
    case 'kept':
      report.tasks[TASK_NAMES[fields['task'] as number]!]!.kept++;
      return;
    case 'completed':
      report.tasks[TASK_NAMES[fields['task'] as number]!]!.completed++;
      return;
    case 'chooserNamed':
      report.bouts++;
      return;
    case 'boutDrawn':
      report.draws++;
      return;
    case 'died':
      report.deaths++;
      return;
    case 'trained':
      report.upgrades++;
      return;
    case 'leftGame':
      report.wiped++;
  }
}

function sold(sales: Sales, coins: number): void {
  sales.sold++;
  sales.coins += coins;
}

function countEnd(report: Balance, state: Ludi, order: readonly number[]): void {
  const { places } = houseOfGladiators.outcome(state);
  const winners = places.filter((place) => place === 1).length;
  for (const [place, seat] of order.entries()) {
    if (places[seat] !== 1) continue;
    report.seats[place]! += 1 / winners;
    const last = state.houses[seat]!.done.at(-1);
    if (state.ending === 'HG-3.1' && last !== undefined) report.tasks[TASK_NAMES[last]!]!.decided += 1 / winners;
  }
  report.rounds += state.round;
  if (state.ending === 'HG-3.6') report.limit++;
}

/** Of what was there, what hardly a player wanted: fewer than one in twenty. */
const scorned = (counts: { [name: string]: { there: number; taken: number } }): string[] =>
  Object.entries(counts).flatMap(([name, { there, taken }]) => (there > 0 && taken * 20 < there ? [name] : []));

/** Lots nobody bids for, cards nobody uses, tasks nobody keeps. */
export const neverWorthIt = (report: Balance): { lots: string[]; cards: string[]; tasks: string[] } => {
  const counted = <T>(of: { [name: string]: T }, there: (one: T) => number, taken: (one: T) => number): string[] =>
    scorned(
      Object.fromEntries(Object.entries(of).map(([name, one]) => [name, { there: there(one), taken: taken(one) }])),
    );
  return {
    lots: counted(
      { ...report.types, ...report.gladiators },
      (one) => one.offered,
      (one) => one.sold,
    ),
    cards: counted(
      report.cards,
      (one) => one.got,
      (one) => one.used,
    ),
    tasks: counted(
      report.tasks,
      (one) => one.dealt,
      (one) => one.kept,
    ),
  };
};

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);
const named = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));

function salesLines(title: string, sales: { [name: string]: Sales }): string[] {
  const lines = Object.entries(sales).map(
    ([name, { offered, sold: bought, coins }]) =>
      `${name.padEnd(16)}  ${String(offered).padStart(7)}  ${percent(bought, offered).padStart(7)}  ${bought === 0 ? '–' : (coins / bought).toFixed(1)}`,
  );
  return ['', `${title.padEnd(16)}  offered     sold  coins each`, ...lines];
}

/** The report as lines of text. */
export function balanceLines(report: Balance): string[] {
  const { games, seats, rounds, limit, wiped, bouts, draws, deaths, upgrades } = report;
  const each = (count: number): string => (count / games).toFixed(1);
  const never = neverWorthIt(report);
  return [
    `${games} games of heuristic players with ${seats.length} Houses: ${each(rounds)} rounds each; ${percent(limit, games)} at the limit of rounds; ${wiped} Houses wiped out`,
    `won by seat from the start House: ${seats.map((won) => percent(won, games)).join(' / ')}`,
    `in a game: ${each(bouts)} bouts, ${each(draws)} draws, ${each(deaths)} deaths, ${each(upgrades)} upgrades`,
    '',
    'task                   dealt     kept  completed  decided',
    ...Object.entries(report.tasks).map(
      ([name, { dealt, kept, completed, decided }]) =>
        `${name.padEnd(20)}  ${String(dealt).padStart(6)}  ${percent(kept, dealt).padStart(7)}  ${percent(completed, kept).padStart(9)}  ${percent(decided, games).padStart(7)}`,
    ),
    ...salesLines('lot', report.types),
    ...salesLines('gladiator', report.gladiators),
    '',
    'card                       got  used',
    ...Object.entries(report.cards).map(
      ([name, { got, used }]) => `${name.padEnd(22)}  ${String(got).padStart(6)}  ${used}`,
    ),
    '',
    `hardly ever worth a bid: ${named(never.lots)}; a place in the Hypogeum or in Training: ${named(never.cards)}; keeping: ${named(never.tasks)}`,
  ];
}
