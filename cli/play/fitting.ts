// Fits output to the screen: tables cut to the paragraphs that matter now, long menus in pages.
//
// A game draws its table in paragraphs with empty lines between: the board first, then the seats, then texts of cards.
// Where that is too tall, the board comes first, then what has changed since it was last shown, then as much of the rest
// as fits. The last line says that there is more.

import { inColumns } from '#cli/play/terminal.ts';

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
  const parts = paragraphs(text);
  const blocks = parts.map(fold);
  const known = new Set(before === null ? [] : paragraphs(before));
  // A title alone in its paragraph belongs to the board.
  const board = blocks[0]!.length === 1 ? 1 : 0;
  const rank = (i: number): number => (i <= board ? 0 : known.has(parts[i]!) ? 2 : 1);
  const shown = blocks.map(() => 0);
  // One line is for the note that there is more.
  let left = room - 1;
  for (const i of [...blocks.keys()].sort((a, b) => rank(a) - rank(b) || a - b)) {
    const fits = Math.min(blocks[i]!.length, left);
    if (fits <= 0 || (fits < blocks[i]!.length && fits <= SCRAP)) continue;
    shown[i] = fits;
    left -= fits + 1;
  }
  const lines = blocks
    .map((block, i) => block.slice(0, shown[i]))
    .filter((block) => block.length > 0)
    .flatMap((block, i) => (i === 0 ? block : ['', ...block]));
  return [...lines, more(whole.length - lines.length)];
}

/** Entries in columns, on as many pages as they need for so many rows; `height` is the number of lines a row takes. */
export function inPages(
  entries: readonly string[],
  width: number,
  room: number,
  height: (row: string) => number = () => 1,
): string[][] {
  const all = inColumns(entries, width);
  if (all.reduce((sum, row) => sum + height(row), 0) <= room) return [all];
  const columns = Math.ceil(entries.length / all.length);
  if (columns === 1) return byHeight(all, room, height);
  const pages: string[][] = [];
  for (let from = 0; from < entries.length; from += columns * room)
    pages.push(inColumns(entries.slice(from, from + columns * room), width));
  return pages;
}

/** At least one row a page. */
function byHeight(rows: readonly string[], room: number, height: (row: string) => number): string[][] {
  const pages: string[][] = [];
  let left = 0;
  for (const row of rows) {
    const lines = height(row);
    if (pages.length === 0 || lines > left) {
      pages.push([]);
      left = room;
    }
    pages.at(-1)!.push(row);
    left -= lines;
  }
  return pages;
}
