// Frozen builds in a browser (engine/frozen.ts): each is a file of its own, which page and worker load when a match of
// that version is opened.

import type { FrozenRules } from '#engine/frozen.ts';
import { frozenNumber } from '#games/frozen.ts';

const FILES = import.meta.glob<string>('../games/*/frozen/*.js', { query: '?url', import: 'default', eager: true });

/** The rules of that version; null where they are not kept. */
export async function loadFrozen(game: string, rules: string): Promise<FrozenRules | null> {
  const number = frozenNumber(game, rules);
  if (number === null) return null;
  const file = (await import(/* @vite-ignore */ FILES[`../games/${game}/frozen/${number}.js`]!)) as {
    default: FrozenRules;
  };
  return file.default;
}
