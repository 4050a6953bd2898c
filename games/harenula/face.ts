// What can be shown of the game before its rules are loaded: its name, its options, its nouns and its words.

import type { Face } from '#engine/game.ts';
import { arena } from '#games/harenula/board.ts';
import { CARDS, PATRONS } from '#games/harenula/cards.ts';
import { listing } from '#games/harenula/listing.ts';
import { words } from '#games/harenula/words/index.ts';

export const face: Face = {
  id: listing.id,
  title: 'Harenula',
  rules: 'harenula@1',
  prefix: 'HA',
  seats: listing.seats,
  options: { rounds: { kind: 'number', min: 1, max: 12, default: 6, clause: 'HA-3.1' } },
  nouns: {
    card: { print: (item) => (typeof item === 'number' ? CARDS[item]! : item) },
    patron: { print: (item) => (typeof item === 'number' ? PATRONS[item]! : item) },
    cell: { print: (item) => arena.name(item as number) },
  },
  words,
};
