// A game's listing: what it says of itself before anything else of it is loaded, as a shop's shelf would. The home page,
// the set-up, the lessons and the credits are made of listings.

import type { Language } from '#engine/game.ts';

export type Texts = { readonly [L in Language]: string };

/** The colour of a mosaic's own stones. */
export type Stone = 'blue' | 'red' | 'ochre' | 'green';

export interface Listing {
  /** The name of the game's folder. */
  id: string;
  /** As people call it; the same in every language. */
  name: string;
  seats: { readonly min: number; readonly max: number };
  /** Whether the pages offer it. A game that is not offered still has its rules page and its table at its address. */
  offered: boolean;
  /** One sentence below its name. */
  lead: Texts;
  /** About how many choices a match asks of a player, with the options as they are; null where an option says it. */
  choices: { readonly least: number; readonly most: number } | null;
  /** What wins, for the middle of the table at the set-up: a large figure, null for none, and two or three words; null: nothing. */
  goal: (Texts & { readonly figure: string | null }) | null;
  /** The game in four sentences. */
  learn: { readonly [L in Language]: readonly string[] };
  /** Who made it; null for a game made for Harena. */
  credit: Texts | null;
  stone: Stone;
  /** The mosaic, at most 34 rows of 33 stones: # is ink, c the game's own stone; null for none. */
  figure: readonly string[] | null;
}
