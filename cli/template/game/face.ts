// What can be shown of the game before its rules are loaded: its name, its options, its nouns and its words.

import type { Face } from '#engine/game.ts';
import { CARDS } from './cards.ts';
import { listing } from './listing.ts';
import { words } from './words/index.ts';

export const face: Face = {
  id: listing.id,
  title: listing.name,
  rules: 'novus@1',
  prefix: 'NV',
  seats: listing.seats,
  options: {},
  nouns: {
    card: { print: (item) => (typeof item === 'number' ? CARDS[item]!.name : item) },
  },
  words,
};
