// The ladder: which duels it consists of, and docs/ladder.md with its plots, written from the results.
//
// A cell is one duel. Its result is stored in docs/ladder/results.ndjson with a hash of how the two played (conduct.ts). So
// the page can be written again at any time, and cells of bots that play otherwise now are marked as such.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS } from '#bots/index.ts';
import { ROOT } from '#checks/flaw.ts';
import { conductOf } from '#checks/strength/conduct.ts';
import { POOL_NAMES } from '#checks/strength/contestants.ts';
import type { Duel, KeptBlocks } from '#checks/strength/duels.ts';
import { barsSvg } from '#checks/strength/plot.ts';
import { games } from '#games/index.ts';

const DOCS = join(ROOT, 'docs');
const FOLDER = join(DOCS, 'ladder');
const RESULTS = join(FOLDER, 'results.ndjson');
export const PAGE = join(DOCS, 'ladder.md');

export interface Cell {
  game: string;
  seats: number;
  a: string;
  b: string;
}

/** The first deal of a cell, unless another is named. */
export const FIRST_DEAL = 7_000_000;

export type LadderResult = Duel & { code: string; seed?: number; kept?: KeptBlocks };

export const keyOf = ({ game, seats, a, b }: Cell): string => `${game} ${seats} ${a} ${b}`;

/** Every level against the one below, the searching ones against the first heuristic, the best two against the pool. */
export function cellsOf(game: string, seats: number): Cell[] {
  const cells: Cell[] = [];
  const add = (a: string, b: string): void => {
    cells.push({ game, seats, a, b });
  };
  for (let i = 1; i < LEVELS.length; i++) add(LEVELS[i]!, LEVELS[i - 1]!);
  for (const level of ['fighter', 'tactician', 'veteran', 'champion']) add(level, 'first');
  for (const name of POOL_NAMES.filter((one) => one !== 'first'))
    for (const level of ['tactician', 'veteran']) add(level, name);
  return cells;
}

export function readResults(): Map<string, LadderResult> {
  const results = new Map<string, LadderResult>();
  if (!existsSync(RESULTS)) return results;
  for (const line of readFileSync(RESULTS, 'utf8').split('\n')) {
    if (line === '') continue;
    const result = JSON.parse(line) as LadderResult;
    results.set(keyOf(result), result);
  }
  return results;
}

/** What part of the games A should win in a cell; null: it is only reported. */
export function wantedShare({ game, seats, a, b }: Cell): number | null {
  const place = LEVELS.indexOf(a as (typeof LEVELS)[number]);
  if (a !== 'champion' && place > 0 && b === LEVELS[place - 1]) return seats === 2 ? 0.65 : seats === 4 ? 0.4 : null;
  if (seats !== 2 || b !== 'first') return null;
  if (a === 'tactician') return 0.85;
  if (a === 'veteran') return game === 'house-of-gladiators' ? 0.85 : 0.93;
  return null;
}

/** Milliseconds of processor time that 99 of 100 decisions may take. */
export const MOST_MS: { readonly [level: string]: number } = { tactician: 50, veteran: 300, champion: 1000 };

/** Keeps a result and writes the page again. Another ladder may have written meanwhile, so the file is read again. */
export function keepResult(result: LadderResult): void {
  const results = readResults().set(keyOf(result), result);
  mkdirSync(FOLDER, { recursive: true });
  const lines = [...results].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => JSON.stringify(one));
  writeFileSync(RESULTS, `${lines.join('\n')}\n`);
  writePage(results);
}

export function writePage(results: ReadonlyMap<string, LadderResult>): void {
  const { text, plots } = pageOf(results);
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, svg] of plots) writeFileSync(join(FOLDER, name), svg);
  writeFileSync(PAGE, text);
}

/** The page, and its plots by the names of their files. `codeOf`: the hash of how a cell is played now. */
export function pageOf(
  results: ReadonlyMap<string, LadderResult>,
  codeOf: (cell: Cell) => string = conductOf,
): { text: string; plots: Map<string, string> } {
  const parts = [HEAD];
  const plots = new Map<string, string>();
  for (const { id, title } of games.values()) {
    const seats = [2, 3, 4].filter((number) => cellsOf(id, number).some((cell) => results.has(keyOf(cell))));
    if (seats.length === 0) continue;
    plots.set(`${id}.svg`, rungsSvg(id, title, seats, results));
    parts.push(`## ${title}`, `![How often each level beats the one below in ${title}](ladder/${id}.svg)`);
    for (const number of seats) parts.push(tableOf(id, number, results, codeOf));
  }
  return { text: `${parts.join('\n\n')}\n`, plots };
}

const HEAD = `# The ladder

How strong the bots are, by games. Written by \`./harena ladder\`; \`./harena duel\` plays any cell again.

Every deal is played once for each seat, with A in that seat and B in all others; ± is half the interval of 95 % over
deals. An even share is 50 % at two seats and 25 % at four. Times are milliseconds of processor time per decision of A,
median and 99th percentile, on a machine that did other work beside; 99 of 100 are to take no more than ${MOST_MS['tactician']} (Tactician),
${MOST_MS['veteran']} (Veteran) and ${MOST_MS['champion']} (Champion), and a bold one takes more. Under *wanted* stands the share A is to win, and whether it
does: *open* where the interval holds both answers. Cells that are *clear* were stopped by a sequential test (Wald's, one
error in twenty) that told five points above that share from five below, after 40 games at the earliest; the others have
the number of games that was set before, or that there was time for. Deals begin at seed ${FIRST_DEAL}, or where the cell
says: what was tuned on some deals is reported on others. A game that does not end in 20,000 decisions is
*endless* and counts as even. *Earlier* play is not what there is now: the rules or one of the two bots choose otherwise.

*first* is the heuristic before there was any search, *eight* a search of eight playouts with it; *rusher*, *turtle*,
*miser* and *spender* are that heuristic with one fixed idea each. These never change, but for *eight*, which searches with the
code and the weights of the day: 50.0 ± 0.0 against one of them means that the level still plays exactly as it does. What was tried and did not help stands in
[docs/why/03-bots.md](why/03-bots.md).`;

const percent = (part: number): string => (100 * part).toFixed(1);

function tableOf(
  game: string,
  seats: number,
  results: ReadonlyMap<string, LadderResult>,
  codeOf: (cell: Cell) => string,
): string {
  const lines = [
    `### ${seats} seats (even: ${percent(1 / seats)} %)`,
    '',
    '| A | B | A wins, % | wanted | games | p50 | p99 | play |',
    '|---|---|---|---|---|---|---|---|',
  ];
  for (const cell of cellsOf(game, seats)) {
    const result = results.get(keyOf(cell));
    const against = seats === 2 ? cell.b : `${seats - 1} × ${cell.b}`;
    const isNow = result?.code === codeOf(cell);
    const figures = result === undefined ? 'not measured |  | 0 |  |  | ' : figuresOf(cell, result, isNow);
    lines.push(`| ${cell.a} | ${against} | ${figures} |`);
  }
  return lines.join('\n');
}

function figuresOf(cell: Cell, result: LadderResult, isNow: boolean): string {
  const { share, error, games: played, endless, times, verdict, seed = FIRST_DEAL } = result;
  const [p50, p99] = [times.a.p50, times.a.p99].map((ms) => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0)));
  const slow = times.a.p99 > (MOST_MS[cell.a] ?? Number.POSITIVE_INFINITY);
  const wins = `${percent(share)} ± ${percent(error)}`;
  const isClear = verdict === 'low' || verdict === 'high';
  const count = `${played}${isClear ? ', clear' : ''}${endless === 0 ? '' : `, ${endless} endless`}${seed === FIRST_DEAL ? '' : `, from ${seed}`}`;
  return [wins, verdictOn(cell, share, error), count, p50, slow ? `**${p99}**` : p99, isNow ? 'now' : 'earlier'].join(
    ' | ',
  );
}

function verdictOn(cell: Cell, share: number, error: number): string {
  const wanted = wantedShare(cell);
  if (wanted === null) return '';
  const verdict = share - error >= wanted ? 'yes' : share + error < wanted ? 'no' : 'open';
  return `${100 * wanted}: ${verdict}`;
}

/** A group of bars for every number of seats: each level against the one below. */
function rungsSvg(
  game: string,
  title: string,
  seats: readonly number[],
  results: ReadonlyMap<string, LadderResult>,
): string {
  const groups = LEVELS.slice(1).map((level, i) => ({
    label: `${level} / ${LEVELS[i]}`,
    bars: seats.map((number) => {
      const result = results.get(keyOf({ game, seats: number, a: level, b: LEVELS[i]! }));
      return result === undefined ? null : { value: result.share, error: result.error };
    }),
  }));
  return barsSvg(
    `${title}: how often a level beats the one below`,
    seats.map((n) => `${n} seats`),
    groups,
  );
}
