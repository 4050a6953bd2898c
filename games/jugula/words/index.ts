// Everything a person reads of Jugula, in three languages. The names of cards and fighters are Latin in all of them.

import type { Words } from '#engine/game.ts';
import { ARMATURAE } from '#games/jugula/armaturae.ts';
import { addressed } from '#games/jugula/words/addressed.ts';
import { reasons } from '#games/jugula/words/barred.ts';
import { en, english } from '#games/jugula/words/en.ts';
import { fr, french } from '#games/jugula/words/fr.ts';
import { it, italian } from '#games/jugula/words/it.ts';
import { sketchWords } from '#games/jugula/words/table.ts';
import { cardWords } from '#games/jugula/words/tongue.ts';
import { addressing } from '#games/shared/words/addressed.ts';
import { wordsByLanguage } from '#games/shared/words.ts';

const fighters: Words = Object.fromEntries(ARMATURAE.map(({ id, name }) => [`armatura.${id}`, name]));

export const words = wordsByLanguage({
  en: () => ({ ...en, ...fighters, ...cardWords(english), ...sketchWords.en, ...addressing(addressed, 'en') }),
  fr: () => ({
    ...fr,
    ...fighters,
    ...cardWords(french),
    ...reasons.fr,
    ...sketchWords.fr,
    ...addressing(addressed, 'fr'),
  }),
  it: () => ({
    ...it,
    ...fighters,
    ...cardWords(italian),
    ...reasons.it,
    ...sketchWords.it,
    ...addressing(addressed, 'it'),
  }),
});
