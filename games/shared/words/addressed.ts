// What the log says to the player who reads it, by kind of event: `you` where the player acts, `atYou` where it happens to
// the player. A kind without such words is told by name.

import type { Language, Words } from '#engine/game.ts';

/** English, French, Italian. */
export type Said = readonly [en: string, fr: string, it: string];

export interface Addressed {
  you: { readonly [kind: string]: Said };
  atYou: { readonly [kind: string]: Said };
}

const LANGUAGES: readonly Language[] = ['en', 'fr', 'it'];

/** The messages `you.<kind>` and `at-you.<kind>` of a language. */
export function addressing({ you, atYou }: Addressed, language: Language): Words {
  const at = LANGUAGES.indexOf(language);
  const keyed = (prefix: string, said: Addressed['you']): [string, string][] =>
    Object.entries(said).map(([kind, trio]) => [`${prefix}.${kind}`, trio[at]!]);
  return Object.fromEntries([...keyed('you', you), ...keyed('at-you', atYou)]);
}
