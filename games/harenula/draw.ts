// The table as text, for terminals.

import type { Words } from '#engine/game.ts';
import { arena, RUBBLE } from '#games/harenula/board.ts';
import { CARDS, PATRONS } from '#games/harenula/cards.ts';
import type { HarenulaView } from '#games/harenula/view.ts';

export function draw(view: HarenulaView, words: Words): string {
  const word = (key: string): string => words[key] ?? key;
  const lines = [
    `${word('round')} ${view.round}/${view.rounds} · ${word('bank')} ${view.bank} · ${word('deck')} ${view.deck}`,
  ];
  if (view.lot.length > 0) lines.push(`${word('lot')}: ${view.lot[0]}`);
  lines.push('', ...drawBoard(view), '');
  for (const [seat, gladiator] of view.gladiators.entries()) {
    const own = seat === view.viewer ? '*' : ' ';
    const place = gladiator.cell < 0 ? word('fallen') : arena.name(gladiator.cell);
    const cards = (shown: readonly number[] | number, names: readonly string[]): string =>
      typeof shown === 'number' ? `${shown}` : shown.map((card) => names[card]).join(' ') || '–';
    lines.push(
      `${own}${seat} ${place.padEnd(7)} ${word('coins')} ${String(gladiator.coins).padStart(2)}  ${word('laurels')} ${gladiator.laurels.join('+') || '–'}` +
        `  ${word('felled')} ${gladiator.felled}  ${word('hand')} ${cards(gladiator.hand, CARDS)}` +
        (typeof gladiator.patron === 'number' ? '' : `  ${word('patron')} ${cards(gladiator.patron, PATRONS)}`),
    );
  }
  return lines.join('\n');
}

/** Each hex by its name, rubble marked ~, gladiators by seat number. */
function drawBoard(view: HarenulaView): string[] {
  const rows: string[] = [];
  for (let r = -2; r <= 2; r++) {
    let row = '  '.repeat(Math.abs(r));
    for (let q = -2; q <= 2; q++) {
      const cell = arena.at(q, r);
      if (cell < 0) continue;
      const seat = view.gladiators.findIndex((gladiator) => gladiator.cell === cell);
      const mark = seat >= 0 ? `[${seat}]` : RUBBLE.includes(cell) ? '~' : '';
      row += `${arena.name(cell)}${mark}`.padEnd(6);
    }
    rows.push(`  ${row.trimEnd()}`);
  }
  return rows;
}
