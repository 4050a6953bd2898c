// The table as text, for terminals and for pages until the game has a table of its own.

import type { Words } from '#engine/game.ts';
import { isShown, type Shown } from '#engine/visibility.ts';
import { CARDS } from './cards.ts';
import type { NovusView } from './view.ts';

export function draw(view: NovusView, words: Words): string {
  const word = (key: string): string => words[key] ?? key;
  const cards = (shown: Shown<number>): string =>
    isShown(shown) ? shown.map((card) => word(`card.${CARDS[card]!.name}`)).join(' ') || '–' : String(shown);
  const lines = [
    `${word('round')} ${view.round} · ${word('deck')} ${view.deck}`,
    `${word('laid')}: ${cards(view.laid)}`,
    `${word('discard')}: ${cards(view.discard)}`,
    '',
  ];
  for (const [seat, hand] of view.hands.entries()) {
    const own = seat === view.viewer ? '*' : ' ';
    lines.push(`${own}${seat}  ${word('points')} ${view.points[seat]}  ${word('hand')} ${cards(hand)}`);
  }
  return lines.join('\n');
}
