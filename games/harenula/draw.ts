// The table as text, for terminals.

import type { Words } from '#engine/game.ts';
import { isShown, type Shown } from '#engine/visibility.ts';
import { arena, RUBBLE } from '#games/harenula/board.ts';
import { CARDS, PATRONS } from '#games/harenula/cards.ts';
import type { HarenulaView } from '#games/harenula/view.ts';

export function draw(view: HarenulaView, words: Words): string {
  const word = (key: string): string => words[key] ?? key;
  const lines = [
    `${word('round')} ${view.round}/${view.rounds} · ${word('bank')} ${view.bank} · ${word('deck')} ${view.deck}`,
  ];
  if (view.lot.length > 0) lines.push(`${word('lot')}: ${view.lot[0]}`);
  if (view.discard.length > 0) lines.push(`${word('discard')}: ${cards(view.discard)}`);
  if (isShown(view.top) && view.top.length > 0) lines.push(`${word('top')}: ${cards(view.top)}`);
  lines.push('', ...drawBoard(view), '');
  for (const seat of view.gladiators.keys()) lines.push(drawGladiator(view, seat, word));
  return lines.join('\n');
}

/** Each hex by its name, rubble marked ~, gladiators by seat number. */
function drawBoard(view: HarenulaView): string[] {
  const rows: string[] = [];
  for (let r = -2; r <= 2; r++) {
    let row = '  '.repeat(Math.abs(r));
    for (let q = -2; q <= 2; q++) {
      const cell = arena.cellAt(q, r);
      if (cell < 0) continue;
      const seat = view.gladiators.findIndex((gladiator) => gladiator.cell === cell);
      const mark = seat >= 0 ? `[${seat}]` : RUBBLE.includes(cell) ? '~' : '';
      row += `${arena.name(cell)}${mark}`.padEnd(6);
    }
    rows.push(`  ${row.trimEnd()}`);
  }
  return rows;
}

/** One line for each seat; the viewer's own is marked *. */
function drawGladiator(view: HarenulaView, seat: number, word: (key: string) => string): string {
  const { cell, coins, laurels, felled, hand, buried, patron } = view.gladiators[seat]!;
  const place = cell < 0 ? word('fallen') : arena.name(cell);
  const pieces = [
    `${seat === view.viewer ? '*' : ' '}${seat} ${place.padEnd(7)} ${word('coins')} ${String(coins).padStart(2)}`,
    `${word('laurels')} ${laurels.join('+') || '–'}`,
    `${word('felled')} ${felled}`,
    `${word('hand')} ${cards(hand)}`,
  ];
  if (isShown(buried) && buried.length > 0) pieces.push(`${word('buried')} ${cards(buried)}`);
  if (isShown(patron)) pieces.push(`${word('patron')} ${patron.map((one) => PATRONS[one]).join()}`);
  return pieces.join('  ');
}

const cards = (shown: Shown<number>): string =>
  isShown(shown) ? shown.map((card) => CARDS[card]).join(' ') || '–' : String(shown);
