// The games of the catalogue, as the pages know them before any game is loaded. Vite finds the listings at build time.

import { language } from '#client/shell/settings.ts';
import { unbroken } from '#client/words/unbroken.ts';
import { say } from '#client/words.ts';
import { CATALOGUE } from '#games/catalogue.ts';
import type { Listing, Texts } from '#games/shared/listing.ts';

const found = import.meta.glob<{ listing: Listing }>(['../games/*/listing.ts', '!../games/shared/*'], { eager: true });
const listings: ReadonlyMap<string, Listing> = new Map(
  CATALOGUE.map((game) => [game, found[`../games/${game}/listing.ts`]!.listing]),
);

/** Every game, in the order of the catalogue. */
export const GAMES: readonly string[] = CATALOGUE;

/** The games that the pages offer. */
export const OFFERED: readonly Listing[] = [...listings.values()].filter(({ offered }) => offered);

export const isGame = (game: string): boolean => listings.has(game);

/** Null: there is no such game. */
export const listingOf = (game: string): Listing | null => listings.get(game) ?? null;

export const gameTitle = (game: string): string => listingOf(game)?.name ?? game;

/** A text of a listing in the reader's language. */
export const saidOf = (texts: Texts): string => unbroken(texts[language.value], language.value);

/** Its sentence for newcomers; null: there is no such game. */
export function leadOf(game: string): string | null {
  const listing = listingOf(game);
  return listing === null ? null : saidOf(listing.lead);
}

/** Seconds for a choice, with what the bots do meanwhile. */
const PER_CHOICE = 15;
/** Rounded to five minutes. */
const minutesFor = (choices: number): number => 5 * Math.round((choices * PER_CHOICE) / 60 / 5);

/** About how long a match against bots lasts; null where its options say it. */
export function lengthOf(game: string): string | null {
  const choices = listingOf(game)?.choices ?? null;
  if (choices === null) return null;
  return say('new.length', { from: minutesFor(choices.least), to: minutesFor(choices.most) });
}

export const playersOf = ({ seats: { min, max } }: Listing): string =>
  min === max ? say('players', { count: min }) : say('players.between', { min, max });
