// The table as text, for terminals.

import type { Words } from '#engine/game.ts';
import { arena } from '#games/spartacus/board.ts';
import { assetName, CARDS, cardOf } from '#games/spartacus/cards.ts';
import type { Fight } from '#games/spartacus/state.ts';
import type { SpartacusView } from '#games/spartacus/view.ts';

export function draw(view: SpartacusView, words: Words): string {
  const word = (key: string): string => words[key] ?? key;
  const lines = [
    `${word('turn')} ${view.turn} · ${word('host')} ${view.host} · ${word('market')} ${view.market}+${view.row} · ${word('intrigue')} ${view.intrigue}`,
  ];
  if (view.lot.length > 0) lines.push(`${word('lot')}: ${view.lot.map((kind) => CARDS[kind]!.slug).join(' ')}`);
  if (view.played.length > 0)
    lines.push(`${word('scheme')}: ${view.played.map((kind) => CARDS[kind]!.slug).join(' ')}`);
  for (const [seat, house] of view.houses.entries()) {
    const own = seat === view.viewer ? '*' : ' ';
    const name = house.card < 0 ? '–' : CARDS[house.card]!.slug;
    const hand =
      typeof house.hand === 'number' ? `${house.hand}` : house.hand.map((kind) => CARDS[kind]!.slug).join(' ') || '–';
    lines.push(
      `${own}${seat} ${name.padEnd(9)} ${word('influence')} ${String(house.influence).padStart(2)}  ${word('gold')} ${house.gold ?? '?'}` +
        `  ${word('hand')} ${hand}`,
      `     ${house.assets.map(assetName).join(' ') || '–'}`,
    );
  }
  if (view.fight !== null && view.fight.seats.length === 2) lines.push('', ...drawFight(view.fight, word));
  return lines.join('\n');
}

function drawFight(fight: Fight, word: (key: string) => string): string[] {
  const lines: string[] = [];
  for (let slot = 0; slot < 2; slot++) {
    const pools = fight.health.slice(slot * 3, slot * 3 + 3).join('/');
    const gear = fight.gear[slot]!.map((asset) => assetName(asset)).join(' ');
    lines.push(
      `${slot === 0 ? 'I ' : 'II'} ${word('seat')} ${fight.seats[slot]} ${cardOf(fight.cards[slot]!).slug} ${pools} ${gear}`.trimEnd(),
    );
  }
  for (let r = -3; r <= 3; r++) {
    let row = '  '.repeat(Math.abs(r));
    for (let q = -3; q <= 3; q++) {
      const cell = arena.at(q, r);
      if (cell < 0) continue;
      const slot = fight.cells.indexOf(cell);
      row += (slot < 0 ? arena.name(cell) : slot === 0 ? '[I]' : '[II]').padEnd(4);
    }
    lines.push(`  ${row.trimEnd()}`);
  }
  return lines;
}
