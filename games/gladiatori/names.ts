// How hexes, directions and figures are written: in the notation, in logs, on the map and at every table.
//
//   D07        column letter from the left, two-digit row from the top; every other row is shifted to the right by half a hex
//   E NE NW W SW SE   directions and facings in the order of GL-3.5
//   red green yellow blue · animal-1 …   the gladiators by the colours of their seats, the animals in the order they came

import { arena, COMPASS } from '#games/gladiatori/board.ts';
import { COLOURS } from '#games/gladiatori/cards.ts';

const LEFTMOST = 12;
const TOP_ROW = -4;

/** The letter of a hex: half hexes from the left edge, two to a letter. */
export const columnOf = (q: number, r: number): string => String.fromCharCode(65 + ((2 * q + r + LEFTMOST) >> 1));
export const rowOf = (r: number): string => String(r - TOP_ROW + 1).padStart(2, '0');

const cellNames: readonly string[] = Array.from(
  { length: arena.size },
  (_, cell) => columnOf(arena.q[cell]!, arena.r[cell]!) + rowOf(arena.r[cell]!),
);
const cellsByName = new Map(cellNames.map((name, cell) => [name, cell]));

export const cellName = (cell: number | string): string => {
  if (typeof cell === 'string') return cell;
  const name = cellNames[cell];
  if (name === undefined) throw new Error(`there is no hex ${cell}`);
  return name;
};

/** −1 where there is no hex of that name; `-4,2`, the rulebook's way to write a hex, is read too. */
export function cellNamed(name: string): number {
  const [, q, r] = /^(-?\d),(-?\d)$/.exec(name) ?? [];
  return q === undefined ? (cellsByName.get(name) ?? -1) : arena.cellAt(Number(q), Number(r));
}

export const directionName = (direction: number | string): string =>
  typeof direction === 'string' ? direction : (COMPASS[direction] ?? `direction ${direction}`);

/** −1 for none; the number of GL-3.5 is read too. */
export const directionNamed = (name: string): number =>
  /^[0-5]$/.test(name) ? Number(name) : (COMPASS as readonly string[]).indexOf(name);

/** Figures 0–3 are the gladiators by seat, from here on the animals. */
export const ANIMAL = 4;

export const figureName = (figure: number | string): string =>
  typeof figure === 'string' ? figure : (COLOURS[figure] ?? `animal-${figure - ANIMAL + 1}`);

/** −1 for none; the number of a seat is read too. */
export function figureNamed(name: string): number {
  if (/^[0-3]$/.test(name)) return Number(name);
  const [, number] = /^animal-(\d+)$/.exec(name) ?? [];
  return number === undefined ? (COLOURS as readonly string[]).indexOf(name) : ANIMAL + Number(number) - 1;
}
