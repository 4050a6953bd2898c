// What can be shown of the game before its rules are loaded: its name, its options, its nouns and its words.

import type { Face } from '#engine/game.ts';
import { events, locals } from '#games/house-of-gladiators/events.ts';
import { listing } from '#games/house-of-gladiators/listing.ts';
import { nouns } from '#games/house-of-gladiators/nouns.ts';
import { words } from '#games/house-of-gladiators/words/index.ts';

export const face: Face = {
  id: listing.id,
  title: 'House of Gladiators',
  rules: 'house-of-gladiators@3',
  prefix: 'HG',
  seats: listing.seats,
  options: {
    roundLimit: { kind: 'number', min: 0, max: 99, default: 15, clause: 'HG-3.6' },
    auction: { kind: 'choice', of: ['open', 'sealed'], default: 'open', clause: 'HG-5.9' },
    taskExchange: { kind: 'flag', default: false, clause: 'HG-20.6' },
  },
  nouns,
  events,
  locals,
  words,
};
