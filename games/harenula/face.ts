// What can be shown of the game before its rules are loaded: its name, its options, its nouns and its words.

import type { Face } from '#engine/game.ts';
import { events, locals } from '#games/harenula/events.ts';
import { nouns } from '#games/harenula/nouns.ts';
import { words } from '#games/harenula/words/index.ts';

export const face: Face = {
  id: 'harenula',
  title: 'Harenula',
  rules: 'harenula@1',
  prefix: 'HA',
  seats: { min: 2, max: 4 },
  options: { rounds: { kind: 'number', min: 1, max: 12, default: 6, clause: 'HA-3.1' } },
  nouns,
  events,
  locals,
  words,
};
