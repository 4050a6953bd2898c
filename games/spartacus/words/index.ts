// Everything a person reads of Spartacus, in every language.

import type { Words } from '#engine/game.ts';
import { addressing } from '#games/shared/words/addressed.ts';
import { wordsByLanguage } from '#games/shared/words.ts';
import { addressed } from '#games/spartacus/words/addressed.ts';
import { reasons } from '#games/spartacus/words/barred.ts';
import { cardNames, used } from '#games/spartacus/words/cards.ts';
import { en } from '#games/spartacus/words/en.ts';
import { fr } from '#games/spartacus/words/fr.ts';
import { it } from '#games/spartacus/words/it.ts';
import { sketchWords } from '#games/spartacus/words/table.ts';
import { textsIn } from '#games/spartacus/words/texts.ts';

const withUsed = (say: (words: Words) => Words, words: Words): Words => ({ ...words, ...say(words) });

export const words = wordsByLanguage({
  en: () =>
    withUsed(used.en, {
      ...addressing(addressed, 'en'),
      ...textsIn(0, 'or', en),
      ...en,
      ...cardNames.en,
      ...reasons.en,
      ...sketchWords.en,
    }),
  fr: () =>
    withUsed(used.fr, {
      ...addressing(addressed, 'fr'),
      ...textsIn(1, 'ou', fr),
      ...fr,
      ...cardNames.fr,
      ...reasons.fr,
      ...sketchWords.fr,
    }),
  it: () =>
    withUsed(used.it, {
      ...addressing(addressed, 'it'),
      ...textsIn(2, 'o', it),
      ...it,
      ...cardNames.it,
      ...reasons.it,
      ...sketchWords.it,
    }),
});
