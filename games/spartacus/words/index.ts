// Everything a person reads of Spartacus, in every language.

import { addressing } from '#games/shared/words/addressed.ts';
import { wordsByLanguage } from '#games/shared/words.ts';
import { addressed } from '#games/spartacus/words/addressed.ts';
import { reasons } from '#games/spartacus/words/barred.ts';
import { cardNames } from '#games/spartacus/words/cards.ts';
import { en } from '#games/spartacus/words/en.ts';
import { fr } from '#games/spartacus/words/fr.ts';
import { it } from '#games/spartacus/words/it.ts';
import { sketchWords } from '#games/spartacus/words/table.ts';
import { textsIn } from '#games/spartacus/words/texts.ts';

export const words = wordsByLanguage({
  en: () => ({ ...addressing(addressed, 'en'), ...textsIn(0, 'or', en), ...en, ...cardNames.en, ...sketchWords.en }),
  fr: () => ({
    ...addressing(addressed, 'fr'),
    ...textsIn(1, 'ou', fr),
    ...fr,
    ...cardNames.fr,
    ...reasons.fr,
    ...sketchWords.fr,
  }),
  it: () => ({
    ...addressing(addressed, 'it'),
    ...textsIn(2, 'o', it),
    ...it,
    ...cardNames.it,
    ...reasons.it,
    ...sketchWords.it,
  }),
});
