// What can be shown of the game before its rules are loaded: its name, its options, its nouns and its words.

import type { Face } from '#engine/game.ts';
import { events, locals } from '#games/spartacus/events.ts';
import { listing } from '#games/spartacus/listing.ts';
import { nouns } from '#games/spartacus/nouns.ts';
import { words } from '#games/spartacus/words/index.ts';

/** SP-2.15 to SP-2.17: the influence everybody starts with. */
export const LENGTHS = { quick: 7, standard: 4, advanced: 1 } as const;

export const face: Face = {
  id: listing.id,
  title: 'Spartacus: A Game of Blood and Treachery',
  rules: 'spartacus@6',
  prefix: 'SP',
  seats: listing.seats,
  options: {
    length: { kind: 'choice', of: Object.keys(LENGTHS), default: 'quick', clause: 'SP-2.18' },
    tiedHostPays: { kind: 'flag', default: false, clause: 'SP-7.34' },
    turnLimit: { kind: 'number', min: 0, max: 200, default: 30, clause: 'SP-11.16' },
  },
  nouns,
  events,
  locals,
  words,
};
