// The games that the pages offer.

import { CATALOGUE } from '#games/catalogue.ts';
import type { Listing } from '#games/shared/listing.ts';

const listings = await Promise.all(
  CATALOGUE.map((game) => import(`#games/${game}/listing.ts`) as Promise<{ listing: Listing }>),
);

export const OFFERED: readonly string[] = listings.flatMap(({ listing }) => (listing.offered ? listing.id : []));
