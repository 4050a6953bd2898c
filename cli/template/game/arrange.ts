// Set-up lines of scenarios: `seat 0 hand sword spear`, `seat 1 points 2`.

import { insert, remove } from '#engine/chance/deck.ts';
import { CARDS } from './cards.ts';
import type { Novus } from './state.ts';

export function arrange(g: Novus, line: string): void {
  const [what, word = '', field, ...rest] = line.trim().split(/\s+/);
  const seat = Number(word);
  if (what !== 'seat' || !/^\d$/.test(word) || seat >= g.seats)
    throw new Error(`'${line}' sets nothing; write seat 0 … to seat ${g.seats - 1} …`);
  switch (field) {
    case 'hand':
      for (const name of rest) deal(g, seat, name);
      return;
    case 'points':
      if (!/^\d+$/.test(rest[0] ?? '')) throw new Error(`points are a number, not '${rest[0] ?? ''}'`);
      g.points[seat] = Number(rest[0]);
      return;
    default:
      throw new Error(`'seat ${seat} ${field ?? ''}' cannot be set; there are: hand, points`);
  }
}

/** Out of the deck, so that no card is there twice. */
function deal(g: Novus, seat: number, name: string): void {
  const card = CARDS.findIndex((row) => row.name === name);
  if (card < 0) throw new Error(`'${name}' is no card; there are: ${CARDS.map((row) => row.name).join(', ')}`);
  if (!g.deck.includes(card)) throw new Error(`there is no ${name} left in the deck`);
  remove(g.deck, card);
  insert(g.hands[seat]!, card);
}
