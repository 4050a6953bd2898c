// How even the game is: plays games of equal players and counts which House wins, how long it takes, which schemes are
// launched and with whose help, and which reactions are played.

import { fastRandom, type Random } from '#engine/chance/random.ts';
import { type GameEvent, Log, type Part } from '#engine/event.ts';
import { startTable } from '#engine/flow/start.ts';
import type { Options } from '#engine/options.ts';
import { sample } from '#engine/requests/choices.ts';
import type { Choice, Request } from '#engine/requests/request.ts';
import { CARDS } from '#games/spartacus/cards.ts';
import { spartacus } from '#games/spartacus/index.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

/** How often a scheme was launched, launched only thanks to supporters, and foiled. */
export interface SchemeCount {
  launched: number;
  supported: number;
  foiled: number;
}

export interface Balance {
  games: number;
  /** Wins by seat, counted from the first Host. */
  seats: number[];
  /** By House: in how many games it was played, and how many of them it won. */
  houses: { [name: string]: { played: number; won: number } };
  rounds: number;
  /** Games that ended at the turn limit, and games that did not end. */
  limit: number;
  endless: number;
  decisions: number;
  /** Requests for support, counted by the players who were asked, and how many of them agreed. */
  asked: number;
  agreed: number;
  /** Coins paid for support. */
  fees: number;
  schemes: { [name: string]: SchemeCount };
  reactions: { [name: string]: number };
}

/** How a player chooses; by default by the rule of thumb. */
type Player = (view: SpartacusView, request: Request, random: Random) => Choice;

/** A longer game does not end. */
const LONGEST = 20_000;

const named = (type: string): string[] => CARDS.filter((card) => card.type === type).map(({ name }) => name);

function emptyReport(games: number, seats: number): Balance {
  return {
    games,
    seats: new Array<number>(seats).fill(0),
    houses: Object.fromEntries(named('house').map((name) => [name, { played: 0, won: 0 }])),
    ...{ rounds: 0, limit: 0, endless: 0, decisions: 0, asked: 0, agreed: 0, fees: 0 },
    schemes: Object.fromEntries(named('scheme').map((name) => [name, { launched: 0, supported: 0, foiled: 0 }])),
    reactions: Object.fromEntries(named('reaction').map((name) => [name, 0])),
  };
}

/** Plays `games` games with seeds from `seed` on; what it counts is added up in one report. */
export function balanceOf(
  games: number,
  seed: number,
  seats: number,
  options: Options = {},
  player: Player = spartacus.heuristic,
): Balance {
  const report = emptyReport(games, seats);
  for (let i = 0; i < games; i++) playOne(report, seed + i, seats, options, player);
  return report;
}

function playOne(report: Balance, seed: number, seats: number, options: Options, player: Player): void {
  const log = new Log();
  const table = startTable(spartacus, { seats, options, random: fastRandom(seed), log });
  const chances = Array.from({ length: seats }, (_, seat) => fastRandom([seed, seat, 0x626f74, 1]));
  let decisions = 0;
  for (; !table.over && decisions < LONGEST; decisions++) {
    const request = table.waiting!;
    const { seat } = request;
    // Houses go at random: a player's taste would tie them to places at the table.
    const choice =
      request.clause === 'SP-2.4'
        ? sample(request, chances[seat]!)
        : player(spartacus.viewFor(table.state, seat), request, chances[seat]!);
    const refusal = table.decide(seat, request.id, choice);
    if (refusal !== null) throw new Error(`a player was refused: ${refusal.clause} ${refusal.text}`);
  }
  report.decisions += decisions;
  for (const event of log.events) countEvent(report, event);
  const { state } = table;
  report.rounds += state.turn;
  for (const { card } of state.houses) report.houses[CARDS[card]!.name]!.played++;
  if (!table.over) {
    report.endless++;
    return;
  }
  if (state.decidedBy === 'SP-11.16') report.limit++;
  report.houses[CARDS[state.houses[state.winner]!.card]!.name]!.won++;
  report.seats[(state.winner - firstHost(log) + seats) % seats]!++;
}

const firstHost = (log: Log): number => log.events.find(({ kind }) => kind === 'hostChosen')!.fields['seat'] as number;

function countEvent(report: Balance, { kind, fields }: GameEvent): void {
  const card = CARDS[fields['card'] as number];
  switch (kind) {
    case 'asked':
      report.asked += (fields['seats'] as number[]).length;
      break;
    case 'supported':
      report.agreed++;
      report.fees += fields['gold'] as number;
      break;
    case 'launched': {
      const scheme = report.schemes[card!.name]!;
      const support = (fields['parts'] as unknown as Part[]).find(({ label }) => label === 'support')?.value ?? 0;
      scheme.launched++;
      if (support > 0) scheme.supported++;
      break;
    }
    case 'schemeFoiled':
      report.schemes[card!.name]!.foiled++;
      break;
    case 'played':
      report.reactions[card!.name]!++;
  }
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

/** A share with its interval of 95 %. */
function interval(part: number, whole: number): string {
  if (whole === 0) return '–';
  const share = part / whole;
  return `${(100 * share).toFixed(1)} ± ${(196 * Math.sqrt((share * (1 - share)) / whole)).toFixed(1)} %`;
}

/** The schemes of a report together. */
export function allSchemes({ schemes }: Balance): SchemeCount {
  const sum = { launched: 0, supported: 0, foiled: 0 };
  for (const { launched, supported, foiled } of Object.values(schemes)) {
    sum.launched += launched;
    sum.supported += supported;
    sum.foiled += foiled;
  }
  return sum;
}

/** The report as lines of text; schemes and reactions from the most frequent to the rarest. */
export function balanceLines(report: Balance): string[] {
  const { games, seats, houses, rounds, limit, endless, decisions, asked, agreed, fees, schemes, reactions } = report;
  const each = (count: number): string => (count / games).toFixed(1);
  const all = allSchemes(report);
  const lines = [
    `${games} games of heuristic players with ${seats.length} seats: ${each(rounds)} turns and ${each(decisions)} decisions each; ${percent(limit, games)} at the turn limit, ${endless} without an end`,
    `won by seat, the first Host first: ${seats.map((won) => percent(won, games)).join(' / ')}`,
    `schemes: ${each(all.launched)} a game, ${percent(all.supported, all.launched)} of them with support, ${percent(all.foiled, all.launched)} foiled`,
    `support: asked ${each(asked)} times a game, ${percent(agreed, asked)} agreed, for ${(fees / Math.max(1, agreed)).toFixed(1)} gold each`,
    '',
    'House      played  won',
  ];
  const byWins = Object.entries(houses).sort(([, a], [, b]) => b.won * a.played - a.won * b.played);
  for (const [name, { played, won }] of byWins)
    lines.push(`${name.padEnd(9)}  ${String(played).padStart(6)}  ${interval(won, played)}`);
  lines.push('', 'schemes: launched, with support, foiled', ...schemeLines(schemes));
  lines.push('', 'reactions played', ...countLines(reactions));
  return lines;
}

function schemeLines(schemes: Balance['schemes']): string[] {
  const rows = Object.entries(schemes).sort(([, a], [, b]) => b.launched - a.launched);
  return rows.map(([name, { launched, supported, foiled }]) => {
    const numbers = [launched, supported, foiled].map((number) => String(number).padStart(7)).join('');
    return `${numbers}  ${name}`;
  });
}

const countLines = (counts: { [name: string]: number }): string[] =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, times]) => `${String(times).padStart(7)}  ${name}`);
