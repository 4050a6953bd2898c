// The words of a game as one viewer reads them: a table may replace some, such as directions on a board that is turned.

import type { LoadedGame } from '#client/tables/index.ts';
import type { Language } from '#engine/game.ts';
import type { Seat } from '#engine/seat.ts';

export function faceFor(
  { face, table }: LoadedGame,
  view: unknown,
  viewer: Seat,
  language: Language,
): LoadedGame['face'] {
  const own = table.words?.({ view, viewer, language });
  // A frozen build tells its events itself.
  if (own === undefined || 'frozen' in face) return face;
  return { ...face, words: { ...face.words, [language]: { ...face.words[language], ...own } } };
}
