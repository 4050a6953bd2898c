// The tempers that bots can have, as numbers, and the characters that have them.
//
// A character is a name with a temper; how well it plays is its level and has nothing to do with it. What the characters
// are called and what they say stands in telling/characters.

import type { Style } from '#engine/dealing.ts';

const EVEN: Style = { deals: true, margin: 0.002, gratitude: 0.1, grudge: 0.05, reserve: 0, gifts: 0 };

export const STYLES = {
  /** Bargains by the numbers and forgets good and bad deeds soon. */
  even: EVEN,
  /** Asks more for itself, and forgets what it was given. */
  greedy: { ...EVEN, margin: 0.012, gratitude: 0.02 },
  /** Answers harm, even at its own cost. */
  vengeful: { ...EVEN, grudge: 0.3 },
  /** Favours those who were good to it. */
  loyal: { ...EVEN, gratitude: 0.25, grudge: 0.02 },
  /** Keeps back gold, whatever is for sale. */
  cautious: { ...EVEN, reserve: 3 },
  /** Gives gold to those who decide. */
  generous: { ...EVEN, gratitude: 0.15, gifts: 3 },
  /** No bargains, no support, no gifts. */
  blunt: { ...EVEN, deals: false, gratitude: 0, grudge: 0.1 },
} as const satisfies { [name: string]: Style };

export type StyleName = keyof typeof STYLES;

export const isStyle = (name: string): name is StyleName => Object.hasOwn(STYLES, name);

export const CHARACTERS = {
  varro: 'greedy',
  livia: 'vengeful',
  jonas: 'loyal',
  prisca: 'cautious',
  cassia: 'generous',
  drusus: 'blunt',
} as const satisfies { [character: string]: StyleName };

export type Character = keyof typeof CHARACTERS;

export const isCharacter = (name: string): name is Character => Object.hasOwn(CHARACTERS, name);
