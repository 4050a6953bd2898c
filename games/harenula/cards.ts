// The cards of Harenula (HA-1), as kinds: a hand is a sorted list of these numbers.

import { cardsOf } from '#engine/chance/deck.ts';

export const CARDS = ['blow-1', 'blow-2', 'blow-3', 'guard-1', 'guard-2', 'trick'] as const;
export const TRICK = 5;

/** HA-1.2 */
export const SAND: readonly number[] = cardsOf([8, 6, 4, 8, 6, 8]);

/** HA-1.3; also the number a blow or a guard counts in an attack. */
export const WORTH: readonly number[] = [1, 2, 3, 1, 2, 1];

export const isBlow = (card: number): boolean => card <= 2;
export const isGuard = (card: number): boolean => card === 3 || card === 4;

/** HA-1.4 */
export const PATRONS = ['avarus', 'ferox', 'magnus', 'vivus', 'durus', 'pius'] as const;
export type Patron = (typeof PATRONS)[number];
export const ALL_PATRONS: readonly number[] = PATRONS.map((_, patron) => patron);

/** HA-1.5: a laurel is the points it gives. */
export const LAURELS: readonly number[] = [1, 1, 2, 2, 3, 3];
