// The words of Gladiatori, by language.

import type { Words } from '#engine/game.ts';
import { CARDS } from '#games/gladiatori/cards.ts';
import { ANIMAL, figureName } from '#games/gladiatori/names.ts';
import { addressed } from '#games/gladiatori/words/addressed.ts';
import { en } from '#games/gladiatori/words/en.ts';
import { fr } from '#games/gladiatori/words/fr.ts';
import { it } from '#games/gladiatori/words/it.ts';
import { addressing } from '#games/shared/words/addressed.ts';
import { wordsByLanguage } from '#games/shared/words.ts';

/** More animals than ever come. */
const HERD = 120;

/** Words for what the notation numbers or composes: the animals, and cards out of the HP deck such as `hp:rage`. */
function complete(words: Words): Words {
  const more: { [key: string]: string } = {};
  for (let i = 0; i < HERD; i++) more[`animal.${figureName(ANIMAL + i)}`] = `${words['animal']} ${i + 1}`;
  for (const { name } of CARDS) more[`thing.hp:${name}`] = `${words[`card.${name}`]} (${words['hp']})`;
  return { ...words, ...more };
}

export const words = wordsByLanguage({
  en: () => ({ ...complete(en), ...addressing(addressed, 'en') }),
  fr: () => ({ ...complete(fr), ...addressing(addressed, 'fr') }),
  it: () => ({ ...complete(it), ...addressing(addressed, 'it') }),
});
