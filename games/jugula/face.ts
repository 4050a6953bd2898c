// What can be shown of the game before its rules are loaded: its name, its options, its nouns and its words.

import type { Face } from '#engine/game.ts';
import { events, locals } from '#games/jugula/events.ts';
import { listing } from '#games/jugula/listing.ts';
import { nouns } from '#games/jugula/nouns.ts';
import { words } from '#games/jugula/words/index.ts';

export const face: Face = {
  id: listing.id,
  title: 'Jugula',
  rules: 'jugula@5',
  prefix: 'JU',
  seats: listing.seats,
  options: {
    familiaSize: { kind: 'number', min: 2, max: 4, default: 4, clause: 'JU-4.7' },
    budget: { kind: 'choice', of: ['standard', 'none'], default: 'standard', clause: 'JU-4.4' },
    roster: { kind: 'choice', of: ['basic', 'extended'], default: 'extended', clause: 'JU-3.2' },
    roundLimit: { kind: 'number', min: 1, max: 200, default: 60, clause: 'JU-18.7' },
    combatSource: { kind: 'choice', of: ['cards', 'dice'], default: 'cards', clause: 'JU-13.18' },
    backingOut: { kind: 'choice', of: ['goesOn', 'ends'], default: 'goesOn', clause: 'JU-11.13' },
    pushRule: { kind: 'choice', of: ['straight', 'fan'], default: 'fan', clause: 'JU-20.6' },
  },
  nouns,
  events,
  locals,
  words,
};
