// What things are called in the notation.

import type { Noun } from '#engine/game.ts';
import { CARDS } from './cards.ts';

export const nouns = {
  card: { print: (item) => (typeof item === 'number' ? CARDS[item]!.name : item) },
} satisfies { [of: string]: Noun };
