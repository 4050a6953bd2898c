// How even the game is: plays games of heuristic players and counts who wins, how long it takes, and what is used.

import { fastRandom } from '#engine/chance/random.ts';
import { Table } from '#engine/flow/table.ts';
import { Trace } from '#engine/flow/trace.ts';
import { defaultOptions, type Options } from '#engine/options.ts';
import { ARMATURAE } from '#games/jugula/armaturae.ts';
import { jugula } from '#games/jugula/index.ts';

export interface Balance {
  games: number;
  /** Wins by seat and by the seat that began, draws counted in parts. */
  seats: number[];
  began: number;
  /** By armatura: in how many familiae it was, and the share of them that won. */
  fighters: { [id: string]: { familiae: number; won: number } };
  turns: number;
  rounds: number;
  limit: number;
  /** How often each card use, trait and operation occurred, and how often a turn could have chosen the play. */
  uses: { [name: string]: number };
}

/** Plays `games` games with seeds from `seed` on; what it counts is added up in one report. */
export function balanceOf(games: number, seed: number, seats: number, given: Options = {}): Balance {
  const options = { ...defaultOptions(jugula.options), ...given };
  const trace = new Trace();
  const report: Balance = {
    games,
    seats: new Array(seats).fill(0),
    began: 0,
    fighters: {},
    turns: 0,
    rounds: 0,
    limit: 0,
    uses: {},
  };
  for (const { id } of ARMATURAE) report.fighters[id] = { familiae: 0, won: 0 };
  for (let i = 0; i < games; i++) {
    const random = fastRandom(seed + i);
    const table = new Table(jugula, jugula.setup(seats, options), random, null);
    table.trace = trace;
    table.run();
    while (!table.over) {
      const request = table.asked.find((one) => !table.hasAnswered(one.seat))!;
      const view = jugula.viewFor(table.state, request.seat);
      table.decide(request.seat, request.id, jugula.heuristic(view, request, random));
    }
    count(report, table);
  }
  for (const [name, times] of trace.uses) report.uses[name] = times;
  return report;
}

function count(report: Balance, table: Table<ReturnType<typeof jugula.setup>>): void {
  const { state } = table;
  const { places } = jugula.outcome(state);
  const winners = places.filter((place) => place === 1).length;
  for (const [seat, place] of places.entries()) {
    const share = place === 1 ? 1 / winners : 0;
    report.seats[seat]! += share;
    if (seat === state.first) report.began += share;
    for (const { seat: owner, kind } of state.gladiators) {
      if (owner !== seat || kind < 0) continue;
      const fighter = report.fighters[ARMATURAE[kind]!.id]!;
      fighter.familiae++;
      fighter.won += share;
    }
  }
  report.turns += state.turn;
  report.rounds += state.round;
  if (state.ending === 'JU-18.7') report.limit++;
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

/** The report as lines of text; the uses from the most frequent to the rarest. */
export function balanceLines(report: Balance): string[] {
  const { games, seats, began, fighters, turns, rounds, limit, uses } = report;
  const lines = [
    `${games} games of heuristic players with ${seats.length} seats: ${(turns / games).toFixed(1)} turns and ${(rounds / games).toFixed(1)} rounds each; ${percent(limit, games)} at the limit of rounds`,
    `won by seat: ${seats.map((won) => percent(won, games)).join(' / ')}; by who began: ${percent(began, games)}`,
    '',
    'armatura      familiae  won',
  ];
  const byWins = Object.entries(fighters).sort(([, a], [, b]) => b.won * a.familiae - a.won * b.familiae);
  for (const [id, { familiae, won }] of byWins) {
    lines.push(`${id.padEnd(12)}  ${String(familiae).padStart(8)}  ${percent(won, familiae)}`);
  }
  lines.push('', 'used, times in all games:');
  const byNumber = Object.entries(uses).sort(([, a], [, b]) => b - a);
  for (const [name, times] of byNumber) lines.push(`${String(times).padStart(8)}  ${name}`);
  const never = jugula.uses.filter((name) => uses[name] === undefined);
  lines.push(never.length === 0 ? 'everything was used' : `never used: ${never.join(', ')}`);
  return lines;
}
