// Whether dealing pays and tempers are felt: parties of four at Spartacus, their results, and the page docs/bots.md.
//
// A *block* is one deal, played in every seating of a cell's party. What came of a cell is one line of
// docs/bots/dealings.ndjson, with a hash of how was played (conduct.ts); a run goes on where the last one stopped, and a
// cell of bots that play otherwise now starts again.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot } from '#bots/bot.ts';
import { botCalled, CHARACTERS } from '#bots/index.ts';
import { ROOT } from '#checks/flaw.ts';
import { conductOf } from '#checks/strength/conduct.ts';
import { type Deeds, noDeeds, playParty } from '#checks/strength/dealing.ts';
import { interval } from '#checks/strength/statistics.ts';
import type { Game } from '#engine/game.ts';
import { games } from '#games/index.ts';

const DOCS = join(ROOT, 'docs');
const RESULTS = join(DOCS, 'bots', 'dealings.ndjson');
export const PAGE = join(DOCS, 'bots.md');
const GAME = 'spartacus';
const OPTIONS = { length: 'quick' };
const SEED = 8_000_000;
const SEATS = 4;

/** A comparison: A against B, or all characters at one table. */
export interface DealingCell {
  name: string;
  title: string;
  /** What A would win if nothing mattered; null where nobody is compared. */
  par: number | null;
  /** Who sits where in each game of a block, by the names of the sorts. */
  seatings: readonly (readonly string[])[];
  bot(sort: string, game: Game): Bot;
}

interface DealingResult {
  cell: string;
  code: string;
  /** By block: what part of the victories A had, to four digits. */
  shares: number[];
  games: number;
  deeds: { [sort: string]: Deeds };
}

const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];
const seatsOf = (mine: readonly number[]): string[] =>
  Array.from({ length: SEATS }, (_, seat) => (mine.includes(seat) ? 'A' : 'B'));
const TWO = PAIRS.map(seatsOf);
const ONE = [0, 1, 2, 3].map((seat) => seatsOf([seat]));
const ALL = Object.keys(CHARACTERS);
/** Each character once in every seat, in six games. */
const MIXED = ALL.map((_, first) => Array.from({ length: SEATS }, (_, seat) => ALL[(first + seat) % ALL.length]!));

const BIDS = ['SP-7.17', 'SP-7.28'];

/** Plays by rules of thumb, but for its bids, which are searched. */
function bidder(game: Game): Bot {
  const [base, searching] = [botCalled('fighter', game), botCalled('tactician:even', game)];
  return {
    level: 'bidder',
    choose: (view, request, random, memory) =>
      (BIDS.includes(request.clause) ? searching : base).choose(view, request, random, memory),
  };
}

const dealers = (level: string): DealingCell => ({
  name: `deal-${level}`,
  title: `two who deal (${level}:even) against two who may not (${level}:blunt)`,
  par: 0.5,
  seatings: TWO,
  bot: (sort, game) => botCalled(`${level}:${sort === 'A' ? 'even' : 'blunt'}`, game),
});

export const CELLS: readonly DealingCell[] = [
  dealers('fighter'),
  dealers('tactician'),
  dealers('veteran'),
  {
    name: 'bids',
    title: 'one Fighter whose sealed bids are searched against three who bid by the formula',
    par: 0.25,
    seatings: ONE,
    bot: (sort, game) => (sort === 'A' ? bidder(game) : botCalled('fighter', game)),
  },
  {
    name: 'characters',
    title: 'all characters among each other, as Fighters',
    par: null,
    seatings: MIXED,
    bot: (sort, game) => botCalled(`fighter:${sort}`, game),
  },
];

const codeNow = (): string => conductOf({ game: GAME, a: 'fighter:even', b: 'tactician:even' });

function readDealings(): Map<string, DealingResult> {
  if (!existsSync(RESULTS)) return new Map();
  const lines = readFileSync(RESULTS, 'utf8').split('\n');
  const results = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as DealingResult);
  return new Map(results.map((result) => [result.cell, result]));
}

function keepDealings(results: ReadonlyMap<string, DealingResult>): void {
  mkdirSync(join(DOCS, 'bots'), { recursive: true });
  const known = CELLS.flatMap(({ name }) => results.get(name) ?? []);
  writeFileSync(RESULTS, known.map((result) => `${JSON.stringify(result)}\n`).join(''));
}

function playBlock(cell: DealingCell, result: DealingResult): void {
  const game = games.get(GAME)!;
  const { deeds } = result;
  const seed = SEED + result.shares.length;
  let share = 0;
  for (const seating of cell.seatings) {
    for (const sort of seating) deeds[sort] ??= noDeeds();
    const bots = seating.map((sort) => cell.bot(sort, game));
    const by = seating.map((sort) => deeds[sort]!);
    const { shares } = playParty(game, bots, seed, by, OPTIONS);
    for (const [seat, sort] of seating.entries()) if (sort === 'A') share += shares[seat]!;
  }
  result.shares.push(Number((share / cell.seatings.length).toFixed(4)));
  result.games += cell.seatings.length;
}

/** Plays blocks of these cells, one cell after the other, until the time is up or each has so many; writes the page. */
export function playDealings(
  cells: readonly DealingCell[],
  most: number,
  minutes: number,
  tell: (line: string) => void,
): void {
  const code = codeNow();
  const results = readDealings();
  const end = performance.now() + minutes * 60_000;
  for (const cell of cells) {
    const before = results.get(cell.name);
    const result = before?.code === code ? before : { cell: cell.name, code, shares: [], games: 0, deeds: {} };
    while (result.shares.length < most && performance.now() < end) {
      playBlock(cell, result);
      results.set(cell.name, result);
      keepDealings(results);
    }
    tell(lineOf(cell, results));
  }
  writeDealings();
}

function lineOf({ name, title, par }: DealingCell, results: ReadonlyMap<string, DealingResult>): string {
  const { shares, games: played } = results.get(name) ?? { shares: [], games: 0 };
  if (par === null || played === 0) return `${title}: ${played} games`;
  const { mean, error } = interval(shares);
  return `${title}: ${percent(mean)} ± ${percent(error)} % (par ${100 * par}), ${played} games`;
}

const percent = (part: number): string => (100 * part).toFixed(1);

/** Writes docs/bots.md from the results there are: what stands between the marks is replaced. */
export function writeDealings(): void {
  const page = readFileSync(PAGE, 'utf8');
  const marks = /(<!-- figures -->\n)[\s\S]*?(<!-- end of figures -->)/;
  const text = figures(readDealings());
  writeFileSync(
    PAGE,
    page.replace(marks, (_, first: string, last: string) => `${first}${text}${last}`),
  );
}

function figures(results: ReadonlyMap<string, DealingResult>): string {
  const compared = CELLS.filter(({ par }) => par !== null).map(({ name, title, par }) => {
    const result = results.get(name);
    if (result === undefined) return `| ${title} | not played | ${100 * par!} | |`;
    const { mean, error } = interval(result.shares);
    return `| ${title} | ${percent(mean)} ± ${percent(error)} | ${100 * par!} | ${result.games} |`;
  });
  const mixed = results.get('characters')?.deeds ?? {};
  return [
    '',
    '| A against B, quick game, four seats | A wins % (± 95 %) | par | games |',
    '|---|---|---|---|',
    ...compared,
    '',
    ...(Object.keys(mixed).length === 0
      ? ['The characters among each other: not played yet.', '']
      : characterTable(mixed)),
  ].join('\n');
}

function characterTable(sums: { [sort: string]: Deeds }): string[] {
  const part = (some: number, rest: number): string =>
    some + rest === 0 ? '–' : `${Math.round((100 * some) / (some + rest))} % of ${some + rest}`;
  const rows = ALL.filter((sort) => sums[sort] !== undefined).map((sort) => {
    const deeds = sums[sort]!;
    const { friendAgreed, friendRefused, otherAgreed, otherRefused, grudges, avenged, swayed, betrayed } = deeds;
    return [
      `${sort}, ${CHARACTERS[sort as keyof typeof CHARACTERS]}`,
      String(deeds.games),
      (deeds.offers / deeds.games).toFixed(1),
      part(deeds.refused, deeds.accepted),
      part(friendAgreed, friendRefused),
      part(otherAgreed, otherRefused),
      part(avenged, grudges - avenged),
      (deeds.gifts / deeds.games).toFixed(2),
      part(swayed, betrayed),
    ].join(' | ');
  });
  return [
    '| character | games | offers a game | offers declined | support to its best friend | to others | schemes at its worst enemy | gifts a game | gifts that brought the invitation |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
    '',
  ];
}
