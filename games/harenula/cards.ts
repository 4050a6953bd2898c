// The cards of Harenula (HA-1), one row each. A card is the number of its row, and a hand a sorted list of them.

import { cardsOf } from '#engine/chance/deck.ts';

// A new row comes last, so that the others keep their numbers.
/** HA-1.2, HA-1.3: a card's worth is also what a blow or a guard counts in an attack. */
const ROWS = [
  { name: 'blow-1', kind: 'blow', worth: 1, copies: 8 },
  { name: 'blow-2', kind: 'blow', worth: 2, copies: 6 },
  { name: 'blow-3', kind: 'blow', worth: 3, copies: 4 },
  { name: 'guard-1', kind: 'guard', worth: 1, copies: 8 },
  { name: 'guard-2', kind: 'guard', worth: 2, copies: 6 },
  { name: 'trick', kind: 'trick', worth: 1, copies: 8 },
] as const;

export const CARDS = ROWS.map(({ name }) => name);
export const TRICK = CARDS.indexOf('trick');
export const SAND: readonly number[] = cardsOf(ROWS.map(({ copies }) => copies));
export const WORTH: readonly number[] = ROWS.map(({ worth }) => worth);

const BLOWS: readonly boolean[] = ROWS.map(({ kind }) => kind === 'blow');
const GUARDS: readonly boolean[] = ROWS.map(({ kind }) => kind === 'guard');
export const isBlow = (card: number): boolean => BLOWS[card]!;
export const isGuard = (card: number): boolean => GUARDS[card]!;

/** HA-1.4; what each is worth stands in chapter 8. */
export const PATRONS = ['avarus', 'ferox', 'magnus', 'vivus', 'durus', 'pius'] as const;
export type Patron = (typeof PATRONS)[number];
export const ALL_PATRONS: readonly number[] = PATRONS.map((_, patron) => patron);

/** HA-1.5: a laurel is the points it gives. */
export const LAURELS: readonly number[] = [1, 1, 2, 2, 3, 3];
