// What can be shown of the game before its rules are loaded: its name, its options, its nouns and its words.

import type { Face } from '#engine/game.ts';
import { events, locals } from './events.ts';
import { listing } from './listing.ts';
import { nouns } from './nouns.ts';
import { words } from './words/index.ts';

export const face: Face = {
  id: listing.id,
  title: listing.name,
  rules: 'novus@1',
  prefix: 'NV',
  seats: listing.seats,
  options: {},
  nouns,
  events,
  locals,
  words,
};
