// What has to be said about every card, in one language: what its uses and the steps of its special effect do.

import type { Words } from '#engine/game.ts';
import { CARDS, type Effect, playName, playOf, SPECIAL, USES } from '#games/jugula/cards.ts';

export interface Tongue {
  /** For each use but the special one, what a number of it means. */
  use: readonly ((n: number) => string)[];
  /** For each of them, what a card without a number for it does not do. */
  unused: readonly string[];
  effect(step: Effect): string;
  /** Between a card and what is done with it. */
  colon: string;
  /** Between two steps of an effect. */
  semicolon?: string;
}

/** The names and effects of the cards, and a gloss for every play. */
export function cardWords({ use, unused, effect, colon, semicolon = '; ' }: Tongue): Words {
  const words: { [key: string]: string } = {};
  for (const [card, { id, name, numbers, special }] of CARDS.entries()) {
    const text = special.map(effect).join(semicolon);
    words[`card.${id}`] = name;
    words[`card.${id}.effect`] = text;
    for (let i = 0; i < USES.length; i++) {
      const does = i === SPECIAL ? text : numbers[i] === 0 ? unused[i]! : use[i]!(numbers[i]!);
      words[`choice.${playName(playOf(card, i))}`] = `${name}${colon}${does}`;
    }
  }
  return words;
}
