// docs/balance.md with its plots, written from the results: each aim of a game before and after the last change of its rules.

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTED, sheetOf } from '#checks/balance/counted.ts';
import {
  type BalanceResult,
  DOCS,
  fateOf,
  figure,
  formOf,
  type Measured,
  measuresOf,
  readBalance,
} from '#checks/balance/results.ts';
import { barsSvg } from '#checks/strength/plot.ts';
import { games } from '#games/index.ts';
import type { Aim, BalanceSheet } from '#games/shared/balance.ts';

export const PAGE = join(DOCS, 'balance.md');

const HEAD = `# How even the games are

Bots of one level play each other in every seat, and each game counts what its aims ask for (\`games/*/balance.ts\`). Written
by \`./harena balance --page\`; \`./harena balance GAME\` plays a cell again, and \`--rules\` plays it under a frozen version.

± is half the interval of 95 % over games. An aim is *met* where every interval lies within its bounds, *missed* where one
lies outside, and *open* where there are too few games to tell. Of an aim with many measures the lowest and the highest
are shown. Figures depend on who plays: *before* is played by the bots of its day.`;

/** The two results that a row compares; one may be missing. */
interface Pair {
  seats: number;
  level: string;
  options: string;
  before: BalanceResult | null;
  after: BalanceResult | null;
}

const numberOf = (rules: string): number => Number(rules.split('@')[1]);

/** The newest results of these rules and the newest of earlier ones, by seats, level and options. */
export function pairsOf(results: readonly BalanceResult[], rules: string): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const result of results) {
    const options = Object.entries(result.options).map(([name, value]) => `${name}=${value}`);
    const pair: Pair = {
      seats: result.seats,
      level: result.level,
      options: options.join(', '),
      before: null,
      after: null,
    };
    const key = `${pair.seats} ${pair.level} ${pair.options}`;
    const known = pairs.get(key) ?? pair;
    pairs.set(key, known);
    if (result.rules === rules) known.after = result;
    else if (known.before === null || numberOf(known.before.rules) < numberOf(result.rules)) known.before = result;
  }
  return [...pairs.values()].sort((a, b) => a.seats - b.seats || (a.level < b.level ? -1 : 1));
}

/** The page, and its plots by the names of their files. */
export async function pageOf(
  results: readonly BalanceResult[],
  sheets: (game: string) => Promise<BalanceSheet | null> = sheetOf,
): Promise<{ text: string; plots: Map<string, string> }> {
  const parts = [HEAD];
  const plots = new Map<string, string>();
  for (const { id, title, rules } of games.values()) {
    const pairs = pairsOf(
      results.filter(({ game }) => game === id),
      rules,
    );
    const sheet = await sheets(id);
    if (pairs.length === 0 || sheet === null) continue;
    parts.push(`## ${title}`);
    for (const pair of pairs) parts.push(tableOf(sheet.aims, pair));
    const groups = sheet.plots ?? sheet.aims.map(({ of }) => of);
    for (const group of new Set(groups.filter((of) => of.endsWith('/')))) {
      for (const pair of pairs) {
        const svg = plotOf(title, group, sheet.aims, pair);
        if (svg === null) continue;
        const name = plotFile(id, group, pair);
        plots.set(name, svg);
        parts.push(`![${captionOf(title, group, pair)}](balance/${name})`);
      }
    }
  }
  return { text: `${parts.join('\n\n')}\n`, plots };
}

function plotFile(game: string, group: string, { seats, level, options }: Pair): string {
  const words = [game, group.slice(0, -1), seats, level, options].filter((word) => word !== '');
  return `${words.join('-').replace(/[^\w-]+/g, '_')}.svg`;
}

const captionOf = (title: string, group: string, { seats, level, options }: Pair): string =>
  `${title}: ${group.slice(0, -1)}, ${seats} seats, ${level}${options === '' ? '' : `, ${options}`}`;

function tableOf(aims: readonly Aim[], pair: Pair): string {
  const { seats, level, options, before, after } = pair;
  const lines = [
    `### ${seats} seats, ${level}${options === '' ? '' : `, ${options}`}`,
    '',
    `| aim | wanted | before${before === null ? '' : ` (${before.rules})`} | after${after === null ? '' : ` (${after.rules})`} | games before, after |`,
    '|---|---|---|---|---|',
  ];
  for (const aim of aims) {
    const bounds = aim.bounds(seats);
    if (bounds === null) continue;
    const cells = [before, after].map((result) => cellOf(aim, result, seats));
    if (cells.every((cell) => cell === '–')) continue;
    lines.push(
      `| ${aim.title} | ${boundsText(aim, seats)} | ${cells.join(' | ')} | ${before?.games ?? 0}, ${after?.games ?? 0} |`,
    );
  }
  return lines.join('\n');
}

function boundsText(aim: Aim, seats: number): string {
  const { low, high } = aim.bounds(seats)!;
  const text = (value: number): string =>
    formOf(aim) === 'mean' ? `${value}` : `${Number((100 * value).toFixed(1))} %`;
  if (!Number.isFinite(high)) return `at least ${text(low)}`;
  return low <= 0 ? `at most ${text(high)}` : `${text(low)} to ${text(high)}`;
}

function cellOf(aim: Aim, result: BalanceResult | null, seats: number): string {
  const measures = result === null ? [] : measuresOf(result, aim.of);
  if (measures.length === 0) return '–';
  const fate = fateOf(measures, aim.bounds(seats)!);
  const form = formOf(aim);
  const told = ([name, measured]: readonly [string, Measured]): string =>
    measures.length === 1 ? figure(measured, form) : `${name} ${figure(measured, form)}`;
  const sorted = measures.slice().sort(([, a], [, b]) => a.share - b.share);
  const ends = sorted.length === 1 ? sorted : [sorted[0]!, sorted.at(-1)!];
  return `${fate === 'met' ? fate : `**${fate}**`}: ${ends.map(told).join(', ')}`;
}

/** The measures of a group as bars, before and after, with the bounds of its aim; null where nothing was measured. */
function plotOf(title: string, group: string, aims: readonly Aim[], pair: Pair): string | null {
  const found = [pair.before, pair.after].map((result) => new Map(result === null ? [] : measuresOf(result, group)));
  const names = [...new Set(found.flatMap((measures) => [...measures.keys()]))];
  if (names.length === 0 || group === 'mean/') return null;
  const bounds = aims.find(({ of }) => of === group)?.bounds(pair.seats) ?? null;
  const highest = Math.max(...found.flatMap((measures) => [...measures.values()].map((one) => one.share + one.error)));
  const rows = names.map((name) => ({
    label: name,
    bars: found.map((measures) => {
      const measured = measures.get(name);
      return measured === undefined ? null : { value: measured.share, error: measured.error };
    }),
  }));
  return barsSvg(captionOf(title, group, pair), ['before', 'after'], rows, {
    top: Math.min(1, Math.ceil(10 * highest) / 10),
    marks: bounds === null ? [] : [bounds.low, bounds.high],
  });
}

/** Writes the page and its plots; plots of groups that are gone are removed. */
export async function writePage(): Promise<void> {
  const { text, plots } = await pageOf([...readBalance().values()].filter(({ game }) => COUNTED.includes(game)));
  const folder = join(DOCS, 'balance');
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith('.svg') && !plots.has(file)) rmSync(join(folder, file));
  for (const [name, svg] of plots) writeFileSync(join(folder, name), svg);
  writeFileSync(PAGE, text);
}
