// Whether dealing pays and tempers are felt: parties of four at Spartacus, their results, and the page docs/bots.md.
//
// A *block* is one deal, played in every seating of a cell's party. Blocks are kept in docs/bots/dealings.ndjson with a
// fingerprint of the code that played; a run goes on where the last one stopped, and results of other code are dropped.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bot } from '#bots/bot.ts';
import { botCalled, CHARACTERS } from '#bots/index.ts';
import { addDeeds, type Deeds, noDeeds, playParty } from '#checks/strength/dealing.ts';
import { fingerprint } from '#checks/strength/duels.ts';
import { interval } from '#checks/strength/statistics.ts';
import type { Game } from '#engine/game.ts';
import { games } from '#games/index.ts';

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));
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

interface BlockResult {
  cell: string;
  seed: number;
  code: string;
  /** What part of the victories A had. */
  share: number;
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
/** Each character four times in six games, never in the same company. */
const MIXED = ALL.map((_, first) => Array.from({ length: SEATS }, (_, i) => ALL[(first + i * (1 + (first % 2))) % 6]!));

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
    title: 'all characters among each other, as Tacticians',
    par: null,
    seatings: MIXED,
    bot: (sort, game) => botCalled(`tactician:${sort}`, game),
  },
];

const codeNow = (): string => fingerprint({ game: GAME, a: 'fighter', b: 'tactician' });

export function readBlocks(code = codeNow()): BlockResult[] {
  if (!existsSync(RESULTS)) return [];
  const blocks = readFileSync(RESULTS, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as BlockResult);
  return code === '' ? blocks : blocks.filter((block) => block.code === code);
}

function keepBlocks(blocks: readonly BlockResult[]): void {
  mkdirSync(join(DOCS, 'bots'), { recursive: true });
  writeFileSync(RESULTS, blocks.map((block) => `${JSON.stringify(block)}\n`).join(''));
}

function playBlock(cell: DealingCell, seed: number, code: string): BlockResult {
  const game = games.get(GAME)!;
  const deeds: { [sort: string]: Deeds } = {};
  let share = 0;
  for (const seating of cell.seatings) {
    for (const sort of seating) deeds[sort] ??= noDeeds();
    const bots = seating.map((sort) => cell.bot(sort, game));
    const { shares } = playParty(
      game,
      bots,
      seed,
      seating.map((sort) => deeds[sort]!),
      OPTIONS,
    );
    for (const [seat, sort] of seating.entries()) if (sort === 'A') share += shares[seat]!;
  }
  return { cell: cell.name, seed, code, share: share / cell.seatings.length, games: cell.seatings.length, deeds };
}

/** Plays blocks of these cells in turn until the time is up or each has so many, and writes the page. */
export function playDealings(
  cells: readonly DealingCell[],
  most: number,
  minutes: number,
  tell: (line: string) => void,
): void {
  const code = codeNow();
  const all = readBlocks('').filter((block) => block.code === code || !cells.some(({ name }) => name === block.cell));
  const end = performance.now() + minutes * 60_000;
  for (const cell of cells) {
    const count = (): number => all.filter((block) => block.cell === cell.name && block.code === code).length;
    for (let played = count(); played < most && performance.now() < end; played = count()) {
      all.push(playBlock(cell, SEED + played, code));
      keepBlocks(all);
    }
    tell(lineOf(cell, all));
  }
  writeDealings();
}

function lineOf({ name, title, par }: DealingCell, all: readonly BlockResult[]): string {
  const blocks = all.filter(({ cell }) => cell === name);
  const played = blocks.reduce((sum, block) => sum + block.games, 0);
  if (par === null || blocks.length === 0) return `${title}: ${played} games`;
  const { mean, error } = interval(blocks.map(({ share }) => share));
  return `${title}: ${percent(mean)} ± ${percent(error)} % (par ${100 * par}), ${played} games`;
}

const percent = (part: number): string => (100 * part).toFixed(1);

/** Writes docs/bots.md from the results there are: what stands between the marks is replaced. */
export function writeDealings(): void {
  const all = readBlocks('');
  const page = readFileSync(PAGE, 'utf8');
  const marks = /(<!-- figures -->\n)[\s\S]*?(<!-- end of figures -->)/;
  writeFileSync(
    PAGE,
    page.replace(marks, (_, first: string, last: string) => `${first}${figures(all)}${last}`),
  );
}

function figures(all: readonly BlockResult[]): string {
  const compared = CELLS.filter(({ par }) => par !== null).map(({ name, title, par }) => {
    const blocks = all.filter(({ cell }) => cell === name);
    if (blocks.length === 0) return `| ${title} | not played | ${100 * par!} | |`;
    const { mean, error } = interval(blocks.map(({ share }) => share));
    const played = blocks.reduce((sum, block) => sum + block.games, 0);
    return `| ${title} | ${percent(mean)} ± ${percent(error)} | ${100 * par!} | ${played} |`;
  });
  const sums: { [sort: string]: Deeds } = {};
  for (const { cell, deeds } of all) {
    if (cell !== 'characters') continue;
    for (const sort of Object.keys(deeds)) {
      sums[sort] ??= noDeeds();
      addDeeds(sums[sort], deeds[sort]!);
    }
  }
  return [
    '',
    '| A against B, quick game, four seats | A wins % (± 95 %) | par | games |',
    '|---|---|---|---|',
    ...compared,
    '',
    ...(Object.keys(sums).length === 0 ? [] : characterTable(sums)),
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
