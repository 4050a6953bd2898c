// What fits on the screen: tables cut to the paragraphs that matter now, long menus in pages.
//
// A game draws its table in paragraphs with empty lines between: the board first, then who holds what, then texts of
// cards. Where the whole is taller than its room, the board stays, then what has changed since it was last shown, then the
// rest as far as it goes. The last line says that there is more.

import { inColumns } from '#cli/play/terminal.ts';

/** The header of a table and its board are never left out. */
const ALWAYS = 2;
/** A paragraph of which no more than this would show is left out. */
const SCRAP = 3;

const paragraphs = (text: string): string[] => text.split(/\n{2,}/).map((one) => one.replace(/^\n+|\n+$/g, ''));

/** `fold` makes the lines of a paragraph; `more` says that so many lines were left out. */
export function fitted(
  text: string,
  before: string | null,
  room: number,
  fold: (paragraph: string) => string[],
  more: (lines: number) => string,
): string[] {
  const whole = fold(text);
  if (whole.length <= room) return whole;
  const blocks = paragraphs(text).map(fold);
  const known = new Set(before === null ? [] : paragraphs(before));
  const isNews = paragraphs(text).map((paragraph, i) => i < ALWAYS || !known.has(paragraph));
  const byRank = blocks.map((_, i) => i).sort((a, b) => rank(a, isNews) - rank(b, isNews) || a - b);
  const shown = blocks.map(() => 0);
  // One line is for what says that there is more.
  let left = room - 1;
  for (const i of byRank) {
    const { length } = blocks[i]!;
    const fits = i < ALWAYS ? length : Math.min(length, left);
    if (i >= ALWAYS && fits < length && fits <= SCRAP) continue;
    shown[i] = fits;
    left -= fits + 1;
  }
  const parts = blocks.flatMap((block, i) => (shown[i]! > 0 ? [block.slice(0, shown[i])] : []));
  const lines = parts.flatMap((part, i) => (i === 0 ? part : ['', ...part]));
  const missing = whole.length - lines.length;
  return missing > 0 ? [...lines, more(missing)] : lines;
}

const rank = (i: number, isNews: readonly boolean[]): number => (i < ALWAYS ? 0 : isNews[i]! ? 1 : 2);

/** Entries in columns, as many pages as they need where only so many rows have room. */
export function inPages(entries: readonly string[], width: number, room: number): string[][] {
  const all = inColumns(entries, width);
  if (all.length <= room) return [all];
  const each = Math.floor(Math.ceil(entries.length / all.length) * room);
  const pages: string[][] = [];
  for (let from = 0; from < entries.length; from += each)
    pages.push(inColumns(entries.slice(from, from + each), width));
  return pages;
}
